import { SITUATION_NAMES } from '@ronde/core/decisions/situations/situation-titles.ts';
import type { Answer } from '@ronde/core/decisions/situations/situation.ts';
import { SITUATIONS } from '@ronde/core/decisions/situations/situations.ts';
import { editionIn } from '@ronde/core/rules/editions/registry.ts';
import { LANGUAGES } from '@ronde/core/rules/language.ts';
import { LONGEST_LINE } from '@ronde/core/rules/text-bounds.ts';
import { describe, expect, it } from 'vitest';
import { rulingSoFar } from './question-line.ts';
import { decisionOf, factsText, offeredPenalties } from './written-decision.ts';

const edition = editionIn('laws', 'laws-2023');
if (edition === null) throw new Error('laws-2023 is an edition');
const { properties: laws } = edition;
const blitz = { regime: { play: 'blitz', supervised: true }, laws } as const;
const first = { kind: ['hands', 'clock'], count: 1, opponentMoved: false };

describe('what is written of a ruling', () => {
  it('[Laws 7.5.5, B.2] the facts are the answers, the decision the steps with their articles', () => {
    expect(factsText('illegal', first, 'en')).toMatch(
      /^What was wrong with the move\? two hands for one move, the clock pressed without a move\. /,
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
