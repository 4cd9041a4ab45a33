import { formatPoints } from '../../rules/points.ts';
import { isOnOtherDay } from '../arranged-matches.ts';
import type { Tournament } from '../state.ts';
import { hallName, shownLines, type HallName } from './hall-lines.ts';
import type { HallNames } from './hall-names.ts';
import type { HallPage } from './hall-page.ts';
import { shareOf } from './hall-share.ts';
import { partOf, type ListPage, type RoundPage } from './screen.ts';
import type { MatchBoard, MatchTeam } from './match-view.ts';
import { teamCrosstableView } from './team-crosstable.ts';
import { teamMatchesView } from './team-matches.ts';
import { teamStandingsView } from './team-standings.ts';

/** The matches of a round; null for an event without, and for what not everybody may see. */
export function matchesPage(
  state: Tournament,
  round: number,
  page: RoundPage,
  shownAs: 'pairings' | 'results',
  names: HallNames,
): HallPage | null {
  const view = teamMatchesView(state, round, 'public');
  if (view === null) return null;
  const { boards: range } = page;
  const matches = view.matches.filter(
    ({ seats, awaited, firstBoard }) =>
      !range ||
      (awaited && range.from <= firstBoard && firstBoard <= range.to) ||
      seats.some(({ table }) => table !== null && range.from <= table && table <= range.to),
  );
  const named = (player: MatchBoard['first']): HallName | null =>
    player === null ? null : hallName(player, names);
  const games = view.matches.flatMap(({ seats }) => seats.filter(({ table }) => table !== null));
  const awaitedBoards = view.matches
    .filter(({ awaited }) => awaited)
    .reduce((sum, { boards }) => sum + boards, 0);
  const scored = ({ name, points }: MatchTeam, begun: boolean) => ({
    name,
    score: begun ? points : null,
  });
  const lastPart = !page.part || page.part.index === page.part.of - 1;
  return {
    view: 'matches',
    shownAs,
    round,
    matches: partOf(matches, page.part).map((match) => ({
      table: match.table,
      ...(isOnOtherDay(match.arranged) && match.open !== 0
        ? { postponed: match.arranged?.day ?? null }
        : {}),
      ...(match.awaited ? { awaited: true as const } : {}),
      first: scored(match.first, match.begun),
      second: scored(match.second, match.begun),
      boards: match.seats.map((board) => ({
        ...board,
        first: named(board.first),
        second: named(board.second),
      })),
    })),
    free: lastPart
      ? [
          ...view.free.map(({ team, outcome }) => ({ name: team.name, outcome })),
          ...view.resting.map(({ name }) => ({ name, outcome: 'zeroPointBye' as const })),
        ]
      : [],
    results: games.filter(({ outcome }) => outcome.kind !== 'notEntered').length,
    of: games.length + awaitedBoards,
    ...shareOf(matches, page.part, ({ table }) => table),
  };
}

/** Tie-breaks that are the other score themselves. */
const OTHER_SCORE: readonly string[] = ['GPTS', 'MPTS', 'MPvGP'];

/** The standings of teams; null in an event without. The other score stands before the tie-breaks. */
export function teamStandingsPage(state: Tournament, page: ListPage): HallPage | null {
  const view = teamStandingsView(state);
  if (view === null) return null;
  const [other, code] =
    view.primaryScore === 'matchPoints'
      ? (['gamePoints', 'GPTS'] as const)
      : (['matchPoints', 'MPTS'] as const);
  const isListed =
    (other === 'matchPoints' && !view.matchPointsCount) ||
    view.descriptors.some((one) => OTHER_SCORE.includes(one));
  const lines = view.rows.map((row) => ({
    rank: row.rank,
    tpn: row.number,
    title: null,
    name: row.name,
    short: row.name,
    rating: 0,
    federation: null,
    club: null,
    points: row[view.primaryScore],
    tieBreaks: [...(isListed ? [] : [formatPoints(row[other])]), ...row.tieBreaks],
    ...(row.goes === null && row.matchesLess === 0
      ? {}
      : { team: { goes: row.goes, matchesLess: row.matchesLess } }),
  }));
  return {
    view: 'standings',
    round: view.round,
    openGames: view.openGames,
    descriptors: [...(isListed ? [] : [code]), ...view.descriptors],
    ...shownLines(lines, page, ({ rank }) => rank),
  };
}

/** The crosstable of teams; null in an event without. */
export function teamCrosstablePage(state: Tournament, page: ListPage): HallPage | null {
  const view = teamCrosstableView(state);
  if (view === null) return null;
  const lines = view.lines.map(({ line, name, rounds, ...rest }) => ({
    line,
    name,
    points: rest[view.primaryScore],
    rounds: rounds.map(({ opponentLine, colour, outcome, gamePoints }) => ({
      ...{ opponentLine, colour, outcome, gamePoints },
    })),
  }));
  return {
    view: 'teamCrosstable',
    round: view.round,
    ...shownLines(lines, page, ({ line }) => line),
  };
}
