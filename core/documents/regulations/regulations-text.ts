import {
  REGULATION_ARTICLES,
  type RegulationArticle,
} from '../../administration/regulations/terms.ts';
import {
  SIGNATORIES,
  type Signatory,
} from '../../administration/regulations/regulations-record.ts';
import { SIGNATORY_NAMES, TERM_NAMES } from '../../administration/regulations/term-words.ts';
import { versionOfTerms } from '../../administration/regulations/version-of-terms.ts';
import type { Language } from '../../rules/language.ts';
import { fill } from '../../rules/sentence.ts';
import { wallTime } from '../../rules/zone.ts';
import { termsOf } from '../../tournament/event-terms.ts';
import { rulesAtHand } from '../../tournament/rules-at-hand.ts';
import type { Tournament } from '../../tournament/state.ts';
import { signaturesOf } from '../../tournament/views/regulations.ts';
import { sayDay } from '../times/say-time.ts';
import { ARTICLE_TITLES } from './article-titles.ts';
import { PARAGRAPHS } from './articles.ts';
import { REGULATION_TEXT } from './regulations-words.ts';
import { timetableOf, type Timetable } from './timetable.ts';

export interface ArticleText {
  readonly number: RegulationArticle;
  /** `Article 4: Timetable` */
  readonly heading: string;
  readonly paragraphs: readonly string[];
  readonly timetable: Timetable | null;
}

/** The regulations of an event, ready to be read. */
export interface RegulationsText {
  readonly title: string;
  readonly event: string;
  /** `Version 3f2a9c1b` */
  readonly version: string;
  readonly articles: readonly ArticleText[];
  /** Who signed and when, or that nobody has. */
  readonly signed: readonly string[];
  /** What has changed since somebody signed. */
  readonly changed: readonly string[];
  /** Who has still to sign. */
  readonly toSign: readonly Signatory[];
}

/** The fourteen articles in one language; days by the clock of a zone. */
export function regulationsText(
  state: Tournament,
  language: Language,
  zone: string,
): RegulationsText {
  const terms = termsOf(state);
  const { laws } = rulesAtHand(state);
  const words = REGULATION_TEXT[language];
  const signatures = signaturesOf(state);
  const standing = signatures.filter(({ changed }) => changed.length === 0).map(({ as }) => as);
  return {
    title: words.title,
    event: state.settings.name,
    version: fill(words.version, { version: versionOfTerms(terms) }),
    articles: REGULATION_ARTICLES.map((number) => ({
      number,
      heading: fill(words.article, { number, title: ARTICLE_TITLES[language][number] }),
      paragraphs: PARAGRAPHS[number](terms, language, laws).filter((text) => text !== ''),
      timetable: number === 4 ? timetableOf(terms, language) : null,
    })),
    signed:
      signatures.length === 0
        ? [words.unsigned]
        : signatures.map(({ as, name, at, version }) =>
            fill(words.signed, {
              ...{ as: capital(SIGNATORY_NAMES[language][as]), name, version },
              day: sayDay(wallTime(at, zone).slice(0, 10), language),
            }),
          ),
    changed: signatures.flatMap(({ name, changed }) =>
      changed.length === 0
        ? []
        : [
            fill(words.changed, {
              name,
              terms: changed.map((term) => TERM_NAMES[language][term]).join(', '),
            }),
          ],
    ),
    toSign: SIGNATORIES.filter((as) => !standing.includes(as)),
  };
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
