import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { tpn } from '../../rules/identity.ts';
import { nextRound } from '../dutch/testing/crosstable.ts';
import { pairRound as pairDutchRound } from '../dutch/round.ts';
import type { PairingRequest } from '../system.ts';
import { pairRound, type BursteinTraceEvent } from './burstein.ts';
import { explainedRound } from './explanation/explained.ts';
import { whyNot } from './why-not.ts';

type BracketEvent = Extract<BursteinTraceEvent, { type: 'bracket' }>;

/** The pairs with White first, and the brackets as they are told. */
function paired(request: PairingRequest) {
  const events: BursteinTraceEvent[] = [];
  const answer = pairRound(request, { trace: (event) => events.push(event) });
  if (!answer.ok) throw new Error(answer.error.code);
  return {
    pairs: answer.value.pairs.map(({ white, black }) => `${white}-${black}`),
    bye: answer.value.bye,
    brackets: events.filter((event): event is BracketEvent => event.type === 'bracket'),
  };
}

const last = { rounds: 1 };

describe('[C.04.4.2] a round', () => {
  it('1.6: is paired by the Dutch system while the event is seeded', () => {
    const request = { ...nextRound(['', '', '', '', '', '']), rounds: 2 };
    expect(pairRound(request)).toEqual(pairDutchRound(request));
    const told = explainedRound(request, { language: 'en', name: (player) => `P${player}` });
    if (!told.ok || told.value.kind !== 'brackets') throw new Error('not explained');
    expect(told.value.sections[0]?.lines).toEqual([
      'Round 1 is one of 1 seeding round, paired by the Dutch system (C.04.4.2 1.6).',
    ]);
  });

  it('4.3, 5.2.1: pairs the first ranked with the last, odd numbers with the initial colour', () => {
    const { pairs, brackets } = paired(nextRound(['', '', '', '', '', ''], last));
    expect(pairs).toEqual(['1-6', '5-2', '3-4']);
    expect(brackets[0]?.passed).toBeNull();
  });

  it('3.1.5: the lowest ranked of the lowest score has the bye', () => {
    // All drew: everybody has met half a point; the largest number is the lowest ranked.
    expect(paired(nextRound(['2w=', '1b=', '4w=', '3b=', 'H'], last)).bye).toBe(4);
  });

  it('1.8: ranks by opposition, not by score or number', () => {
    // 3 and 5 have 1½ and have met: both float to 1, 2 and 6. 5 and 6 have met 2½ each; 5 has
    // earned 1¾ of it, 6 has earned 1.
    const { brackets } = paired(
      nextRound(['2w1 6b0', '1b0 4w1', '4w1 5b=', '3b0 2b0', '6w1 3w=', '5b0 1w1'], last),
    );
    expect(brackets[1]?.members.map(({ player, buchholz }) => [player, buchholz])).toEqual([
      [5, 25],
      [6, 25],
      [1, 20],
      [3, 15],
      [2, 10],
    ]);
  });

  it('C1: passes over a rematch, and says so', () => {
    const { pairs, brackets } = paired(nextRound(['4w=', '3b=', '2w=', '1b='], last));
    expect(pairs).toEqual(['2-1', '4-3']);
    expect(brackets[0]?.passed).toMatchObject({
      reason: 'absolute',
      objections: [
        { rule: 'rematch', article: 'C1', players: [1, 4] },
        { rule: 'rematch', article: 'C1', players: [2, 3] },
      ],
    });
  });

  it('C8: prefers pairs in which both have their colour', () => {
    // 1 and 4 had White, 2 and 3 Black; all meet for the first time.
    const request = nextRound(['5w=', '6b=', '7b=', '8w=', '1b=', '2w=', '3w=', '4b='], {
      ...last,
      absent: [5, 6, 7, 8],
    });
    const { brackets, pairs } = paired(request);
    expect(pairs).toEqual(['3-1', '2-4']);
    expect(brackets[0]?.passed).toMatchObject({
      reason: 'criterion',
      best: { criterion: 'colourPreference', article: 'C8', value: 0 },
      passed: { value: 2 },
    });
  });

  it('1.9.3: fails where nobody is left to meet', () => {
    expect(pairRound(nextRound(['2w1', '1b0'], last))).toMatchObject({
      ok: false,
      error: { code: 'noLegalPairing', article: 'C4' },
    });
  });

  it('says why two players do not meet', () => {
    const request = nextRound(['', '', '', ''], last);
    expect(whyNot(request, tpn(1), tpn(4))).toEqual({ reason: 'paired' });
    expect(whyNot(request, tpn(1), tpn(3))).toMatchObject({
      reason: 'order',
      article: '4.3',
      difference: { player: 1, best: 4, together: 3 },
    });
  });
});

const folder = new URL('../../../../shared/golden/third-party/dutch-cases/', import.meta.url);

/** Lines of a report file as cells; only what the two cases need. */
function thirdPartyLines(file: string): string[] {
  return readFileSync(new URL(file, folder), 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('001'))
    .map((line) =>
      line
        .slice(89)
        .replace(/0000 - ([UZHF])/g, '$1')
        .replace(/(\d+) ([wb]) ([10=])/g, '$1$2$3')
        .trim(),
    );
}

describe.runIf(existsSync(folder))('third-party cases (where ../shared is present)', () => {
  it.each([
    ['burstein_late_entries.trf', 'white'],
    ['burstein_late_entries_black.trf', 'black'],
  ] as const)('%s: late entries have the colours of their numbers (U11)', (file, initialColour) => {
    const request = { ...nextRound(thirdPartyLines(file), { initialColour }), rounds: 5 };
    const { pairs } = paired(request);
    expect(pairs.length).toBe(Math.floor(request.players.length / 2));
    const newcomers = pairs
      .map((pair) => pair.split('-').map(Number))
      .filter(([white = 0, black = 0]) => white > 7 && black > 7);
    expect(newcomers.length).toBeGreaterThan(0);
    for (const [white = 0, black = 0] of newcomers) {
      // Nobody of them has played: the smaller number is the higher ranked (1.8.2, 5.2.1).
      const higher = Math.min(white, black);
      expect(higher === white).toBe((higher % 2 === 1) === (initialColour === 'white'));
    }
  });
});
