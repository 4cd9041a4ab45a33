import { isIsoDate } from '@ronde/core/rules/identity.ts';
import {
  LONGEST_LINE,
  LONGEST_LIST,
  LONGEST_TEXT,
  ONE_LINE,
  SOME_LINES,
} from '@ronde/core/rules/text-bounds.ts';
import { z } from 'zod';

export const line = z.string().max(LONGEST_LINE).regex(ONE_LINE);
export const filledLine = line.min(1);
export const text = z.string().max(LONGEST_TEXT).regex(SOME_LINES);
export const ordinal = z.int().min(1).max(1_000_000);
export const roundNumber = z.int().min(1).max(1_000);
export const day = z.string().refine(isIsoDate).meta({ format: 'date' });

export const listOf = <S extends z.ZodType>(schema: S): z.ZodArray<S> =>
  z.array(schema).max(LONGEST_LIST);
