import { writeFileSync } from 'node:fs';
import { expect } from 'vitest';
import type { openTerminal } from './terminal.ts';

/** Teams of two, the second board a little weaker. */
const TABLE = ['A', 'B', 'C', 'D'].flatMap((team) =>
  [1, 2].map((board) => `${team};${board};${team}${board}, Kim;${2000 - 10 * board}`),
);

/** A round robin of four teams by the command line, round 1 public; `rules` as `ronde set` takes them. */
export async function beginLeague(
  terminal: ReturnType<typeof openTerminal>,
  event: string,
  rules: readonly string[],
): Promise<void> {
  const table = terminal.at('league.csv');
  writeFileSync(table, ['Team;Board;Name;Rating', ...TABLE].join('\n'));
  for (const args of [
    ['new', 'League', '--team', '--system', 'berger', '--rounds', '3', '--file', event],
    ['set', event, '--boards', '2', ...rules],
    ['enter-team', event, table],
    ['number-teams', event],
    ['draft', event],
    ['publish', event, '--confirm', 'publishesEvent'],
  ]) {
    const ran = await terminal.ronde(args);
    expect([args[0], ran.code, ran.said]).toEqual([args[0], 0, '']);
  }
}
