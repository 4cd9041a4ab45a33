import type { Command } from 'commander';
import { fill } from '@ronde/core/rules/sentence.ts';
import { readTypedResult } from '@ronde/core/rules/typed-result.ts';
import type { Command as Asked } from '@ronde/core/tournament/command.ts';
import type { Cli } from '../cli.ts';
import {
  deedCommand,
  doDeed,
  lastPublished,
  roundAsked,
  withDeedOptions,
  type CommonOptions,
  type RoundOption,
} from '../deeds/deed-command.ts';
import { CliFailure, EXIT } from '../exit-code.ts';
import { readInput, STANDARD_INPUT } from '../input-file.ts';
import { DEED_WORDS } from '../words/deeds.ts';

interface Options extends CommonOptions, RoundOption {
  readonly clear?: boolean;
  readonly inFull?: boolean;
}

/** A result on a board, not yet of a round. */
type OnBoard = (round: number) => Asked;

export function result(program: Command, cli: Cli): void {
  const words = DEED_WORDS[cli.language];
  const command = deedCommand(program, cli, 'result', 'result')
    .argument('<results...>', words.argument_results)
    .option('--round <n>', words.option_round)
    .option('--clear', words.option_clear)
    .option('--in-full', words.option_inFull)
    // `--+` and `---` are results; what is none is refused below.
    .allowUnknownOption();
  withDeedOptions(command, cli).action(
    (ref: string, typed: readonly string[], options: Options) => {
      const boards = boardsOf(cli, typed, options.clear === true);
      return doDeed(cli, 'result', ref, options, (state) => {
        const round = roundAsked(cli, state, options, lastPublished);
        return boards.map((board) => {
          const asked = board(round);
          return options.inFull === true && asked.type === 'enterResult'
            ? { ...asked, inFull: true }
            : asked;
        });
      });
    },
  );
}

function boardsOf(cli: Cli, typed: readonly string[], clear: boolean): readonly OnBoard[] {
  const words = typed.flatMap((word) => (word === STANDARD_INPUT ? linesOf(cli) : [word]));
  if (words.length === 0) throw new CliFailure(EXIT.badRequest, DEED_WORDS[cli.language].noResult);
  const boards: OnBoard[] = [];
  for (let at = 0; at < words.length; at += 1) {
    const word = words[at] ?? '';
    if (clear) boards.push(cleared(cli, word));
    else if (isBoard(word)) boards.push(entered(cli, `${word}=${words[(at += 1)] ?? ''}`));
    else boards.push(entered(cli, word));
  }
  return boards;
}

/** One board a line, `3 1-0`; empty lines and those that begin with `#` say nothing. */
function linesOf(cli: Cli): readonly string[] {
  const text = new TextDecoder().decode(readInput(cli, STANDARD_INPUT));
  return text
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => line.replace(/^(\d+)[\s=:;,]+/, '$1='));
}

const isBoard = (word: string): boolean => /^[1-9]\d{0,5}$/.test(word);

function entered(cli: Cli, word: string): OnBoard {
  const [, board = '', written = ''] = /^([1-9]\d{0,5})[=:](.*)$/.exec(word) ?? [];
  const outcome = readTypedResult(written);
  if (outcome === null) throw notAResult(cli, word);
  return (round) => ({ type: 'enterResult', round, board: Number(board), outcome });
}

function cleared(cli: Cli, word: string): OnBoard {
  if (!isBoard(word)) throw notAResult(cli, word);
  return (round) => ({ type: 'clearResult', round, board: Number(word) });
}

const notAResult = (cli: Cli, word: string): CliFailure =>
  new CliFailure(
    EXIT.badRequest,
    fill(DEED_WORDS[cli.language].notAResult, { value: word.replace(/=$/, '') }),
  );
