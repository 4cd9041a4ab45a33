import { describe, expect, it } from 'vitest';
import { LAWS_2018 } from '../../rules/editions/laws.ts';
import { editionIn } from '../../rules/editions/registry.ts';
import { clockSettings, displayed } from './clock-setting.ts';
import { longestGame, readTimeControl, type TimeControlSheet } from './time-control.ts';

const RATINGS = editionIn('ratings', 'rating-2022');
function read(text: string): TimeControlSheet {
  if (RATINGS === null) throw new Error('no such edition');
  const found = readTimeControl(text, LAWS_2018.properties, RATINGS.properties);
  if (found === null) throw new Error(`not read: ${text}`);
  return found;
}

describe('a time control', () => {
  // Livre de l'Arbitre L.1985, L.1987, L.2043; the others by the same sum (A.1, B.1).
  it.each([
    ['30+30', 60, 'standard'],
    ['10+5', 15, 'rapid'],
    ['5+5', 10, 'blitz'],
    ['10', 10, 'blitz'],
    ['10+1', 11, 'rapid'],
    ['59', 59, 'rapid'],
    ['60', 60, 'standard'],
    ['15+10', 25, 'rapid'],
    ['3+2', 5, 'blitz'],
    ['50+10', 60, 'standard'],
    ['90/40+30+30', 150, 'standard'],
  ] as const)('[E.01 A.1, B.1] %s is %i minutes for sixty moves: %s', (text, minutes, play) => {
    const { sixtyMoves, class: found } = read(text);
    expect([sixtyMoves, found.play]).toEqual([minutes, play]);
  });

  it('reads the cadence of the model regulations (L.9007)', () => {
    const cadence = '40 coups / 1h30 puis 30mn avec un incrément de 30s par coup depuis le début';
    const { periods, notes, mode } = read(cadence);
    expect(periods).toEqual([
      { from: 1, moves: 40, minutes: 90, seconds: 30, secondsFrom: null, recording: 'always' },
      { from: 41, moves: null, minutes: 30, seconds: 30, secondsFrom: null, recording: 'always' },
    ]);
    expect([mode, notes]).toEqual(['increment', []]);
  });

  it('[FMJD III 6 b)] gives seconds from the move they begin with', () => {
    const control = read('1h30/45 + 30 min + 30 s from move 46');
    expect(control.periods).toEqual([
      { from: 1, moves: 45, minutes: 90, seconds: 0, secondsFrom: null, recording: 'exemptBelow' },
      { from: 46, moves: null, minutes: 30, seconds: 30, secondsFrom: null, recording: 'always' },
    ]);
    expect(control.sixtyMoves).toBe(127.5);
  });

  // FMJD III 6 c) and d) name the hours themselves; 90/40+30+30 by the same sum.
  it.each([
    ['2h/50 + 1h', 60, 360],
    ['2h/50 + 30 min', 60, 300],
    ['90/40+30+30', 60, 300],
    ['90/40+30+30', 40, 220],
    ['3+2', 60, 10],
  ])('%s: a game of %i moves is over after %i minutes', (text, moves, minutes) => {
    expect(longestGame(read(text), moves)).toBe(minutes);
  });

  it.each([
    ['90+30', 'always'],
    ['90+20', 'exemptBelow'],
    ['120', 'exemptBelow'],
    ['15+10', 'notAsked'],
  ] as const)('[E.01 8.4, A.2] %s is recorded: %s', (text, recording) => {
    expect(read(text).periods.map((period) => period.recording)).toEqual([recording]);
  });

  it.each([
    ['90/40+30+30', ['incrementFromTheStart']],
    ['60+1', ['incrementOutOfRange', 'ratedBelow']],
    ['20/60, 60 min', ['firstControlShort']],
    ['2+1', ['incrementOutOfRange', 'notRated']],
  ])('%s is noted: %j', (text, notes) => {
    expect(read(text).notes).toEqual(notes);
  });

  it.each([
    ['5+3', 'increment'],
    ['G/60;d5', 'delay'],
    ['60 bronstein 5', 'bronstein'],
    ['60', 'none'],
  ])('%s is set as %s', (text, mode) => {
    expect(read(text).mode).toBe(mode);
  });

  it('[E.01 6.3.2] is set on a clock with the first increment on the display', () => {
    const sheet = clockSettings(read('90/40+30+30'));
    expect(sheet).toEqual([
      { period: 1, time: 5400, shown: 5430, seconds: 30, untilMove: 40 },
      { period: 2, time: 1800, shown: null, seconds: 30, untilMove: null },
    ]);
    expect(displayed(sheet[0]?.shown ?? 0)).toBe('1:30:30');
    expect(clockSettings(read('G/60;d5'))[0]?.shown).toBe(3600);
  });

  it('is null where the words are none', () => {
    if (RATINGS === null) throw new Error('no such edition');
    expect(readTimeControl('soon', LAWS_2018.properties, RATINGS.properties)).toBeNull();
  });
});
