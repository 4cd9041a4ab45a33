import type { Command } from 'commander';
import type { Cli } from '../cli.ts';
import { deedCommand, doDeed, withDeedOptions, type CommonOptions } from '../deeds/deed-command.ts';
import { playersOf } from '../deeds/player-of-event.ts';
import { DEED_WORDS } from '../words/deeds.ts';

export function returnPlayers(program: Command, cli: Cli): void {
  const { argument_somePlayers } = DEED_WORDS[cli.language];
  const command = deedCommand(program, cli, 'return', 'return');
  command.argument('<players...>', argument_somePlayers);
  withDeedOptions(command, cli).action(
    (ref: string, players: readonly string[], options: CommonOptions) =>
      doDeed(cli, 'return', ref, options, (state) =>
        playersOf(cli, state, players).map((player) => ({ type: 'returnPlayer', player })),
      ),
  );
}
