import { describe, expect, it } from 'vitest';
import type { NormForesight } from '../../ratings/norms/foresight.ts';
import type { NormVerdict } from '../../ratings/norms/verdict.ts';
import { TITLES_2022 } from '../../rules/editions/titles-2022.ts';
import { conditionCells, eventSentences, foresightSentences, remarksOn } from './norm-lines.ts';
import { NORM_WORDS } from './norm-words.ts';

const plain = (text: string): string => text.replace(/[\u00a0\u202f]/g, ' ');

const OPEN: NormForesight = {
  title: 'GM',
  state: 'open',
  coming: 2,
  because: [],
  next: {
    round: 8,
    opponent: { id: 9, name: 'Opponent, One', rating: 2500, title: 'GM', federation: 'GER' },
    keepsOpen: 'draw',
    makes: null,
  },
  points: null,
  against: [{ halfPoints: 3, average: 2588 }],
  needed: { opponents: 1, titled: 0, ofClass: 1, federations: 2, ownAtMost: 1 },
  scoreless: null,
};

const VERDICT: NormVerdict = {
  title: 'GM',
  achieved: true,
  performance: 2625,
  average: 2500,
  games: 9,
  halfPoints: 12,
  requiredHalfPoints: 12,
  credit: 9,
  dropped: [10, 11],
  raised: [{ id: 6, name: 'Opponent, Two' }],
  isEightOfNine: false,
  countsForfeitAsLoss: false,
  exemption: null,
  conditions: [
    { name: 'score', article: 'B.01 1.4.8b', required: 3.5, actual: 6, met: true },
    { name: 'titledOpponents', article: 'B.01 1.4.5a', required: 5, actual: 4, met: null },
  ],
};

describe('words about norms', () => {
  it('tell what is needed, in both languages', () => {
    expect(foresightSentences(OPEN, 'en')).toEqual([
      'round 8 against Opponent, One: a draw keeps it open',
      '1½ of 2 against an average of 2588',
      'of 1 opponent to come 0 with a title, 1 with those the norm asks for, 2 more federations',
    ]);
    expect(foresightSentences(OPEN, 'fr').map(plain)).toEqual([
      'ronde 8 contre Opponent, One : une nulle la laisse possible',
      '1½ sur 2 contre une moyenne de 2588',
      'sur 1 adversaire à venir 0 titré, 1 de ceux que la norme demande, 2 autres fédérations',
    ]);
  });

  it('tell points, what makes it, and what is sure', () => {
    const known = { ...OPEN, against: [], needed: null };
    const next = OPEN.next && { ...OPEN.next, makes: 'win' as const };
    const exact = { ...known, next, points: { least: 2, enough: 2 } };
    expect(foresightSentences(exact, 'en')).toEqual([
      'round 8 against Opponent, One: a win makes it',
      '1 of 2 points at least',
    ]);
    const sure = { ...known, next: null, points: { least: null, enough: 3 } };
    expect(foresightSentences(sure, 'en')).toEqual(['1½ of 2 points are enough']);
  });

  it('tell why it is gone, and when it is had', () => {
    const because = [{ ...VERDICT.conditions[1], met: false }] as NormForesight['because'];
    expect(foresightSentences({ ...OPEN, state: 'gone', because }, 'en')).toEqual([
      'gone: opponents with a title, at least (B.01 1.4.5a)',
    ]);
    expect(foresightSentences({ ...OPEN, state: 'had' }, 'en')).toEqual([NORM_WORDS.en.states.had]);
  });

  it('remark on what a verdict rests on', () => {
    const { articles } = TITLES_2022.properties;
    expect(remarksOn(VERDICT, articles, 'en')).toEqual([
      'Counts for 9 games in an application (B.01 1.4.1d).',
      'Left out: rounds 10, 11 (B.01 1.4.1e, B.01 1.4.1f).',
      'Raised to the floor of the title: Opponent, Two (B.01 1.4.6c).',
    ]);
    const open = { ...VERDICT, achieved: null, dropped: [], raised: [] };
    expect(remarksOn(open, articles, 'fr').map(plain)).toEqual([
      'Ne peut être décidé : adversaires titrés, au moins (B.01 1.4.5a).',
      'Des fédérations ou des titres manquent ; entrez-les.',
    ]);
    const long = { ...VERDICT, games: 15, credit: 13, dropped: [], raised: [] };
    expect(remarksOn(long, articles, 'en')).toEqual([
      'Counts for 13 games in an application (B.01 1.7).',
    ]);
  });

  it('put conditions into cells', () => {
    const [score] = VERDICT.conditions;
    if (score === undefined) throw new Error('there is one');
    expect(conditionCells(score, NORM_WORDS.fr.conditions, 'fr')).toEqual([
      ...['B.01 1.4.8b', 'points, au moins', '3½', '6', 'oui'],
    ]);
  });

  it('tell what bars an event, and what is to be confirmed', () => {
    const event = [
      { name: 'chiefArbiter', article: 'B.01 1.1.5', required: 'IA, FA', actual: null, met: null },
      { name: 'rateOfPlay', article: 'B.01 1.1.3', required: '120', actual: '60+0', met: false },
    ] as const;
    const [barred, open] = eventSentences(event, 'en');
    expect(barred).toContain('B.01 1.1.3');
    expect(open).toContain('title of the chief arbiter (B.01 1.1.5)');
  });
});
