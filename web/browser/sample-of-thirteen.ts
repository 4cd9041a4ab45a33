import type { PlayerId } from '@ronde/core/rules/identity.ts';
import type { GameOutcome } from '@ronde/core/rules/outcome.ts';
import { randomFrom } from '@ronde/core/rules/random.ts';
import type { RoundView } from '@ronde/core/tournament/views/round.ts';
import type { CreateAnswer } from '@ronde/server/api/commands.ts';
import { sampleHelper } from '@ronde/server/sample/sample-hall.ts';
import { samplePlayers } from '@ronde/server/sample/sample-players.ts';
import { dayAfter, SAMPLE_ROUNDS, sampleSettings } from '@ronde/server/sample/sample-settings.ts';
import { answered, byHttp, deviceLink, post, type ByHttp } from './by-http.ts';
import { inject } from 'vitest';
import { claimResult } from './claim-result.ts';
import { makeSample } from './every-page.ts';

const CURRENT_ROUND = 5;

/** Who does what, by the place in the list of the thirteen. */
const WHO = {
  lateEntry: 8,
  withdraws: 4,
  notSeen: 11,
  relatives: [4, 5],
  groundFloor: 9,
  halfPointByes: [
    [2, 2],
    [4, 2],
    [CURRENT_ROUND, 3],
    [CURRENT_ROUND + 1, 1],
  ],
  zeroPointBye: [4, 12],
} as const;

/**
 * The sample with one player in five, for who looks at pages that show a row as they show a
 * hundred: what happens in the sample happens here, on the first boards. Returns its id.
 */
export async function makeSampleOfThirteen(address: string): Promise<string> {
  const firstDay = dayAfter(new Date().toISOString().slice(0, 10), -2);
  const { id } = await answered<CreateAnswer>(
    post(`${address}/api/tournaments`, {
      key: crypto.randomUUID(),
      command: { settings: sampleSettings(firstDay, 'en'), published: true },
    }),
  );
  const http = byHttp(address, id);
  const players = samplePlayers(randomFrom(64), firstDay).filter((_, index) => index % 5 === 3);
  const at = (place: number): PlayerId => {
    const one = players[place];
    if (one === undefined) throw new Error(`nobody at ${place}`);
    return one.id;
  };
  const late = players.filter(({ id: one }) => one === at(WHO.lateEntry));
  const first = players.filter((one) => !late.includes(one));
  await http.do({ type: 'enterPlayers', players: first });
  await http.do({
    type: 'prohibitPairs',
    players: WHO.relatives.map(at),
    fromRound: 1,
    toRound: SAMPLE_ROUNDS,
  });
  await http.do({ type: 'fixBoard', player: at(WHO.groundFloor), board: 3 });
  for (const [round, place] of WHO.halfPointByes) {
    await http.do({ type: 'grantBye', player: at(place), round, bye: 'halfPointBye' });
  }
  const [absence, absent] = WHO.zeroPointBye;
  await http.do({ type: 'announceAbsences', players: [at(absent)], round: absence });
  await http.do({ type: 'assignNumbers', reason: 'initialOrder' });
  const seen = first.map((one) => one.id).filter((one) => one !== at(WHO.notSeen));
  await http.do({ type: 'openCheckIn', round: 1 });
  await http.do({ type: 'checkIn', players: seen });
  await http.do({ type: 'closeCheckIn', round: 1 });
  for (let round = 1; round < CURRENT_ROUND; round += 1) {
    await playRound(http, round);
    if (round === 1) {
      const entered = late.map((one) => ({ ...one, fromRound: 2 }));
      await http.do({ type: 'enterPlayers', players: entered });
      await http.do({ type: 'markRestorePoint', name: 'Before the late entry is paired' });
    }
    if (round === 3) await http.do({ type: 'withdraw', player: at(WHO.withdraws) });
  }
  await playHalf(address, http);
  await deviceLink(address, id, sampleHelper('en'));
  return id;
}

/** The sample for who looks at its pages: of thirteen, and whole in the long run. Returns its id. */
export const makeSampleToSee = (address: string): Promise<string> =>
  inject('sizes').seenInEveryLook === 'all'
    ? makeSample(address, 'en')
    : makeSampleOfThirteen(address);

async function begin(http: ByHttp, round: number): Promise<RoundView['boards']> {
  await http.do({ type: 'pairRound', round });
  await http.do({ type: 'publishRound', round });
  await http.do({ type: 'startRound', round });
  return (await http.view<RoundView>(`rounds/${round}`)).boards;
}

const SCORES = ['1-0', '½-½', '0-1', '1-0'] as const;
const played = (round: number, board: number): GameOutcome => ({
  kind: 'played',
  score: SCORES[(board * 7 + round * 3) % SCORES.length] ?? '½-½',
});

/** A forfeit, a double forfeit, and a game of round 4 that is finished another day. */
function incidentOf(round: number, board: number): GameOutcome | null {
  if (round === 2 && board === 3) return { kind: 'forfeit', winner: 'black' };
  if (round === 3 && board === 4) return { kind: 'doubleForfeit' };
  if (round === 4 && board === 3) return { kind: 'adjourned' };
  return null;
}

async function playRound(http: ByHttp, round: number): Promise<void> {
  for (const { board } of await begin(http, round)) {
    const outcome = incidentOf(round, board) ?? played(round, board);
    // Typed wrong, and put right before the next pairing.
    if (round === 2 && board === 1) {
      await http.do({ type: 'enterResult', round, board, outcome: played(round, board + 1) });
    }
    await http.do({ type: 'enterResult', round, board, outcome });
    if (board <= 2) await http.do({ type: 'verifyResult', round, board, outcome });
  }
  await http.do({ type: 'closeRound', round });
}

/** Round 5 as one finds it: a game at play, one disputed, one claimed, one agreed by both, one done. */
async function playHalf(address: string, http: ByHttp): Promise<void> {
  const round = CURRENT_ROUND;
  for (const { board, white, black } of await begin(http, round)) {
    const claim = (player: PlayerId, score: (typeof SCORES)[number]): Promise<void> =>
      claimResult(address, http.tournament, { round, board, player, score });
    if (board === 2) {
      await claim(white.id, '1-0');
      await claim(black.id, '½-½');
    } else if (board === 3) await claim(white.id, '0-1');
    else if (board === 4) {
      await claim(white.id, '1-0');
      await claim(black.id, '1-0');
    } else if (board > 4) {
      await http.do({ type: 'enterResult', round, board, outcome: played(round, board) });
    }
  }
}
