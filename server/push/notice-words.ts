import { inBoth } from '@ronde/core/rules/in-both.ts';

/** What a notice on a phone says; {round} is its number. */
export const NOTICE_WORDS = inBoth(
  { out: 'The pairings of round {round} are out.' },
  { out: 'Les appariements de la ronde {round} sont affichés.' },
);
