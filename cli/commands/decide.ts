import type { Command } from 'commander';
import { canMate } from '@ronde/core/decisions/mate/can-mate.ts';
import { readFen } from '@ronde/core/decisions/position/fen.ts';
import { isPlayable, positionFaults } from '@ronde/core/decisions/position/position-faults.ts';
import { ILLEGAL_KINDS, illegalMoveRuling } from '@ronde/core/decisions/situations/illegal-move.ts';
import {
  deviceRuling,
  lateRuling,
  recordingRuling,
  resignationRuling,
  reversedColoursRuling,
  wrongClaimRuling,
  wrongStartRuling,
} from '@ronde/core/decisions/situations/other-situations.ts';
import type { Regime, Ruling } from '@ronde/core/decisions/situations/ruling.ts';
import { COLOURS, opposite } from '@ronde/core/rules/colour.ts';
import { PLAYS, type LawsProperties } from '@ronde/core/rules/editions/laws.ts';
import { fill } from '@ronde/core/rules/sentence.ts';
import { answer, type Cli, type JsonOption } from '../cli.ts';
import { CliFailure, EXIT } from '../exit-code.ts';
import { lawsEdition } from '../laws-edition-option.ts';
import { DECIDE_WORDS, type DecideWords } from '../words/decide.ts';

interface Options extends JsonOption {
  readonly regime: string;
  readonly supervised?: boolean;
  readonly edition?: string;
  readonly kind: string;
  readonly count: string;
  readonly opponentMoved?: boolean;
  readonly position?: string;
  readonly player?: string;
  readonly moves: string;
  readonly ended?: boolean;
  readonly touched?: boolean;
  readonly left: string;
  readonly increment: string;
  readonly notBegun?: boolean;
  readonly minutes: string;
  readonly default?: string;
  readonly bothAbsent?: boolean;
}

type Rule = (options: Options, regime: Regime, laws: LawsProperties) => Ruling;

/** Rulings at the board. */
export function decide(program: Command, cli: Cli): void {
  const words = DECIDE_WORDS[cli.language];
  const command = program.command('decide').description(words.about);
  const add = (name: string, about: string, rule: Rule): Command =>
    command
      .command(name)
      .description(about)
      .option('--regime <play>', words.option_regime, 'standard')
      .option('--supervised', words.option_supervised)
      .option('--edition <id>', words.option_edition)
      .option('--json', cli.words.json)
      .action((options: Options) => {
        const play = oneOf(cli, '--regime', options.regime, PLAYS);
        const regime = { play, supervised: play === 'standard' || options.supervised === true };
        const { id, properties } = lawsEdition(cli, options.edition);
        const found = rule(options, regime, properties);
        const value = { situation: name, edition: id, regime, ...found };
        answer(cli, options.json === true, value, textOf(words, found));
      });
  add('illegal', words.about_illegal, (options, regime, laws) =>
    illegal(cli, options, regime, laws),
  )
    .option('--kind <kinds>', words.option_kind, 'move')
    .option('--count <n>', words.option_count, '1')
    .option('--opponent-moved', words.option_opponentMoved)
    .option('--position <fen>', words.option_position)
    .option('--player <colour>', words.option_player);
  add('colours', words.about_colours, ({ moves, ended }, _, laws) =>
    reversedColoursRuling(
      { moves: wholeOf(cli, '--moves', moves, 0), ended: ended === true },
      laws,
    ),
  )
    .requiredOption('--moves <n>', words.option_moves)
    .option('--ended', words.option_ended);
  add('start', words.about_start, ({ moves }, regime, laws) =>
    wrongStartRuling({ moves: wholeOf(cli, '--moves', moves, 0) }, regime, laws),
  ).requiredOption('--moves <n>', words.option_moves);
  add('resignation', words.about_resignation, (options, _, laws) =>
    resignationRuling({ opponentCanMate: couldMate(cli, options) }, laws),
  )
    .option('--position <fen>', words.option_position)
    .option('--player <colour>', words.option_resigning);
  add('claim', words.about_claim, ({ touched }, regime, laws) =>
    wrongClaimRuling({ touched: touched === true }, regime, laws),
  ).option('--touched', words.option_touched);
  add('recording', words.about_recording, ({ left, increment }, regime, laws) =>
    recordingRuling(
      {
        secondsLeft: secondsOf(cli, left),
        increment: wholeOf(cli, '--increment', increment, 0),
      },
      regime,
      laws,
    ),
  )
    .requiredOption('--left <time>', words.option_left)
    .option('--increment <seconds>', words.option_increment, '0');
  add('device', words.about_device, ({ notBegun }, _, laws) =>
    deviceRuling({ begun: notBegun !== true }, laws),
  ).option('--not-begun', words.option_notBegun);
  add('late', words.about_late, (options, _, laws) =>
    lateRuling(
      {
        minutes: wholeOf(cli, '--minutes', options.minutes, 0),
        allowed:
          options.default === undefined ? null : wholeOf(cli, '--default', options.default, 0),
        bothAbsent: options.bothAbsent === true,
      },
      laws,
    ),
  )
    .requiredOption('--minutes <n>', words.option_minutes)
    .option('--default <minutes>', words.option_default)
    .option('--both-absent', words.option_bothAbsent);
}

function illegal(cli: Cli, options: Options, regime: Regime, laws: LawsProperties): Ruling {
  const kinds = options.kind
    .split(',')
    .map((kind) => oneOf(cli, '--kind', kind.trim(), ILLEGAL_KINDS));
  const facts = {
    kinds: [...new Set(kinds)],
    count: wholeOf(cli, '--count', options.count, 1),
    opponentHasMoved: options.opponentMoved === true,
    opponentCanMate: couldMate(cli, options),
  };
  return illegalMoveRuling(facts, regime, laws);
}

/** Null where no position is given, or the answer is the arbiter’s. */
function couldMate(cli: Cli, { position, player }: Options): boolean | null {
  const words = DECIDE_WORDS[cli.language];
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

function textOf(words: DecideWords, { steps, outcome, judged }: Ruling): string {
  return [
    ...steps.map(
      ({ code, article, figure }) =>
        `${fill(words.steps[code], { figure: figure ?? '' })} (${article}).`,
    ),
    words.outcomes[outcome],
    ...(judged.length === 0
      ? []
      : [fill(words.judges, { list: judged.map((one) => words.judged[one]).join(', ') })]),
  ].join('\n');
}

const bad = (sentence: string, params: Readonly<Record<string, string | number>>): CliFailure =>
  new CliFailure(EXIT.badRequest, fill(sentence, params));

function oneOf<T extends string>(cli: Cli, option: string, value: string, known: readonly T[]): T {
  const found = known.find((one) => one === value);
  if (found !== undefined) return found;
  throw bad(DECIDE_WORDS[cli.language].notOneOf, { value, option, known: known.join(', ') });
}

function wholeOf(cli: Cli, option: string, value: string, least: number): number {
  const figure = /^\d{1,3}$/.test(value) ? Number(value) : -1;
  if (figure >= least) return figure;
  throw bad(DECIDE_WORDS[cli.language].notANumber, { value, option, least });
}

function secondsOf(cli: Cli, value: string): number {
  const [, minutes, seconds] = /^(\d{1,3}):([0-5]\d)$/.exec(value) ?? [];
  if (minutes === undefined) throw bad(DECIDE_WORDS[cli.language].notATime, { value });
  return 60 * Number(minutes) + Number(seconds);
}
