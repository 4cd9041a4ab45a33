import { RESULT_LETTERS } from '@ronde/core/formats/trf/round-cells.ts';
import type { Tpn } from '@ronde/core/rules/identity.ts';
import { displayPoints, POINT } from '@ronde/core/rules/points.ts';
import { fill } from '@ronde/core/rules/sentence.ts';
import { formatFigure, printedValue } from '@ronde/core/standings/figure.ts';
import type { CategoryRow } from '@ronde/core/standings/ranking/category-ranking.ts';
import type { CrosstableLine } from '@ronde/core/standings/ranking/crosstable.ts';
import type { ProgressLine } from '@ronde/core/standings/ranking/progress.ts';
import type { RankedStandings } from '@ronde/core/standings/ranking/ranked-standings.ts';
import type { TeamRow } from '@ronde/core/standings/ranking/team-ranking.ts';
import type { Cli } from './cli.ts';
import { table } from './table.ts';

export type NameOf = (tpn: Tpn) => string;

/** `12 Player, One`. */
export function namesOf(players: readonly { readonly tpn: Tpn; readonly name: string }[]): NameOf {
  const names = new Map(players.map(({ tpn, name }) => [tpn, name]));
  return (tpn) => `${tpn} ${names.get(tpn) ?? ''}`.trimEnd();
}

/** `{standings: [{rank, tpn, name, points, tiebreaks: {code: value}}]}`; undefined values are null. */
export function standingsJson({ descriptors, rows, lots }: RankedStandings) {
  return {
    standings: rows.map(({ rank, tpn, name, points, figures, outside }) => ({
      rank,
      tpn,
      name,
      points: points / POINT,
      tiebreaks: Object.fromEntries(
        descriptors.map((code, place) => {
          const figure = figures[place];
          return [code, figure === undefined ? null : printedValue(figure)];
        }),
      ),
      ...(outside === null ? {} : { outside }),
    })),
    ...(lots.length === 0 ? {} : { lots }),
  };
}

export function standingsRows(cli: Cli, { descriptors, rows }: RankedStandings): string[][] {
  const [rank, number, name, points] = cli.words.standingsHeader;
  const lines = rows.map((row) => [
    row.rank === null ? '–' : String(row.rank),
    String(row.tpn),
    row.outside === null ? row.name : `${row.name} (${cli.words.outside[row.outside]})`,
    displayPoints(row.points, cli.language),
    ...row.figures.map((figure) => formatFigure(figure) ?? '–'),
  ]);
  return [[rank, number, name, points, ...descriptors], ...lines];
}

/** Lots that were drawn, and play-offs that do not fit the table. */
export function decisionLines(
  cli: Cli,
  { lots, refusedPlayOffs }: RankedStandings,
  name: NameOf,
): string[] {
  const listed = (players: readonly Tpn[]): string => players.map(name).join(', ');
  return [
    ...lots.map(({ rank, seed, order }) =>
      fill(cli.words.lotsDrawn, { rank, seed, players: listed(order.map(({ tpn }) => tpn)) }),
    ),
    ...refusedPlayOffs.map(({ because, players }) =>
      fill(cli.words.refusedPlayOffs[because], { players: listed(players) }),
    ),
  ];
}

/** The grille américaine: opponent's line, colour and result of every round. */
export function crosstableRows(cli: Cli, lines: readonly CrosstableLine[]): string[][] {
  const [rank, , name, points] = cli.words.standingsHeader;
  const rounds = lines[0]?.rounds.length ?? 0;
  const head = Array.from({ length: rounds }, (_, index) => String(index + 1));
  const rows = lines.map((line) => [
    String(line.line),
    line.name,
    ...line.rounds.map((cell) =>
      cell === null
        ? ''
        : `${cell.opponentLine ?? ''}${cell.colour?.charAt(0) ?? ''}${RESULT_LETTERS[cell.outcome]}`,
    ),
    displayPoints(line.points, cli.language),
  ]);
  return [[rank, name, ...head, points], ...rows];
}

/** The score after every round. */
export function progressRows(cli: Cli, lines: readonly ProgressLine[]): string[][] {
  const [rank, , name] = cli.words.standingsHeader;
  const rounds = lines[0]?.scores.length ?? 0;
  const head = Array.from({ length: rounds }, (_, index) => String(index + 1));
  const rows = lines.map((line) => [
    line.rank === null ? '' : String(line.rank),
    line.name,
    ...line.scores.map((score) => displayPoints(score, cli.language)),
  ]);
  return [[rank, name, ...head], ...rows];
}

/** One table a category, the place in it first. */
export function categoryTables(
  cli: Cli,
  categories: ReadonlyMap<string, readonly CategoryRow[]>,
  name: NameOf,
): string {
  return [...categories]
    .map(([category, rows]) => `${category}\n${table(categoryLines(cli, rows, name))}`)
    .join('\n');
}

export function categoryLines(cli: Cli, rows: readonly CategoryRow[], name: NameOf): string[][] {
  return rows.map(({ place, row }) => [
    String(place),
    name(row.tpn),
    displayPoints(row.points, cli.language),
    row.rank === null ? '' : `(${row.rank})`,
  ]);
}

/** Clubs with their sums and the players who count. */
export function teamRankingRows(cli: Cli, teams: readonly TeamRow[], name: NameOf): string[][] {
  const rows = teams.map((team) => [
    team.rank === null ? '–' : String(team.rank),
    team.name,
    displayPoints(team.points, cli.language),
    String(team.ranks),
    `${team.players}`,
    team.counting.map(name).join(', '),
  ]);
  return [[...cli.words.teamRankingHeader], ...rows];
}
