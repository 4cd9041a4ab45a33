import { RESULT_LETTERS } from '@ronde/core/formats/trf/round-cells.ts';
import { displayPoints } from '@ronde/core/rules/points.ts';
import { fill } from '@ronde/core/rules/sentence.ts';
import { FFE_AGES, FIDE_AGES } from '@ronde/core/standings/ranking/age-categories.ts';
import type { CategoryRow, Grouping } from '@ronde/core/standings/ranking/category-ranking.ts';
import type { CrosstableLine } from '@ronde/core/standings/ranking/crosstable.ts';
import type { ProgressLine } from '@ronde/core/standings/ranking/progress.ts';
import type { Tpn } from '@ronde/core/rules/identity.ts';
import type { Cli } from './cli.ts';
import { CliFailure, EXIT } from './exit-code.ts';
import { table } from './table.ts';

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
    displayPoints(line.points),
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
    ...line.scores.map(displayPoints),
  ]);
  return [[rank, name, ...head], ...rows];
}

/** One table a category, the place in it first. */
export function categoryTables(
  categories: ReadonlyMap<string, readonly CategoryRow[]>,
  name: (tpn: Tpn) => string,
): string {
  return [...categories]
    .map(([category, rows]) => {
      const lines = rows.map(({ place, row }) => [
        String(place),
        name(row.tpn),
        displayPoints(row.points),
        row.rank === null ? '' : `(${row.rank})`,
      ]);
      return `${category}\n${table(lines)}`;
    })
    .join('\n');
}

const GROUPINGS: Readonly<Record<string, Grouping>> = {
  federation: 'federation',
  sex: 'sex',
  title: 'title',
  ffe: FFE_AGES,
  fide: FIDE_AGES,
};

export function groupingOf(cli: Cli, value: string): Grouping {
  const grouping = GROUPINGS[value];
  if (grouping !== undefined) return grouping;
  throw new CliFailure(EXIT.badRequest, fill(cli.words.notAGrouping, { value }));
}
