import type { Command } from 'commander';
import { answer, type Cli, type JsonOption } from '../cli.ts';
import { deedCommand, lastRound, roundAsked } from '../deeds/deed-command.ts';
import { sayRound } from '../deeds/round-text.ts';
import { openState } from '../open-state.ts';
import { DEED_WORDS } from '../words/deeds.ts';

export function round(program: Command, cli: Cli): void {
  deedCommand(program, cli, 'round', 'round')
    .argument('[round]', DEED_WORDS[cli.language].argument_round)
    .option('--json', cli.words.json)
    .action(async (ref: string, asked: string | undefined, options: JsonOption) => {
      const state = await openState(cli, ref);
      const named = asked === undefined ? {} : { round: asked };
      const { json, text } = sayRound(cli, state, roundAsked(cli, state, named, lastRound));
      answer(cli, options.json === true, json, text);
    });
}
