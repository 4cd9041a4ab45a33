import type { Language } from '../../rules/language.ts';
import type { NormLine } from '../../tournament/views/norms.ts';
import { sayTitle } from '../lists/say-result.ts';
import { foresightSentences, normSign, sayHalfPoints } from './norm-lines.ts';
import { NORM_WORDS } from './norm-words.ts';

/** Made, not to be decided, or open while games are to come. */
export function sayVerdict({ verdict, foresight }: NormLine, language: Language): string {
  const words = NORM_WORDS[language];
  const isRunning = verdict.achieved === false && foresight !== null;
  return isRunning ? words.running : words.verdicts[normSign(verdict.achieved)];
}

/** The board of norms as a list under its headings. */
export const normRows = (
  lines: readonly NormLine[],
  language: Language,
): (string | number | null)[][] => [
  [...NORM_WORDS[language].listHeads],
  ...lines.map((line) => {
    const { tpn, name, verdict, foresight } = line;
    return [
      ...[tpn, name, sayTitle(verdict.title, language) ?? verdict.title],
      ...[sayVerdict(line, language), verdict.games, sayHalfPoints(verdict.halfPoints, language)],
      ...[verdict.average, verdict.performance],
      foresight === null ? null : foresightSentences(foresight, language).join('; '),
    ];
  }),
];
