import { fill } from '@ronde/core/rules/sentence.ts';
import type { Call } from '../live/call-at.ts';
import { inBoth } from './in-both.ts';

const CALL_WORDS = inBoth<Readonly<Record<Call['of'], string>>>(
  {
    start: 'Round {round} begins in {minutes} {minutes|minute|minutes}.',
    defaultTime:
      'Round {round}: the default time ends in {minutes} {minutes|minute|minutes}. Whoever is not at the board then has lost.',
  },
  {
    start: 'La ronde {round} commence dans {minutes} {minutes|minute|minutes}.',
    defaultTime:
      'Ronde {round} : le délai de forfait s’achève dans {minutes} {minutes|minute|minutes}. Qui n’est pas alors à l’échiquier a perdu.',
  },
);

/** An announcement as it is read, and said aloud. */
export const sayCall = ({ of, round, minutes }: Call, language: 'en' | 'fr'): string =>
  fill(CALL_WORDS[language][of], { round, minutes });
