import type { Command } from 'commander';
import { gamesOf } from '@ronde/core/documents/files/games.ts';
import { readPgn, type PgnGame } from '@ronde/core/formats/pgn/read-pgn.ts';
import { decodeText } from '@ronde/core/formats/text/decode-text.ts';
import type { Problem } from '@ronde/core/rules/problem.ts';
import { fill } from '@ronde/core/rules/sentence.ts';
import {
  matchGames,
  type BoardOfRound,
  type GamesOfEvent,
  type MatchedGame,
} from '@ronde/core/tournament/games/match-games.ts';
import { movesKept } from '@ronde/core/tournament/games/moves-kept.ts';
import { nameTagged } from '@ronde/core/tournament/games/tagged-players.ts';
import { publishedRounds, type Tournament } from '@ronde/core/tournament/state.ts';
import { sayGameConflict, sayNoBoard } from '@ronde/core/tournament/words/say-games.ts';
import { answer, type Cli, type JsonOption } from '../cli.ts';
import { playersOf } from '../deeds/player-of-event.ts';
import { defective, sayProblem } from '../defective.ts';
import { CliFailure, EXIT } from '../exit-code.ts';
import { readInput, shownName } from '../input-file.ts';
import { openState } from '../open-state.ts';
import { writeOutput } from '../output-file.ts';
import { GAMES_WORDS } from '../words/games.ts';
import { keepGames, showKeptGames } from './kept-games.ts';

interface Options extends JsonOption {
  readonly round?: string;
  readonly out?: string;
  readonly players?: readonly string[];
  readonly force?: boolean;
  readonly keep?: boolean;
}

/** Games of others laid beside the boards of an event, and written out again under its names. */
export function games(program: Command, cli: Cli): void {
  const words = GAMES_WORDS[cli.language];
  program
    .command('games')
    .description(words.about)
    .argument('<ref>', cli.words.argument_ref)
    .argument('[files...]', words.argument_files)
    .option('--keep', words.option_keep)
    .option('--round <number>', words.option_round)
    .option('--out <file>', words.option_out)
    .option('--players <players...>', words.option_only)
    .option('--force', cli.words.option_force)
    .option('--json', cli.words.json)
    .action(async (ref: string, files: readonly string[], options: Options) => {
      const asked = {
        ...{ round: (of: Tournament) => roundAsked(cli, of, options.round) },
        ...{ force: options.force === true, json: options.json === true },
        ...(options.out === undefined ? {} : { out: options.out }),
        ...(options.players === undefined ? {} : { players: options.players }),
      };
      if (options.keep === true) {
        if (files.length === 0 || options.out !== undefined) {
          throw new CliFailure(EXIT.badRequest, words.keepsFiles);
        }
        await keepGames(cli, ref, files, asked);
        return;
      }
      if (files.length === 0) {
        await showKeptGames(cli, ref, asked);
        return;
      }
      const state = await openState(cli, ref);
      const round = roundAsked(cli, state, options.round);
      const read = files.flatMap((file) => gamesIn(cli, file));
      const fileOf = new Map(read.map(({ file, game }) => [game, file]));
      const all = matchGames(
        state,
        read.map(({ game }) => game),
      );
      const found = round === null ? all : ofRound(all, round);
      tell(cli, state, { found, read: read.length, fileOf, json: options.json === true });
      if (options.out !== undefined) write(cli, state, found, { ...options, out: options.out });
      if (isOpen(found)) throw new CliFailure(EXIT.answerIsNo, '');
    });
}

const inConflict = ({ conflicts }: MatchedGame): boolean => conflicts.length > 0;

const isOpen = ({ matched, unmatched, missing }: GamesOfEvent): boolean =>
  unmatched.length > 0 || missing.length > 0 || matched.some(inConflict);

const ofRound = (all: GamesOfEvent, round: number): GamesOfEvent => ({
  matched: all.matched.filter((one) => one.round === round),
  unmatched: all.unmatched,
  missing: all.missing.filter((one) => one.round === round),
});

function roundAsked(cli: Cli, state: Tournament, asked: string | undefined): number | null {
  if (asked === undefined) return null;
  const round = publishedRounds(state).find(({ number }) => String(number) === asked);
  if (round !== undefined) return round.number;
  const sentence = fill(GAMES_WORDS[cli.language].notARound, { value: asked });
  throw new CliFailure(EXIT.badRequest, sentence);
}

/** Faults are said with their lines; a file without any game is refused. */
function gamesIn(cli: Cli, path: string): { readonly file: string; readonly game: PgnGame }[] {
  const file = shownName(cli, path);
  const { text, problems: decoding } = decodeText(readInput(cli, path));
  const { games: read, problems } = readPgn(text);
  const faults: readonly Problem[] = [...decoding, ...problems];
  if (read.length === 0) throw defective(cli, file, faults);
  for (const fault of faults) cli.err(`${file}:${sayProblem(cli, fault)}\n`);
  return read.map((game) => ({ file, game }));
}

interface Told {
  readonly found: GamesOfEvent;
  readonly read: number;
  readonly fileOf: ReadonlyMap<PgnGame, string>;
  readonly json: boolean;
}

function tell(cli: Cli, state: Tournament, { found, read, fileOf, json }: Told): void {
  const words = GAMES_WORDS[cli.language];
  const name = (id: BoardOfRound['white']): string => state.players.get(id)?.name ?? id;
  const board = (one: BoardOfRound) => ({
    ...{ round: one.round, board: one.board, white: name(one.white), black: name(one.black) },
  });
  const place = (game: PgnGame) => ({
    file: fileOf.get(game) ?? '',
    line: game.line,
    white: nameTagged(game, 'white') || words.nobody,
    black: nameTagged(game, 'black') || words.nobody,
  });
  const conflicts = found.matched.filter(inConflict);
  const said = (title: string, lines: readonly string[]): string[] =>
    lines.length === 0 ? [] : [title, ...lines.map((line) => `  ${line}`)];
  const lines = [
    ...said(
      words.conflicts,
      conflicts.map(
        (one) =>
          `${fill(words.board, board(one))}: ${one.conflicts
            .map((conflict) => sayGameConflict(conflict, cli.language))
            .join('; ')}`,
      ),
    ),
    ...said(
      words.unmatched,
      found.unmatched.map(
        ({ game, why }) => `${fill(words.game, place(game))}: ${sayNoBoard(why, cli.language)}`,
      ),
    ),
    ...said(
      words.missing,
      found.missing.map((one) => fill(words.board, board(one))),
    ),
    fill(words.counted, {
      ...{ read, matched: found.matched.length, conflicts: conflicts.length },
      ...{ unmatched: found.unmatched.length, missing: found.missing.length },
    }),
  ];
  const value = {
    matched: found.matched.map((one) => ({
      ...board(one),
      ...{ file: fileOf.get(one.game), line: one.game.line, by: one.by },
      conflicts: one.conflicts,
    })),
    unmatched: found.unmatched.map(({ game, why }) => ({ ...place(game), why })),
    missing: found.missing.map(board),
  };
  answer(cli, json, value, lines.join('\n'));
}

/** Of these players alone, where some are named; a game in conflict waits until it is settled. */
function write(
  cli: Cli,
  state: Tournament,
  { matched }: GamesOfEvent,
  { out, players, force, json }: Options & { readonly out: string },
): void {
  const asked = new Set(players === undefined ? [] : playersOf(cli, state, players));
  const clear = matched.filter(
    (one) =>
      !inConflict(one) && (players === undefined || asked.has(one.white) || asked.has(one.black)),
  );
  const kept = new Map(clear.map((one) => [`${one.round}.${one.board}`, movesKept(one.game)]));
  const text = gamesOf(state, 'public', {
    movesOf: (round, board) => kept.get(`${round}.${board}`) ?? null,
    only: (round, board) => kept.has(`${round}.${board}`),
  });
  writeOutput(cli, out, text, force === true);
  if (json === true || out === '-') return;
  cli.out(`${fill(GAMES_WORDS[cli.language].written, { count: clear.length, file: out })}\n`);
}
