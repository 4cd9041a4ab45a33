import type { RoundTable } from '@ronde/core/pairing/explanation/drawn-table.ts';
import type { Tpn } from '@ronde/core/rules/identity.ts';
import { fill } from '@ronde/core/rules/sentence.ts';
import { bergerText } from './berger-text.ts';
import type { Cli } from './cli.ts';

/** A round of a round robin: its line of the table, and each game on it. */
export function tableText(cli: Cli, round: number, table: RoundTable, only: Tpn | null): string {
  const games = table.games.filter(
    ({ white, black }) => only === null || only === white || only === black,
  );
  return [
    `${fill(cli.words.tableTitle, { round })}\n`,
    ...table.sentences,
    '',
    bergerText(cli, table.numbers.length, table.rounds, round),
    ...games.flatMap(({ sentences }) => sentences.map((line) => `  ${line}`)),
  ].join('\n');
}
