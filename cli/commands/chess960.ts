import type { Command } from 'commander';
import {
  arrangement,
  arrangementId,
  drawnArrangement,
  startPosition,
} from '@ronde/core/decisions/chess960/arrangement.ts';
import {
  CASTLING_SIDES,
  castlingMove,
  type CastlingMove,
  type CastlingSide,
} from '@ronde/core/decisions/chess960/castling-move.ts';
import { CHESS960_SAID } from '@ronde/core/decisions/chess960/chess960-words.ts';
import { inLetters } from '@ronde/core/decisions/chess960/rank-letters.ts';
import { fill } from '@ronde/core/rules/sentence.ts';
import { hasBegun } from '@ronde/core/tournament/round.ts';
import type { Tournament } from '@ronde/core/tournament/state.ts';
import { answer, type Cli } from '../cli.ts';
import {
  doDeed,
  roundAsked,
  withDeedOptions,
  type CommonOptions,
  type RoundOption,
} from '../deeds/deed-command.ts';
import { drawnSeed } from '../drawn-seed.ts';
import { CliFailure, EXIT } from '../exit-code.ts';
import { CHESS960_WORDS } from '../words/chess960.ts';

interface Options extends CommonOptions, RoundOption {
  readonly id?: string;
  readonly rank?: string;
  readonly seed?: string;
  readonly usual?: true;
  readonly rounds?: string;
}

interface Position {
  readonly round: number | null;
  readonly id: number;
  readonly rank: string;
  readonly fen: string;
  readonly castling: Readonly<Record<CastlingSide, CastlingMove>>;
}

const MOST_ROUNDS = 50;

/** Starting positions of Chess960 (Laws, Guidelines II): told, or kept for a round of an event. */
export function chess960(program: Command, cli: Cli): void {
  const words = CHESS960_WORDS[cli.language];
  const command = program
    .command('chess960')
    .description(words.about)
    .argument('[event]', words.argument_event)
    .option('--id <n>', words.option_id)
    .option('--rank <pieces>', words.option_rank)
    .option('--seed <text>', words.option_seed)
    .option('--usual', words.option_usual)
    .option('--round <n>', words.option_round)
    .option('--rounds <n>', words.option_rounds);
  withDeedOptions(command, cli).action((event: string | undefined, options: Options) => {
    const { id, rank, seed, usual } = options;
    const asked = [id, rank, seed, usual].filter((one) => one !== undefined);
    if (asked.length > 1) throw bad(words.oneOfThem, {});
    if (event !== undefined) return keep(cli, event, options);
    if (usual === true || options.round !== undefined) throw bad(words.ofAnEvent, {});
    tell(cli, options);
    return undefined;
  });
}

function tell(cli: Cli, options: Options): void {
  const id = idAsked(cli, options);
  const seed = id === null ? drawnSeed(options.seed ?? true) : null;
  const positions =
    id !== null
      ? [positionOf(id, null)]
      : roundsAsked(cli, options.rounds).map((round) =>
          positionOf(drawnArrangement(seed ?? '', round), round),
        );
  answer(cli, options.json === true, { seed, positions }, textOf(cli, positions, seed));
}

/** The same position for all boards of a round, written into the log of the event. */
function keep(cli: Cli, event: string, options: Options): Promise<void> {
  const id = options.usual === true ? null : (idAsked(cli, options) ?? undefined);
  const seed = id === undefined ? drawnSeed(options.seed ?? true) : undefined;
  return doDeed(cli, 'chess960', event, options, (state) => {
    const first = roundAsked(cli, state, options, nextToBegin);
    return roundsAsked(cli, options.rounds).map((nth) => ({
      type: 'setArrangement',
      round: first + nth - 1,
      ...(id === undefined ? {} : { id }),
      ...(seed === undefined ? {} : { seed }),
    }));
  });
}

const nextToBegin = ({ rounds }: Tournament): number =>
  rounds.find((round) => !hasBegun(round) && !round.closed)?.number ?? rounds.length + 1;

const bad = (sentence: string, params: Readonly<Record<string, string | number>>): CliFailure =>
  new CliFailure(EXIT.badRequest, fill(sentence, params));

function idAsked(cli: Cli, { id, rank }: Options): number | null {
  const words = CHESS960_WORDS[cli.language];
  if (id !== undefined) {
    const figure = /^\d{1,3}$/.test(id) ? Number(id) : -1;
    if (arrangement(figure) === null) throw bad(words.notAnId, { value: id });
    return figure;
  }
  if (rank === undefined) return null;
  const found = arrangementId(rank) ?? arrangementId(fromFrench(rank));
  if (found === null) throw bad(words.notARank, { value: rank });
  return found;
}

const fromFrench = (rank: string): string =>
  Array.from(rank.toUpperCase(), (letter) => 'KQRBN'['RDTFC'.indexOf(letter)] ?? letter).join('');

function roundsAsked(cli: Cli, rounds = '1'): number[] {
  const count = /^\d{1,2}$/.test(rounds) ? Number(rounds) : 0;
  if (count < 1 || count > MOST_ROUNDS) {
    throw bad(CHESS960_WORDS[cli.language].notRounds, { value: rounds });
  }
  return Array.from({ length: count }, (_, index) => index + 1);
}

function positionOf(id: number, round: number | null): Position {
  const rank = arrangement(id) ?? '';
  const castling = { c: castlingMove(rank, 'c'), g: castlingMove(rank, 'g') };
  return { round, id, rank, fen: startPosition(rank), castling };
}

function textOf(cli: Cli, positions: readonly Position[], seed: string | null): string {
  const words = CHESS960_WORDS[cli.language];
  const said = CHESS960_SAID[cli.language];
  const blocks = positions.map(({ round, id, rank, fen, castling }) =>
    [
      round === null ? fill(said.position, { id }) : fill(words.round, { round, id }),
      `  a b c d e f g h`,
      `  ${inLetters(rank, cli.language)}`,
      ...CASTLING_SIDES.map(
        (side) => `  ${fill(said.castling[side], { move: said.moves[castling[side]] })}`,
      ),
      `  ${fen}`,
    ].join('\n'),
  );
  const drawn = seed === null ? [] : [fill(words.seed, { seed })];
  return [...blocks, ...drawn].join('\n\n');
}
