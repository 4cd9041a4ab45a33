import type { Command } from 'commander';
import { leastChange } from '@ronde/core/tournament/deeds/change-before-first-round/free-before-start.ts';
import type { ProposedPair } from '@ronde/core/tournament/round.ts';
import type { Tournament } from '@ronde/core/tournament/state.ts';
import type { Cli } from '../cli.ts';
import { deedCommand, doDeed, withDeedOptions, type CommonOptions } from '../deeds/deed-command.ts';
import { playerOf } from '../deeds/player-of-event.ts';
import { sayRound } from '../deeds/round-text.ts';
import { DEED_WORDS } from '../words/deeds.ts';

/** Who left or came between the draw and round 1: the least change, or a pair that is named (C.05 VI.4). */
export function beforeStart(program: Command, cli: Cli): void {
  const words = DEED_WORDS[cli.language];
  const command = deedCommand(program, cli, 'before-start', 'beforeStart')
    .argument('[white]', words.argument_white)
    .argument('[black]', words.argument_black);
  withDeedOptions(command, cli).action(
    (ref: string, white: string | undefined, black: string | undefined, options: CommonOptions) =>
      doDeed(
        cli,
        'before-start',
        ref,
        options,
        (state) => [
          { type: 'changeBeforeFirstRound', pairs: pairsAsked(cli, state, [white, black]) },
        ],
        ({ state }) => sayRound(cli, state, 1),
      ),
  );
}

function pairsAsked(
  cli: Cli,
  state: Tournament,
  [white, black]: readonly (string | undefined)[],
): readonly ProposedPair[] {
  if (white !== undefined && black !== undefined) {
    return [{ white: playerOf(cli, state, white), black: playerOf(cli, state, black) }];
  }
  const [round] = state.rounds;
  return round === undefined ? [] : leastChange(state, round);
}
