import { describe, expect, it } from 'vitest';
import { LANGUAGES, type Language } from '../../rules/language.ts';
import { modelEvent } from '../../tournament/testing/model-regulations.ts';
import type { PlayedEvent } from '../../tournament/testing/played-event.ts';
import { regulationsView } from '../../tournament/views/regulations.ts';
import { regulationsMarkdown } from './regulations-markdown.ts';
import { regulationsText } from './regulations-text.ts';

const textOf = (event: PlayedEvent, language: Language) =>
  regulationsText(event.state, language, 'Europe/Paris');
const article = (event: PlayedEvent, number: number, language: Language = 'en'): string =>
  textOf(event, language).articles[number - 1]?.paragraphs.join('\n') ?? '';

describe('the regulations in words', () => {
  it.each(LANGUAGES)(
    'fourteen articles, each with something to say and no hole: %s',
    (language) => {
      const { articles } = textOf(modelEvent(), language);
      expect(articles.map(({ number }) => number)).toEqual(
        Array.from({ length: 14 }, (_, index) => index + 1),
      );
      for (const { heading, paragraphs } of articles) {
        expect({ heading, said: paragraphs.length > 0 }).toEqual({ heading, said: true });
        expect(`${heading} ${paragraphs.join(' ')}`).not.toMatch(/[{}]|\bundefined\b|\bnull\b/);
      }
    },
  );

  it.each([
    [1, 'en', 'Chess club of Sept-Sources organises Open of the Seven Springs (3–5 July 2026).'],
    [1, 'fr', 'organise Open of the Seven Springs (du 3 au 5 juillet 2026).'],
    [2, 'en', '5 rounds are played.'],
    [2, 'en', 'Half a point for such a round may be asked 1 time at most.'],
    [4, 'fr', 'Remise des prix\u00a0: 5 juillet 2026, 20:30.'],
    [5, 'fr', 'Droits d’inscription\u00a0: 40\u00a0€ pour les adultes, 20\u00a0€ pour les jeunes.'],
    [5, 'en', 'Prizes: €1,000 in all, guaranteed.'],
    [5, 'en', '(Hort’s system)'],
    [6, 'en', 'Buchholz, the lowest cut; Buchholz; Sonneborn-Berger'],
    [7, 'en', 'more than 30 minutes after the start'],
    [7, 'en', 'A player with 2 forfeits'],
    [10, 'en', 'open@club.example'],
    [11, 'fr', 'Arbitre principal\u00a0: Gambit, Luce (AFO1).'],
    [12, 'en', 'within 30 minutes after the end of the game'],
  ] as const)('article %i, %s: %s', (number, language, sentence) => {
    expect(article(modelEvent(), number, language)).toContain(sentence);
  });

  it('[LA 3.3] in a cup the stage reached places everybody, and no tie-break does', () => {
    const text = article(modelEvent({ system: 'knockout' }), 6);
    expect(text).toContain('placed by the stage they reach');
    expect(text).toContain('A level match is played off.');
    expect(text).not.toContain('Buchholz');
  });

  it('[E.01 6.7.1] without a default time nobody may be late', () => {
    const event = modelEvent();
    const { regulations } = event.state.settings;
    event.does({
      type: 'changeSettings',
      changes: { regulations: { ...regulations, defaultTime: null } },
    });
    expect(article(event, 7)).toContain('Whoever is not at the board at the start');
  });

  it('[E.01 A.6] rapid says how it is supervised, standard does not', () => {
    expect(article(modelEvent(), 2)).not.toContain('watched one by one');
    expect(article(modelEvent({ timeControl: '15+5' }), 2)).toContain('watched one by one');
    expect(article(modelEvent({ timeControl: '15+5' }), 8)).not.toContain('scoresheets');
  });

  it('tells who signed, on the day of the hall, and what has changed since', () => {
    const event = modelEvent();
    event.at = '2026-06-30T22:30:00Z';
    const { version } = regulationsView(event.state);
    event.does({ type: 'signRegulations', as: 'organiser', name: 'Club, Une', version });
    expect(textOf(event, 'en')).toMatchObject({
      signed: [`Organiser: Club, Une, signed on 1 July 2026 (version ${version})`],
      changed: [],
      toSign: ['chiefArbiter'],
    });
    event.does({ type: 'stateClauses', clauses: { feeAdults: '45' } });
    expect(textOf(event, 'en')).toMatchObject({
      changed: ['Changed since Club, Une signed: entry fee, adults.'],
      toSign: ['organiser', 'chiefArbiter'],
    });
  });

  it('as Markdown nothing typed becomes a sign of its own', () => {
    const event = modelEvent({ name: 'Open *of* [springs]' });
    const text = regulationsMarkdown(textOf(event, 'fr'));
    expect(text).toContain('# Open \\*of\\* \\[springs\\]');
    expect(text).toContain('| Ronde | Jour | Heure |\n| --- | --- | --- |\n| 1 | 3 juillet 2026 |');
  });
});
