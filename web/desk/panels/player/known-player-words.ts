import { inBoth } from '../../../words/in-both.ts';

export const KNOWN_WORDS = inBoth(
  {
    by: {
      fideId: (who: string) => `This FIDE number is entered already: ${who}.`,
      nationalId: (who: string) => `This national number is entered already: ${who}.`,
      name: (who: string) => `Somebody of this name is entered already: ${who}.`,
      namesake: (who: string) => `Same name, another number: ${who}. Two people, it seems.`,
    },
    number: (tpn: number) => `no. ${tpn}`,
    fideNumber: (number: string) => `FIDE ${number}`,
    left: 'The player has left the tournament and can be brought back, with all results.',
    expelled: 'The player was expelled.',
    show: 'Show the player',
    returns: 'Takes part again',
    back: (name: string) => `Back in the tournament: ${name}`,
  },
  {
    by: {
      fideId: (who: string) => `Ce numéro FIDE est déjà inscrit : ${who}.`,
      nationalId: (who: string) => `Ce numéro national est déjà inscrit : ${who}.`,
      name: (who: string) => `Quelqu’un de ce nom est déjà inscrit : ${who}.`,
      namesake: (who: string) => `Même nom, autre numéro : ${who}. Deux personnes, semble-t-il.`,
    },
    number: (tpn: number) => `n° ${tpn}`,
    fideNumber: (number: string) => `FIDE ${number}`,
    left: 'Ce joueur a quitté le tournoi et peut y revenir, avec tous ses résultats.',
    expelled: 'Ce joueur a été exclu.',
    show: 'Voir le joueur',
    returns: 'Reprend le tournoi',
    back: (name: string) => `De retour dans le tournoi : ${name}`,
  },
);
