import type { Colour } from '@ronde/core/rules/colour.ts';
import { inBoth } from '../words/in-both.ts';

const enFlags: Readonly<Record<Colour, string>> = { white: 'White’s', black: 'Black’s' };
const frFlags: Readonly<Record<Colour, string>> = { white: 'des Blancs', black: 'des Noirs' };

export const CLAIM_PAGE_WORDS = inBoth(
  {
    open: 'Prove a claim from the moves',
    heading: 'Claim',
    about: 'Three times the same position, fifty moves, mate, stalemate, dead position, flag.',
    claimed: 'What is claimed',
    claims: { repetition: 'Three times', moves: 'Fifty moves', position: 'Position' },
    score: 'Moves (English or French letters), PGN, or a position (FEN)',
    next: 'Move written down and not played',
    flag: 'Flag fallen',
    noFlag: 'No flag',
    flags: enFlags,
    prove: 'Prove',
    proof: 'What is proven',
    decide: 'Decide on this claim',
    back: 'Back to the situations',
  },
  {
    open: 'Prouver une réclamation par les coups',
    heading: 'Réclamation',
    about: 'Trois fois la même position, cinquante coups, mat, pat, position morte, drapeau.',
    claimed: 'Ce qui est réclamé',
    claims: { repetition: 'Trois fois', moves: 'Cinquante coups', position: 'La position' },
    score: 'Coups (lettres françaises ou anglaises), PGN, ou une position (FEN)',
    next: 'Coup écrit sans être joué',
    flag: 'Drapeau tombé',
    noFlag: 'Aucun',
    flags: frFlags,
    prove: 'Prouver',
    proof: 'Ce qui est prouvé',
    decide: 'Décider de cette réclamation',
    back: 'Retour aux situations',
  },
);
