import { editionIn } from '@ronde/core/rules/editions/registry.ts';
import { describe, expect, it } from 'vitest';
import { citedLaws } from './cited-laws.ts';
import { offeredOutcome } from './offered-outcome.ts';
import { foundSituations, nextQuestion, rulingSoFar, type Given } from './question-line.ts';
import { readClock, readWhole } from './question-text.ts';

const edition = editionIn('laws', 'laws-2023');
if (edition === null) throw new Error('laws-2023 is an edition');
const { properties: laws } = edition;
const blitz = { regime: { play: 'blitz', supervised: true }, laws } as const;

describe('the line of questions', () => {
  it('[Laws 7.5.5] whether a mate is possible is asked last, and only where it decides', () => {
    const asked = (given: Given) => nextQuestion('illegal', given, blitz)?.key ?? null;
    expect(asked({})).toBe('kind');
    expect(asked({ kind: ['move'] })).toBe('noticed');
    const pressed = { kind: ['move'], noticed: 'pressed' };
    expect(asked(pressed)).toBe('count');
    expect(asked({ ...pressed, count: 1 })).toBeNull();
    const second = { ...pressed, count: 2 };
    expect(asked(second)).toBe('canMate');
    expect(asked({ ...second, canMate: null })).toBeNull();
  });

  it('[Laws 7.5.1, L.1643-1645] asks no more where the clock was not pressed, or the game was over', () => {
    for (const noticed of ['notPressed', 'over']) {
      expect(nextQuestion('illegal', { kind: ['move'], noticed }, blitz)).toBeNull();
    }
  });

  it('[Laws A.5.2] asks whether the opponent has moved only without supervision', () => {
    const given = { kind: ['move'], noticed: 'pressed', count: 1 };
    const unwatched = { ...blitz, regime: { play: 'blitz', supervised: false } } as const;
    expect(nextQuestion('illegal', given, unwatched)?.key).toBe('opponentMoved');
  });

  it('[Laws 7.5.5, B.2] the second illegal move in blitz loses, or draws without mate', () => {
    const given = { kind: ['move'], count: 2, opponentMoved: false };
    const lost = rulingSoFar('illegal', { ...given, canMate: true }, blitz);
    const drawn = rulingSoFar('illegal', { ...given, canMate: false }, blitz);
    expect(offeredOutcome(lost?.offers ?? [], 'white')).toEqual({ kind: 'played', score: '0-1' });
    expect(offeredOutcome(lost?.offers ?? [], 'black')).toEqual({ kind: 'played', score: '1-0' });
    expect(offeredOutcome(drawn?.offers ?? [], 'black')).toEqual({ kind: 'played', score: '½-½' });
    const first = rulingSoFar('illegal', { ...given, count: 1 }, blitz);
    expect(offeredOutcome(first?.offers ?? [], 'white')).toBeNull();
  });

  it('[Laws 6.7.1] a forfeit is the win of the opponent', () => {
    const late = rulingSoFar('late', { minutes: 31, default: 30, bothAbsent: false }, blitz);
    expect(offeredOutcome(late?.offers ?? [], 'white')).toEqual({
      kind: 'forfeit',
      winner: 'black',
    });
  });

  it('waits for what has no usual answer', () => {
    expect(rulingSoFar('recording', {}, blitz)).toBeNull();
  });

  it('finds situations by what people call them, without accents', () => {
    expect(foundSituations('telephone')).toContain('device');
    expect(foundSituations('MAINS')).toContain('illegal');
    expect(foundSituations('xyzzy')).toEqual([]);
  });

  it('reads times and figures, and nothing else', () => {
    expect(['4:59', '0:05', '90:00', '5', '4:75'].map(readClock)).toEqual([
      299,
      5,
      5400,
      null,
      null,
    ]);
    const bounds = { least: 1, most: 20 };
    expect(['1', '20', '0', '21', 'a', ''].map((text) => readWhole(text, bounds))).toEqual([
      ...[1, 20, null, null, null, null],
    ]);
  });

  it('names each cited article once', () => {
    const ids = citedLaws(['E.01 7.5.5, E.01 B.2', 'E.01 7.5.5', 'E.01 7.4'], edition).map(
      ({ id }) => id,
    );
    expect(ids.slice(0, 1)).toEqual(['7.5.5']);
    expect(ids).toContain('7.4.1');
    expect(new Set(ids).size).toBe(ids.length);
  });
});
