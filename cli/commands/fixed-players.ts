import type { Command } from 'commander';
import { fill } from '@ronde/core/rules/sentence.ts';
import {
  fixedPlayers as playersOf,
  type LineUpFault,
  type MatchPlayed,
  type PlayerOfTeams,
} from '@ronde/core/tournament/fixed-players.ts';
import type { Tournament } from '@ronde/core/tournament/state.ts';
import { answer, type Cli, type JsonOption } from '../cli.ts';
import { CliFailure, EXIT } from '../exit-code.ts';
import { openState } from '../open-state.ts';
import { FIXED_PLAYERS_WORDS } from '../words/fixed-players-words.ts';

interface Options extends JsonOption {
  readonly after: string;
}

/** Who played for which team of a club over several events, and which line-ups were not allowed. */
export function fixedPlayers(program: Command, cli: Cli): void {
  const words = FIXED_PLAYERS_WORDS[cli.language];
  program
    .command('fixed-players')
    .description(words.about)
    .argument('<events...>', words.argument)
    .requiredOption('--after <n>', words.option_after)
    .option('--json', cli.words.json)
    .action(async (refs: string[], options: Options) => {
      const after = /^[1-9]\d?$/.test(options.after) ? Number(options.after) : null;
      if (after === null) {
        throw new CliFailure(EXIT.badRequest, fill(cli.words.notACount, { value: options.after }));
      }
      const events: Tournament[] = [];
      for (const ref of refs) {
        const state = await openState(cli, ref);
        if (state.settings.kind !== 'team') {
          throw new CliFailure(EXIT.badRequest, fill(words.notTeams, { event: ref }));
        }
        events.push(state);
      }
      const players = playersOf(events, after);
      const isWrong = players.some(({ faults }) => faults.length > 0);
      const text = players.map((one) => said(cli, one)).join('\n');
      answer(cli, options.json === true, { after, players }, text === '' ? words.nobody : text);
      if (isWrong) throw new CliFailure(EXIT.answerIsNo, words.against);
    });
}

function said(cli: Cli, { name, fixedTo, faults }: PlayerOfTeams): string {
  const words = FIXED_PLAYERS_WORDS[cli.language];
  const head = fixedTo === null ? words.free : fill(words.fixed, placed(cli, fixedTo));
  return [`${name}: ${head}`, ...faults.map((fault) => `  ${sayFault(cli, fault)}`)].join('\n');
}

function sayFault(cli: Cli, { fault, match, because }: LineUpFault): string {
  const words = FIXED_PLAYERS_WORDS[cli.language];
  const { team: other, event: otherEvent, when: otherWhen } = placed(cli, because);
  return fill(words.faults[fault], { ...placed(cli, match), other, otherEvent, otherWhen });
}

function placed(cli: Cli, { team, eventName, round, day }: MatchPlayed) {
  const words = FIXED_PLAYERS_WORDS[cli.language];
  const number = fill(words.round, { round });
  return { team, event: eventName, when: day === null ? number : `${number}, ${day}` };
}
