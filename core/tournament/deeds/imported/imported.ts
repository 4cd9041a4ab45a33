import { inBoth } from '../../../rules/in-both.ts';
import { keptOfPapiSchema, type KeptOfPapi } from '../../papi-file/kept-of-papi.ts';
import { optional } from '../../schema/schema.ts';
import { aLine, aWhole, listOf } from '../../schema/words.ts';
import { audited } from '../audited.ts';
import type { Fact } from '../fact.ts';
import { heard } from '../heard.ts';

/** A log that began with a file: no command, the reader of the file writes it. */
export interface Imported {
  readonly type: 'imported';
  readonly from: string;
  readonly problems: number;
  /** Comment lines of the file that put something on record (C.02, checklist VCL4THP). */
  readonly comments?: readonly string[];
  /** Of a .papi file; missing for other files. */
  readonly papi?: KeptOfPapi;
}

export const imported: Fact<Imported> = {
  fields: {
    from: aLine,
    problems: aWhole,
    comments: optional(listOf(aLine)),
    papi: optional(keptOfPapiSchema),
  },
  fold: (state, { papi }) => (papi === undefined ? state : { ...state, papi }),
  outdatesDraft: false,
  touches: () => [],
  heard: heard.nothing,
  words: inBoth(
    'Read from {file}, {problems} {problems|remark|remarks}',
    'Lu dans {file}, {problems} {problems|remarque|remarques}',
  ),
  tell: (event) => ({ params: { file: event.from, problems: event.problems } }),
  audit: (_, event) => audited({ file: event.from }, null, { problems: event.problems }),
};
