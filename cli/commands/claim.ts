import type { Command } from 'commander';
import { claimText } from '@ronde/core/decisions/claims/claim-text.ts';
import { CLAIM_WORDS } from '@ronde/core/decisions/claims/claim-words.ts';
import {
  readScore,
  withNextMove,
  type PlayedGame,
} from '@ronde/core/decisions/claims/played-game.ts';
import { shownClaim, type Proofs } from '@ronde/core/decisions/claims/shown-claim.ts';
import { looksLikeFen } from '@ronde/core/decisions/position/fen.ts';
import { COLOURS } from '@ronde/core/rules/colour.ts';
import { PLAYS } from '@ronde/core/rules/editions/laws.ts';
import { fill } from '@ronde/core/rules/sentence.ts';
import { answer, type Cli, type JsonOption } from '../cli.ts';
import { CliFailure, EXIT } from '../exit-code.ts';
import { readIfFile, readInput, shownName } from '../input-file.ts';
import { lawsEdition } from '../laws-edition-option.ts';
import { CLAIM_COMMAND_WORDS } from '../words/claim.ts';

interface Options extends JsonOption {
  readonly repetition?: boolean;
  readonly moves?: boolean;
  readonly position?: boolean;
  readonly flag?: string;
  readonly next?: string;
  readonly game: string;
  readonly play: string;
  readonly edition?: string;
}

/** Claims proven from the moves. */
export function claim(program: Command, cli: Cli): void {
  const words = CLAIM_COMMAND_WORDS[cli.language];
  program
    .command('claim')
    .description(words.about)
    .argument('<score>', words.argument_score)
    .option('--repetition', words.option_repetition)
    .option('--moves', words.option_moves)
    .option('--position', words.option_position)
    .option('--flag <colour>', words.option_flag)
    .option('--next <move>', words.option_next)
    .option('--game <n>', words.option_game, '1')
    .option('--play <play>', words.option_play, 'standard')
    .option('--edition <id>', words.option_edition)
    .option('--json', cli.words.json)
    .action((score: string, options: Options) => {
      const { id, properties } = lawsEdition(cli, options.edition);
      const play = oneOf(cli, '--play', options.play, PLAYS);
      const flag = options.flag === undefined ? null : oneOf(cli, '--flag', options.flag, COLOURS);
      const game = gameOf(cli, score, options);
      const shown = shownClaim(game, properties, { play, flag, asked: askedOf(options) });
      answer(
        cli,
        options.json === true,
        { edition: id, ...shown },
        claimText(cli.language, shown, properties),
      );
    });
}

const bad = (sentence: string, params: Readonly<Record<string, string | number>>): CliFailure =>
  new CliFailure(EXIT.badRequest, fill(sentence, params));

function oneOf<T extends string>(cli: Cli, option: string, value: string, known: readonly T[]): T {
  const found = known.find((one) => one === value);
  if (found !== undefined) return found;
  throw bad(CLAIM_COMMAND_WORDS[cli.language].notAPlay, { value, option, known: known.join(', ') });
}

/** The claims named by options. Without any, all are examined and nobody counts as claimant; `--flag` alone examines the flag. */
function askedOf({ repetition, moves, position, flag }: Options): Proofs {
  const some = repetition === true || moves === true || position === true || flag !== undefined;
  return {
    claimed: repetition === true || moves === true,
    repetition: !some || repetition === true,
    moves: !some || moves === true,
    position: !some || position === true,
  };
}

/** More than any file is called. */
const LONGEST_NAME = 200;

/** What a file holds; null for moves or a position typed where a name could stand. */
function bytesOf(cli: Cli, score: string): Uint8Array | null {
  if (/\.(?:pgn|txt)$/i.test(score)) return readInput(cli, score);
  const isTyped = looksLikeFen(score) || /^\s*1\s*\./.test(score) || score.length > LONGEST_NAME;
  return isTyped ? null : readIfFile(cli, score);
}

/** A file where there is one of this name, otherwise the moves or the position themselves. */
function gameOf(cli: Cli, score: string, options: Options): PlayedGame {
  const words = CLAIM_WORDS[cli.language];
  const wanted = /^[1-9]\d{0,4}$/.test(options.game) ? Number(options.game) : 0;
  if (wanted === 0) throw bad(CLAIM_COMMAND_WORDS[cli.language].notAGame, { value: options.game });
  const bytes = bytesOf(cli, score);
  const read = readScore(
    bytes === null ? score : new TextDecoder().decode(bytes),
    wanted,
    cli.language,
  );
  if ('refused' in read) {
    const value = bytes === null ? score : shownName(cli, score);
    throw bad(words.refused[read.refused], { value, games: read.games, asked: wanted });
  }
  const { next } = options;
  if (next === undefined) return read.game;
  const after = withNextMove(read.game, next);
  if ('fault' in after) throw bad(words.nextFault, { written: next });
  return after.game;
}
