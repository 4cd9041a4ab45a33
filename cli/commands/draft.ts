import type { Command } from 'commander';
import type { Command as Asked } from '@ronde/core/tournament/command.ts';
import { draftOf, nextRoundToPair, type Tournament } from '@ronde/core/tournament/state.ts';
import type { Cli } from '../cli.ts';
import { drawnSeed } from '../drawn-seed.ts';
import { colourOf } from '../colour-option.ts';
import {
  deedCommand,
  doDeed,
  roundAsked,
  withDeedOptions,
  type CommonOptions,
  type RoundOption,
} from '../deeds/deed-command.ts';
import { sayHeldBack } from '../deeds/held-back-text.ts';
import { sayRound } from '../deeds/round-text.ts';
import { DEED_WORDS } from '../words/deeds.ts';

interface Options extends CommonOptions, RoundOption {
  readonly initialColour?: string;
  readonly drawColour?: string | true;
  readonly discard?: boolean;
}

export function draft(program: Command, cli: Cli): void {
  const words = DEED_WORDS[cli.language];
  const command = deedCommand(program, cli, 'draft', 'draft')
    .option('--round <n>', words.option_round)
    .option('--initial-colour <colour>', words.option_initialColour)
    .option('--draw-colour [seed]', words.option_drawColour)
    .option('--discard', words.option_discard);
  withDeedOptions(command, cli).action((ref: string, options: Options) => {
    if (options.discard === true) {
      return doDeed(cli, 'draft', ref, options, () => [{ type: 'discardDraft' }]);
    }
    return doDeed(
      cli,
      'draft',
      ref,
      options,
      (state) => askedOf(cli, state, options),
      ({ state }) => {
        const number = state.rounds.length;
        const [round, waiting] = [sayRound(cli, state, number), sayHeldBack(cli, state, number)];
        return { json: { ...round.json, ...waiting.json }, text: round.text + waiting.text };
      },
    );
  });
}

/** Round 1 of an event without numbers is given them on the way. */
function askedOf(cli: Cli, state: Tournament, options: Options): readonly Asked[] {
  const round = roundAsked(
    cli,
    state,
    options,
    (now) => draftOf(now)?.number ?? nextRoundToPair(now),
  );
  const { initialColour, drawColour } = options;
  const asked: Asked[] = [];
  if (initialColour !== undefined) {
    const changes = { initialColour: colourOf(cli, initialColour) };
    asked.push({ type: 'changeSettings', changes });
  }
  if (drawColour !== undefined) {
    asked.push({ type: 'drawInitialColour', seed: drawnSeed(drawColour) });
  }
  const ofPlayers = state.settings.kind === 'individual';
  const unnumbered = ofPlayers && state.numbers.length === 0 && state.players.size > 0;
  if (unnumbered) asked.push({ type: 'assignNumbers', reason: 'initialOrder' });
  return [...asked, { type: 'pairRound', round }];
}
