import { describe, expect, it } from 'vitest';
import { cents, money } from '../../standings/prizes/money.ts';
import { datedOn } from '../../rules/editions/in-force.ts';
import type { Title } from '../../rules/title.ts';
import { ALLOWANCE_SCALES, YOUTH_CATEGORIES } from './allowance-scales.ts';
import {
  ALLOWANCE_KINDS,
  FIGURES_OF_KIND,
  allowanceOf,
  type AllowanceQuestion,
} from './allowance.ts';
import { arbitersNeeded } from './arbiters-needed.ts';
import { countedTitles } from './counted-titles.ts';
import { sayStep } from './say-step.ts';

const scaleOn = (day: string) => datedOn(ALLOWANCE_SCALES, day).found.figures;
const IN_2010 = scaleOn('2026-11-17');
const IN_2003 = scaleOn('2003-10-05');

const asked = (question: Partial<AllowanceQuestion>): AllowanceQuestion => ({
  ...{ kind: 'swiss', rounds: 0, players: 0, titled: 0, prizes: money(0), days: 1 },
  category: null,
  ...question,
});
const plain = (text: string): string => text.replace(/\s/gu, ' ');
const saidOf = (question: AllowanceQuestion, scale = IN_2010): string[] =>
  (allowanceOf(question, scale)?.working ?? []).map((step) => plain(sayStep(step, 'en')));

/** 7 rounds in 5 days, 285 players of whom 21 titled, 6500 € (LA lines 9309-9327). */
const OPEN = asked({ rounds: 7, players: 285, titled: 21, prizes: money(6500), days: 5 });

describe('allowances by the scale of 2010', () => {
  it('[LA 5.1, lines 9309-9327] a slow Swiss: 510, brought down to 425; a deputy 212.50', () => {
    expect(allowanceOf(OPEN, IN_2010)).toMatchObject({
      ...{ chief: money(425), deputy: money(212.5), trainee: money(0), computer: money(40) },
      arbiters: { arbiters: 3, assistants: 2 },
    });
    expect(saidOf(OPEN)).toEqual([
      'A, rounds: 7',
      'B, players: 285 / 20 = 14.25, rounded up 15',
      'C, GM, IM and FM: 21 / 10 = 2.1, rounded up 3',
      'D, prizes: €6,500 / €1,500 = 4.33, rounded up 5',
      'X = A + B + C + D = 7 + 15 + 3 + 5 = 30',
      'X × P = 30 × €17 = €510',
      'at most €85 a day: 5 × €85 = €425',
      'a deputy with a title has half of it: €212.50',
      'a trainee has no allowance, and is lodged; the organiser is not bound to pay the journey',
      'besides, for the arbiter’s own computer: €40',
    ]);
  });

  it('says the same in French', () => {
    const said = allowanceOf(OPEN, IN_2010)?.working.map((step) => plain(sayStep(step, 'fr')));
    expect(said?.[1]).toBe('B, joueurs : 285 / 20 = 14,25, arrondi à 15');
    expect(said?.[5]).toBe('X × P = 30 × 17 € = 510 €');
  });

  it.each<[string, Partial<AllowanceQuestion>, number]>([
    ['[line 9345] 34, raised to 50', { kind: 'rapid', rounds: 5, players: 45 }, 50],
    [
      '[line 9353] 59.50 + 10.20 = 69.70',
      { kind: 'rapid', rounds: 7, players: 75, prizes: money(900) },
      69.7,
    ],
    // Printed 447.60: the book rounds 2000 / 1500 to 1.33 before it multiplies.
    [
      '[lines 9369-9375] 447.67, raised to 450',
      { kind: 'closedNorms', players: 10, prizes: money(2000), days: 9 },
      450,
    ],
    [
      '[line 9363] 1.5 × 10 × 17 = 255, nine days at 50',
      { kind: 'closed', players: 10, days: 9 },
      450,
    ],
    ['[line 9363] 1.5 × 10 × 17 = 255 in five days', { kind: 'closed', players: 10, days: 5 }, 255],
    ['[line 9223] a match of three days', { kind: 'match', days: 3 }, 150],
    ['[line 9239] the French championship', { kind: 'championship' }, 425],
    ['[line 9233] the chief arbiter of the youth', { kind: 'youthChampionship' }, 425],
  ])('%s', (_, question, expected) => {
    expect(allowanceOf(asked(question), IN_2010)?.chief).toBe(money(expected));
  });

  it('[LA 5.1, lines 9369-9375] keeps the sum before the floor in the working', () => {
    const closed = asked({ kind: 'closedNorms', players: 10, prizes: money(2000), days: 9 });
    expect(saidOf(closed)).toContain('€425 + €22.67 = €447.67');
  });

  it.each([
    [1, 4],
    [50, 4],
    [51, 5],
    [100, 5],
    [101, 6],
    [150, 6],
    [151, 7],
    [200, 7],
    [201, 8],
    [900, 8],
  ])('[LA 5.1, lines 9331-9339] K for %d players is %d tenths', (players, tenths) => {
    // Ten rounds in three days: 68 to 136 euros, of which none reaches 255 nor falls below 0.
    const rapid = asked({ kind: 'rapid', rounds: 10, players, days: 1 });
    const raw = tenths * 17;
    expect(allowanceOf(rapid, IN_2010)?.chief).toBe(money(Math.min(85, Math.max(50, raw))));
    expect(saidOf(rapid)[0]).toContain(`: 0.${tenths}`);
  });

  it('[LA line 9225] a deputy of a match is paid in full', () => {
    expect(allowanceOf(asked({ kind: 'match', days: 2 }), IN_2010)).toMatchObject({
      ...{ chief: money(100), deputy: money(100), trainee: 0 },
    });
  });

  it.each(YOUTH_CATEGORIES)('[LA lines 9231-9237] the chief arbiter of %s', (category) => {
    const expected = ['poussins', 'petitsPoussins', 'openB'].includes(category) ? 390 : 425;
    const youth = allowanceOf(asked({ kind: 'youthChampionship', category }), IN_2010);
    expect(youth).toMatchObject({ chief: money(expected), deputy: money(250), computer: 0 });
  });

  it.each([
    [50, 1, '50 a day is the floor'],
    [85, 1, '85 a day is the ceiling'],
  ])('[LA line 9196] %d in %d day: %s', (sum, days) => {
    const match = asked({ kind: 'closed', players: 2, prizes: cents(0), days });
    // 1.5 × 2 × 17 = 51 lies between both.
    expect(allowanceOf(match, IN_2010)?.chief).toBe(money(51));
    expect(IN_2010.daily[sum === 50 ? 'floor' : 'ceiling']).toBe(money(sum));
  });
});

describe('allowances by the scale of 2003', () => {
  it('[BAF 101, UV2 III] 11 + 6 + 1 + 1 = 19 times 15 = 285, brought down to 280', () => {
    const open = asked({ rounds: 11, players: 120, titled: 7, prizes: money(1500), days: 4 });
    expect(allowanceOf(open, IN_2003)).toMatchObject({
      chief: money(280),
      ...{ deputy: null, trainee: null, computer: null, arbiters: null },
    });
    expect(saidOf(open, IN_2003)).toContain('X × P = 19 × €15 = €285');
  });

  it('has no rule for what the bulletin does not print', () => {
    const unknown = ALLOWANCE_KINDS.filter(
      (kind) => allowanceOf(asked({ kind }), IN_2003) === null,
    );
    expect(unknown).toEqual(ALLOWANCE_KINDS.filter((kind) => kind !== 'swiss'));
  });
});

describe('who counts and who is needed', () => {
  it.each([
    [1, 1],
    [100, 1],
    [101, 2],
    [120, 2],
    [200, 2],
    [201, 3],
    [300, 3],
    [301, 4],
  ])('[RIDNA 22.2, LA lines 980, 9195] %d players: %d arbiters', (players, arbiters) => {
    expect(arbitersNeeded(players, IN_2010)).toEqual({ arbiters, assistants: arbiters - 1 });
  });

  it('[LA line 9303] counts GM, IM and FM, and no candidate master', () => {
    const titles: (Title | undefined)[] = ['GM', 'IM', 'FM', 'CM', 'WGM', undefined];
    expect(countedTitles(titles, IN_2010)).toBe(3);
  });

  it('asks each kind for figures of an event', () => {
    expect(FIGURES_OF_KIND.match).toEqual(['days']);
    expect(FIGURES_OF_KIND.swiss).toContain('titled');
  });
});

it.each([
  ['2002-06-14', 'allowance-2003', 'beforeFirstKnown'],
  ['2009-12-31', 'allowance-2003', 'inForce'],
  ['2010-01-01', 'allowance-2010', 'inForce'],
])('[LA line 9193] the scale of %s is %s', (day, id, certainty) => {
  const { found, certainty: sure } = datedOn(ALLOWANCE_SCALES, day);
  expect([found.id, sure]).toEqual([id, certainty]);
});
