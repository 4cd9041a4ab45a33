import { everyApartGroup } from '../../apart.ts';
import { parseTrf } from '../../../formats/trf/read.ts';
import { writeTrf } from '../../../formats/trf/write.ts';
import { playerId } from '../../../rules/identity.ts';
import { openLedger, type Ledger } from '../../log.ts';
import { teamsNotPlaying } from '../../teams-not-playing.ts';
import { expected } from '../../proposal.ts';
import type { Settings } from '../../settings.ts';
import { publishedRounds, type Tournament } from '../../state.ts';
import { playerRecords, scores } from '../../views/records.ts';
import { standingsView } from '../../views/standings.ts';
import { teamStandingsView } from '../../views/team-standings.ts';
import { readReport } from '../read-report.ts';
import { writeReport } from '../write-report.ts';

/** The report file of a log, as a federation gets it. */
export function written({ state, entries }: Ledger): string {
  if (!state) throw new Error('no tournament');
  const document = writeReport(state, entries, { forPublication: false });
  return writeTrf(document, { edition: 'trf-26' }).text;
}

/** The log a report file becomes; a file of ours may have no fault at all. */
export function read(text: string, from = 'open.trf'): Ledger {
  const { document, problems } = parseTrf(text);
  const reading = readReport(document, { firstDay: '2026-03-07', from });
  const faults = [...problems, ...reading.problems].filter(({ severity }) => severity !== 'note');
  if (reading.events === null || faults.length > 0) throw new Error(JSON.stringify(faults));
  const { events } = reading;
  return openLedger([{ position: 1, at: '2026-03-07T10:00:00Z', by: 'import', events }]);
}

/** What a file tells of a tournament, whoever asks: by numbers, since identities are the log's own. */
export function told(state: Tournament) {
  const { settings, numbers } = state;
  const number = new Map(numbers.map((id, index) => [id, index + 1]));
  const published = publishedRounds(state).length;
  const points = scores(state, { standingsAfter: published });
  const teams = new Map([...state.teams.keys()].map((id, index) => [id, index + 1]));
  return {
    settings: KEPT_SETTINGS.map((key) => [key, settings[key]]),
    ranking: settings.initialOrder.method,
    edition: state.pins.swiss,
    players: numbers.map((id) => {
      const { name, sex, title, federation, fideId, nationalId, ratings } = state.players.get(
        id,
      ) ?? {
        ratings: {},
      };
      const { fide, national } = ratings;
      // Beside a rating of a list an estimate is not told.
      const estimate = fide === undefined && national === undefined ? ratings.estimate : undefined;
      return { name, sex, title, federation, fideId, nationalId, fide, national, estimate };
    }),
    cells: playerRecords(state, { ratingReport: true }).map(({ rounds }) =>
      rounds.map(({ opponent, colour, outcome }) => ({ opponent, colour, outcome })),
    ),
    points: playerRecords(state, { standingsAfter: published }).map(({ tpn }) =>
      points.get(numbers[tpn - 1] ?? playerId('')),
    ),
    standings: standingsView(state, { asOf: published }).rows.map(({ tpn, rank, points }) => ({
      tpn,
      rank,
      points,
    })),
    expected: Array.from({ length: settings.rounds - published }, (_, index) => {
      const round = published + index + 1;
      return settings.kind === 'team'
        ? teamsNotPlaying(state, round).map(({ team, outcome }) => [teams.get(team), outcome])
        : expected(state, round)
            .map((id) => number.get(id) ?? 0)
            .sort((a, b) => a - b);
    }),
    left: numbers.map((id) => state.players.get(id)?.left),
    postponed: publishedRounds(state).map(({ games }) =>
      games
        .flatMap(({ white, black, outcome, postponed }) =>
          postponed === undefined || outcome.kind !== 'notEntered'
            ? []
            : [{ white: number.get(white) ?? 0, black: number.get(black), ...postponed }],
        )
        .sort((a, b) => a.white - b.white),
    ),
    prohibited: everyApartGroup(state).map(({ players, fromRound, toRound }) => ({
      players: players.map((id) => number.get(id)),
      fromRound,
      toRound,
    })),
    arranged: publishedRounds(state).map(({ matches, arranged = [] }) =>
      arranged.map(({ table, ...said }) => {
        const match = matches.find((one) => one.table === table);
        return [match && teams.get(match.first), match && teams.get(match.second), said];
      }),
    ),
    rosters: [...state.teams.values()].map(({ name, nickname, venue, roster }) => ({
      name,
      nickname,
      venue,
      roster: roster.map((id) => number.get(id)),
    })),
    matches: publishedRounds(state).map(({ matches, freeTeams }) => ({
      matches: matches.map(({ first, second }) => [teams.get(first), teams.get(second)]),
      free: freeTeams.map(({ team, outcome }) => [teams.get(team), outcome]),
    })),
    teams: teamStandingsView(state, { asOf: published })?.rows.map(
      ({ rank, number: team, matchPoints, gamePoints }) => ({
        rank,
        team,
        matchPoints,
        gamePoints,
      }),
    ),
  };
}

const KEPT_SETTINGS = [
  'name',
  'kind',
  'firstDay',
  'lastDay',
  'place',
  'federation',
  'chiefArbiter',
  'deputyArbiters',
  'timeControl',
  'rounds',
  'system',
  'acceleration',
  'scoring',
  'team',
  'initialColour',
  'tieBreaks',
] as const satisfies readonly (keyof Settings)[];
