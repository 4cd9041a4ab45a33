import { COLOURS } from '@ronde/core/rules/colour.ts';
import { isIsoDate, playerId, teamId } from '@ronde/core/rules/identity.ts';
import { pointsFromTenths } from '@ronde/core/rules/points.ts';
import { z } from 'zod';

const LONGEST_LINE = 200;
const LONGEST_TEXT = 2_000;
const LONGEST_LIST = 20_000;

/** No control characters, and no halves of characters that UTF-8 cannot carry. */
const ONE_LINE = /^[^\p{Cc}\p{Cs}]*$/u;

export const line = z.string().max(LONGEST_LINE).regex(ONE_LINE);
export const filledLine = line.min(1);
export const text = z
  .string()
  .max(LONGEST_TEXT)
  .regex(/^(?:[^\p{Cc}\p{Cs}]|\n)*$/u);
export const whole = z.int();
export const count = z.int().min(0).max(1_000_000);
export const ordinal = z.int().min(1).max(1_000_000);
export const roundNumber = z.int().min(1).max(1_000);
export const tenths = whole.transform(pointsFromTenths);
export const colour = z.enum(COLOURS);
export const day = z.string().refine(isIsoDate).meta({ format: 'date' });
export const bilingual = z.strictObject({ en: line, fr: line });
export const player = filledLine.transform(playerId);
export const team = filledLine.transform(teamId);

export const listOf = <S extends z.ZodType>(schema: S): z.ZodArray<S> =>
  z.array(schema).max(LONGEST_LIST);
