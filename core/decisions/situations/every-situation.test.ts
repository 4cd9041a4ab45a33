import { describe, expect, it } from 'vitest';
import { editionIn, type EditionOf } from '../../rules/editions/registry.ts';
import { LANGUAGES } from '../../rules/language.ts';
import { lawsOf } from '../../rules/laws/catalogue.ts';
import { decideSituation } from './complete-ruling.ts';
import { readAnswers } from './read-answers.ts';
import type { Regime } from './ruling.ts';
import { SITUATION_NAMES, type SituationName } from './situation-titles.ts';
import type { Answer, Question } from './situation.ts';
import { SITUATIONS } from './situations.ts';
import { STEP_TEXTS, type StepCode } from './steps/steps.ts';

const REGIMES: readonly Regime[] = [
  { play: 'standard', supervised: true },
  { play: 'rapid', supervised: true },
  { play: 'rapid', supervised: false },
  { play: 'blitz', supervised: false },
  { play: 'rapid', supervised: true, online: true },
];

/** Answers worth trying: every choice, and figures on both sides of every bound. */
function tried(question: Question): readonly Answer[] {
  switch (question.kind) {
    case 'yesNo':
      return [false, true];
    case 'canMate':
      return [true, false, null];
    case 'whole':
      return [0, 2, 3, 5, 6, 10, 50, 75].filter((one) => one >= question.least);
    case 'wholeOrNone':
      return [0, 30, null];
    case 'time':
      return [299, 300];
    case 'oneOf':
      return Object.keys(question.options);
    case 'someOf':
      return [Object.keys(question.options).slice(0, 1), Object.keys(question.options)];
  }
}

/** Every combination of answers, one question after the other. */
function everyAnswer(name: SituationName): readonly Readonly<Record<string, Answer>>[] {
  return Object.entries(SITUATIONS[name].questions).reduce<Record<string, Answer>[]>(
    (before, [key, question]) =>
      before.flatMap((one) => tried(question).map((answer) => ({ ...one, [key]: answer }))),
    [{}],
  );
}

function laws(id: string): EditionOf<'laws'> {
  const edition = editionIn('laws', id);
  if (edition === null) throw new Error(id);
  return edition;
}

function everyRuling(name: SituationName, edition: EditionOf<'laws'>) {
  return everyAnswer(name).flatMap((given) => {
    const read = readAnswers(SITUATIONS[name], given);
    if ('fault' in read) throw new Error(JSON.stringify(read.fault));
    return REGIMES.map((regime) => decideSituation(name, read.answers, regime, edition.properties));
  });
}

describe.each(SITUATION_NAMES)('the situation %s', (name) => {
  it.each(['laws-2001', 'laws-2014', 'laws-2017', 'laws-2018', 'laws-2023'])(
    'cites articles that %s has',
    (id) => {
      const edition = laws(id);
      const known = new Set(lawsOf(edition).map((article) => article.id));
      const cited = everyRuling(name, edition).flatMap(({ steps }) =>
        steps.flatMap(({ article }) => article.split(', ')),
      );
      // An article that is only divided further is known by its parts.
      const has = (one: string): boolean =>
        [...known].some((own) => own === one || own.startsWith(`${one}.`));
      const unknown = cited
        .filter((one) => one.startsWith('E.01 '))
        .map((one) => one.slice('E.01 '.length))
        .filter((one) => !has(one));
      expect(new Set(unknown)).toEqual(new Set());
    },
  );

  it.each(['laws-2001', 'laws-2018'])('says, writes and decides something by %s', (id) => {
    const rulings = everyRuling(name, laws(id));
    const wrong = rulings.filter(
      ({ steps, outcome, judged, notice, offers }) =>
        steps.length === 0 ||
        (outcome === 'open' && judged.length === 0) ||
        (notice === null) !== (offers.length === 0),
    );
    expect(wrong).toEqual([]);
    const words = rulings.flatMap(({ say, entry, told }) =>
      LANGUAGES.flatMap((language) => [say[language], entry[language], ...told[language]]),
    );
    expect([...new Set(words)].filter((one) => /[{}]|undefined/.test(one))).toEqual([]);
  });
});

it('every step that has words is a step of some ruling, by the editions that differ most', () => {
  const used = new Set<StepCode>(
    ['laws-2001', 'laws-2014', 'laws-2018', 'laws-2023'].flatMap((id) =>
      SITUATION_NAMES.flatMap((name) =>
        everyRuling(name, laws(id)).flatMap(({ steps }) => steps.map(({ code }) => code)),
      ),
    ),
  );
  const unused = (Object.keys(STEP_TEXTS) as StepCode[]).filter((code) => !used.has(code));
  expect(unused).toEqual([]);
});
