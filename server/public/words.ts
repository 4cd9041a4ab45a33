import { inBoth } from '@ronde/core/rules/in-both.ts';
import type { Language } from '@ronde/core/rules/language.ts';

/** What the server says on public pages besides the pages themselves. */
export interface PublicWords {
  readonly tournaments: string;
  readonly none: string;
  readonly search: string;
  readonly searchButton: string;
  readonly noneFound: string;
  readonly foundOne: string;
  /** With {count}. */
  readonly found: string;
  /** Of the links from one page of the list to another. */
  readonly pages: string;
  /** With {page} and {pages}. */
  readonly pageOf: string;
  readonly previous: string;
  readonly next: string;
  /** A page beyond the last. */
  readonly noSuchPage: string;
  readonly missing: string;
  readonly missingWhy: string;
  readonly prepared: string;
  readonly preparedWhy: string;
  readonly troubled: string;
  readonly troubledWhy: string;
  /** An address that is no page of ours. */
  readonly noSuchAddress: string;
  readonly notNow: string;
  readonly otherName: string;
  /** With {host}. */
  readonly otherNameWhy: string;
  readonly toHome: string;
  /** Small, for those who run the event. */
  readonly signIn: string;
  readonly byCode: string;
  readonly toTournaments: string;
  /** Above the tables of a series of pools and divisions. */
  readonly seriesOf: string;
  readonly seriesEmpty: string;
  /** Over a page that can no longer hear the server. */
  readonly lost: string;
  readonly languageName: string;
}

const WORDS = inBoth<PublicWords>(
  {
    tournaments: 'Tournaments',
    none: 'There is no tournament yet.',
    search: 'Search by name, place or date',
    searchButton: 'Search',
    noneFound: 'No tournament has all of these words.',
    foundOne: 'One tournament found',
    found: '{count} tournaments found',
    pages: 'Pages of the list',
    pageOf: 'Page {page} of {pages}',
    previous: 'Previous page',
    next: 'Next page',
    noSuchPage: 'The list does not go so far.',
    missing: 'Nothing here',
    missingWhy:
      'This tournament or page is not here, or is no longer public. The address may be mistyped.',
    prepared: 'This event is being prepared',
    preparedWhy:
      'It has not been published yet. This page opens by itself as soon as it is: you need not do anything.',
    troubled: 'Not just now',
    troubledWhy: 'This tournament cannot be shown at the moment. Nothing is lost; try again later.',
    noSuchAddress: 'There is no page at this address. It may be mistyped.',
    notNow: 'This cannot be answered at the moment. Nothing is lost; try again later.',
    otherName: 'Not under this name',
    otherNameWhy:
      'Ronde does not answer under the name “{host}”. Open it by the address it printed at its start, or by the QR code.',
    toHome: 'First page',
    signIn: 'Arbiters: sign in',
    byCode: 'I have a code',
    toTournaments: 'All tournaments',
    seriesOf: 'The tables of its pools and divisions.',
    seriesEmpty: 'No table of this series is public yet.',
    lost: 'The connection is lost: this page may be out of date. It comes back by itself.',
    languageName: 'English',
  },
  {
    tournaments: 'Tournois',
    none: 'Il n’y a pas encore de tournoi.',
    search: 'Chercher par nom, lieu ou date',
    searchButton: 'Chercher',
    noneFound: 'Aucun tournoi ne contient tous ces mots.',
    foundOne: 'Un tournoi trouvé',
    found: '{count} tournois trouvés',
    pages: 'Pages de la liste',
    pageOf: 'Page {page} sur {pages}',
    previous: 'Page précédente',
    next: 'Page suivante',
    noSuchPage: 'La liste ne va pas si loin.',
    missing: 'Rien ici',
    missingWhy:
      'Ce tournoi ou cette page n’est pas ici, ou n’est plus public. L’adresse est peut-être mal recopiée.',
    prepared: 'Ce tournoi est en préparation',
    preparedWhy:
      'Il n’est pas encore publié. Cette page s’ouvrira d’elle-même dès qu’il le sera : vous n’avez rien à faire.',
    troubled: 'Pas maintenant',
    troubledWhy:
      'Ce tournoi ne peut pas être affiché pour le moment. Rien n’est perdu ; réessayez plus tard.',
    noSuchAddress: 'Il n’y a pas de page à cette adresse. Elle est peut-être mal recopiée.',
    notNow: 'Pas de réponse pour le moment. Rien n’est perdu ; réessayez plus tard.',
    otherName: 'Pas sous ce nom',
    otherNameWhy:
      'Ronde ne répond pas sous le nom « {host} ». Ouvrez-le par l’adresse affichée à son démarrage, ou par le code QR.',
    toHome: 'Première page',
    signIn: 'Arbitres : se connecter',
    byCode: 'J’ai un code',
    toTournaments: 'Tous les tournois',
    seriesOf: 'Les classements de ses poules et divisions.',
    seriesEmpty: 'Aucun classement de cette série n’est encore public.',
    lost: 'Connexion perdue : cette page n’est peut-être plus à jour. Elle reviendra d’elle-même.',
    languageName: 'Français',
  },
);

export const publicWords = (language: Language): PublicWords => WORDS[language];
