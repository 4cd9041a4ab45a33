import type { LawsProperties } from '../../rules/editions/laws.ts';
import type { InBoth } from '../../rules/in-both.ts';
import type { Language } from '../../rules/language.ts';
import { fill } from '../../rules/sentence.ts';
import type { PenaltyKind } from '../penalties/ladder.ts';
import { RULING_WORDS } from './ruling-words.ts';
import {
  regimeArticle,
  type Regime,
  type Ruling,
  type RulingOutcome,
  type RulingStep,
} from './ruling.ts';
import type { Answers } from './situation.ts';
import type { SituationName } from './situation-titles.ts';
import { SITUATIONS } from './situations.ts';
import { STEP_TEXTS } from './steps/steps.ts';

/** Something the arbiter may do with one touch; what it becomes in an event is the event’s business. */
export type RulingOffer =
  | {
      readonly kind: 'result';
      readonly result: Extract<
        RulingOutcome,
        'playerLoses' | 'draw' | 'playerForfeits' | 'bothForfeit' | 'bothLose'
      >;
    }
  | { readonly kind: 'timeNote'; readonly opponentSeconds: number }
  | { readonly kind: 'penalty'; readonly penalty: PenaltyKind };

/** What is printed and handed over. */
export interface RulingNotice {
  readonly title: string;
  readonly lines: readonly string[];
}

/** A ruling with everything the arbiter says, writes and does with it. */
export interface CompleteRuling extends Omit<Ruling, 'writtenAs'> {
  readonly situation: SituationName;
  /** The kind of incident it is written down as. */
  readonly writtenAs: SituationName | 'other';
  /** In rapid and blitz, the article by which the Competition Rules hold or do not. */
  readonly regimeArticle: string | null;
  /** The steps in words, each with its article. */
  readonly told: InBoth<readonly string[]>;
  /** To be said to the players. */
  readonly say: InBoth<string>;
  /** For the log of the event. */
  readonly entry: InBoth<string>;
  readonly offers: readonly RulingOffer[];
  /** Null where nothing was decided against anybody. */
  readonly notice: InBoth<RulingNotice> | null;
}

/** Rules on a situation by answers that were read. */
export function decideSituation(
  name: SituationName,
  answers: Answers,
  regime: Regime,
  laws: LawsProperties,
): CompleteRuling {
  const ruled = SITUATIONS[name].rule(answers, regime, laws);
  // An edition offers the penalties it has: exclusion since 2017, fines not in 2001.
  const found = {
    ...ruled,
    ladder: ruled.ladder.filter((kind) => laws.ladder[kind] !== undefined),
  };
  const offers = offersOf(found);
  const decided = offers.length > 0;
  return {
    ...found,
    situation: name,
    writtenAs: found.writtenAs ?? name,
    regimeArticle: regimeArticle(regime, laws),
    told: each((language) => found.steps.map((one) => toldStep(one, language))),
    say: each((language) => sentence(name, found, language)),
    entry: each((language) => entryOf(name, found, language)),
    offers,
    notice: decided ? each((language) => noticeOf(name, found, laws, language)) : null,
  };
}

const each = <T>(of: (language: Language) => T): InBoth<T> => ({ en: of('en'), fr: of('fr') });

const stepWords = ({ code, figure }: RulingStep, language: Language): string =>
  fill(STEP_TEXTS[code].words[language], { figure: figure ?? '' });

const toldStep = (one: RulingStep, language: Language): string =>
  `${stepWords(one, language)} (${one.article}).`;

function sentence(name: SituationName, { steps, outcome }: Ruling, language: Language): string {
  const said = steps
    .filter(({ code }) => STEP_TEXTS[code].said)
    .map((one) => `${stepWords(one, language)}.`);
  return [
    SITUATIONS[name].opening[language],
    ...new Set(said),
    RULING_WORDS[language].outcomes[outcome],
  ].join(' ');
}

function entryOf(name: SituationName, { steps, outcome }: Ruling, language: Language): string {
  const words = RULING_WORDS[language];
  return fill(words.entry, {
    situation: SITUATIONS[name].title[language],
    steps: [...new Set(steps.map((one) => `${stepWords(one, language)} (${one.article})`))].join(
      '; ',
    ),
    outcome: words.outcomes[outcome],
  });
}

function noticeOf(
  name: SituationName,
  { steps, outcome }: Ruling,
  { articles, appeals }: LawsProperties,
  language: Language,
): RulingNotice {
  const words = RULING_WORDS[language];
  return {
    title: fill(words.notice, { situation: SITUATIONS[name].title[language] }),
    lines: [
      ...steps.map((one) => toldStep(one, language)),
      words.outcomes[outcome],
      ...(appeals ? [fill(words.appeal, { article: articles.appeal })] : []),
    ],
  };
}

function offersOf({ outcome, opponentSeconds, ladder }: Ruling): RulingOffer[] {
  const penalties = ladder.map((penalty): RulingOffer => ({ kind: 'penalty', penalty }));
  const time: RulingOffer[] = opponentSeconds === 0 ? [] : [{ kind: 'timeNote', opponentSeconds }];
  switch (outcome) {
    case 'playerLoses':
    case 'draw':
    case 'playerForfeits':
    case 'bothForfeit':
    case 'bothLose':
      return [{ kind: 'result', result: outcome }, ...time, ...penalties];
    case 'goesOn':
    case 'newGame':
    case 'stands':
    case 'open':
      return [...time, ...penalties];
  }
}

/** `The arbiter judges: …`; null where nothing is left open. */
export function judgedSentence(
  { judged }: Pick<Ruling, 'judged'>,
  language: Language,
): string | null {
  if (judged.length === 0) return null;
  const words = RULING_WORDS[language];
  return fill(words.judges, { list: judged.map((one) => words.judged[one]).join(', ') });
}
