import { inBoth } from '../../../rules/in-both.ts';
import { fill } from '../../../rules/sentence.ts';
import { aPosition } from '../../schema/words.ts';
import { logWords } from '../../words/log-words.ts';
import { audited } from '../audited.ts';
import type { Fact } from '../fact.ts';
import { heard } from '../heard.ts';
import { EVERYTHING } from '../things.ts';

export interface Restored {
  readonly type: 'restored';
  readonly to: number;
}

export const restored: Fact<Restored> = {
  fields: { to: aPosition },
  fold: (state) => state,
  outdatesDraft: false,
  touches: () => [EVERYTHING],
  heard: heard.change,
  words: inBoth('Back to how it stood after: {what}', 'Retour à l’état d’après : {what}'),
  tell: ({ to }, { entryWords, language }) => ({
    params: { position: to },
    said: { what: entryWords(to) || fill(logWords(language).entry, { position: to }) },
  }),
  audit: (_, { to }) => audited({ position: to }, null, null),
};
