import { inBoth } from '../../../rules/in-both.ts';
import { ERASED } from '../../erasure/erased-words.ts';
import { ARBITERS } from '../../roles.ts';
import { aFilledLine } from '../../schema/words.ts';
import { audited } from '../audited.ts';
import type { Fact } from '../fact.ts';
import { heard } from '../heard.ts';

/** What an arbiter wants to remember: its day and hour are those of the entry. */
export interface NoteWritten {
  readonly type: 'noteWritten';
  readonly text: string;
}

export const noteWritten: Fact<NoteWritten> = {
  fields: { text: aFilledLine },
  // A note stands in the log alone: no page of the event can show it by mistake.
  fold: (state) => state,
  outdatesDraft: false,
  touches: () => [],
  heard: heard.nothing,
  readBy: ARBITERS,
  erased: (event) => ({ ...event, text: ERASED }),
  words: inBoth('Note: {text}', 'Note : {text}'),
  tell: ({ text }) => ({ params: { text } }),
  audit: (_, { text }) => audited({}, null, text),
};
