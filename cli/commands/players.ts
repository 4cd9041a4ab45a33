import type { Command } from 'commander';
import { ratingText } from '@ronde/core/rules/rating-text.ts';
import { playersView, type PlayerLine } from '@ronde/core/tournament/views/players.ts';
import { answer, type Cli, type JsonOption } from '../cli.ts';
import { deedCommand } from '../deeds/deed-command.ts';
import { openState } from '../open-state.ts';
import { table } from '../table.ts';
import { DEED_WORDS } from '../words/deeds.ts';

export function players(program: Command, cli: Cli): void {
  deedCommand(program, cli, 'players', 'players')
    .option('--json', cli.words.json)
    .action(async (ref: string, options: JsonOption) => {
      const state = await openState(cli, ref);
      const lines = playersView(state, 'staff')?.players ?? [];
      const words = DEED_WORDS[cli.language];
      const text =
        lines.length === 0
          ? words.noPlayers
          : table([words.playersHeader, ...lines.map((line) => cellsOf(cli, line))]);
      // Birth dates, phones and fees are nobody's business in a terminal.
      const shown = lines.map(({ staff: _, ...line }) => line);
      answer(cli, options.json === true, { players: shown }, text);
    });
}

function cellsOf(cli: Cli, line: PlayerLine) {
  const { id, tpn, title, name, federation, left } = line;
  return [
    tpn === null ? id : String(tpn),
    title ?? '',
    name,
    ratingText(line),
    federation ?? '',
    left === null ? '' : DEED_WORDS[cli.language].left[left.reason],
  ];
}
