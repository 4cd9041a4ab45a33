import { ENTRY_LIST_FIELDS, type EntryListField } from '@ronde/core/formats/entries/column-map.ts';
import { RATING_KINDS } from '@ronde/core/rules/rating-kind.ts';
import { isMonth, isSource } from '@ronde/exchange/player-lists/list-file.ts';
import { z } from 'zod';
import { filledLine } from '../commands/words.ts';
import { wholeInQuery } from '../routes/tournament-of.ts';

export const source = z.string().refine(isSource);
export const month = z.string().refine(isMonth);
export const kind = z.enum(RATING_KINDS);

const COLUMN = /^(\w+)=(\d{1,3})$/;

/** `name=2,standard=5,rating=0`: columns as people count them, from 1; 0 is none. */
export const columns = z
  .string()
  .max(1_000)
  .transform((text, context) => {
    const map: Partial<Record<EntryListField, number | null>> = {};
    for (const part of text.split(',')) {
      const [, name, number] = COLUMN.exec(part) ?? [];
      const field = ENTRY_LIST_FIELDS.find((known) => known === name);
      if (field === undefined) {
        context.addIssue({ code: 'custom', message: 'no column' });
        return z.NEVER;
      }
      map[field] = Number(number) === 0 ? null : Number(number) - 1;
    }
    return map;
  });

/** What somebody says of a table; what is left open is guessed. */
export const tableChoice = {
  sheet: filledLine.optional(),
  headingLine: wholeInQuery.pipe(z.int().min(0).max(10_000)).optional(),
  columns: columns.optional(),
};
