import type { Language } from '../../rules/language.ts';
import { displayChange, parsePoints } from '../../rules/points.ts';
import { HOUSE_RULES, type Refusal } from '../refusal.ts';
import { fill } from '../../rules/sentence.ts';
import type { Params, Warning } from '../warning-ladder.ts';
import { logWords } from './log-words.ts';
import { withResultsSaid } from './result-signs.ts';
import { sentencesIn } from './sentences.ts';
import { writerText } from './writer-text.ts';

/**
 * The article in brackets after a sentence. Rules of the program itself are not cited: “Ronde 10”
 * after a sentence about round 6 is read as a round.
 */
export function cited(article: string, language: Language): string {
  if ((Object.values(HOUSE_RULES) as readonly string[]).includes(article)) return '';
  return ` (${language === 'fr' ? article.replace(/^Laws\b/, 'Règles') : article})`;
}

/** A setting by the name its page has for it; what is no setting of the event keeps its own. */
function withSettingNamed(params: Params, language: Language): Params {
  const { setting } = params;
  const names: Readonly<Record<string, string>> = logWords(language).settings;
  const name = typeof setting === 'string' ? names[setting] : undefined;
  return name === undefined ? params : { ...params, setting: name };
}

/** Where a table speaks for itself, it does so in every language: the reader's is taken. */
function withOwnSentence(params: Params, language: Language): Params {
  const sentence = params[language];
  return sentence === undefined ? params : { ...params, sentence };
}

/**
 * The sentence with its figures, and the article that decides.
 * @param sentence said instead of the general one of the refusal
 */
export function sayRefusal(
  { code, params, article }: Refusal,
  language: Language,
  sentence: string = sentencesIn(language).refusals[code],
): string {
  const own = withOwnSentence(params, language);
  const said = withSettingNamed(withResultsSaid(own, language), language);
  return fill(sentence, said) + cited(article, language);
}

export function sayWarning({ code, params, article }: Warning, language: Language): string {
  const { by, points } = params;
  const change = typeof points === 'string' ? parsePoints(points) : null;
  const said = {
    ...withSettingNamed(withResultsSaid(withOwnSentence(params, language), language), language),
    ...(typeof by === 'string' ? { by: writerText(by, language) } : {}),
    ...(change === null ? {} : { points: displayChange(change, language) }),
  };
  return fill(sentencesIn(language).warnings[code], said) + cited(article, language);
}
