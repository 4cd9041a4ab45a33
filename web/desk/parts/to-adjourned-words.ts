import { inBoth } from '../../words/in-both.ts';

export const TO_ADJOURNED_WORDS = inBoth(
  { link: 'Envelope and resumption' },
  { link: 'Enveloppe et reprise' },
);
