import { describe, expect, it } from 'vitest';
import { gameText } from '../../formats/pgn/game-text.ts';
import { replay } from '../../formats/pgn/legal-moves.ts';
import { readPgn } from '../../formats/pgn/read-pgn.ts';
import type { GamesOfBoard, KeptGame } from '../../formats/tournament-file/kept-game.ts';
import { PlayedEvent } from '../testing/played-event.ts';
import { gameOfText, keptGames, type KeptGames } from './kept-games.ts';

/** Six players: a-d 1-0, b-e ½-½, c-f not played yet. */
const state = new PlayedEvent({ rounds: 3 }, 6).pairs(1, 'a-d b-e c-f').scores(1, '1=').state;
const nameOf = (id: string): string =>
  [...state.players.values()].find((player) => player.id === id)?.name ?? '';

const kept = (
  board: number,
  ids: string,
  moves: string,
  more: Partial<KeptGame> = {},
): GamesOfBoard => {
  const [white = '', black = ''] = ids.split('-');
  const tags = `[White "${nameOf(white)}"]\n[Black "${nameOf(black)}"]\n`;
  return {
    ...{ round: 1, board, replaced: null },
    kept: {
      ...{ text: `${tags}\n${moves}\n`, white, black, vouched: false },
      ...{ by: 'Chief arbiter', at: '2026-11-15T09:30:00Z', ...more },
    },
  };
};

const judged = (...games: readonly GamesOfBoard[]): KeptGames =>
  keptGames(state, games, (text) => {
    const game = gameOfText(text);
    return game === null ? { fault: null, mated: null } : replay(game);
  });

const told = (...games: readonly GamesOfBoard[]): string[] =>
  judged(...games).boards.map(({ moves, conflicts }) =>
    [moves, ...conflicts.map(({ kind }) => kind)].join(' '),
  );

describe('games that are kept, beside the event as it stands', () => {
  it('are missing where a game was played, and asked for nowhere else', () => {
    expect(told()).toEqual(['missing', 'missing', 'notPlayed']);
  });

  it.each([
    ['clear', kept(1, 'a-d', '1. e4 e5 1-0'), 'kept'],
    ['without a result', kept(1, 'a-d', '1. e4 e5 *'), 'kept'],
    ['another result', kept(1, 'a-d', '1. e4 e5 0-1'), 'conflict result'],
    ['an illegal move', kept(1, 'a-d', '1. e4 e5 2. Ke3 1-0'), 'conflict moves'],
    ['of others', kept(1, 'b-e', '1. e4 e5 1-0'), 'conflict players'],
    ['of whom one sits here', kept(1, 'a-e', '1. e4 e5 1-0'), 'conflict players'],
    ['by turned colours', kept(1, 'd-a', '1. e4 e5 0-1'), 'conflict colours'],
    ['vouched for', kept(1, 'a-d', '1. e4 e5 0-1', { vouched: true }), 'kept'],
    [
      'vouched for under other names',
      kept(1, 'a-d', '1. e4 1-0', { text: '[White "X"]\n\n1. e4 0-1\n', vouched: true }),
      'kept',
    ],
    [
      'under other names',
      kept(1, 'a-d', '', { text: '[White "X"]\n\n1. e4 *\n' }),
      'conflict names',
    ],
    [
      'vouched for with an illegal move',
      kept(1, 'a-d', '1. e4 e5 2. Ke3 1-0', { vouched: true }),
      'conflict moves',
    ],
    ['vouched for by others', kept(1, 'b-e', '1. e4 1-0', { vouched: true }), 'conflict players'],
  ])('%s', (_, game, expected) => {
    expect(told(game)[0]).toBe(expected);
  });

  it('on a board that is there no more are strays', () => {
    const { boards, strays } = judged({ ...kept(1, 'a-d', '1. e4 1-0'), round: 7 });
    expect([boards[0]?.moves, strays.length]).toEqual(['missing', 1]);
  });

  it('taken away are missing, with a way back', () => {
    const { kept: game } = kept(1, 'a-d', '1. e4 1-0');
    const taken = { round: 1, board: 1, kept: null, replaced: game };
    expect(judged(taken).boards[0]).toMatchObject({ moves: 'missing', wayBack: true });
  });
});

describe('one game as a text of its own', () => {
  it.each([
    [
      'with comments and variations',
      '[White "A \\"B\\""]\n[Round "1"]\n\n1. e4 {[%clk 1:00]} e5 (1... c5) 2. Nf3 1-0\n',
    ],
    ['from another position', '[FEN "8/8/8/8/8/8/4P3/K6k w - - 0 1"]\n[SetUp "1"]\n\n1. e4 *\n'],
    ['without tags', '1. e4 e5 1/2-1/2\n'],
  ])('%s is read as it was', (_, text) => {
    const [game] = readPgn(text).games;
    if (game === undefined) throw new Error('no game');
    const [again] = readPgn(gameText(game)).games;
    const bare = ({ tags, text: moves, result }: typeof game) => ({ tags, moves, result });
    expect(again === undefined ? null : bare(again)).toEqual(bare(game));
    expect(again === undefined ? '' : gameText(again)).toBe(gameText(game));
  });
});
