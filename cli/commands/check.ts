import type { Command } from 'commander';
import { comparePairings, type Discrepancy } from '@ronde/core/pairing/compare.ts';
import type { RoundPairing } from '@ronde/core/pairing/system.ts';
import { recordedRoundQuestion } from '@ronde/core/tournament/pairing-question.ts';
import { publishedRounds, type Tournament } from '@ronde/core/tournament/state.ts';
import { recordedPairing } from '@ronde/core/tournament/views/check-round.ts';
import { bySwissEdition, openSources, sayWarnings, stateOf } from '../asked-event.ts';
import { answer, type Cli, type JsonOption } from '../cli.ts';
import { CliFailure, EXIT } from '../exit-code.ts';
import { refusedBy } from '../refused.ts';
import { fill } from '@ronde/core/rules/sentence.ts';

interface Options extends JsonOption {
  readonly edition?: string;
  readonly quiet?: boolean;
}

interface Found extends Discrepancy {
  readonly file: string;
}

export function check(program: Command, cli: Cli): void {
  program
    .command('check')
    .description(cli.words.about_check)
    .argument('<events...>', cli.words.argument_refs)
    .option('--edition <id>', cli.words.option_swissEdition)
    .option('--quiet', cli.words.option_quiet)
    .option('--json', cli.words.json)
    .action(async (refs: string[], options: Options) => {
      const found: Found[] = [];
      let [events, rounds] = [0, 0];
      for (const ref of refs) {
        for (const source of await openSources(cli, ref)) {
          const state = bySwissEdition(cli, stateOf(cli, source), options.edition);
          sayWarnings(cli, source);
          events += 1;
          rounds += publishedRounds(state).length;
          found.push(...checkEvent(cli, source.name, state));
        }
      }
      const total = { files: events, rounds, discrepancies: found.length };
      const lines = options.quiet === true ? [] : found.map((one) => say(cli, one));
      const text = [...lines, fill(cli.words.checked, total)].join('\n');
      answer(cli, options.json === true, { ...total, found }, text);
      if (found.length > 0) throw new CliFailure(EXIT.answerIsNo, '');
    });
}

/** Every recorded round paired again from what stood before it. */
export function checkEvent(cli: Cli, name: string, state: Tournament): Found[] {
  return publishedRounds(state).flatMap((round) => {
    const asked = recordedRoundQuestion(state, round);
    if (!asked.ok) throw refusedBy(cli, asked.error);
    const { engine, request } = asked.value;
    const paired = engine.pairRound(request);
    const expected = paired.ok ? paired.value : { pairs: [], bye: null };
    const article = paired.ok ? engine.article(request.edition) : paired.error.article;
    const recorded = recordedPairing(state, round);
    const byWhite = recorded.pairs.toSorted((one, other) => one.white - other.white);
    const held = { pairs: byWhite, bye: recorded.bye };
    const different = comparePairings(request, held, expected, article);
    return different === null ? [] : [{ file: name, ...different }];
  });
}

function say(cli: Cli, { file, round, recorded, expected, article }: Found): string {
  return fill(cli.words.discrepancy, {
    file,
    round,
    article,
    recorded: written(cli, recorded),
    expected: written(cli, expected),
  });
}

function written(cli: Cli, { pairs, bye }: RoundPairing): string {
  const parts = pairs.map(({ white, black }) => `${white}-${black}`);
  if (bye !== null) parts.push(fill(cli.words.bye, { player: bye }));
  return parts.length === 0 ? cli.words.nothing : parts.join(' ');
}
