import { inBoth } from '../../../rules/in-both.ts';
import type { PlayerId } from '../../../rules/identity.ts';
import { arrangementOf, withArrangement } from '../../arranged-matches.ts';
import { withRound } from '../../changes/rounds.ts';
import type { ArrangedMatch } from '../../round.ts';
import { optional } from '../../schema/schema.ts';
import { aDay, aFilledLine, anOrdinal, aRound, yes } from '../../schema/words.ts';
import type { Tournament } from '../../state.ts';
import { audited } from '../audited.ts';
import type { Fact } from '../fact.ts';
import { heard } from '../heard.ts';

/** A match has a day, an hour or a place of its own; with none of them it is played as its round. */
export interface MatchArranged extends ArrangedMatch {
  readonly type: 'matchArranged';
  readonly round: number;
}

export const thingOfMatch = (round: number, table: number): string => `match:${round}:${table}`;

export const matchArranged: Fact<MatchArranged> = {
  fields: {
    round: aRound,
    table: anOrdinal,
    day: optional(aDay),
    dayOpen: optional(yes),
    time: optional(aFilledLine),
    place: optional(aFilledLine),
  },
  fold: (state, { type: _, round, ...arranged }) =>
    withRound(state, round, (one) => withArrangement(one, arranged)),
  outdatesDraft: false,
  touches: ({ round, table }) => [thingOfMatch(round, table)],
  heard: heard.change,
  concerns: playersOfMatch,
  words: inBoth('Round {round}, table {table}: {when}', 'Ronde {round}, table {table} : {when}'),
  tell: ({ round, table, day, dayOpen, time, place }, { language }) => {
    const words = SAID[language];
    const said = [
      dayOpen === true ? words.dayOpen : day,
      time,
      place === undefined ? undefined : words.at(place),
    ].filter((part) => part !== undefined);
    return {
      params: { round, table, day: day ?? '', place: place ?? '' },
      said: { when: said.length === 0 ? words.asRound : `${words.match} ${said.join(', ')}` },
    };
  },
  audit: (state, { type: _, round, table, ...arranged }) => {
    const before = state?.rounds[round - 1];
    return audited({ round, table }, before ? arrangementOf(before, table) : null, arranged);
  },
};

const SAID = inBoth(
  {
    match: 'match arranged:',
    asRound: 'match played as its round',
    dayOpen: 'postponed, day to be agreed',
    at: (place: string) => `at ${place}`,
  },
  {
    match: 'match fixé :',
    asRound: 'match joué comme sa ronde',
    dayOpen: 'reporté, jour à convenir',
    at: (place: string) => `à ${place}`,
  },
);

function playersOfMatch(
  state: Tournament,
  { round, table }: Pick<MatchArranged, 'round' | 'table'>,
): readonly PlayerId[] {
  const games = state.rounds[round - 1]?.games ?? [];
  return games.filter(({ match }) => match === table).flatMap(({ white, black }) => [white, black]);
}
