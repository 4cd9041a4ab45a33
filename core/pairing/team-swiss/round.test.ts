import { describe, expect, it } from 'vitest';
import { tpn } from '../../rules/identity.ts';
import { points } from '../../rules/points.ts';
import type { TeamPreferences } from '../../rules/team-swiss-rules.ts';
import { nextRound } from '../dutch/testing/crosstable.ts';
import type { PairingRequest } from '../system.ts';
import { differenceOf, preferenceOf } from './colour-preference.ts';
import { firstTeamFirst } from './colours.ts';
import { pairRound } from './round.ts';
import type { TeamState } from './team-state.ts';
import type { TeamSwissTraceEvent } from './trace.ts';
import { whyNot } from './why-not.ts';

function paired(request: PairingRequest) {
  const events: TeamSwissTraceEvent[] = [];
  const answer = pairRound(request, { trace: (event) => events.push(event) });
  if (!answer.ok) throw new Error(answer.error.code);
  const pairs = answer.value.pairs.map(({ white, black }) => `${white}-${black}`);
  return { pairs, bye: answer.value.bye, events };
}

const apart = (...pairs: readonly (readonly number[])[]) => pairs.map((pair) => pair.map(tpn));

describe('[C.04.6 4.2] the first team of a pair', () => {
  const team = (number: number, score: number, secondary: number | null): TeamState =>
    ({
      ...{ tpn: tpn(number), score, points: score, secondary, games: 0, history: [] },
      ...{ difference: 0, preference: null, floats: [] },
    }) as unknown as TeamState;

  it.each([
    ['has the higher score', team(2, 30, 0), team(1, 20, 90), 2],
    ['then the higher secondary score', team(2, 20, 90), team(1, 20, 80), 2],
    ['then the lower number', team(2, 20, 80), team(1, 20, 80), 1],
    ['also where no secondary score is used', team(2, 20, null), team(1, 20, null), 1],
  ])('%s', (_, a, b, first) => {
    expect(firstTeamFirst(a, b).map((one) => one.tpn)[0]).toBe(first);
    expect(firstTeamFirst(b, a).map((one) => one.tpn)[0]).toBe(first);
  });
});

describe('[C.04.6 1.7] colour preferences', () => {
  const colours = (text: string) =>
    text.split('').map((letter) => (letter === 'w' ? ('white' as const) : ('black' as const)));
  const said = (text: string, type: TeamPreferences, last = false): string => {
    const preference = preferenceOf(colours(text), type, last);
    return preference === null ? 'none' : `${preference.strength} ${preference.colour}`;
  };

  it.each([
    ['', 'none', 'none'],
    ['w', 'none', 'mild black'],
    ['b', 'none', 'mild white'],
    ['ww', 'mild black', 'strong black'],
    ['bb', 'mild white', 'strong white'],
    ['wb', 'none', 'mild white'],
    ['wbb', 'mild white', 'strong white'],
    ['wwb', 'none', 'mild black'],
    ['wwbb', 'mild white', 'strong white'],
    // A difference that speaks against the last two: Black is preferred.
    ['wwwbb', 'none', 'mild black'],
    ['bbb', 'mild white', 'strong white'],
    ['bbwbw', 'none', 'mild white'],
  ])('%s: type A %s, type B %s', (history, a, b) => {
    expect([said(history, 'A'), said(history, 'B')]).toEqual([a, b]);
    expect(said(history, 'none')).toBe('none');
  });

  it('1.7.2: as many Whites as Blacks is no preference of type B in the last round', () => {
    expect([said('wb', 'B', true), said('wwbb', 'B', true)]).toEqual(['none', 'none']);
    expect([said('wwbb', 'A', true), said('w', 'B', true)]).toEqual(['mild white', 'mild black']);
    expect(differenceOf(colours('wwb'))).toBe(1);
  });
});

describe('[C.04.6] a round of teams', () => {
  it('3.6.3, 4.3.1: the smaller numbers against the larger, odd ones with the initial colour', () => {
    expect(paired(nextRound(['', '', '', '', '', ''])).pairs).toEqual(['1-4', '5-2', '3-6']);
    const black = nextRound(['', '', '', ''], { initialColour: 'black' });
    expect(paired(black).pairs).toEqual(['3-1', '2-4']);
  });

  it('[C2] 3.4: the bye goes to the lowest score, the most matches, the largest number', () => {
    expect(paired(nextRound(['', '', ''])).bye).toBe(3);
    expect(paired(nextRound(['2w1', '1b0', 'Z', '5w1', '4b0'])).bye).toBe(5);
    expect(paired(nextRound(['2w1', '1b0', 'U'])).bye).toBe(2);
    expect(paired(nextRound(['2w=', '1b=', '4w-', '3b-', 'H'])).bye).toBe(4);
  });

  it('[C1] a match ended by forfeit may be paired again (C.04.2 3.5)', () => {
    expect(paired(nextRound(['2w+', '1b-'])).pairs).toHaveLength(1);
    expect(pairRound(nextRound(['2w1', '1b0']))).toMatchObject({ error: { article: 'C3' } });
  });

  it('[C4] 3.5: one scoregroup at a time, not the best whole round', () => {
    // 1 and 2 have met: each needs somebody from below, whatever that does to the others.
    const { events } = paired(nextRound(['2w=', '1b=', 'Z', 'Z', 'Z', 'Z']));
    const [bracket] = events.filter((event) => event.type === 'bracket');
    expect(bracket?.upfloaters.map(({ team }) => team)).toEqual([3, 4]);
  });

  it('[C7] 3.5.5: a floater of the round before does not float up, but for the last two rounds', () => {
    // 1 is alone with 2 points. Of those with 1, team 2 met a team without points in round 2.
    const lines = ['6w1 3b1', '5w1 6b0', '4w1 1w0', '3b0 5w1', '2b0 4b0', '1b0 2w1'];
    const upfloater = (rounds: number): number | undefined => {
      const bracket = paired(nextRound(lines, { rounds })).events.find(
        (event) => event.type === 'bracket',
      );
      return bracket?.upfloaters[0]?.team;
    };
    expect([upfloater(5), upfloater(4), upfloater(3)]).toEqual([4, 2, 2]);
  });

  it('[C8] 3.6.4: colours choose the pairing, and only the pairing', () => {
    // Of type A 1 and 3 prefer Black, 2 and 4 White: 1-2 and 3-4 would be first by no means.
    const lines = [
      '5w= 6w=',
      '7b= 8b=',
      '8w= 7w=',
      '6b= 5b=',
      '1b= 4w=',
      '4w= 1b=',
      '2w= 3b=',
      '3b= 2w=',
    ];
    const { events } = paired(nextRound(lines));
    const [bracket] = events.filter((event) => event.type === 'bracket');
    const missed = bracket?.criteria.find(({ criterion }) => criterion === 'colourPreference');
    expect(missed?.value).toBe(0);
    expect(bracket?.criteria.some(({ criterion }) => criterion === 'strongPreference')).toBe(false);
  });

  it('[C.04.7] fictitious points make the scoregroups', () => {
    const virtualPoints = (team: number) => points(team <= 2 ? 2 : 0);
    expect(paired(nextRound(['', '', '', ''], { virtualPoints })).pairs).toEqual(['1-2', '3-4']);
  });
});

describe('[C.04.6 4] colours', () => {
  const rules = (
    lines: readonly string[],
    {
      type = 'A',
      secondary = null,
      prohibited = [],
    }: {
      readonly type?: TeamPreferences;
      readonly secondary?: readonly number[] | null;
      readonly prohibited?: readonly (readonly number[])[];
    } = {},
  ): string[] =>
    paired(
      nextRound(lines, {
        prohibited: apart(...prohibited),
        teamSwiss: {
          colourPreferences: type,
          secondary:
            secondary && new Map(secondary.map((score, index) => [tpn(index + 1), score] as const)),
        },
      }),
    ).events.flatMap((event) =>
      event.type === 'colours' ? [`${event.white}-${event.black} ${event.article}`] : [],
    );

  it('4.2.2: the secondary score makes the first-team, unless it is not used', () => {
    expect(rules(['', '', '', ''])).toEqual(['1-3 4.3.1', '4-2 4.3.1']);
    expect(rules(['', '', '', ''], { secondary: [0, 0, 0, 5] })).toEqual([
      '1-3 4.3.1',
      '2-4 4.3.1',
    ]);
  });

  it.each([
    ['4.3.2', ['3w= 4w=', '4b= 3w=', '1b= 2b=', '2w= 1b='], 'A', '2-1'],
    ['4.3.3', ['3w= 4w=', '4b= 3b=', '1b= 2w=', '2w= 1b='], 'A', '2-1'],
    ['4.3.4', ['3w= 4w=', 'Z 3w=', '1b= 2b=', 'Z 1b='], 'B', '2-1'],
    ['4.3.5', ['3w= 4w=', '4w= 3b=', '1b= 2w=', '2b= 1b='], 'none', '2-1'],
    ['4.3.6', ['3w= 4b=', '4b= 3w=', '1b= 2b=', '2w= 1w='], 'none', '1-2'],
    ['4.3.7', ['3w= 4w=', '4w= 3w=', '1b= 2b=', '2b= 1b='], 'A', '2-1'],
    ['4.3.8', ['3w=', '4w=', '1b=', '2b='], 'A', '2-1'],
  ] as const)('%s', (article, lines, type, first) => {
    const prohibited = [
      [1, 4],
      [2, 3],
      [1, 3],
      [2, 4],
    ];
    expect(rules(lines, { type, prohibited })).toContain(`${first} ${article}`);
  });
});

describe('[C.04.6] why not', () => {
  const request = nextRound(['2w=', '1b=', '4w=', '3b=', '6w1', '5b0']);

  it('names the rule by which a round with the pair is worse', () => {
    expect(whyNot(request, tpn(1), tpn(2))).toMatchObject({ reason: 'absolute', metInRound: 1 });
    expect(whyNot(request, tpn(5), tpn(1)).reason).toBe('paired');
    expect(whyNot(request, tpn(5), tpn(2))).toMatchObject({ reason: 'order', of: 'sets' });
    expect(whyNot(request, tpn(4), tpn(6))).toMatchObject({ reason: 'order', of: 'pairings' });
    const even = nextRound(['2w1', '1b0', '4w1', '3b0', '6w1', '5b0', '8w1', '7b0']);
    expect(whyNot(even, tpn(1), tpn(4))).toMatchObject({
      reason: 'criterion',
      best: { article: 'C4', value: 0 },
      together: { value: 2 },
    });
    expect(whyNot(request, tpn(1), tpn(9)).reason).toBe('absent');
  });
});
