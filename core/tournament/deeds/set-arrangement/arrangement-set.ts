import { arrangement, ARRANGEMENTS } from '../../../decisions/chess960/arrangement.ts';
import { inLetters } from '../../../decisions/chess960/rank-letters.ts';
import { inBoth } from '../../../rules/in-both.ts';
import { optional, orNull, type Schema } from '../../schema/schema.ts';
import { aFilledLine, aRound } from '../../schema/words.ts';
import { audited } from '../audited.ts';
import type { Fact } from '../fact.ts';
import { heard } from '../heard.ts';
import { things } from '../things.ts';

export const anArrangement: Schema<number> = { kind: 'whole', least: 0, most: ARRANGEMENTS - 1 };

export interface ArrangementSet {
  readonly type: 'arrangementSet';
  readonly round: number;
  /** Null for the usual position again. */
  readonly id: number | null;
  /** Of the lot it was drawn by; missing where it was chosen. */
  readonly seed?: string;
}

export const arrangementSet: Fact<ArrangementSet> = {
  fields: { round: aRound, id: orNull(anArrangement), seed: optional(aFilledLine) },
  fold: (state, { round, id, seed }) => {
    const { arrangements, ...rest } = state;
    const next = new Map(arrangements);
    if (id === null) next.delete(round);
    else next.set(round, { id, seed: seed ?? null });
    return next.size === 0 ? rest : { ...rest, arrangements: next };
  },
  outdatesDraft: false,
  touches: ({ round }) => [things.arrangement(round)],
  heard: heard.change,
  words: inBoth('Round {round}, Chess960: {position}', 'Ronde {round}, Chess960 : {position}'),
  tell: ({ round, id, seed }, { language }) => {
    const fr = language === 'fr';
    const rank = id === null ? null : arrangement(id);
    const drawn = seed === undefined ? '' : fr ? ` (graine ${seed})` : ` (seed ${seed})`;
    const usual = fr ? 'position habituelle' : 'the usual position';
    return {
      params: { round, ...(id === null ? {} : { id }), ...(seed === undefined ? {} : { seed }) },
      said: {
        position:
          id === null || rank === null
            ? usual
            : `position ${id}, ${inLetters(rank, language)}${drawn}`,
      },
    };
  },
  audit: (state, { round, id }) =>
    audited({ round }, state?.arrangements?.get(round)?.id ?? null, id),
};
