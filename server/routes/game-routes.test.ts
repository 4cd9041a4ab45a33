import { readPgn } from '@ronde/core/formats/pgn/read-pgn.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { exportPath } from '../api/exports.ts';
import {
  gameBackPath,
  gamePath,
  gamesPath,
  type GameAnswer,
  type GamesAnswer,
  type GamesReadAnswer,
} from '../api/games.ts';
import {
  openHall,
  playedHall,
  STRANGER,
  TOURNAMENT,
  type Asking,
  type Hall,
} from '../testing/hall.ts';
import { refusal } from '../testing/problem-of.ts';

const GAMES = gamesPath(TOURNAMENT);
const at = (board: number): string => gamePath(TOURNAMENT, 1, board);

describe('games of an event', () => {
  let hall: Hall;
  let boards: GamesAnswer['lines'];

  const read = async (raw: string, asking: Asking = {}): Promise<GamesReadAnswer> => {
    const answer = await hall.ask(`${GAMES}?file=g.pgn`, { ...asking, method: 'POST', raw });
    expect(answer.status).toBe(200);
    return (await answer.json()) as GamesReadAnswer;
  };
  const kept = async (): Promise<GamesAnswer> =>
    (await (await hall.ask(GAMES)).json()) as GamesAnswer;
  const states = async (): Promise<string[]> => (await kept()).lines.map(({ moves }) => moves);
  const game = (board: number, moves: string, result: string): string => {
    const { white = '', black = '' } = boards[board - 1] ?? {};
    return `[White "${white}"]\n[Black "${black}"]\n\n${moves} ${result}\n\n`;
  };
  const pgn = async (asking: Asking = {}, query = {}): Promise<string> =>
    (await hall.ask(exportPath(TOURNAMENT, 'pgn', query), asking)).text();

  beforeEach(async () => {
    hall = openHall();
    await playedHall(hall);
    const outcome = { kind: 'played', score: '1-0' };
    await hall.does('enterResult', { round: 1, board: 2, outcome });
    boards = (await kept()).lines;
  });

  it('are kept on their boards, told in conflict or missing; no result is touched', async () => {
    expect(await states()).toEqual(['missing', 'missing', 'notPlayed']);
    const before = await hall.store.position(TOURNAMENT);
    const answer = await read(
      game(1, '1. e4 e5', '1-0') +
        game(2, '1. d4 d5', '0-1') +
        '[White "X"]\n[Black "Y"]\n\n1. c4 *\n',
    );
    expect(answer).toMatchObject({ read: 3, kept: 2, conflicts: 1, known: 0 });
    expect(answer.held).toMatchObject([{ white: 'X', black: 'Y', why: 'unknownPlayers' }]);
    const { lines } = await kept();
    expect(lines[0]).toMatchObject({ moves: 'kept', conflicts: [] });
    expect(lines[1]).toMatchObject({ moves: 'conflict', conflicts: [{ kind: 'result' }] });
    expect(await hall.store.position(TOURNAMENT)).toEqual(before);
  });

  it('once kept give way to a longer copy, never to other moves; by hand they do, with a way back', async () => {
    await read(game(1, '1. e4 e5', '1-0'));
    expect(await read(game(1, '1. e4', '1-0'))).toMatchObject({ kept: 0, known: 1, held: [] });
    expect(await read(game(1, '1. e4 e5 2. Nf3', '1-0'))).toMatchObject({ kept: 1 });
    const other = await read(game(1, '1. d4', '1-0'));
    expect(other).toMatchObject({
      kept: 0,
      held: [{ why: 'differs', place: { round: 1, board: 1 } }],
    });
    const text = other.held[0]?.text ?? '';
    expect((await hall.ask(at(1), { method: 'PUT', body: { text } })).status).toBe(204);
    const shown = async (): Promise<string[]> =>
      ((await (await hall.ask(at(1))).json()) as GameAnswer).played.map(
        ({ number, san }) => `${number}${san}`,
      );
    expect(await shown()).toEqual(['1.d4']);
    await hall.ask(gameBackPath(TOURNAMENT, 1, 1), { method: 'POST' });
    expect(await shown()).toEqual(['1.e4', '1...e5', '2.Nf3']);
    await hall.ask(at(1), { method: 'DELETE' });
    expect(await refusal(hall.ask(at(1)))).toBe('404 game.noneKept');
    expect((await kept()).lines[0]).toMatchObject({ moves: 'missing', wayBack: true });
    await hall.ask(gameBackPath(TOURNAMENT, 1, 1), { method: 'POST' });
    expect(await shown()).toEqual(['1.e4', '1...e5', '2.Nf3']);
  });

  it('two of one board in a file are handed back both', async () => {
    const answer = await read(game(1, '1. e4', '1-0') + game(1, '1. d4', '1-0'));
    expect(answer).toMatchObject({ kept: 0, held: [{ why: 'twice' }, { why: 'twice' }] });
  });

  it('without moves are counted and not kept', async () => {
    expect(await read(await pgn())).toMatchObject({ kept: 0, held: [], empty: boards.length });
  });

  it('whoever looked vouches for one in conflict', async () => {
    await read(game(2, '1. d4 d5', '0-1'));
    expect((await hall.ask(at(2), { method: 'PUT', body: { text: null } })).status).toBe(204);
    expect((await kept()).lines[1]).toMatchObject({ moves: 'kept', vouched: true });
    const illegal = await read(game(1, '1. e4 e5 2. Ke3', '1-0'));
    expect(illegal.conflicts).toBe(1);
    await hall.ask(at(1), { method: 'PUT', body: { text: null } });
    expect((await kept()).lines[0]).toMatchObject({
      moves: 'conflict',
      conflicts: [{ kind: 'moves' }],
    });
    expect((await (await hall.ask(at(1))).json()) as GameAnswer).toMatchObject({
      ...{ played: [{ san: 'e4' }, { san: 'e5' }], fault: { written: 'Ke3' } },
    });
  });

  it('go out with their moves to those who run the event, and to all where that is said', async () => {
    await read(game(1, '1. e4 {[%clk 1:00:00]} e5', '1-0') + game(2, '1. d4 d5', '0-1'));
    const staff = await pgn({}, { audience: 'staff' });
    expect(staff).toContain('1. e4 {[%clk 1:00:00]} e5\n1-0');
    // In conflict: an empty game.
    expect(staff).not.toContain('d4');
    expect(readPgn(await pgn({}, { audience: 'staff', round: '2' })).games).toEqual([]);
    const one = readPgn(await pgn({}, { audience: 'staff', players: 'a' })).games;
    expect(one).toHaveLength(1);
    expect(await pgn(STRANGER)).not.toContain('e4');
    expect(await pgn()).not.toContain('e4');
    const standing = await hall.house.ledgers.at(TOURNAMENT);
    if (!standing.ok) throw new Error('not there');
    const { publication } = standing.value.state.settings;
    await hall.does('changeSettings', {
      changes: { publication: { ...publication, games: true } },
    });
    expect(await pgn(STRANGER)).toContain('1. e4');
    expect(await pgn(STRANGER)).not.toContain('d4');
  });

  it.each([
    [
      'a file without a game',
      `${GAMES}?file=x`,
      { method: 'POST', raw: '# README' },
      '422 import.unreadable',
    ],
    ['a picture', `${GAMES}?file=x`, { method: 'POST', raw: '\u0001PNG' }, '422 import.unreadable'],
    [
      'too much',
      `${GAMES}?file=x`,
      { method: 'POST', raw: 'x'.repeat(5_000_001) },
      '413 server.tooLarge',
    ],
    [
      'a board that is not there',
      at(99),
      { method: 'PUT', body: { text: '1. e4 *' } },
      '404 game.noBoard',
    ],
    ['nothing to vouch for', at(1), { method: 'PUT', body: { text: null } }, '404 game.noneKept'],
    [
      'two games for one board',
      at(1),
      { method: 'PUT', body: { text: '1. e4 *\n\n1. d4 *' } },
      '422 game.notOneGame',
    ],
  ] as const)('%s is refused', async (_, path, asking, code) => {
    expect(await refusal(hall.ask(path, asking))).toBe(code);
  });

  it('are for nobody else', async () => {
    await read(game(1, '1. e4 e5', '1-0'));
    const player = await hall.device({ name: 'A', role: 'player', player: 'a' });
    for (const path of [GAMES, at(1)]) {
      expect(await refusal(hall.ask(path, STRANGER))).toMatch(/^401/);
      expect(await refusal(hall.ask(path, player))).toMatch(/^403/);
    }
  });

  it('of a round that is paired again conflict: each knows its players', async () => {
    await read(game(1, '1. e4 e5', '1-0'));
    const found = await hall.store.games.get(TOURNAMENT, { round: 1, board: 1 });
    const one = found.ok ? found.value?.kept : null;
    if (one == null) throw new Error('not kept');
    // As if somebody else sat there now.
    await hall.store.games.keep(TOURNAMENT, [
      { round: 1, board: 2, game: one },
      { round: 9, board: 1, game: one },
    ]);
    const { lines, strays } = await kept();
    expect(lines[1]?.conflicts).toMatchObject([{ kind: 'players', white: boards[0]?.white }]);
    expect(strays).toMatchObject([{ round: 9, board: 1 }]);
  });
});
