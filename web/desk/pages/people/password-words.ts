import { inBoth } from '../../../words/in-both.ts';

export const PASSWORD_WORDS = inBoth(
  { hint: 'At least 10 characters.' },
  { hint: 'Au moins 10 caractères.' },
);
