import type { Question } from '@ronde/core/decisions/situations/situation.ts';
import { SITUATIONS } from '@ronde/core/decisions/situations/situations.ts';
import { playerId } from '@ronde/core/rules/identity.ts';
import { LANGUAGES } from '@ronde/core/rules/language.ts';
import type { KnownAtBoards } from '@ronde/core/tournament/views/known-at-boards.ts';
import { describe, expect, it } from 'vitest';
import { filledIn, otherThanKnown, type AtHand } from './known-at-hand.ts';

const player = playerId('a');
const [FIRST, SECOND] = ['2026-03-07T15:12:00', '2026-03-07T15:40:00'];
const known: KnownAtBoards = {
  supervised: null,
  defaultTime: { minutes: 30, article: 'E.01 6.7.1', announced: true },
  starts: [{ round: 1, at: '2026-03-07T15:00:00' }],
  illegalMoves: [{ round: 1, board: 4, player, at: [FIRST] }],
};
const hand: AtHand = {
  ...{ known, place: { round: 1, board: 4, player }, name: 'Ada', colour: 'white' },
  now: Date.parse('2026-03-07T15:31:00'),
};
const written = (at: readonly string[]): AtHand => ({
  ...hand,
  known: { ...known, illegalMoves: [{ round: 1, board: 4, player, at }] },
});
const questionOf = (name: 'illegal' | 'late', key: string): Question => {
  const question = SITUATIONS[name].questions[key];
  if (question === undefined) throw new Error(`${name} asks no ${key}`);
  return question;
};
const count = (at: AtHand, language: 'en' | 'fr' = 'en') =>
  filledIn('illegal', 'count', questionOf('illegal', 'count'), at, language);
const late = (key: string, at: AtHand = hand) =>
  filledIn('late', key, questionOf('late', key), at, 'en');

describe('what is filled in before anybody types', () => {
  it('[Laws 7.5.5] the illegal moves of this game, with the hours of those before', () => {
    expect(count(hand)).toEqual({ text: '2', why: 'Ada: 1st written down at 15:12.' });
    expect(count(written([FIRST, SECOND]), 'fr')).toEqual({
      text: '3',
      why: 'Ada\u00a0: 1er consigné à 15:12, 2e consigné à 15:40.',
    });
    expect(count(written([]))).toMatchObject({ text: '1' });
  });

  it('[Laws 7.5.5] nothing where no player is chosen, or nothing was heard yet', () => {
    expect(count({ ...hand, place: { ...hand.place, player: null } })).toBeNull();
    expect(count({ ...hand, known: null })).toBeNull();
  });

  it('[Laws 6.7.1] the default time and the minutes since the announced start', () => {
    expect(late('default')?.text).toBe('30');
    expect(late('minutes')).toEqual({
      text: '31',
      why: 'The round was announced as begun at 15:00.',
    });
    const silent = { minutes: 0, article: 'E.01 6.7.1', announced: false };
    expect(late('default', { ...hand, known: { ...known, defaultTime: silent } })).toEqual({
      text: '',
      why: 'The regulations of the event say nothing: 0 min (E.01 6.7.1).',
    });
    // A round of last week: no such number of minutes can be answered.
    expect(late('minutes', { ...hand, now: Date.parse('2026-03-14T15:00:00') })).toBeNull();
  });

  it.each(LANGUAGES)('an answer that is not what is written is told (%s)', (language) => {
    const told = (given: Readonly<Record<string, number | null>>, at = hand) =>
      otherThanKnown('illegal', given, at, language);
    expect(told({ count: 2 })).toEqual([]);
    expect(told({})).toEqual([]);
    expect(told({ count: 1 })).toHaveLength(1);
    expect(told({ count: 1 })[0]).toContain('15:12');
  });
});
