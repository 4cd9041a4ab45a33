import type { Language } from '../../rules/language.ts';
import { fill } from '../../rules/sentence.ts';
import { FORM_WORDS } from './form-words.ts';
import type { CertificateRound } from './norm-certificate.ts';
import { sayHalfPoints } from './norm-lines.ts';
import { sayTitleNamed } from './say-form-field.ts';

/** What is not known of an opponent. */
const UNKNOWN = '?';

/** The table of a certificate (IT1), a row a round, without its heads. */
export const certificateRows = (
  rounds: readonly CertificateRound[],
  language: Language,
): string[][] =>
  rounds.map((round) => {
    const result = sayHalfPoints(round.halfPoints, language);
    return [
      ...[String(round.round), round.opponent, round.fideId ?? UNKNOWN],
      round.federation ?? UNKNOWN,
      ...[String(round.rating), String(round.countedRating)],
      round.title === null
        ? UNKNOWN
        : round.title === 'none'
          ? ''
          : sayTitleNamed(round.title, language),
      round.isLeftOut ? fill(FORM_WORDS[language].leftOut, { result }) : result,
    ];
  });
