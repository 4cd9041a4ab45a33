import { describe, expect, it } from 'vitest';
import { SWISS_2026 } from '../../rules/editions/swiss.ts';
import { simulate } from '../dutch/testing/simulated-event.ts';
import { pairRound } from './dubov.ts';
import { fieldOf } from './field.ts';
import { fieldWithout, type Sketch } from './testing/small-field.ts';
import { chooseUpfloaters, weighedUpfloaters } from './upfloaters.ts';

type Pairs = readonly (readonly [number, number])[];

/** The upfloaters of the highest score, by pairing number. */
function upfloatersOf(sketches: readonly Sketch[], apart: Pairs = [], isLastRound = false) {
  const field = fieldWithout(sketches, ...apart);
  const top = field.players[0]?.score;
  const places = [...field.players.keys()];
  const residents = places.filter((place) => field.players[place]?.score === top);
  const pool = places.filter((place) => field.players[place]?.score !== top);
  const chosen = chooseUpfloaters({ field, isLastRound, residents, pool });
  return chosen.map((place) => field.players[place]?.tpn);
}

const leader: Sketch = { score: 10, had: 'W' };
const fits: Sketch = { had: 'B' };
const clashes: Sketch = { had: 'W' };
const maximum: Sketch = { ...fits, isMaximumUpfloater: true, upfloats: 3 };

describe('[C.04.4.1 3.2.1, C5] the fewest upfloaters', () => {
  it('none for an even scoregroup that can be paired', () => {
    expect(upfloatersOf([leader, leader, fits, fits])).toEqual([]);
  });

  it('two where its only two players have met', () => {
    expect(upfloatersOf([leader, leader, fits, fits, fits, fits], [[1, 2]])).toEqual([3, 4]);
  });

  it('[C4] two more where those below could not be paired otherwise', () => {
    // 3 and 4 may meet nobody but 1 and 2.
    const apart: Pairs = [
      [3, 4],
      [3, 5],
      [3, 6],
      [4, 5],
      [4, 6],
    ];
    expect(upfloatersOf([leader, leader, fits, fits, fits, fits], apart)).toEqual([3, 4]);
  });
});

describe('[C.04.4.1 3.2.2] which upfloaters', () => {
  const half = (sketch: Sketch): Sketch => ({ ...sketch, score: 5 });
  it.each<[string, readonly Sketch[], Pairs, number[]]>([
    ['4.2.2: the first by number when all are equal', [leader, fits, fits, fits], [], [2]],
    ['C1, C3: the first whom a resident may meet', [leader, fits, fits, fits], [[1, 2]], [3]],
    ['C4: not one whom those below need', [leader, fits, fits, fits], [[3, 4]], [3]],
    ['C6: the highest score', [leader, half(fits), fits, fits], [], [2]],
    ['C6 before C7', [leader, half(clashes), fits, fits], [], [2]],
    [
      'C6: a lower score only where the higher cannot',
      [leader, half(fits), fits, fits],
      [[1, 2]],
      [3],
    ],
    ['C7: one who wants the other colour', [leader, clashes, clashes, fits], [], [4]],
    ['C7 before C8', [leader, clashes, maximum, clashes], [], [3]],
    ['C8: no maximum upfloater', [leader, maximum, fits, fits], [], [3]],
    ['C8 before C10', [leader, maximum, { ...fits, upfloatedLastRound: true }, maximum], [], [3]],
    [
      'C9: the one who floated up less often',
      [leader, { ...maximum, upfloats: 4 }, maximum, { ...maximum, upfloats: 5 }],
      [],
      [3],
    ],
    [
      'C9 before C10',
      [
        leader,
        { ...maximum, upfloats: 4 },
        { ...maximum, upfloatedLastRound: true },
        { ...maximum, upfloats: 4 },
      ],
      [],
      [3],
    ],
    [
      'C10: not twice running',
      [leader, { ...fits, upfloatedLastRound: true }, fits, fits],
      [],
      [3],
    ],
    [
      'C9 asks nothing of others than maximum upfloaters',
      [leader, { ...fits, upfloats: 2 }, fits, fits],
      [],
      [2],
    ],
  ])('%s', (_, sketches, apart, expected) => {
    expect(upfloatersOf(sketches, apart)).toEqual(expected);
  });

  it('C6: of two, the lower score is raised before the higher', () => {
    // 1 and 2 have met; 3 is alone on its score, and one of the two may only meet 6.
    const sketches = [
      leader,
      leader,
      half(fits),
      { ...fits, score: 3 },
      { ...fits, score: 3 },
      fits,
    ];
    const apart: Pairs = [
      [1, 2],
      [2, 3],
      [2, 4],
      [2, 5],
    ];
    expect(upfloatersOf(sketches, apart)).toEqual([3, 6]);
  });

  it.each<[string, readonly Sketch[]]>([
    ['C8', [leader, maximum, fits, fits]],
    ['C9', [leader, { ...maximum, upfloats: 4 }, maximum, maximum]],
    ['C10', [leader, { ...fits, upfloatedLastRound: true }, fits, fits]],
  ])('%s does not hold in the last round', (_, sketches) => {
    expect(upfloatersOf(sketches, [], true)).toEqual([2]);
  });

  it('[C9, U2] the upfloats of the set are added up: 5 + 3 is as good as 4 + 4', () => {
    // Below, only 3 with 4 and 5 with 6 can be paired: one of these two pairs floats up whole.
    const times = [5, 3, 4, 4].map((upfloats): Sketch => ({ ...maximum, upfloats }));
    const apart: Pairs = [
      [1, 2],
      [3, 5],
      [3, 6],
      [4, 5],
      [4, 6],
    ];
    expect(upfloatersOf([leader, leader, ...times], apart)).toEqual([3, 4]);
  });
});

describe('every bracket of larger events', () => {
  it('has the same upfloaters from the short list as with everybody weighed', () => {
    let floated = 0;
    for (const [players, draws] of [
      [30, 0.2],
      [31, 0.6],
      [44, 0.4],
    ] as const) {
      const event = { players, draws, rounds: 8, seed: players, forfeits: 0.05 };
      const rounds = simulate({ ...event, edition: SWISS_2026.properties }, (r) => pairRound(r));
      for (const { request, answer } of rounds) {
        if (!answer.ok) continue;
        const { bye } = answer.value;
        const field = fieldOf(request);
        let waiting = [...field.players.keys()].filter(
          (place) => field.players[place]?.tpn !== bye,
        );
        while (waiting.length > 0) {
          const score = field.players[waiting[0] ?? -1]?.score;
          const isResident = (place: number): boolean => field.players[place]?.score === score;
          const residents = waiting.filter(isResident);
          const pool = waiting.filter((place) => !isResident(place));
          const isLastRound = request.round === request.rounds;
          const task = { field, residents, pool, isLastRound };
          const chosen = chooseUpfloaters(task);
          if (pool.length > 0) expect(chosen).toEqual(weighedUpfloaters(task));
          floated += chosen.length;
          waiting = pool.filter((place) => !chosen.includes(place));
        }
      }
    }
    expect(floated).toBeGreaterThan(50);
  }, 60_000);
});
