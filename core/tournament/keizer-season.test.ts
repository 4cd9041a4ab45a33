import { describe, expect, it } from 'vitest';
import { engineOf } from '../pairing/engines.ts';
import { playerId, type PlayerId } from '../rules/identity.ts';
import { read, written } from './report-file/testing/written-and-read.ts';
import { pairingRequest } from './pairing-request.ts';
import { playersByNumber } from './numbers.ts';
import { PlayedEvent } from './testing/played-event.ts';
import type { Tournament } from './state.ts';
import { standingsView } from './views/standings.ts';

const ROUNDS = 8;
const started = () =>
  new PlayedEvent(
    { system: 'keizer', rounds: ROUNDS, initialColour: 'white', tieBreaks: ['DE'] },
    6,
  );

/** What the engine pairs next, as the desk asks it. */
function proposal(state: Tournament, round: number): { pairs: [PlayerId, PlayerId][] } {
  const request = pairingRequest(state, round, 'white');
  const paired = request.ok ? engineOf('keizer')?.pairRound(request.value) : null;
  if (!paired?.ok) throw new Error('not paired');
  const ids = playersByNumber(state);
  const id = (number: Parameters<typeof ids.get>[0]): PlayerId => ids.get(number) ?? playerId('?');
  return { pairs: paired.value.pairs.map(({ white, black }) => [id(white), id(black)]) };
}

/** Eight evenings, White winning on odd boards; e is excused in round 2. */
function season(): PlayedEvent {
  const event = started();
  for (let round = 1; round <= ROUNDS; round += 1) {
    if (round === 2) {
      event.does({ type: 'grantBye', player: playerId('e'), round, bye: 'halfPointBye' });
      event.does({ type: 'grantBye', player: playerId('f'), round, bye: 'zeroPointBye' });
    }
    const { pairs } = proposal(event.state, round);
    event.does({
      type: 'draftRound',
      round,
      pairs: pairs.map(([white, black]) => ({ white, black })),
      bye: null,
      origin: 'engine',
    });
    event.does({ type: 'publishRound', round });
    event.scores(round, '1='.padEnd(pairs.length, '0').slice(0, pairs.length));
    event.does({ type: 'closeRound', round });
  }
  return event;
}

describe("a club's season by Keizer's system", () => {
  it('[Keizer 5] is ranked by its points before the announced tie-breaks', () => {
    const { descriptors, rows, refusal } = standingsView(season().state);
    expect(refusal).toBeNull();
    expect(descriptors).toEqual(['KZ', 'DE']);
    const points = rows.map(({ figures }) => figures[0]?.value ?? 0);
    expect(points).toEqual([...points].sort((a, b) => b - a));
    expect(new Set(points).size).toBeGreaterThan(3);
    expect(rows[1]?.separatedBy).toBe(0);
  });

  it('[Keizer 3.2] lets the same players meet again without a question', () => {
    const event = season();
    const met = event.state.rounds.flatMap(({ games }) =>
      games.map(({ white, black }) => [white, black].sort().join()),
    );
    expect(new Set(met).size).toBeLessThan(met.length);
    const round = event.state.rounds.at(-1)?.number ?? 0;
    expect(round).toBe(ROUNDS);
  });

  it('asks nothing before a draft of two who have met', () => {
    const event = new PlayedEvent({ system: 'keizer', rounds: 3, initialColour: 'white' }, 2);
    event.pairs(1, 'a-b').scores(1, '1').does({ type: 'closeRound', round: 1 });
    const pairs = [{ white: playerId('b'), black: playerId('a') }];
    const again = { type: 'draftRound', round: 2, pairs, bye: null, origin: 'engine' } as const;
    expect(event.verdict(again)).toEqual([]);
  });

  it('[TRF26 192] goes out and comes in as CUSTOM_KEIZER, with the same table', () => {
    const event = season();
    const text = written(event.ledger);
    expect(text).toMatch(/^192 CUSTOM_KEIZER$/m);
    const back = read(text).state;
    const table = (state: Tournament | null) =>
      state && standingsView(state).rows.map(({ name, rank, figures }) => [name, rank, figures[0]]);
    expect(table(back)).toEqual(table(event.state));
  });

  it('[C.07 4.1] its points are no tie-break of another event', () => {
    const event = new PlayedEvent({ rounds: 3 }, 4);
    expect(event.verdict({ type: 'changeSettings', changes: { tieBreaks: ['KZ'] } })).toEqual([
      expect.stringContaining('badTieBreak'),
    ]);
  });
});
