import { COLOURS } from '@ronde/core/rules/colour.ts';
import { isIsoDate, playerId, teamId } from '@ronde/core/rules/identity.ts';
import { pointsFromTenths } from '@ronde/core/rules/points.ts';
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
