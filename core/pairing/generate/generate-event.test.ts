import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { SWISS_2017, SWISS_2026, SWISS_EDITIONS } from '../../rules/editions/swiss.ts';
import { isPlayed } from '../../rules/outcome.ts';
import { SCORING_PRESETS } from '../../rules/scoring.ts';
import { bergerEngine } from '../berger/berger.ts';
import { literalDutch } from '../dutch/literal/literal-dutch.ts';
import { generateEvent, type GeneratedEvent } from './generate-event.ts';
import { NO_INCIDENTS, type GeneratorRates, type GeneratorSettings } from './settings.ts';

const settings = (rest: Partial<GeneratorSettings> = {}): GeneratorSettings => ({
  seed: 1,
  players: 10,
  rounds: 5,
  edition: SWISS_2026.properties,
  scoring: SCORING_PRESETS['1-½-0'],
  acceleration: { method: 'none' },
  ratings: { kind: 'range', lowest: 1400, highest: 2400 },
  drawPercentage: 30,
  rates: NO_INCIDENTS,
  ...rest,
});

const rates = (rest: Partial<GeneratorRates>): GeneratorRates => ({ ...NO_INCIDENTS, ...rest });

function generated(rest: Partial<GeneratorSettings>): GeneratedEvent {
  const event = generateEvent(settings(rest), literalDutch);
  if (!event.ok) throw new Error(event.error.code);
  return event.value;
}

const outcomes = (event: GeneratedEvent): string[] =>
  event.players.flatMap((player) => player.rounds.map((round) => round.outcome));

const busy = rates({
  halfPointBye: 0.05,
  fullPointBye: 0.02,
  zeroPointBye: 0.05,
  forfeit: 0.08,
  doubleForfeit: 0.03,
  withdrawal: 0.03,
  lateEntry: 0.2,
  unusual: 0.05,
});

describe('generated events', () => {
  it('are the same for the same settings, and others for another seed', () => {
    const one = generateEvent(settings({ seed: 5, rates: busy }), literalDutch);
    expect(generateEvent(settings({ seed: 5, rates: busy }), literalDutch)).toEqual(one);
    expect(generateEvent(settings({ seed: 6, rates: busy }), literalDutch)).not.toEqual(one);
  });

  it('hold together: opponents, colours, byes, one record a round', () => {
    fc.assert(
      fc.property(
        fc.nat(),
        fc.integer({ min: 1, max: 12 }),
        fc.integer({ min: 1, max: 5 }),
        fc.constantFrom(...SWISS_EDITIONS),
        (seed, players, rounds, edition) => {
          const result = generateEvent(
            settings({ seed, players, rounds, edition: edition.properties, rates: busy }),
            literalDutch,
          );
          const event = result.ok
            ? result.value
            : result.error.code === 'noLegalPairing'
              ? result.error.event
              : null;
          expect(event).not.toBeNull();
          if (event === null) return;
          const byNumber = new Map(event.players.map((player) => [player.tpn, player]));
          for (const player of event.players) {
            expect(player.rounds).toHaveLength(event.rounds.length);
            const met = player.rounds.filter((r) => isPlayed(r.outcome)).map((r) => r.opponent);
            expect(new Set(met).size).toBe(met.length);
            for (const [index, record] of player.rounds.entries()) {
              if (record.opponent === null) continue;
              const mirror = byNumber.get(record.opponent)?.rounds[index];
              expect(mirror?.opponent).toBe(player.tpn);
              expect(mirror?.colour).not.toBe(record.colour);
            }
          }
        },
      ),
      { numRuns: 60 },
    );
  });

  it('[C.04.2 B.2, 2026: 2.2] number the players by rating, late entries by their true rank', () => {
    const event = generated({ seed: 3, players: 14, rates: rates({ lateEntry: 0.4 }) });
    const ratings = event.players.map((player) => player.rating);
    expect(ratings).toEqual([...ratings].sort((a, b) => b - a));
    expect(event.players.map((player) => player.tpn)).toEqual(
      Array.from({ length: 14 }, (_, index) => index + 1),
    );
    expect(event.lateEntries.length).toBeGreaterThan(1);
    for (const { player, firstRound } of event.lateEntries) {
      const record = event.players[player - 1]?.rounds ?? [];
      expect(record.slice(0, firstRound - 1).map((round) => round.outcome)).toEqual(
        Array.from({ length: firstRound - 1 }, () => 'zeroPointBye'),
      );
    }
  });

  it('have nothing out of the ordinary when no rate says so', () => {
    const event = generated({ players: 11 });
    expect(new Set(outcomes(event))).toEqual(
      new Set(['win', 'draw', 'loss', 'pairingAllocatedBye']),
    );
    expect(event.lateEntries).toEqual([]);
    expect(event.withdrawals).toEqual([]);
    expect(outcomes(generated({ drawPercentage: 0 }))).not.toContain('draw');
  });

  it.each([
    ['halfPointBye', 'halfPointBye'],
    ['fullPointBye', 'fullPointBye'],
    ['zeroPointBye', 'zeroPointBye'],
    ['forfeit', 'forfeitWin'],
    ['doubleForfeit', 'forfeitLoss'],
  ] as const)('at the rate 1 of %s have nothing else', (rate, outcome) => {
    const event = generated({ rates: rates({ [rate]: 1 }), rounds: 2 });
    expect(outcomes(event)).toContain(outcome);
    expect(outcomes(event).some((one) => ['win', 'draw', 'loss'].includes(one))).toBe(false);
  });

  it('[C.04.2 D.3, 2026: 3.2] do not pair anybody after a withdrawal', () => {
    const event = generated({ seed: 2, rates: rates({ withdrawal: 0.15 }), rounds: 4 });
    expect(event.withdrawals.length).toBeGreaterThan(1);
    for (const { player, afterRound } of event.withdrawals) {
      const after = event.players[player - 1]?.rounds.slice(afterRound) ?? [];
      expect(after.every((round) => round.outcome === 'zeroPointBye')).toBe(true);
    }
  });

  it('take ratings from a list, and the colour drawn when one is given', () => {
    const event = generated({
      players: 4,
      rounds: 2,
      ratings: { kind: 'list', ratings: [0, 2000, 1500, 1800] },
      initialColour: 'black',
    });
    expect(event.players.map((player) => player.rating)).toEqual([2000, 1800, 1500, 0]);
    expect(event.players[0]?.rounds[0]?.colour).toBe('black');
  });

  it('[C.04.7 1.2] pair accelerated rounds when the event is accelerated', () => {
    // Eight players, GA of four: the halves of GA meet in round 1.
    const event = generated({ players: 8, rounds: 4, acceleration: { method: 'baku' } });
    expect(event.players.slice(0, 4).map((player) => player.rounds[0]?.opponent)).toEqual([
      3, 4, 1, 2,
    ]);
  });

  it('keep the games of absent players in a round robin, lost by default', () => {
    const result = generateEvent(
      settings({ players: 6, rates: rates({ zeroPointBye: 0.3 }), seed: 4 }),
      bergerEngine,
    );
    expect(result.ok).toBe(true);
    if (!result.ok) return;
    expect(outcomes(result.value)).toContain('forfeitLoss');
    expect(outcomes(result.value)).not.toContain('zeroPointBye');
    for (const player of result.value.players) {
      expect(new Set(player.rounds.map((round) => round.opponent)).size).toBe(5);
    }
  });

  it('say where they could not go on', () => {
    const result = generateEvent(settings({ players: 4, rounds: 6 }), literalDutch);
    expect(result.ok).toBe(false);
    if (result.ok || result.error.code !== 'noLegalPairing') throw new Error('a stop expected');
    expect(result.error.event.rounds).toHaveLength(result.error.round - 1);
  });

  it('refuse a method of acceleration whose premise fails', () => {
    const result = generateEvent(
      settings({
        acceleration: { method: 'baku' },
        edition: SWISS_2017.properties,
        scoring: SCORING_PRESETS['3-1-0'],
      }),
      literalDutch,
    );
    expect(result).toEqual({
      ok: false,
      error: {
        code: 'acceleration',
        refusal: { code: 'scoringNotOneHalfZero', article: 'C.04.7.1 rule 1' },
      },
    });
  });

  it.each<[string, Partial<GeneratorSettings>, string]>([
    ['no players', { players: 0 }, 'players'],
    ['half a round', { rounds: 1.5 }, 'rounds'],
    ['half a seed', { seed: 0.5 }, 'seed'],
    ['more than every game', { rates: rates({ forfeit: 1.5 }) }, 'forfeit'],
    ['less than never', { rates: rates({ unusual: -0.1 }) }, 'unusual'],
    ['byes for more than all', { rates: rates({ halfPointBye: 0.6, zeroPointBye: 0.6 }) }, 'byes'],
    ['too many draws', { drawPercentage: 101 }, 'drawPercentage'],
    ['ratings upside down', { ratings: { kind: 'range', lowest: 2, highest: 1 } }, 'ratings'],
    ['a short list', { ratings: { kind: 'list', ratings: [1500] } }, 'ratings'],
  ])('refuse settings: %s', (_, rest, setting) => {
    const result = generateEvent(settings(rest), literalDutch);
    if (result.ok || result.error.code !== 'settings') throw new Error('a refusal expected');
    expect(result.error.faults.map((fault) => fault.setting)).toEqual([setting]);
  });
});
