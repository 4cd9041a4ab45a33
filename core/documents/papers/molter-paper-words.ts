import { inBoth } from '../../rules/in-both.ts';

/** What the papers of an event by Molter tables say; holes are `{name}`. */
export const MOLTER_PAPER_WORDS = inBoth(
  {
    grids: 'Grids of the teams',
    envelope: 'Team {letter}',
    envelopeOf: 'Envelope of team {letter}',
    cardsOf: 'Board cards, round {round}',
    round: 'Round {round}',
    roundHead: 'Round',
    board: 'Board {board}',
    boardHead: 'Board',
    atBoard: 'board {board}',
    colour: 'Colour',
    opponent: 'Opponent',
    white: 'White',
    black: 'Black',
    short: { white: '(W)', black: '(B)' },
    seat: 'Seat',
    player: 'Player',
    nobody: 'free',
    points: 'Pts',
    total: 'Total',
  },
  {
    grids: 'Grilles des équipes',
    envelope: 'Équipe {letter}',
    envelopeOf: 'Enveloppe de l’équipe {letter}',
    cardsOf: 'Fiches d’échiquier, ronde {round}',
    round: 'Ronde {round}',
    roundHead: 'Ronde',
    board: 'Échiquier {board}',
    boardHead: 'Éch.',
    atBoard: 'éch. {board}',
    colour: 'Couleur',
    opponent: 'Adversaire',
    white: 'Blancs',
    black: 'Noirs',
    short: { white: '(B)', black: '(N)' },
    seat: 'Place',
    player: 'Joueur',
    nobody: 'libre',
    points: 'Pts',
    total: 'Total',
  },
);

export type MolterPaperWords = (typeof MOLTER_PAPER_WORDS)['en'];
