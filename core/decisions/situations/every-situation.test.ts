import { describe, expect, it } from 'vitest';
import { editionIn, type EditionOf } from '../../rules/editions/registry.ts';
import { LANGUAGES } from '../../rules/language.ts';
import { lawsOf } from '../../rules/laws/catalogue.ts';
import { everyAnswer } from './every-answer.ts';
import { decideSituation, type CompleteRuling } from './complete-ruling.ts';
import { readAnswers } from './read-answers.ts';
import type { Regime } from './ruling.ts';
import { SITUATION_NAMES, type SituationName } from './situation-titles.ts';
import { SITUATIONS } from './situations.ts';
import { STEP_TEXTS, type StepCode } from './steps/steps.ts';

const REGIMES: readonly Regime[] = [
  { play: 'standard', supervised: true },
  { play: 'rapid', supervised: true },
  { play: 'rapid', supervised: false },
  { play: 'blitz', supervised: false },
  { play: 'rapid', supervised: true, online: true },
];

function laws(id: string): EditionOf<'laws'> {
  const edition = editionIn('laws', id);
  if (edition === null) throw new Error(id);
  return edition;
}

const EDITIONS = ['laws-2001', 'laws-2014', 'laws-2017', 'laws-2018', 'laws-2023'] as const;
type EditionId = (typeof EDITIONS)[number];

/** What is asked of all the rulings of a situation by an edition. */
interface Rulings {
  readonly codes: Set<StepCode>;
  readonly articles: Set<string>;
  readonly words: Set<string>;
  readonly wrong: CompleteRuling[];
}

const asked = new Map<SituationName, Readonly<Record<EditionId, Rulings>>>();

/** Every ruling is made once, whoever asks first. */
function everyRuling(name: SituationName, id: EditionId): Rulings {
  const rulings = asked.get(name) ?? ruled(name);
  asked.set(name, rulings);
  return rulings[id];
}

/** Answers are read once for all editions. */
function ruled(name: SituationName): Readonly<Record<EditionId, Rulings>> {
  const all = EDITIONS.map((id) => {
    const made: Rulings = { codes: new Set(), articles: new Set(), words: new Set(), wrong: [] };
    return { id, made, properties: laws(id).properties };
  });
  for (const given of everyAnswer(name)) {
    const read = readAnswers(SITUATIONS[name], given);
    if ('fault' in read) throw new Error(JSON.stringify(read.fault));
    for (const { made, properties } of all) {
      for (const regime of REGIMES) {
        keep(decideSituation(name, read.answers, regime, properties), made);
      }
    }
  }
  return Object.fromEntries(all.map(({ id, made }) => [id, made])) as Record<EditionId, Rulings>;
}

function keep(ruling: CompleteRuling, { codes, articles, words, wrong }: Rulings): void {
  const { steps, regimeArticle, outcome, judged, notice, offers, say, entry, told } = ruling;
  for (const { code, article } of steps) {
    codes.add(code);
    articles.add(article);
  }
  if (regimeArticle !== null) articles.add(regimeArticle);
  for (const language of LANGUAGES) {
    words.add(say[language]);
    words.add(entry[language]);
    for (const text of told[language]) words.add(text);
  }
  if (
    steps.length === 0 ||
    (outcome === 'open' && judged.length === 0) ||
    (notice === null) !== (offers.length === 0)
  ) {
    wrong.push(ruling);
  }
}

describe.each(SITUATION_NAMES)('the situation %s', (name) => {
  it.each(EDITIONS)('cites articles that %s has', (id) => {
    const known = lawsOf(laws(id)).map((article) => article.id);
    const cited = [...everyRuling(name, id).articles].flatMap((article) => article.split(', '));
    // An article that is only divided further is known by its parts.
    const has = (one: string): boolean =>
      known.some((own) => own === one || own.startsWith(`${one}.`));
    const unknown = cited
      .filter((one) => one.startsWith('E.01 '))
      .map((one) => one.slice('E.01 '.length))
      .filter((one) => !has(one));
    expect(new Set(unknown)).toEqual(new Set());
  });

  it.each(['laws-2001', 'laws-2018'] as const)('says, writes and decides something by %s', (id) => {
    const { wrong, words } = everyRuling(name, id);
    expect(wrong).toEqual([]);
    expect([...words].filter((one) => /[{}]|undefined/.test(one))).toEqual([]);
  });
});

it('every step that has words is a step of some ruling, by the editions that differ most', () => {
  const used = new Set<StepCode>(
    EDITIONS.flatMap((id) => SITUATION_NAMES.flatMap((name) => [...everyRuling(name, id).codes])),
  );
  const unused = (Object.keys(STEP_TEXTS) as StepCode[]).filter((code) => !used.has(code));
  expect(unused).toEqual([]);
});

const YES_NO = SITUATION_NAMES.flatMap((name) =>
  Object.values(SITUATIONS[name].questions)
    .filter(({ kind }) => kind === 'yesNo')
    .map(({ ask }) => [name, ask] as const),
);

it.each(YES_NO)(
  '%s is asked without a negation, which a yes would leave in doubt: %o',
  (_, ask) => {
    expect(ask.en).not.toMatch(
      /^(?:Is|Are|Was|Were|Has|Have|Had|Do|Does|Did|Can|Could)\b.*\b(?:not|no|neither|nobody)\b/,
    );
    expect(ask.fr).not.toMatch(/\bn(?:’|e\s)\S.*\b(?:pas|plus|aucune?|jamais)\b|^Aucune?\b/);
  },
);
