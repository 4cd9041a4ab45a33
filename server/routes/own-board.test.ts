import { describe, expect, it } from 'vitest';
import type { OwnBoardAnswer } from '../api/own-board.ts';
import { openHall, playedHall, TOURNAMENT, type Asking } from '../testing/hall.ts';

const WHITE = { kind: 'played', score: '1-0' };
const DRAW = { kind: 'played', score: '½-½' };

describe('a player’s own board', () => {
  it('shows the game, and the opponent’s word only once both have spoken', async () => {
    const hall = openHall();
    const seen = (await playedHall(hall)).ledger.entries.length;
    const b = await hall.device({ name: 'B', role: 'player', player: 'b' });
    const e = await hall.device({ name: 'E', role: 'player', player: 'e' });
    const board = async (asking: Asking) =>
      (await (
        await hall.ask(`/api/tournaments/${TOURNAMENT}/own-board`, asking)
      ).json()) as OwnBoardAnswer;
    expect(await board(b)).toMatchObject({
      position: seen,
      player: { id: 'b' },
      round: 1,
      game: { board: 2, colour: 'white', opponent: { id: 'e' }, mark: 'open', claim: null },
      checkIn: null,
    });
    const claim = (player: string, outcome: object, asking: Asking, at: number) =>
      hall.command('claimResult', { round: 1, board: 2, player, outcome }, { ...asking, seen: at });
    await claim('b', WHITE, b, seen);
    expect((await board(e)).game).toMatchObject({
      colour: 'black',
      mark: 'claimed',
      claim: null,
      opponentClaimed: true,
      opponentClaim: null,
    });
    await claim('e', DRAW, e, seen + 1);
    expect((await board(b)).game).toMatchObject({
      mark: 'disputed',
      claim: WHITE,
      opponentClaim: DRAW,
      outcome: { kind: 'notEntered' },
    });
    await hall.does('enterResult', { round: 1, board: 2, outcome: DRAW });
    expect((await board(b)).game).toMatchObject({ outcome: DRAW });
  });

  it('shows whether the player was seen at the check-in', async () => {
    const hall = openHall();
    await playedHall(hall);
    for (const number of [2, 3]) {
      await hall.does('enterResult', { round: 1, board: number, outcome: WHITE });
    }
    await hall.does('closeRound', { round: 1 });
    await hall.does('openCheckIn', { round: 2 });
    const b = await hall.device({ name: 'B', role: 'player', player: 'b' });
    const position = await hall.store.position(TOURNAMENT);
    const checkIn = { players: ['b'] };
    const seen = position.ok ? position.value : 0;
    expect((await hall.command('checkIn', checkIn, { ...b, seen })).status).toBe(200);
    const others = await hall.command('checkIn', { players: ['b', 'e'] }, { ...b, seen });
    expect(others.status).toBe(403);
    const answer = await hall.ask(`/api/tournaments/${TOURNAMENT}/own-board`, b);
    expect(await answer.json()).toMatchObject({ checkIn: { round: 2, present: true } });
    const e = await hall.device({ name: 'E', role: 'player', player: 'e' });
    const offeredTo = async (asking: Asking): Promise<unknown> => {
      const own = await hall.ask(`/api/tournaments/${TOURNAMENT}/own-board`, asking);
      return ((await own.json()) as OwnBoardAnswer).checkIn;
    };
    expect(await offeredTo(e)).toEqual({ round: 2, present: false });
    // Neither one with a bye worth points nor one who left is asked to come.
    await hall.does('grantBye', { player: 'e', round: 2, bye: 'halfPointBye' });
    expect(await offeredTo(e)).toBeNull();
    await hall.does('withdraw', { player: 'b' });
    expect(await offeredTo(b)).toBeNull();
  });
});
