import { inBoth } from '../../rules/in-both.ts';
import type { Language } from '../../rules/language.ts';
import { fill } from '../../rules/sentence.ts';
import type { ClosingLine, ClosingReason } from '../closing-lines.ts';

type Reasons = Readonly<Record<ClosingReason, string>>;

const EN: Reasons = {
  roundsToCome: '{rounds} {rounds|round is|rounds are} still to be played.',
  gamesOpen: '{games} {games|game has|games have} no result.',
  gamesAdjourned: '{games} {games|game is|games are} adjourned: the table is not final without.',
  resultsIn: 'Every game has its result.',
  penaltiesOpen:
    'Decided and not carried out: {count|incident|incidents} {incidents}. Carry it out, or change the decision.',
  boardsDisputed: 'Two results are said of {boards} {boards|board|boards}.',
  nothingDisputed: 'Nobody says anything else.',
  roundToClose: 'Round {round} is not closed.',
  roundsClosed: 'All rounds are closed.',
  matchesLevel:
    '{count} {count|match is|matches are} level: {matches}. The winner goes through after a play-off (LA 5.2 1).',
  lotsDue: 'The regulations foresee lots: {groups} {groups|tie is|ties are} left.',
  tieForFirst:
    'The announced tie-breaks leave {players} players in first place: {names}. A play-off, or they share it.',
  tieForPrize:
    '{groups} {groups|place that has a prize is|places that have prizes are} shared: played off where that was announced, shared otherwise.',
  placesShared: '{groups} {groups|place is|places are} shared, as announced; the first is not.',
  noTies: 'The announced tie-breaks leave no tie.',
  noPrizes: 'The event has no prizes.',
  prizesUndecided: '{prizes} {prizes|prize waits|prizes wait} for a decision of yours.',
  prizesWaitForMatches: 'The prizes of a level match are shared until it is played off.',
  prizesToCheck:
    '{prizes} {prizes|prize is|prizes are} shared out: check them before the ceremony.',
  noCategories: 'Neither sex nor age of the players is known.',
  categoriesToCheck: 'Women, juniors, seniors: look at who is first of each.',
  notRated: 'The regulations say that the event is not rated.',
  fideIdsMissing: '{players} {players|player has|players have} no FIDE number in the file.',
  fileToSend: 'Everybody has a FIDE number: the file can be sent.',
  noFederation: 'The settings name no federation.',
  resultsToSend: '{federation} expects the results, with the technical report.',
  papersToHang: 'Final standings, crosstable and prizes: printed, signed, on the wall.',
  copyToTake: 'A copy of its own, kept elsewhere than on this computer.',
  saidDone: 'Done, as an arbiter said.',
  saidNotNeeded: 'Not needed, as an arbiter said.',
  changedSince: 'Done before something changed: look again.',
  eventOpen: 'Everything above can still change.',
  eventClosed: 'Nothing changes any more, unless it is opened again.',
};

const FR: Reasons = {
  roundsToCome: '{rounds} {rounds|ronde reste|rondes restent} à jouer.',
  gamesOpen: '{games} {games|partie est|parties sont} sans résultat.',
  gamesAdjourned:
    '{games} {games|partie est ajournée|parties sont ajournées} : sans elles, le classement n’est pas définitif.',
  resultsIn: 'Chaque partie a son résultat.',
  penaltiesOpen:
    'Décidé et pas encore appliqué : {count|incident|incidents} {incidents}. Appliquez la décision, ou changez-la.',
  boardsDisputed: '{boards} {boards|échiquier a|échiquiers ont} deux résultats.',
  nothingDisputed: 'Personne ne dit autre chose.',
  roundToClose: 'La ronde {round} n’est pas close.',
  roundsClosed: 'Toutes les rondes sont closes.',
  matchesLevel:
    '{count} {count|match est|matchs sont} à égalité : {matches}. Le départage désigne le vainqueur (LA 5.2 1).',
  lotsDue:
    'Le règlement prévoit un tirage au sort : {groups} {groups|égalité reste|égalités restent}.',
  tieForFirst:
    'Les départages annoncés laissent {players} joueurs à la première place : {names}. Un départage joué, ou ils la partagent.',
  tieForPrize:
    '{groups} {groups|place dotée d’un prix est partagée|places dotées de prix sont partagées} : départage joué là où il a été annoncé, partage sinon.',
  placesShared:
    '{groups} {groups|place est partagée|places sont partagées}, comme annoncé ; la première ne l’est pas.',
  noTies: 'Les départages annoncés ne laissent aucune égalité.',
  noPrizes: 'Le tournoi n’a pas de prix.',
  prizesUndecided: '{prizes} {prizes|prix attend|prix attendent} votre décision.',
  prizesWaitForMatches:
    'Les prix d’un match à égalité restent partagés tant que le départage n’est pas joué.',
  prizesToCheck: '{prizes} prix {prizes|attribué|attribués} : à vérifier avant la cérémonie.',
  noCategories: 'Ni le sexe ni l’âge des joueurs ne sont connus.',
  categoriesToCheck: 'Féminines, jeunes, vétérans : regardez qui est premier de chaque catégorie.',
  notRated: 'Le règlement dit que le tournoi ne compte pour aucun Elo.',
  fideIdsMissing: '{players} {players|joueur est|joueurs sont} sans numéro FIDE dans le fichier.',
  fileToSend: 'Chacun a son numéro FIDE : le fichier peut partir.',
  noFederation: 'Les réglages ne nomment aucune fédération.',
  resultsToSend: '{federation} attend les résultats, avec le rapport technique.',
  papersToHang: 'Classement final, grille et prix : imprimés, signés, affichés.',
  copyToTake: 'Une sauvegarde à part, gardée ailleurs que sur cet ordinateur.',
  saidDone: 'Fait, a dit un arbitre.',
  saidNotNeeded: 'Sans objet, a dit un arbitre.',
  changedSince: 'Fait avant qu’autre chose ne change : à revoir.',
  eventOpen: 'Tout ce qui précède peut encore changer.',
  eventClosed: 'Plus rien ne change, à moins de le rouvrir.',
};

const REASONS = inBoth(EN, FR);

/** Why a line stands as it does, in a sentence. */
export const sayClosing = ({ reason, params }: ClosingLine, language: Language): string =>
  fill(REASONS[language][reason], params);
