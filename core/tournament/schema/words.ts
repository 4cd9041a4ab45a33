import { COLOURS, type Colour } from '../../rules/colour.ts';
import type { PlayerId, TeamId } from '../../rules/identity.ts';
import type { Points } from '../../rules/points.ts';
import {
  LONGEST_LINE,
  LONGEST_LIST,
  LONGEST_MINUTES,
  LONGEST_TEXT,
  ONE_LINE,
  SOME_LINES,
} from '../../rules/text-bounds.ts';
import { object, oneOf, type Schema } from './schema.ts';

export const aLine: Schema<string> = { kind: 'text', most: LONGEST_LINE, pattern: ONE_LINE };
export const aFilledLine: Schema<string> = { ...aLine, least: 1 };
export const someText: Schema<string> = { kind: 'text', most: LONGEST_TEXT, pattern: SOME_LINES };
/** What is written for a paper: a line, or the minutes of an event. */
export const aFilledText: Schema<string> = {
  ...someText,
  least: 1,
  most: LONGEST_MINUTES,
};
export const aDay: Schema<string> = { kind: 'text', format: 'date' };
/** An ISO time with its offset, `2026-03-07T15:15:00+01:00`. */
export const anHour: Schema<string> = {
  kind: 'text',
  most: 35,
  pattern: /^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d{1,9})?)?(?:Z|[+-]\d\d:\d\d)$/,
};
export const aWhole: Schema<number> = { kind: 'whole' };
export const aCount: Schema<number> = { kind: 'whole', least: 0, most: 1_000_000 };
export const anOrdinal: Schema<number> = { kind: 'whole', least: 1, most: 1_000_000 };
export const aRound: Schema<number> = { kind: 'whole', least: 1, most: 1_000 };
/** Of a log; the first entry is 1. */
export const aPosition: Schema<number> = { kind: 'whole', least: 0 };
export const aNumber: Schema<number> = { kind: 'number' };
export const aTruth: Schema<boolean> = { kind: 'truth' };
export const yes: Schema<true> = oneOf([true]);
export const aColour: Schema<Colour> = oneOf(COLOURS);
export const somePoints = aWhole as Schema<Points>;
export const aPlayer = aFilledLine as Schema<PlayerId>;
export const aTeam = aFilledLine as Schema<TeamId>;

/** A text by its pattern alone. */
export const matching = (pattern: RegExp, most?: number): Schema<string> => ({
  kind: 'text',
  pattern,
  ...(most === undefined ? {} : { most }),
});

export const listOf = <T>(of: Schema<T>, most = LONGEST_LIST): Schema<readonly T[]> => ({
  kind: 'list',
  of,
  most,
});

export const inTwoLanguages = object<{ readonly en: string; readonly fr: string }>({
  en: aLine,
  fr: aLine,
});
