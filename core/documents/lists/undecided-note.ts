import { fill } from '../../rules/sentence.ts';
import type { ListWords } from './words.ts';

/** Matches of a cup whose places are shared until they are played off (LA 5.2 1). */
export const undecidedNote = (matches: readonly string[], words: ListWords): string[] =>
  matches.length === 0 ? [] : [fill(words.undecided, { matches: matches.join(', ') })];
