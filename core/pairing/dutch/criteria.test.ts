import { describe, expect, it } from 'vitest';
import type { Colour } from '../../rules/colour.ts';
import { SWISS_2017, SWISS_2026 } from '../../rules/editions/swiss.ts';
import { tpn } from '../../rules/identity.ts';
import { points } from '../../rules/points.ts';
import { colourState } from '../colours/colour-preference.ts';
import {
  addDownfloater,
  addNextDownfloater,
  addNextPair,
  addPair,
  COUNT,
  type AddTerm,
  type CriteriaRules,
} from './criteria.ts';
import type { PlayerState } from './player-state.ts';

function player(more: Partial<PlayerState> & { readonly history?: string } = {}): PlayerState {
  const history = Array.from(more.history ?? '', (c): Colour => (c === 'W' ? 'white' : 'black'));
  return {
    tpn: tpn(1),
    number: 1,
    score: points(2),
    points: points(2),
    met: [],
    lastFloat: null,
    floatTwoRoundsAgo: null,
    mayHaveBye: true,
    unplayedGames: 0,
    topscorer: false,
    colours: colourState(history),
    ...more,
  };
}

/** The criteria added to, each by its article, with sizes in points where a list is compared. */
function terms(edition: typeof SWISS_2017, fill: (add: AddTerm) => void): string[] {
  const { criteria } = edition.properties.dutch.articles;
  const found: string[] = [];
  fill((criterion, size) => {
    const article = criteria.find((one) => one.criterion === criterion)?.article ?? criterion;
    found.push(
      size === 0 ? article : size === COUNT ? `${article} count` : `${article} ${size / 10}`,
    );
  });
  return found.sort();
}

describe('colours of a pair (2017: C.8 to C.11, 2026: C10 to C13)', () => {
  it.each([
    ['different preferences', 'W', 'B', []],
    ['one without a preference', 'W', '', []],
    ['two mild ones', 'WB', 'WB', ['C12']],
    ['mild against strong: the mild one is refused', 'WB', 'B', ['C12']],
    ['two strong ones', 'B', 'BWB', ['C12', 'C13']],
    ['strong against absolute: the strong one is refused', 'B', 'WBB', ['C12', 'C13']],
    ['mild against absolute', 'WB', 'WBB', ['C12']],
    // Two absolute ones may meet only with a topscorer.
    ['two differences of 2', 'WWBW', 'WWBW', ['C10', 'C12']],
    ['two repeated colours', 'BWW', 'BWW', ['C11', 'C12']],
    [
      'difference 2 against a repeated colour: the narrower is refused',
      'WWBW',
      'BWW',
      ['C11', 'C12'],
    ],
    ['equal differences: the repeated colour is alternated', 'WWBW', 'WBWW', ['C10', 'C12']],
    ['both at once', 'WW', 'WBWW', ['C10', 'C11', 'C12']],
  ])('%s: %s and %s', (_, a, b, expected) => {
    const count = (add: AddTerm): void => {
      addPair(player({ history: a }), player({ history: b }), SWISS_2026.properties, add);
    };
    expect(terms(SWISS_2026, count)).toEqual(expected);
  });
});

describe('floats of a pair with different scores', () => {
  const high = player({ score: points(3), lastFloat: 'down', floatTwoRoundsAgo: 'down' });
  const low = player({ score: points(2), lastFloat: 'up', floatTwoRoundsAgo: 'up' });

  it('[C.6, C.12 to C.19] 2017: every floater', () => {
    expect(
      terms(SWISS_2017, (add) => {
        addPair(high, low, SWISS_2017.properties, add);
      }),
    ).toEqual(['C.12', 'C.13', 'C.14', 'C.15', 'C.16 1', 'C.17 1', 'C.18 1', 'C.19 1', 'C.6 1']);
  });

  it('[C15, C17 to C21] 2026: the opponent, and score differences', () => {
    expect(
      terms(SWISS_2026, (add) => {
        addPair(high, low, SWISS_2026.properties, add);
      }),
    ).toEqual(['C15', 'C17', 'C18 1', 'C19 1', 'C20 1', 'C21 1']);
  });

  it('none at the same score', () => {
    const equal = { ...high, score: low.score };
    expect(
      terms(SWISS_2017, (add) => {
        addPair(equal, low, SWISS_2017.properties, add);
      }),
    ).toEqual([]);
  });
});

describe('a player who leaves the bracket', () => {
  const rules = (edition: typeof SWISS_2017): CriteriaRules => ({
    edition: edition.properties,
    lowestScore: points(2),
    nextScore: points(1.5),
    nextIsLast: false,
    weighByeUnplayedGames: false,
  });
  const down = { lastFloat: 'down', floatTwoRoundsAgo: 'down' } as const;

  // A.8: a point less than the lowest score stands for the opponent.
  it.each([
    [SWISS_2017, 2, false, ['C.12', 'C.14', 'C.16 1', 'C.18 1', 'C.5', 'C.6 1']],
    [SWISS_2017, 3, true, ['C.12', 'C.14', 'C.16 2', 'C.18 2', 'C.5', 'C.6 2']],
    [SWISS_2026, 2, false, ['C14', 'C16', 'C6', 'C7 2']],
    [SWISS_2026, 3, true, ['C18 2', 'C20 2', 'C6', 'C7 3']],
  ])('$id: score %d, moved down %s', (edition, score, moved, expected) => {
    const leaver = player({ ...down, score: points(score) });
    const count = (add: AddTerm): void => {
      addDownfloater(leaver, moved, rules(edition), add);
    };
    expect(terms(edition, count)).toEqual(expected);
  });

  it.each([
    [SWISS_2017, ['C.7 0.5'], ['C.7 1.5', 'C.7 count']],
    [SWISS_2026, [], ['C8 2', 'C8 count']],
  ])('[C.7, C8] $id: paired in the next bracket, or not', (edition, paired, unpaired) => {
    const count = (add: AddTerm): void => {
      addNextPair(player(), rules(edition), add);
    };
    expect(terms(edition, count)).toEqual(paired);
    const pass = (add: AddTerm): void => {
      addNextDownfloater(points(2), rules(edition), add);
    };
    expect(terms(edition, pass)).toEqual(unpaired);
  });
});
