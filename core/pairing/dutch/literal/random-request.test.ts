import fc from 'fast-check';
import { describe, expect, inject, it } from 'vitest';
import { opposite } from '../../../rules/colour.ts';
import { SWISS_2017, SWISS_2026, SWISS_EDITIONS } from '../../../rules/editions/swiss.ts';
import { isPlayed } from '../../../rules/outcome.ts';
import type { PairingRequest } from '../../system.ts';
import { absoluteCriteria } from './field.ts';
import { literalDutch } from './literal-dutch.ts';
import { participants } from './participant.ts';
import { MOST_RANDOM_PLAYERS, randomRequest } from './random-request.ts';

const { shareOfCases } = inject('sizes');

const seeds = fc.nat({ max: 0xffff_ffff });
const editions = fc.constantFrom(...SWISS_EDITIONS);

describe('random requests', () => {
  it('are the same for the same seed', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const texts = [1, 2].map(() => describeRequest(randomRequest(seed, SWISS_2026.properties)));
        expect(texts[0]).toBe(texts[1]);
      }),
      { numRuns: 50 },
    );
  });

  it('hold a consistent history within the rules', () => {
    fc.assert(
      fc.property(seeds, editions, (seed, edition) => {
        const request = randomRequest(seed, edition.properties);
        expect(request.players.length).toBeLessThanOrEqual(MOST_RANDOM_PLAYERS);
        const players = new Map(request.players.map((player) => [player.tpn, player]));
        for (const player of request.players) {
          expect(player.rounds).toHaveLength(request.round - 1);
          const met = player.rounds.filter((r) => isPlayed(r.outcome)).map((r) => r.opponent);
          expect(new Set(met).size).toBe(met.length);
          for (const [index, record] of player.rounds.entries()) {
            if (record.opponent === null || record.colour === null) continue;
            const mirror = players.get(record.opponent)?.rounds[index];
            expect(mirror?.opponent).toBe(player.tpn);
            expect(mirror?.colour).toBe(opposite(record.colour));
          }
        }
      }),
      { numRuns: 200 * shareOfCases },
    );
  });

  it('represent the hard cases well', () => {
    const requests = Array.from({ length: 500 }, (_, seed) =>
      randomRequest(seed, SWISS_2017.properties),
    );
    const share = (which: (request: PairingRequest) => boolean): number =>
      requests.filter(which).length / requests.length;
    const outcomes = (...wanted: string[]): number =>
      share((request) =>
        request.players.some((p) => p.rounds.some((r) => wanted.includes(r.outcome))),
      );
    const scores = (request: PairingRequest): number =>
      new Set(participants(request).map((player) => player.score)).size;
    expect(share((request) => request.round === request.rounds)).toBeGreaterThan(0.3);
    expect(
      share((request) =>
        participants(request).some((p) => p.topscorer && p.preference?.strength === 'absolute'),
      ),
    ).toBeGreaterThan(0.15);
    expect(share((request) => scores(request) >= 3)).toBeGreaterThan(0.4);
    expect(share((request) => request.prohibited.length > 0)).toBeGreaterThan(0.15);
    expect(share((request) => request.virtualPoints !== undefined)).toBeGreaterThan(0.1);
    expect(share((request) => participants(request).length % 2 === 1)).toBeGreaterThan(0.3);
    expect(outcomes('forfeitWin', 'forfeitLoss')).toBeGreaterThan(0.2);
    expect(outcomes('halfPointBye')).toBeGreaterThan(0.2);
    expect(outcomes('zeroPointBye')).toBeGreaterThan(0.2);
    expect(outcomes('adjourned')).toBeGreaterThan(0.02);
    expect(new Set(requests.map((request) => request.scoring)).size).toBeGreaterThan(4);
  });
});

describe('literal Dutch on random requests', () => {
  it('[C.04.3 C.1 to C.3] pairs everybody within the absolute criteria, or nobody', () => {
    fc.assert(
      fc.property(seeds, editions, (seed, edition) => {
        const request = randomRequest(seed, edition.properties);
        const paired = literalDutch.pairRound(request);
        if (!paired.ok) {
          expect(paired.error.stuck.length).toBeGreaterThan(0);
          return;
        }
        const field = new Map(participants(request).map((player) => [player.tpn, player]));
        const mayMeet = absoluteCriteria(request.prohibited);
        for (const { white, black } of paired.value.pairs) {
          const [one, other] = [field.get(white), field.get(black)];
          expect(one && other && mayMeet(one, other)).toBe(true);
        }
        const { pairs, bye } = paired.value;
        const placed = [...pairs.flatMap((p) => [p.white, p.black]), ...(bye ? [bye] : [])];
        expect(placed.sort((a, b) => a - b)).toEqual([...field.keys()].sort((a, b) => a - b));
        if (bye !== null) expect(field.get(bye)?.mayHaveBye).toBe(true);
      }),
      { numRuns: 300 * shareOfCases },
    );
  });

  it('does not depend on the order in which the players are handed over', () => {
    fc.assert(
      fc.property(seeds, editions, (seed, edition) => {
        const request = randomRequest(seed, edition.properties);
        const turned = { ...request, players: [...request.players].reverse() };
        expect(literalDutch.pairRound(turned)).toEqual(literalDutch.pairRound(request));
      }),
      { numRuns: 100 * shareOfCases },
    );
  });
});

function describeRequest(request: PairingRequest): string {
  const { virtualPoints, absent, ...rest } = request;
  const virtual = request.players.map((player) => virtualPoints?.(player.tpn, request.round));
  return JSON.stringify({ ...rest, absent: [...absent], virtual });
}
