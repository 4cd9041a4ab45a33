import { gamesOf } from '@ronde/core/documents/files/games.ts';
import type { GamesOfBoard } from '@ronde/core/formats/tournament-file/kept-game.ts';
import { fill } from '@ronde/core/rules/sentence.ts';
import type { BoardWithGame, KeptGames } from '@ronde/core/tournament/games/kept-games.ts';
import type { Tournament } from '@ronde/core/tournament/state.ts';
import { sayGameConflict, sayNoBoard } from '@ronde/core/tournament/words/say-games.ts';
import { gamesAsked, gamesToWrite } from '@ronde/exchange/games/games-to-write.ts';
import { judgedGames, keptGamesOf } from '@ronde/exchange/games/kept-games-of.ts';
import { gamesInFile, readGamesIn, type HeldGame } from '@ronde/exchange/games/read-games-in.ts';
import { tellOfGames } from '@ronde/exchange/games/tell-of-games.ts';
import { openOne, stateOf } from '../asked-event.ts';
import { answer, type Cli } from '../cli.ts';
import { playersOf } from '../deeds/player-of-event.ts';
import { defective, sayProblem } from '../defective.ts';
import { CliFailure, EXIT } from '../exit-code.ts';
import { readIfFile, readInput, shownName } from '../input-file.ts';
import { writeOutput } from '../output-file.ts';
import { ledgerOf, readStored, storeFailure, withStore } from '../source.ts';
import { GAMES_WORDS } from '../words/games.ts';

/** What may be said of the games that are kept. */
export interface KeptAsked {
  readonly round: (state: Tournament) => number | null;
  readonly out?: string;
  readonly players?: readonly string[];
  readonly force: boolean;
  readonly json: boolean;
}

/** Shows what is kept of an event, and writes it out if that is wished. */
export async function showKeptGames(cli: Cli, ref: string, asked: KeptAsked): Promise<void> {
  const source = await openOne(cli, ref);
  const state = stateOf(cli, source);
  const games = source.kind === 'log' ? ((await source.beside()).games ?? []) : [];
  const round = asked.round(state);
  const found = await judgedGames(state, games);
  tell(cli, state, found, [], { round, json: asked.json });
  if (asked.out !== undefined) await write(cli, state, games, { ...asked, out: asked.out, round });
  if (isOpen(inRound(found, round))) throw new CliFailure(EXIT.answerIsNo, '');
}

/** Reads files in and keeps what belongs to a board; nothing that is kept is lost by it. */
export async function keepGames(
  cli: Cli,
  ref: string,
  files: readonly string[],
  { round: roundOf, json }: Pick<KeptAsked, 'round' | 'json'>,
): Promise<void> {
  const words = GAMES_WORDS[cli.language];
  if (readIfFile(cli, ref) !== null) {
    throw new CliFailure(EXIT.badRequest, fill(words.keptInDatabase, { ref }));
  }
  const open = await withStore(cli, async (store) => {
    const { state } = ledgerOf(cli, await readStored(cli, store, ref));
    if (state === null) throw new CliFailure(EXIT.badRequest, fill(words.keptInDatabase, { ref }));
    const round = roundOf(state);
    const told: Told[] = [];
    for (const path of files) {
      const file = shownName(cli, path);
      const read = gamesInFile(readInput(cli, path));
      if (read.games.length === 0) throw defective(cli, file, read.problems);
      const who = { by: 'ronde', at: cli.now().toISOString() };
      const done = await readGamesIn(store.games, { id: ref, state }, read, who);
      if (!done.ok) throw storeFailure(cli, done.error);
      for (const fault of done.value.problems) cli.err(`${file}:${sayProblem(cli, fault)}\n`);
      if (done.value.kept.length > 0) await tellOfGames(store, ref, who.at);
      told.push({ file, kept: done.value.kept.length, held: done.value.held });
    }
    const found = await keptGamesOf(store.games, ref, state);
    if (!found.ok) throw storeFailure(cli, found.error);
    tell(cli, state, found.value, told, { round, json });
    return isOpen(inRound(found.value, round)) || told.some(({ held }) => held.length > 0);
  });
  if (open) throw new CliFailure(EXIT.answerIsNo, '');
}

/** What became of a file. */
interface Told {
  readonly file: string;
  readonly kept: number;
  readonly held: readonly HeldGame[];
}

const inRound = ({ boards, strays }: KeptGames, round: number | null): KeptGames => ({
  boards: boards.filter((one) => round === null || one.round === round),
  strays: strays.filter((one) => round === null || one.round === round),
});

const isOpen = ({ boards, strays }: KeptGames): boolean =>
  strays.length > 0 || boards.some(({ moves }) => moves === 'conflict' || moves === 'missing');

function tell(
  cli: Cli,
  state: Tournament,
  all: KeptGames,
  files: readonly Told[],
  { round, json }: { readonly round: number | null; readonly json: boolean },
): void {
  const words = GAMES_WORDS[cli.language];
  const { boards, strays } = inRound(all, round);
  const nameOf = (id: BoardWithGame['white']): string => state.players.get(id)?.name ?? id;
  const board = (one: BoardWithGame) => ({
    ...{ round: one.round, board: one.board },
    ...{ white: nameOf(one.white), black: nameOf(one.black) },
  });
  const of = (wanted: BoardWithGame['moves']): readonly BoardWithGame[] =>
    boards.filter(({ moves }) => moves === wanted);
  const held = files.flatMap(({ file, held: games }) => games.map((game) => ({ file, ...game })));
  const said = (title: string, lines: readonly string[]): string[] =>
    lines.length === 0 ? [] : [title, ...lines.map((line) => `  ${line}`)];
  const why = (game: HeldGame): string =>
    game.why === 'twice' || game.why === 'differs'
      ? words.heldBack[game.why]
      : sayNoBoard(game.why, cli.language);
  const lines = [
    ...files.map(({ file, kept }) => fill(words.keptOfFile, { file, count: kept })),
    ...said(
      words.notKept,
      held.map(
        (game) =>
          `${fill(words.game, {
            ...{ file: game.file, line: game.line },
            ...{ white: game.white || words.nobody, black: game.black || words.nobody },
          })}: ${why(game)}`,
      ),
    ),
    ...said(
      words.conflicts,
      of('conflict').map(
        (one) =>
          `${fill(words.board, board(one))}: ${one.conflicts
            .map((conflict) => sayGameConflict(conflict, cli.language))
            .join('; ')}`,
      ),
    ),
    ...said(
      words.strays,
      strays.map((one) => `${one.round}.${one.board}`),
    ),
    ...said(
      words.missing,
      of('missing').map((one) => fill(words.board, board(one))),
    ),
    fill(words.countedKept, {
      ...{ kept: of('kept').length, conflicts: of('conflict').length },
      missing: of('missing').length,
    }),
  ];
  const value = {
    kept: of('kept').map(board),
    conflicts: of('conflict').map((one) => ({ ...board(one), conflicts: one.conflicts })),
    missing: of('missing').map(board),
    strays: strays.map(({ round: on, board: at }) => ({ round: on, board: at })),
    ...(files.length === 0 ? {} : { notKept: held.map(({ text: _, ...game }) => game) }),
  };
  answer(cli, json, value, lines.join('\n'));
}

interface WriteAsked extends Pick<KeptAsked, 'players' | 'force' | 'json'> {
  readonly out: string;
  readonly round: number | null;
}

/** Boards with their moves; of some players or of a round alone where that is said. */
async function write(
  cli: Cli,
  state: Tournament,
  kept: readonly GamesOfBoard[],
  asked: WriteAsked,
): Promise<void> {
  const { out, round, players, force, json } = asked;
  const games = {
    ...(await gamesToWrite(state, kept)),
    ...(round === null ? {} : { round }),
    ...(players === undefined ? {} : { players: playersOf(cli, state, players) }),
  };
  const { only = () => true, ...rest } = gamesAsked(state, games);
  writeOutput(cli, out, gamesOf(state, 'staff', { ...rest, only }), force);
  if (json || out === '-') return;
  const count = games.boards.filter(
    (one) => (round === null || one.round === round) && only(one.round, one.board),
  ).length;
  cli.out(`${fill(GAMES_WORDS[cli.language].written, { count, file: out })}\n`);
}
