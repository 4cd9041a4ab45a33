import { describe, expect, it } from 'vitest';
import { SWISS_2017, SWISS_2026 } from '../../rules/editions/swiss.ts';
import type { Tpn } from '../../rules/identity.ts';
import type { PairingRequest } from '../system.ts';
import { compareValues } from '../compare-values.ts';
import { pairRound, type DutchTraceEvent } from './dutch.ts';
import { playerStates } from './player-state.ts';
import { nextRound } from './testing/crosstable.ts';
import { simulate } from './testing/simulated-event.ts';

function eventsOf(request: PairingRequest): DutchTraceEvent[] {
  const events: DutchTraceEvent[] = [];
  pairRound(request, { trace: (event) => events.push(event) });
  return events;
}

const ofType = <T extends DutchTraceEvent['type']>(
  events: readonly DutchTraceEvent[],
  type: T,
): Extract<DutchTraceEvent, { type: T }>[] =>
  events.filter((event): event is Extract<DutchTraceEvent, { type: T }> => event.type === type);

describe('the trace of a round', () => {
  // Four players drew in round 1; the natural pairs have met.
  const request = nextRound(['3w=', '4b=', '1b=', '2w=']);

  it('enters the bracket, divides it, and names the natural candidate’s faults', () => {
    const events = eventsOf(request);
    expect(events[0]).toEqual({
      type: 'bracket',
      kind: 'last',
      score: 5,
      residents: [1, 2, 3, 4],
      movedDown: [],
    });
    expect(events[1]).toMatchObject({ type: 'subgroups', maxPairs: 2, s1: [1, 2], s2: [3, 4] });
    const [natural] = ofType(events, 'naturalCandidate');
    expect(natural?.candidate.objections).toEqual([
      { rule: 'rematch', article: 'C1', players: [1, 3] },
      { rule: 'rematch', article: 'C1', players: [2, 4] },
    ]);
  });

  it('accepts a candidate with the value of each criterion and the exchange it took', () => {
    const [accepted] = ofType(eventsOf(request), 'acceptedCandidate');
    expect(accepted).toMatchObject({
      isNatural: false,
      exchange: { fromS1: [2], fromS2: [3] },
      // 1 has met 3 and 2 has met 4; in 1 – 4 and 2 – 3 both would want the same colour.
      transpositions: {
        rule: 'criterion',
        exchanged: { article: 'C12', value: 0 },
        transposed: { article: 'C12', value: 2 },
      },
      candidate: {
        pairs: [
          [1, 2],
          [3, 4],
        ],
        downfloaters: [],
        objections: [],
      },
    });
    expect(accepted?.candidate.criteria.map(({ article }) => article)).toEqual(
      Array.from({ length: 16 }, (_, place) => `C${place + 6}`),
    );
    expect(accepted?.candidate.criteria.every(({ value }) => value === 0)).toBe(true);
  });

  it('[B.6, 2026: 3.6] says when no transposition pairs everybody of S1', () => {
    // 1 and 2 have met both of 3 and 4.
    const met = nextRound(['3w= 4b=', '4b= 3w=', '1b= 2b=', '2w= 1w=']);
    const [accepted] = ofType(eventsOf(met), 'acceptedCandidate');
    expect(accepted).toMatchObject({
      exchange: { fromS1: [2], fromS2: [3] },
      transpositions: { rule: 'absolute', articles: ['C1', 'C3'] },
    });
  });

  it('[E] says which rule gave each pair its colours', () => {
    expect(ofType(eventsOf(request), 'colours')).toEqual([
      { type: 'colours', white: 2, black: 1, rule: 'bothPreferences', article: '5.2.1' },
      { type: 'colours', white: 3, black: 4, rule: 'bothPreferences', article: '5.2.1' },
    ]);
  });

  it('[A.7, 2026: 1.8] says that topscorers may miss an absolute preference in the last round', () => {
    // 1 and 3 have won twice with Black; 6 and 8 have had White twice, and half a point.
    const lines = [
      '2b1 5b1',
      '1w0 6b1',
      '4b1 7b1',
      '3w0 8b1',
      '6b= 1w0',
      '5w= 2w0',
      '8b= 3w0',
      '7w= 4w0',
    ];
    const exempt = (rounds: number): unknown =>
      ofType(eventsOf(nextRound(lines, { rounds })), 'colours').flatMap(
        (pair) => pair.exempt ?? [],
      );
    expect(exempt(3)).toEqual([{ player: 3, topscorers: [1, 3], article: '1.8' }]);
    expect(exempt(4)).toEqual([]);
  });

  it('[C5] names the score of the bye, and who receives it', () => {
    const events = eventsOf(nextRound(['2w1', '1b0', '4w=', '3b=', 'U']));
    expect(ofType(events, 'byeScore')).toEqual([
      { type: 'byeScore', article: 'C5', score: 0, eligible: [2] },
    ]);
    expect(ofType(events, 'bye')).toEqual([{ type: 'bye', player: 2, score: 0, unplayedGames: 0 }]);
  });

  it('[C.7, C8] counts whom the next bracket would leave over', () => {
    // 1, 2 and 3 have won; whoever of them moves down can be paired below.
    const lines = ['4w1', '5b1', '6w1', '1b0', '2w0', '3b0'];
    for (const [edition, article] of [
      [SWISS_2017, 'C.7'],
      [SWISS_2026, 'C8'],
    ] as const) {
      const [first] = ofType(eventsOf(nextRound(lines, { edition })), 'acceptedCandidate');
      expect(first?.candidate.criteria.find((value) => value.article === article)).toMatchObject({
        value: 0,
        sizes: edition === SWISS_2017 ? [10] : [],
      });
    }
  });

  it('[A.9, 2017] tells of a collapse', () => {
    // Livre de l'Arbitre 4.3, round 5: 12 has met everybody who could move down to it but 14.
    const lines = [
      '8w1 5b0 14b1 3w1',
      '9b1 7w1 5w= 6b1',
      '10w1 6b= 4w= 1b0',
      '11b= 9w1 3b= 5w=',
      '12w1 1w1 2b= 4b=',
      '13b1 3w= 11b+ 2w0',
      '14w1 2b0 10w1 11b0',
      '1b0 11w0 12b= 9w=',
      '2w0 4b0 13w1 8b=',
      '3b0 13w1 7b0 14w=',
      '4w= 8b1 6w- 7w1',
      '5b0 Z 8w= 13b0',
      '6w0 10b0 9b0 12w1',
      '7b0 U 1w0 10b=',
    ];
    const events = eventsOf(nextRound(lines, { rounds: 5, edition: SWISS_2017 }));
    const [collapse] = ofType(events, 'collapse');
    expect(collapse).toMatchObject({ article: 'C.4', score: 10 });
    const kinds = ofType(events, 'bracket').map(({ kind }) => kind);
    expect(kinds.slice(-2)).toEqual(['penultimate', 'collapsedLast']);
  });
});

/** [B.6, 2026: 3.6] Every exchange says truly what is wrong with the transpositions. */
function exchangesAreNeeded(request: PairingRequest, events: readonly DutchTraceEvent[]): void {
  const states = new Map(playerStates(request).map((state) => [state.tpn, state]));
  const mayMeet = (a: Tpn, b: Tpn): boolean => {
    const [one, other] = [states.get(a), states.get(b)];
    if (!one || !other || one.met.includes(b)) return false;
    const bound = [one, other].every(
      ({ colours, topscorer }) => colours.strength === 'absolute' && !topscorer,
    );
    return !bound || one.colours.preference !== other.colours.preference;
  };
  const canAllMeet = ([first, ...rest]: readonly Tpn[], others: readonly Tpn[]): boolean =>
    first === undefined ||
    others.some(
      (other) =>
        mayMeet(first, other) &&
        canAllMeet(
          rest,
          others.filter((one) => one !== other),
        ),
    );
  let [s1, s2]: (readonly Tpn[])[] = [];
  for (const event of events) {
    if (event.type === 'subgroups') ({ s1, s2 } = event);
    if (event.type !== 'acceptedCandidate') continue;
    const { exchange, transpositions } = event;
    expect(transpositions === null).toBe(exchange.fromS1.length === 0);
    if (transpositions === null) continue;
    expect(canAllMeet(s1 ?? [], s2 ?? [])).toBe(transpositions.rule !== 'absolute');
    if (transpositions.rule !== 'criterion') continue;
    const { exchanged, transposed } = transpositions;
    expect(compareValues(exchanged, transposed)).toBeLessThan(0);
  }
}

describe('tracing random events', () => {
  it.each([SWISS_2017, SWISS_2026])(
    '$id: changes nothing, and accepts nothing it objects to',
    ({ properties }) => {
      for (let seed = 1; seed <= 12; seed++) {
        const event = {
          players: 7 + seed,
          rounds: 6,
          seed,
          edition: properties,
          forfeits: 0.1,
          halfPointByes: 0.05,
        };
        for (const { request, answer } of simulate(event, (r) => pairRound(r))) {
          const events: DutchTraceEvent[] = [];
          expect(pairRound(request, { trace: (e) => events.push(e) })).toEqual(answer);
          if (!answer.ok) continue;
          const accepted = ofType(events, 'acceptedCandidate');
          expect(accepted.flatMap(({ candidate }) => candidate.objections)).toEqual([]);
          expect(accepted.flatMap(({ candidate }) => candidate.pairs)).toHaveLength(
            answer.value.pairs.length,
          );
          exchangesAreNeeded(request, events);
        }
      }
    },
    60_000,
  );
});
