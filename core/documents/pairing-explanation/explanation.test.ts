import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { pairRound, whyNot, type DutchTraceEvent } from '../../pairing/dutch/dutch.ts';
import { nextRound } from '../../pairing/dutch/testing/crosstable.ts';
import { SWISS_2017 } from '../../rules/editions/swiss.ts';
import { tpn } from '../../rules/identity.ts';
import type { Language } from '../../rules/language.ts';
import { bookRound as readRound } from '../../tournament/report-file/testing/book-round.ts';
import {
  explainRound,
  type ExplanationContext,
} from '../../pairing/dutch/explanation/explain-round.ts';
import { explainWhyNot } from '../../pairing/dutch/explanation/explain-why-not.ts';
import { ENGLISH } from '../../pairing/dutch/explanation/words-en.ts';
import { FRENCH } from '../../pairing/dutch/explanation/words-fr.ts';
import { scoreWords } from '../../pairing/explanation/figures-in-words.ts';

/** Livre de l'Arbitre 4.3, the worked event: each file holds what stood before its round. */
const bookFile = (round: number): string =>
  readFileSync(
    new URL(`../../../corpus/swiss-example-trf/round${round}_input.trf`, import.meta.url),
    'utf8',
  );

const bookRound = (round: number) => readRound(bookFile(round), round);

const contextOf = (language: Language, round: number): ExplanationContext => {
  const names = new Map(bookRound(round).players.map((player) => [player.tpn, player.name]));
  return {
    language,
    name: (player) => names.get(player) ?? String(player),
    articles: SWISS_2017.properties.dutch.articles,
  };
};

function told(round: number, language: Language): string {
  const events: DutchTraceEvent[] = [];
  pairRound(bookRound(round), { trace: (event) => events.push(event) });
  const sections = explainRound(events, contextOf(language, round));
  return sections.map(({ title, lines }) => [title, ...lines].join('\n  ')).join('\n');
}

describe('[C.04.1.i] an explanation', () => {
  it('names what keeps the natural candidate out, and the count that decides', () => {
    const text = told(4, 'en');
    expect(text).toContain('Bracket of 2½ points\n  residents: Bruno, Eloise, Finn');
    expect(text).toContain('C.1: Bruno and Eloise have played each other');
    expect(text).toContain('moved down: Eloise (2½)');
    expect(text).toContain(
      'C.14, players who float down as two rounds ago: 0 here, 1 with S1 against S2 in order',
    );
    expect(text).toContain(
      'every transposition of S2 is worse: C.14, players who float down as two rounds ago: 1 at best, 0 with an exchange',
    );
    expect(text).toContain('exchange (D.2): Louise for Marco');
    expect(text).toContain(
      'Finn has White against Bruno: the stronger preference is granted (E.2)',
    );
  });

  it('[A.7] names the topscorers who let a colour rule be broken in the last round', () => {
    const who = (player: number): string => `P${player}`;
    const event = {
      type: 'colours',
      white: tpn(1),
      black: tpn(3),
      rule: 'strongerPreference',
      article: 'E.2',
      exempt: { player: tpn(3), topscorers: [tpn(1)], article: 'A.7' },
    } as const;
    const context = { ...contextOf('en', 4), name: who };
    expect(explainRound([event], context)[0]?.lines).toEqual([
      'P1 has White against P3: the stronger preference is granted (E.2); P3 misses a colour that was due absolutely, which the last round allows with a topscorer: P1 (A.7)',
    ]);
  });

  it('[A.9, 2017] tells a collapse under the bracket that is paired again', () => {
    // Round 5 of the book: 14 alone may move down to 12, so the bracket of 1 point is paired again.
    const text = told(5, 'en');
    expect(text).toMatch(
      /\nBracket of 1 point, paired again so that the round can be completed \(PPB\)\n {2}With .* moving down from 1 point the round could not be completed \(C\.4\)/,
    );
  });

  it('[C.04.1 3] tells who has the bye under a heading of its own, and as moving down nowhere', () => {
    const request = nextRound(['2w1', '1b0', '4w=', '3b=', 'U']);
    const events: DutchTraceEvent[] = [];
    pairRound(request, { trace: (event) => events.push(event) });
    const context = {
      language: 'en',
      name: (player: number) => `P${player}`,
      articles: request.edition.dutch.articles,
    } as const;
    const sections = explainRound(events, context);
    expect(sections.at(-1)).toMatchObject({
      title: 'Bye',
      lines: ['P2 (0 points, 0 unplayed games) has the bye.'],
    });
    const last = sections.find(({ title }) => title.startsWith('Last bracket'));
    expect(last?.lines).toContain('left alone, with the bye: P2');
    expect(last?.lines.join()).not.toContain('move down');
  });

  it.each([1, 2, 3, 4, 5])(
    'speaks French in round %i of the book, without a hole left open',
    (round) => {
      for (const language of ['en', 'fr'] as const)
        expect(told(round, language)).not.toMatch(/[{}]/);
      expect(told(round, 'fr')).toContain('résidents\u00a0: ');
    },
  );

  it.each([
    [
      2,
      5,
      'Bruno and Eloise cannot meet in this round: C.1: Bruno and Eloise have played each other in round 3.',
    ],
    [
      9,
      10,
      'With Louise against Marco the bracket of 1 point is worse by C.14, players who float down as two rounds ago: 1 instead of 0.',
    ],
    [
      1,
      4,
      'With Alice against David the bracket of 2 points is worse by C.10, players without the colour they prefer: 2 instead of 0.',
    ],
    [8, 9, 'Kevin and Louise do meet in this round.'],
  ])('[Livre 4.3, round 4] says why not %i against %i', (a, b, sentence) => {
    const pair = [tpn(a), tpn(b)] as const;
    expect(explainWhyNot(whyNot(bookRound(4), ...pair), pair, contextOf('en', 4))).toBe(sentence);
  });

  it.each([
    [0, '0 points', '0 point'],
    [5, '½ point', '½ point'],
    [10, '1 point', '1 point'],
    [15, '1½ points', '1½ point'],
    [20, '2 points', '2 points'],
  ])('counts %i tenths in words', (tenths, english, french) => {
    expect([scoreWords(tenths, 'en'), scoreWords(tenths, 'fr')]).toEqual([english, french]);
  });

  it('has the same figures in both languages', () => {
    const holes = (value: unknown): string[] =>
      [...JSON.stringify(value).matchAll(/\{\w+\}/g)].map(([hole]) => hole).sort();
    for (const key of Object.keys(ENGLISH) as (keyof typeof ENGLISH)[]) {
      expect(holes(FRENCH[key]), key).toEqual(holes(ENGLISH[key]));
    }
  });
});
