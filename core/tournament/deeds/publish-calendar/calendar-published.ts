import { inBoth } from '../../../rules/in-both.ts';
import { aCount, aRound } from '../../schema/words.ts';
import { audited } from '../audited.ts';
import type { Fact } from '../fact.ts';
import { heard } from '../heard.ts';

export interface CalendarPublished {
  readonly type: 'calendarPublished';
  readonly rounds: number;
  readonly players: number;
}

/** Says that the rounds beside it are a calendar: public from the start, played in any order. */
export const calendarPublished: Fact<CalendarPublished> = {
  fields: { rounds: aRound, players: aCount },
  fold: (state) => state,
  outdatesDraft: false,
  touches: () => ['draft'],
  heard: heard.change,
  words: inBoth(
    'Calendar published: {rounds} {rounds|round|rounds} of {players} players',
    'Calendrier publié : {rounds} {rounds|ronde|ronde|rondes} à {players} joueurs',
  ),
  tell: ({ rounds, players }) => ({ params: { rounds, players } }),
  audit: (_, { rounds, players }) => audited({ players }, null, rounds),
};
