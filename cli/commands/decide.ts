import type { Command } from 'commander';
import { canMate } from '@ronde/core/decisions/mate/can-mate.ts';
import { readFen } from '@ronde/core/decisions/position/fen.ts';
import { isPlayable, positionFaults } from '@ronde/core/decisions/position/position-faults.ts';
import {
  decideSituation,
  judgedSentence,
  type CompleteRuling,
} from '@ronde/core/decisions/situations/complete-ruling.ts';
import { readAnswers } from '@ronde/core/decisions/situations/read-answers.ts';
import { RULING_WORDS } from '@ronde/core/decisions/situations/ruling-words.ts';
import type { Regime } from '@ronde/core/decisions/situations/ruling.ts';
import type { Answer, Question } from '@ronde/core/decisions/situations/situation.ts';
import {
  SITUATION_NAMES,
  type SituationName,
} from '@ronde/core/decisions/situations/situation-titles.ts';
import { SITUATIONS } from '@ronde/core/decisions/situations/situations.ts';
import { COLOURS, opposite } from '@ronde/core/rules/colour.ts';
import { PLAYS } from '@ronde/core/rules/editions/laws.ts';
import { fill } from '@ronde/core/rules/sentence.ts';
import { answer, type Cli } from '../cli.ts';
import { CliFailure, EXIT } from '../exit-code.ts';
import { lawsEdition } from '../laws-edition-option.ts';
import { dashed } from '../situation-command.ts';
import { DECIDE_WORDS } from '../words/decide.ts';

type Options = Readonly<Record<string, string | true | undefined>>;

/** Rulings at the board: one command a situation, with an option for each of its questions. */
export function decide(program: Command, cli: Cli): void {
  const words = DECIDE_WORDS[cli.language];
  const command = program.command('decide').description(words.about);
  for (const name of SITUATION_NAMES) {
    const { title, questions } = SITUATIONS[name];
    const one = command
      .command(dashed(name))
      .description(title[cli.language])
      .option('--regime <play>', words.option_regime, 'standard')
      .option('--supervised', words.option_supervised)
      .option('--online', words.option_online)
      .option('--edition <id>', words.option_edition);
    for (const [key, question] of Object.entries(questions)) addOption(one, cli, key, question);
    one
      .option('--say', words.option_say)
      .option('--json', cli.words.json)
      .action((options: Options) => {
        rule(cli, name, options);
      });
  }
}

function rule(cli: Cli, name: SituationName, options: Options): void {
  const play = oneOf(cli, '--regime', String(options['regime']), PLAYS);
  const regime = {
    play,
    supervised: play === 'standard' || options['supervised'] === true,
    ...(options['online'] === true ? { online: true } : {}),
  };
  const { id, properties } = lawsEdition(cli, text(options['edition']));
  const given = Object.entries(SITUATIONS[name].questions).map(
    ([key, question]) => [key, typed(cli, key, question, options)] as const,
  );
  const read = readAnswers(SITUATIONS[name], Object.fromEntries(given));
  if ('fault' in read) throw refused(cli, read.fault, options);
  const { situation, ...found } = decideSituation(name, read.answers, regime, properties);
  const value = { situation, edition: id, regime, ...found };
  answer(cli, options['json'] === true, value, textOf(cli, value, options['say'] === true));
}

function addOption(command: Command, cli: Cli, key: string, question: Question): void {
  const words = DECIDE_WORDS[cli.language];
  const ask = question.ask[cli.language];
  const flag = optionOf(key);
  switch (question.kind) {
    case 'yesNo':
      command.option(flag, ask);
      return;
    case 'canMate':
      command
        .option(`${flag} <yes|no>`, ask)
        .option('--position <fen>', words.option_position)
        .option('--player <colour>', words.option_player);
      return;
    case 'oneOf':
    case 'someOf': {
      const options = Object.entries(question.options);
      const about = `${ask} ${options.map(([id, said]) => `${id} (${said[cli.language]})`).join(', ')}`;
      command.option(`${flag} <${question.kind === 'oneOf' ? 'choice' : 'choices'}>`, about);
      return;
    }
    case 'time':
      command.requiredOption(`${flag} <time>`, ask);
      return;
    case 'wholeOrNone':
      command.option(`${flag} <n>`, ask);
      return;
    case 'whole':
      if (question.usual === undefined) command.requiredOption(`${flag} <n>`, ask);
      else command.option(`${flag} <n>`, ask);
  }
}

/** What was typed, as an answer; undefined where nothing was. */
function typed(cli: Cli, key: string, question: Question, options: Options): Answer | undefined {
  const value = options[key];
  if (question.kind === 'canMate' && value === undefined) return couldMate(cli, options);
  if (value === undefined || value === true) return value;
  switch (question.kind) {
    case 'yesNo':
      return true;
    case 'canMate':
      return oneOf(cli, optionOf(key), value, ['yes', 'no']) === 'yes';
    case 'whole':
    case 'wholeOrNone':
      return /^\d{1,5}$/.test(value) ? Number(value) : Number.NaN;
    case 'time':
      return secondsOf(cli, optionOf(key), value);
    case 'oneOf':
      return value;
    case 'someOf':
      return value.split(',').map((one) => one.trim());
  }
}

function refused(
  cli: Cli,
  fault: Extract<ReturnType<typeof readAnswers>, { fault: unknown }>['fault'],
  options: Options,
): CliFailure {
  const words = DECIDE_WORDS[cli.language];
  const said = { option: optionOf(fault.question), value: String(options[fault.question] ?? '') };
  switch (fault.why) {
    case 'notANumber':
      return bad(words.notANumber, { ...said, least: fault.least, most: fault.most });
    case 'notOneOf':
      return bad(words.notOneOf, { ...said, known: fault.known.join(', ') });
    case 'missing':
    case 'unknownQuestion':
    case 'notYesOrNo':
      return bad(words.notOneOf, { ...said, known: `${words.yes}, ${words.no}` });
  }
}

/** Null where no position is given, or the answer is the arbiter’s. */
function couldMate(cli: Cli, options: Options): boolean | null {
  const words = DECIDE_WORDS[cli.language];
  const [position, player] = [text(options['position']), text(options['player'])];
  if (position === undefined) return null;
  if (player === undefined) throw bad(words.needsPlayer, {});
  const colour = oneOf(cli, '--player', player, COLOURS);
  const read = readFen(position);
  if (read === null || !isPlayable(positionFaults(read))) {
    throw bad(words.notAPosition, { value: position });
  }
  const { answer: found } = canMate(read, opposite(colour));
  return found === 'arbiterJudges' ? null : found === 'yes';
}

type Told = CompleteRuling & { readonly regime: Regime };

function textOf(cli: Cli, found: Told, more: boolean): string {
  const { language } = cli;
  const words = DECIDE_WORDS[language];
  const judged = judgedSentence(found, language);
  const { regime, regimeArticle: article } = found;
  const watched = regime.supervised ? words.supervised : words.unsupervised;
  return [
    ...(article === null ? [] : [fill(watched, { article })]),
    ...found.told[language],
    RULING_WORDS[language].outcomes[found.outcome],
    ...(judged === null ? [] : [judged]),
    ...(more
      ? [
          fill(words.say, { text: found.say[language] }),
          fill(words.entry, { text: found.entry[language] }),
          ...(found.notice === null
            ? []
            : ['', found.notice[language].title, ...found.notice[language].lines]),
        ]
      : []),
  ].join('\n');
}

const text = (value: Options[string]): string | undefined =>
  typeof value === 'string' ? value : undefined;

const optionOf = (key: string): string => `--${dashed(key)}`;

const bad = (sentence: string, params: Readonly<Record<string, string | number>>): CliFailure =>
  new CliFailure(EXIT.badRequest, fill(sentence, params));

function oneOf<T extends string>(cli: Cli, option: string, value: string, known: readonly T[]): T {
  const found = known.find((one) => one === value);
  if (found !== undefined) return found;
  throw bad(DECIDE_WORDS[cli.language].notOneOf, { value, option, known: known.join(', ') });
}

function secondsOf(cli: Cli, option: string, value: string): number {
  const [, minutes, seconds] = /^(\d{1,3}):([0-5]\d)$/.exec(value) ?? [];
  if (minutes === undefined) throw bad(DECIDE_WORDS[cli.language].notATime, { value, option });
  return 60 * Number(minutes) + Number(seconds);
}
