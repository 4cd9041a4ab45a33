import { inBoth } from '../../../rules/in-both.ts';
import { withRound } from '../../changes/rounds.ts';
import { optional } from '../../schema/schema.ts';
import { anHour, aRound } from '../../schema/words.ts';
import { audited } from '../audited.ts';
import type { Fact } from '../fact.ts';
import { heard } from '../heard.ts';
import { things } from '../things.ts';

export interface RoundStarted {
  readonly type: 'roundStarted';
  readonly round: number;
  /** The announced start, by the clock of the hall with its offset, where it was not when it was written. */
  readonly at?: string;
}

export const roundStarted: Fact<RoundStarted> = {
  fields: { round: aRound, at: optional(anHour) },
  fold: (state, event, hand) =>
    withRound(state, event.round, (round) => ({
      ...round,
      started: true,
      startedAt: event.at ?? hand.at,
    })),
  outdatesDraft: false,
  touches: ({ round }) => [things.round(round)],
  heard: heard.roundStarted,
  words: inBoth('Round {round} started{since}', 'Ronde {round} commencée{since}'),
  tell: ({ round, at }, { language }) => ({
    params: { round, ...(at === undefined ? {} : { at }) },
    said: {
      since: at === undefined ? '' : `${language === 'fr' ? ' à ' : ' at '}${at.slice(11, 16)}`,
    },
  }),
  audit: (_, { round }) => audited({ round }, 'published', 'playing'),
};
