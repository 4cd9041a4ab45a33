import { replay } from '@ronde/core/formats/pgn/legal-moves.ts';
import { LONGEST_KEPT_GAME } from '@ronde/core/formats/tournament-file/kept-game.ts';
import {
  gameOfText,
  type BoardWithGame,
  type KeptGames,
} from '@ronde/core/tournament/games/kept-games.ts';
import { nameTagged } from '@ronde/core/tournament/games/tagged-players.ts';
import type { Tournament } from '@ronde/core/tournament/state.ts';
import { keptGamesOf } from '@ronde/exchange/games/kept-games-of.ts';
import { putGame } from '@ronde/exchange/games/put-game.ts';
import { gamesInFile, LARGEST_GAMES, readGamesIn } from '@ronde/exchange/games/read-games-in.ts';
import { tellOfGames } from '@ronde/exchange/games/tell-of-games.ts';
import { withProblems } from '@ronde/exchange/imports/unreadable-file.ts';
import { z } from 'zod';
import type { Principal } from '../access/principal.ts';
import {
  GAME_WRITERS,
  type GameAnswer,
  type GameLine,
  type GamesAnswer,
  type GamesReadAnswer,
  type PutGameRequest,
} from '../api/games.ts';
import { exact } from '../commands/exact.ts';
import { filledLine } from '../commands/words.ts';
import { instant, type House } from '../house.ts';
import { declinedFile, MOST_TOLD } from '../imports/declined-file.ts';
import { declinedByLedger } from '../ledgers/declined-by-ledger.ts';
import type { Standing } from '../ledgers/standing.ts';
import { declinedByStore } from '../problem-response.ts';
import { Declined, declined } from '../registry/declined.ts';
import { readBytes } from '../registry/read-body.ts';
import { answerOf, NO_CONTENT, route, type Route } from '../registry/route.ts';
import { STAFF } from './everybody.ts';
import { ofRound, ofTournament, wholeInQuery } from './tournament-of.ts';

const ofBoard = ofRound.extend({ board: wholeInQuery });
const putBody = exact<PutGameRequest>()({ text: z.string().max(LONGEST_KEPT_GAME).nullable() });

/** Moves of games: read in by those who run the event, kept beside its log; no result is touched. */
export const gameRoutes = (house: House): Route[] => [
  route({
    method: 'get',
    path: '/api/tournaments/:id/games',
    summary: 'Boards of the published rounds: which games are kept, in conflict or missing',
    roles: STAFF,
    params: ofTournament,
    answer: answerOf<GamesAnswer>('GamesAnswer'),
    handle: async ({ params, principal }) => {
      const standing = await standingOf(house, params.id, principal);
      if (standing instanceof Declined) return standing;
      const found = await gamesOf(house, standing, principal);
      return found instanceof Declined ? found : answerOfGames(standing.state, found);
    },
  }),
  route({
    method: 'post',
    path: '/api/tournaments/:id/games',
    summary: 'Reads games in (PGN): those that belong to a board are kept, the others handed back',
    roles: GAME_WRITERS,
    params: ofTournament,
    query: z.object({ file: filledLine }),
    answer: answerOf<GamesReadAnswer>('GamesReadAnswer'),
    handle: async ({ params, principal, context }) => {
      const standing = await standingOf(house, params.id, principal);
      if (standing instanceof Declined) return standing;
      const bytes = await readBytes(context.req.raw, LARGEST_GAMES);
      if (bytes instanceof Declined) return bytes;
      const file = gamesInFile(bytes);
      if (file.games.length === 0) return declinedFile(withProblems(file.problems));
      const who = { by: principal.by, at: instant(house) };
      const done = await readGamesIn(house.store.games, standing, file, who);
      if (!done.ok) return declinedByStore(done.error, principal.via === 'localhost');
      if (done.value.kept.length > 0) await tellOfGames(house.store, standing.id, who.at);
      const now = await gamesOf(house, standing, principal);
      if (now instanceof Declined) return now;
      const { kept, problems, ...counted } = done.value;
      const places = new Set(kept.map(({ round, board }) => `${round}.${board}`));
      const conflicts = now.boards.filter(
        ({ round, board, moves }) => moves === 'conflict' && places.has(`${round}.${board}`),
      );
      return {
        ...counted,
        kept: kept.length,
        conflicts: conflicts.length,
        missing: now.boards.filter(({ moves }) => moves === 'missing').length,
        problems: problems.slice(0, MOST_TOLD),
      };
    },
  }),
  route({
    method: 'get',
    path: '/api/tournaments/:id/games/:round/:board',
    summary: 'A game that is kept, move by move',
    roles: STAFF,
    params: ofBoard,
    answer: answerOf<GameAnswer>('GameAnswer'),
    handle: async ({ params, principal }) => {
      const standing = await standingOf(house, params.id, principal);
      if (standing instanceof Declined) return standing;
      const found = await gamesOf(house, standing, principal, params);
      if (found instanceof Declined) return found;
      const board = found.boards.find(
        (one) => one.round === params.round && one.board === params.board,
      );
      return (board === undefined ? null : gameAnswer(standing.state, board)) ?? NONE_KEPT;
    },
  }),
  route({
    method: 'put',
    path: '/api/tournaments/:id/games/:round/:board',
    summary: 'Puts a game on a board by hand, or vouches for the one that is there',
    roles: GAME_WRITERS,
    params: ofBoard,
    body: putBody,
    answer: NO_CONTENT,
    handle: async ({ params: { id, round, board }, body, principal }) => {
      const standing = await standingOf(house, id, principal);
      if (standing instanceof Declined) return standing;
      const who = { by: principal.by, at: instant(house) };
      const place = { round, board, text: body.text };
      const put = await putGame(house.store.games, standing, place, who);
      if (put.ok) {
        await tellOfGames(house.store, id, who.at);
        return null;
      }
      if (put.error.kind === 'store') {
        return declinedByStore(put.error.error, principal.via === 'localhost');
      }
      const { code } = put.error;
      const absent = code === 'game.noBoard' || code === 'game.noneKept';
      return declined(absent ? 404 : 422, code, { round, board });
    },
  }),
  route({
    method: 'delete',
    path: '/api/tournaments/:id/games/:round/:board',
    summary: 'Takes a game away; there is a way back',
    roles: GAME_WRITERS,
    params: ofBoard,
    answer: NO_CONTENT,
    handle: async ({ params, principal }) => {
      const taken = await house.store.games.takeAway(params.id, params);
      if (!taken.ok) return declinedByStore(taken.error, principal.via === 'localhost');
      await tellOfGames(house.store, params.id, instant(house));
      return null;
    },
  }),
  route({
    method: 'post',
    path: '/api/tournaments/:id/games/back/:round/:board',
    summary: 'Keeps the game again that was replaced or taken away',
    roles: GAME_WRITERS,
    params: ofBoard,
    answer: NO_CONTENT,
    handle: async ({ params, principal }) => {
      const turned = await house.store.games.turnBack(params.id, params);
      if (!turned.ok) return declinedByStore(turned.error, principal.via === 'localhost');
      await tellOfGames(house.store, params.id, instant(house));
      return null;
    },
  }),
];

const NONE_KEPT = declined(404, 'game.noneKept');

async function standingOf(
  house: House,
  id: string,
  principal: Principal,
): Promise<Standing | Declined> {
  const opened = await house.ledgers.at(id);
  return opened.ok ? opened.value : declinedByLedger(opened.error, principal);
}

/** All games of an event, or those of one board. */
async function gamesOf(
  house: House,
  { id, state }: Standing,
  principal: Principal,
  place?: { readonly round: number; readonly board: number },
): Promise<KeptGames | Declined> {
  const found = await keptGamesOf(house.store.games, id, state, place);
  return found.ok ? found.value : declinedByStore(found.error, principal.via === 'localhost');
}

const answerOfGames = (state: Tournament, { boards, strays }: KeptGames): GamesAnswer => ({
  lines: boards.map((board) => lineOf(state, board)),
  strays: strays.flatMap(({ round, board, kept }) => {
    const game = kept === null ? null : gameOfText(kept.text);
    if (kept === null || game === null) return [];
    const [white, black] = [nameTagged(game, 'white'), nameTagged(game, 'black')];
    return [{ round, board, white, black, text: kept.text }];
  }),
});

function lineOf(state: Tournament, one: BoardWithGame): GameLine {
  const { round, board, outcome, moves, conflicts, kept, wayBack } = one;
  const nameOf = (id: BoardWithGame['white']): string => state.players.get(id)?.name ?? id;
  return {
    ...{ round, board, white: nameOf(one.white), black: nameOf(one.black), outcome },
    ...{
      whiteId: one.white,
      blackId: one.black,
      moves,
      conflicts,
      vouched: kept?.vouched ?? false,
      wayBack,
    },
    ...{ by: kept?.by ?? null, at: kept?.at ?? null },
  };
}

function gameAnswer(state: Tournament, board: BoardWithGame): GameAnswer | null {
  const { game, kept } = board;
  if (game === null || kept === null) return null;
  const { start, moves, positions, fault } = replay(game);
  return {
    ...lineOf(state, board),
    start,
    played: moves.map((san, index) => {
      const before = (index === 0 ? start : positions[index - 1]) ?? start;
      return { number: moveNumber(before), san, position: positions[index] ?? before };
    }),
    fault,
    text: kept.text,
  };
}

/** Whose move it is in a position, as it is written before the move. */
function moveNumber(position: string): string {
  const [, turn, , , , number = '1'] = position.split(' ');
  return `${number}${turn === 'b' ? '...' : '.'}`;
}
