import type { TableRound } from '@ronde/core/pairing/explanation/drawn-table.ts';
import { fill } from '@ronde/core/rules/sentence.ts';
import type { Cli } from './cli.ts';
import { table } from './table.ts';

/** A table of rounds in columns, one round a line; the marked round has an arrow before it. */
export function bergerText(
  cli: Cli,
  players: number,
  rounds: readonly Pick<TableRound, 'round' | 'games' | 'free'>[],
  marked: number | null = null,
): string {
  const width = String(players).length;
  const number = (value: number): string => String(value).padStart(width);
  return table(
    rounds.map(({ round, games, free }) => {
      const cells = games.map(({ white, black }) => `${number(white)}-${number(black)}`);
      const rest = free === null ? [] : [fill(cli.words.bye, { player: free })];
      const arrow = marked === null ? [] : [round === marked ? '→' : ''];
      return [...arrow, `${round}.`, ...cells, ...rest];
    }),
  );
}
