import { recordsOf, type TrfDocument } from '../../formats/trf/document.ts';
import { isIsoDate, type TeamId } from '../../rules/identity.ts';
import { LONGEST_LINE } from '../../rules/text-bounds.ts';
import { arrangementOf } from '../arranged-matches.ts';
import type { TournamentEvent } from '../event.ts';
import type { Team } from '../player.ts';
import type { Arrangement } from '../round.ts';
import { publishedRounds, type Tournament } from '../state.ts';
import { teamNumbers } from '../views/team-records.ts';
import { teamNumbered } from './matches.ts';

/**
 * `### Home venue: 3 Maison du jeu` and `### Match @ Round 1: 1-4 2026-10-11 10:00 at Salle Colas`: where and when matches are
 * played, which no record can say; `open` for a day still to be agreed.
 */
export function arrangedComments(state: Tournament): string[] {
  const numbers = teamNumbers(state);
  const number = (team: TeamId): number => numbers.get(team) ?? 0;
  const venues = [...state.teams.values()].flatMap(({ id, venue }) =>
    venue === undefined ? [] : [`### Home venue: ${number(id)} ${venue}`],
  );
  const matches = publishedRounds(state).flatMap((round) =>
    round.matches.flatMap(({ table, first, second }) => {
      const arranged = arrangementOf(round, table);
      if (arranged === null) return [];
      const meeting = `${number(first)}-${number(second)}`;
      return [`### Match @ Round ${round.number}: ${[meeting, ...written(arranged)].join(' ')}`];
    }),
  );
  return [...venues, ...matches];
}

const OPEN = 'open';

const written = ({ day, dayOpen, time, place }: Arrangement): string[] =>
  [dayOpen === true ? OPEN : day, time, place === undefined ? undefined : `at ${place}`].filter(
    (part) => part !== undefined,
  );

const VENUE = /^### Home venue: (\d{1,4}) (\S.*)$/;
const MATCH =
  /^### Match @ Round (\d{1,3}): (\d{1,4})-(\d{1,4})(?: (open|\d{4}-\d{2}-\d{2}))?(?: ((?:[01]\d|2[0-3]):[0-5]\d))?(?: at (\S.*))?$/;

/** The team with the home venue the file gives it. */
export function withVenue(document: TrfDocument, team: Team): Team {
  const venue = recordsOf(document, '###')
    .map(({ text }) => VENUE.exec(text.trimEnd()) ?? [])
    .find(([, number]) => number !== undefined && teamNumbered(Number(number)) === team.id)?.[2];
  return venue === undefined || venue.length > LONGEST_LINE ? team : { ...team, venue };
}

/** A line that tells of no match of the file is a comment like others. */
export function arrangedIn(document: TrfDocument, state: Tournament | null): TournamentEvent[] {
  return recordsOf(document, '###').flatMap(({ text }): TournamentEvent[] => {
    const [, number, one, other, day, time, place] = MATCH.exec(text.trimEnd()) ?? [];
    const pair = [one, other].map((team) => teamNumbered(Number(team)));
    const round = state?.rounds[Number(number) - 1];
    const match = round?.matches.find(
      ({ first, second }) => pair.includes(first) && pair.includes(second),
    );
    const isDay = day === undefined || day === OPEN || isIsoDate(day);
    if (round === undefined || match === undefined || !isDay) return [];
    if (place !== undefined && place.length > LONGEST_LINE) return [];
    const said: Arrangement = {
      ...(day === undefined ? {} : day === OPEN ? { dayOpen: true } : { day }),
      ...(time === undefined ? {} : { time }),
      ...(place === undefined ? {} : { place }),
    };
    if (Object.keys(said).length === 0) return [];
    return [{ type: 'matchArranged', round: round.number, table: match.table, ...said }];
  });
}
