import type { Bilingual } from './editions/edition.ts';
import type { Colour } from './colour.ts';
import { SCORING_PRESETS, type ScoringPreset, type ScoringSystem } from './scoring.ts';
import type { PlayedScore } from './outcome.ts';

/** What distinguishes one game from another, as values: no code asks which game it is. */
export interface GameSpec {
  readonly id: string;
  readonly name: Bilingual;
  readonly colours: Readonly<Record<Colour, Bilingual>>;
  readonly defaultScoring: ScoringPreset;
  readonly scoring: Readonly<Record<ScoringPreset, ScoringSystem>>;
  /** Scores the arbiter may enter for a game that was played. */
  readonly scores: readonly PlayedScore[];
  /** Colour rules of C.04.1: the widest difference and the longest run allowed. */
  readonly colourRules: { readonly maxDifference: number; readonly maxRun: number };
}

export const CHESS: GameSpec = {
  id: 'chess',
  name: { en: 'Chess', fr: 'Échecs' },
  colours: {
    white: { en: 'White', fr: 'Blancs' },
    black: { en: 'Black', fr: 'Noirs' },
  },
  defaultScoring: '1-½-0',
  scoring: SCORING_PRESETS,
  scores: ['1-0', '½-½', '0-1', '0-0', '½-0', '0-½'],
  colourRules: { maxDifference: 2, maxRun: 2 },
};

export const GAMES: readonly GameSpec[] = [CHESS];

export function gameById(id: string): GameSpec | null {
  return GAMES.find((game) => game.id === id) ?? null;
}
