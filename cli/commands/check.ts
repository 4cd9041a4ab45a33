import type { Command } from 'commander';
import type { RoundPairing } from '@ronde/core/pairing/system.ts';
import { editionById } from '@ronde/core/rules/editions/registry.ts';
import type { Problem } from '@ronde/core/rules/problem.ts';
import { fill } from '@ronde/core/rules/sentence.ts';
import { publishedRounds, type Tournament } from '@ronde/core/tournament/state.ts';
import { openSources, sayWarnings, stateOf } from '../asked-event.ts';
import {
  checkEvent,
  checkStandings,
  hasCheckedPairings,
  isFinding,
  otherProblems,
  swissSuggestion,
  tieBreakSuggestion,
  type Found,
  type Suggestion,
} from '../checked-event.ts';
import { answer, type Cli, type JsonOption } from '../cli.ts';
import { sayProblem } from '../defective.ts';
import { CliFailure, EXIT } from '../exit-code.ts';
import type { Source } from '../source.ts';

interface Options extends JsonOption {
  readonly edition: readonly string[];
  readonly quiet?: boolean;
}

/** What a check found in one event. */
interface Checked {
  readonly rounds: number;
  /** The file whose pairings were not looked at; missing where they were. */
  readonly pairingsNotChecked?: string;
  readonly found: readonly Found[];
  readonly problems: readonly (Problem & { readonly file: string })[];
  readonly suggestions: readonly Suggestion[];
}

export function check(program: Command, cli: Cli): void {
  const collect = (value: string, before: readonly string[]): string[] => [...before, value];
  program
    .command('check')
    .description(cli.words.about_check)
    .argument('<events...>', cli.words.argument_refs)
    .option('--edition <id>', cli.words.option_checkedEdition, collect, [])
    .option('--quiet', cli.words.option_quiet)
    .option('--json', cli.words.json)
    .action(async (refs: string[], options: Options) => {
      const events: Checked[] = [];
      for (const ref of refs) {
        for (const source of await openSources(cli, ref)) {
          events.push(checked(cli, source, options));
        }
      }
      const found = events.flatMap((event) => event.found);
      const problems = events.flatMap((event) => event.problems);
      const suggestions = events.flatMap((event) => event.suggestions);
      const unchecked = events.flatMap((event) => event.pairingsNotChecked ?? []);
      const total = {
        files: events.length,
        rounds: events.reduce((sum, event) => sum + event.rounds, 0),
        discrepancies: found.length + problems.length,
      };
      const lines = [
        ...found.map((one) => say(cli, one)),
        ...problems.map((one) => `${one.file}:${sayProblem(cli, one)}`),
        ...suggestions.map((one) => fill(cli.words.explainedBy[one.chapter], { ...one })),
      ];
      const text = [...(options.quiet === true ? [] : lines), fill(cli.words.checked, total)];
      answer(
        cli,
        options.json === true,
        { ...total, found, problems, suggestions, ...(unchecked.length > 0 && { unchecked }) },
        text.join('\n'),
      );
      if (total.discrepancies > 0) throw new CliFailure(EXIT.answerIsNo, '');
    });
}

function checked(cli: Cli, source: Source, { edition: editions, quiet }: Options): Checked {
  const { name: file } = source;
  const state = byEditions(cli, stateOf(cli, source), editions);
  const told = checkStandings(source, state);
  const notes = quiet === true ? [] : told.filter((problem) => !isFinding(problem));
  sayWarnings(cli, { ...source, problems: otherProblems(source) });
  for (const note of notes) cli.err(`${file}:${sayProblem(cli, note)}\n`);
  const pairings = hasCheckedPairings(source, state);
  if (!pairings && quiet !== true) cli.err(`${fill(cli.words.pairingsNotChecked, { file })}\n`);
  const found = pairings ? checkEvent(cli, file, state) : [];
  const problems = told.filter(isFinding);
  const ranked = problems.some(({ code }) => code.startsWith('report.'));
  return {
    rounds: publishedRounds(state).length,
    ...(pairings ? {} : { pairingsNotChecked: file }),
    found,
    problems: problems.map((problem) => ({ file, ...problem })),
    suggestions: [
      ...(found.length === 0 ? [] : swissSuggestion(file, state)),
      ...(ranked ? tieBreakSuggestion(source, state) : []),
    ],
  };
}

/** The event by other editions, where some are asked for. */
function byEditions(cli: Cli, state: Tournament, asked: readonly string[]): Tournament {
  const pins = { ...state.pins };
  for (const id of asked) {
    const chapter = editionById(id)?.chapter;
    if (chapter !== 'swiss' && chapter !== 'tieBreaks') {
      throw new CliFailure(EXIT.badRequest, fill(cli.words.notACheckedEdition, { value: id }));
    }
    pins[chapter] = id;
  }
  return asked.length === 0 ? state : { ...state, pins };
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
