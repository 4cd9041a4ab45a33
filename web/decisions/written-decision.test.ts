import { SITUATION_NAMES } from '@ronde/core/decisions/situations/situation-titles.ts';
import type { Answer } from '@ronde/core/decisions/situations/situation.ts';
import { SITUATIONS } from '@ronde/core/decisions/situations/situations.ts';
import { editionIn } from '@ronde/core/rules/editions/registry.ts';
import { LANGUAGES } from '@ronde/core/rules/language.ts';
import { LONGEST_LINE } from '@ronde/core/rules/text-bounds.ts';
import { describe, expect, it } from 'vitest';
import { rulingSoFar } from './question-line.ts';
import { decisionOf, factsText, isForPlace, offeredPenalties, toldOf } from './written-decision.ts';

const edition = editionIn('laws', 'laws-2023');
if (edition === null) throw new Error('laws-2023 is an edition');
const { properties: laws } = edition;
const blitz = { regime: { play: 'blitz', supervised: true }, laws } as const;
const first = { kind: ['hands', 'clock'], count: 1, opponentMoved: false };

describe('what is written of a ruling', () => {
  it('[Laws 7.5.5, B.2] the facts are what was answered yes, chosen or counted, the decision the steps with their articles', () => {
    expect(factsText('illegal', first, 'en')).toMatch(
      /^Two hands for one move, the clock pressed without a move\. Illegal moves of this player in this game, this one included: 1\.$/,
    );
    const ruling = rulingSoFar('illegal', first, blitz);
    if (ruling === null) throw new Error('it is ruled');
    const decision = decisionOf(ruling, [], 'en');
    expect(decision.article).toContain('E.01 7.5.5');
    expect(decision.text).toContain('The game goes on.');
    expect(offeredPenalties(ruling, 'en')).toMatchObject({
      kinds: ['timeToOpponent'],
      begin: [{ kind: 'timeToOpponent', figure: '1:00' }],
    });
  });

  it('[Laws 12.9.6] a loss for a breach is a penalty, a flag or a resignation is none', () => {
    const losses = [
      ['device', { notBegun: false }],
      ['illegal', { kind: ['hands'], count: 2, opponentMoved: false, canMate: true }],
      [
        'flag',
        { endedBefore: false, movesMade: false, drawnBefore: false, both: 'one', canMate: true },
      ],
    ] as const;
    const begun = losses.map(([name, given]) => {
      const ruling = rulingSoFar(name, given, blitz);
      if (ruling === null) throw new Error('it is ruled');
      return [ruling.outcome, offeredPenalties(ruling, 'en').begin.map(({ kind }) => kind)];
    });
    expect(begun).toEqual([
      ['playerLoses', ['loss']],
      ['playerLoses', ['loss']],
      ['playerLoses', []],
    ]);
    expect(isForPlace('loss', { player: 'a', board: null })).toBe(false);
    expect(isForPlace('timeToOpponent', { player: null, board: 1 })).toBe(false);
    expect(isForPlace('loss', { player: 'a', board: 1 })).toBe(true);
  });

  it('a no is no fact: the name of the situation stands alone', () => {
    expect(factsText('device', { notBegun: false }, 'fr')).toBe('Téléphone ou appareil');
  });

  it('is kept in both languages until somebody writes it otherwise', () => {
    const text = factsText('illegal', first, 'fr');
    expect(toldOf('illegal', first, text).texts?.en).toBe(factsText('illegal', first, 'en'));
    expect(toldOf('illegal', first, 'le fou en e9')).toEqual({ text: 'le fou en e9' });
    const ruling = rulingSoFar('illegal', first, blitz);
    const decision = ruling && decisionOf(ruling, [], 'fr');
    expect(decision?.texts?.fr).toBe(decision?.text);
    expect(decision?.texts?.en).toContain('The game goes on.');
  });

  it.each(SITUATION_NAMES)('%s fits the line of a log in both languages', (name) => {
    const given = Object.fromEntries(
      Object.entries(SITUATIONS[name].questions).map(([key, question]): [string, Answer] => {
        if (question.kind === 'oneOf') return [key, Object.keys(question.options)[0] ?? ''];
        if (question.kind === 'someOf') return [key, Object.keys(question.options)];
        if (question.kind === 'whole' || question.kind === 'wholeOrNone') {
          return [key, question.least];
        }
        return [key, question.kind === 'time' ? 299 : true];
      }),
    );
    const ruling = rulingSoFar(name, given, blitz);
    if (ruling === null) throw new Error('it is ruled');
    for (const language of LANGUAGES) {
      const { article, text } = decisionOf(ruling, [], language);
      for (const line of [article, text, factsText(name, given, language)]) {
        expect(line.length).toBeGreaterThan(0);
        expect(line.length).toBeLessThanOrEqual(LONGEST_LINE);
      }
    }
  });
});
