import { replay, type MoveFault, type ReplayedGame } from '../../formats/pgn/legal-moves.ts';
import type { PgnGame } from '../../formats/pgn/read-pgn.ts';
import type { PgnResult } from '../../formats/pgn/write-pgn.ts';
import type { Colour } from '../../rules/colour.ts';
import type { PlayerId } from '../../rules/identity.ts';
import type { GameOutcome } from '../../rules/outcome.ts';
import { lastWord } from '../corrections.ts';
import { publishedRounds, type Tournament } from '../state.ts';
import { placeTagged, type TaggedPlace } from './board-tags.ts';
import { endOfGame, isReversed } from './end-of-game.ts';
import { TaggedPlayers, type FoundBy } from './tagged-players.ts';

/** A board of a published round, by who really had White. */
export interface BoardOfRound {
  readonly round: number;
  readonly board: number;
  readonly white: PlayerId;
  readonly black: PlayerId;
  readonly outcome: GameOutcome;
}

/** What a game says that the event does not; nothing of the event is changed by it. */
export type GameConflict =
  | { readonly kind: 'result'; readonly recorded: GameOutcome; readonly written: PgnResult }
  | { readonly kind: 'mate'; readonly mated: Colour }
  | { readonly kind: 'colours' }
  | { readonly kind: 'round'; readonly written: number }
  | { readonly kind: 'names'; readonly white: string; readonly black: string }
  | { readonly kind: 'moves'; readonly fault: MoveFault }
  /** Another game of the same board, with other moves, begins on that line. */
  | { readonly kind: 'twice'; readonly line: number }
  /** It was kept as the game of others, who sat here then. */
  | { readonly kind: 'players'; readonly white: string; readonly black: string };

/** What playing the moves of a game showed. */
export type Replay = Pick<ReplayedGame, 'fault' | 'mated'>;

/** How a game was found to belong to a board. */
export type MatchedBy = FoundBy | 'board';

export interface MatchedGame extends BoardOfRound {
  readonly game: PgnGame;
  readonly by: MatchedBy;
  readonly conflicts: readonly GameConflict[];
}

/** Why a game belongs to no board. */
export type NoBoard = 'unknownPlayers' | 'didNotMeet' | 'severalBoards';

export interface UnmatchedGame {
  readonly game: PgnGame;
  readonly why: NoBoard;
}

export interface GamesOfEvent {
  readonly matched: readonly MatchedGame[];
  readonly unmatched: readonly UnmatchedGame[];
  /** Games played over the board of which no moves were read. */
  readonly missing: readonly BoardOfRound[];
}

/**
 * Lays games beside the boards they were played on: by FIDE numbers and names, by round and board
 * where names say nothing. The result entered stands whatever a game says.
 */
export function matchGames(state: Tournament, games: readonly PgnGame[]): GamesOfEvent {
  const { found, unmatched } = layGames(state, games);
  const matched = oneEach(found).map(({ game, board, by, signs, twice }) => ({
    ...{ ...board, game, by },
    conflicts: [...signs, ...conflictsOf(board, game, signs, replay(game)), ...twice],
  }));
  const kept = new Set(matched.map(keyOf));
  return {
    matched: matched.sort(byPlace),
    unmatched,
    missing: boardsOf(state).filter((board) => wasPlayed(board.outcome) && !kept.has(keyOf(board))),
  };
}

/** Games by the boards they belong to, several on one where a file has several; no move is played. */
export function layGames(
  state: Tournament,
  games: readonly PgnGame[],
): { readonly found: readonly FoundGame[]; readonly unmatched: readonly UnmatchedGame[] } {
  const boards = boardsOf(state);
  const players = new TaggedPlayers(state.players.values());
  const found: FoundGame[] = [];
  const unmatched: UnmatchedGame[] = [];
  for (const game of games) {
    const place = boardFor(boards, players, game);
    if ('why' in place) unmatched.push({ game, why: place.why });
    else found.push({ game, ...place });
  }
  return { found, unmatched };
}

export interface FoundGame {
  readonly game: PgnGame;
  readonly board: BoardOfRound;
  readonly by: MatchedBy;
  /** What the place itself contradicts. */
  readonly signs: readonly GameConflict[];
}

export const keyOf = ({ round, board }: Pick<BoardOfRound, 'round' | 'board'>): string =>
  `${round}.${board}`;
const byPlace = (a: BoardOfRound, b: BoardOfRound): number =>
  a.round - b.round || a.board - b.board;
export const wasPlayed = (outcome: GameOutcome): boolean => outcome.kind === 'played';

/** Every board of the published rounds in order. */
export const boardsOf = (state: Tournament): BoardOfRound[] =>
  publishedRounds(state).flatMap(({ number, games }) =>
    games.map((game) => {
      const outcome = lastWord(game);
      const [white, black] = isReversed(outcome)
        ? [game.black, game.white]
        : [game.white, game.black];
      return { round: number, board: game.board, white, black, outcome };
    }),
  );

type Place = Omit<FoundGame, 'game'> | { readonly why: NoBoard };

function boardFor(boards: readonly BoardOfRound[], players: TaggedPlayers, game: PgnGame): Place {
  const white = players.find(game, 'white');
  const black = players.find(game, 'black');
  const tagged = placeTagged(game);
  if (white === null || black === null) {
    const sitting = [white?.player.id, black?.player.id].filter((id) => id !== undefined);
    return boardTagged(boards, game, tagged, sitting);
  }
  const met = boards.filter((one) => sits(one, white.player.id) && sits(one, black.player.id));
  if (met.length === 0) return { why: 'didNotMeet' };
  const board = chosen(met, white.player.id, tagged);
  if (board === null) return { why: 'severalBoards' };
  const turned = board.white !== white.player.id;
  return { board, by: weaker(white.by, black.by), signs: turned ? [{ kind: 'colours' }] : [] };
}

const STRENGTH: readonly FoundBy[] = ['fideId', 'name', 'shortName'];
const weaker = (a: FoundBy, b: FoundBy): FoundBy =>
  STRENGTH.indexOf(a) > STRENGTH.indexOf(b) ? a : b;

const sits = ({ white, black }: BoardOfRound, id: PlayerId): boolean =>
  white === id || black === id;

/** Two who met several times: the round named, then the colours, must leave one board. */
function chosen(
  met: readonly BoardOfRound[],
  white: PlayerId,
  tagged: TaggedPlace,
): BoardOfRound | null {
  const named = met.filter(({ round }) => round === tagged.round);
  const among = named.length === 0 ? met : named;
  const coloured = among.filter((one) => one.white === white);
  const left = coloured.length === 0 ? among : coloured;
  return left.length === 1 ? (left[0] ?? null) : null;
}

/** Round and board alone tell where a game belongs, unless somebody it names sits elsewhere. */
function boardTagged(
  boards: readonly BoardOfRound[],
  game: PgnGame,
  { round, board }: TaggedPlace,
  sitting: readonly PlayerId[],
): Place {
  const place = boards.find((one) => one.round === round && one.board === board);
  if (place === undefined || !sitting.every((id) => sits(place, id))) {
    return { why: 'unknownPlayers' };
  }
  const [white, black] = [game.tags.get('White') ?? '', game.tags.get('Black') ?? ''];
  return { board: place, by: 'board', signs: [{ kind: 'names', white, black }] };
}

interface Single extends FoundGame {
  readonly twice: readonly GameConflict[];
}

/** One game a board: of two copies, or a copy cut short, the longer. */
export function oneEach(found: readonly FoundGame[]): Single[] {
  const kept = new Map<string, Single>();
  for (const one of found) {
    const key = keyOf(one.board);
    const before = kept.get(key);
    if (before === undefined) kept.set(key, { ...one, twice: [] });
    else if (isWithin(one.game, before.game)) continue;
    else if (isWithin(before.game, one.game)) kept.set(key, { ...one, twice: before.twice });
    else {
      const twice = [...before.twice, { kind: 'twice' as const, line: one.game.line }];
      kept.set(key, { ...before, twice });
    }
  }
  return [...kept.values()];
}

/** Whether a game is another one, or its beginning. */
export const isWithin = (shorter: PgnGame, longer: PgnGame): boolean =>
  shorter.moves.length <= longer.moves.length &&
  shorter.moves.every(({ text }, index) => bare(text) === bare(longer.moves[index]?.text ?? ''));

const bare = (move: string): string => move.replace(/[+#!?]+$/, '');

/** What a game on a board says that the event does not, beside what its place contradicts. */
export function conflictsOf(
  board: BoardOfRound,
  game: PgnGame,
  signs: readonly GameConflict[],
  { fault, mated }: Replay,
): GameConflict[] {
  const conflicts: GameConflict[] = [];
  const tagged = placeTagged(game);
  if (tagged.round !== null && tagged.round !== board.round) {
    conflicts.push({ kind: 'round', written: tagged.round });
  }
  if (fault !== null) conflicts.push({ kind: 'moves', fault });
  const { outcome } = board;
  // With the colours the other way round, whose win it is has to be found out first.
  if (!isDecided(outcome) || signs.some(({ kind }) => kind === 'colours')) return conflicts;
  const written = game.result ?? '*';
  if (written !== '*' && (outcome.kind !== 'played' || written !== endOfGame(outcome).result)) {
    conflicts.push({ kind: 'result', recorded: outcome, written });
  } else if (mated !== null && endOfGame(outcome).result !== (mated === 'white' ? '0-1' : '1-0')) {
    conflicts.push({ kind: 'mate', mated });
  }
  return conflicts;
}

const isDecided = ({ kind }: GameOutcome): boolean => kind !== 'notEntered' && kind !== 'adjourned';
