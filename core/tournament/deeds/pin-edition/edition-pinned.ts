import { CHAPTERS, type Chapter } from '../../../rules/editions/edition.ts';
import { inBoth } from '../../../rules/in-both.ts';
import { oneOf } from '../../schema/schema.ts';
import { aFilledLine } from '../../schema/words.ts';
import { audited } from '../audited.ts';
import type { Fact } from '../fact.ts';
import { heard } from '../heard.ts';
import { FACTS_OF_PAIRING } from '../things.ts';

export interface EditionPinned {
  readonly type: 'editionPinned';
  readonly chapter: Chapter;
  readonly edition: string;
}

export const editionPinned: Fact<EditionPinned> = {
  fields: { chapter: oneOf(CHAPTERS), edition: aFilledLine },
  fold: (state, event) => ({ ...state, pins: { ...state.pins, [event.chapter]: event.edition } }),
  outdatesDraft: true,
  touches: (event) => [`edition:${event.chapter}`, FACTS_OF_PAIRING],
  heard: heard.change,
  words: inBoth('Rules chosen: {edition}', 'Règles choisies : {edition}'),
  tell: ({ chapter, edition }) => ({ params: { chapter, edition } }),
  audit: (state, { chapter, edition }) =>
    audited({ chapter }, state?.pins[chapter] ?? null, edition),
};
