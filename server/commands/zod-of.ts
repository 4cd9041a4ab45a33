import { isIsoDate } from '@ronde/core/rules/identity.ts';
import {
  isOptional,
  type Description,
  type Fields,
  type FieldsOf,
  type Schema,
} from '@ronde/core/tournament/schema/schema.ts';
import { z } from 'zod';

/** A schema of the core as requests are read by it: strictly, bounds and all. */
export const zodOf = <T>(schema: Schema<T>): z.ZodType<T> => strict(schema) as z.ZodType<T>;

/** The same for the fields of an object, and no others. */
export const zodOfFields = <T>(fields: FieldsOf<T>): z.ZodType<T> =>
  strictObject(fields) as z.ZodType as z.ZodType<T>;

function strict(schema: Description): z.ZodType {
  switch (schema.kind) {
    case 'text':
      return textOf(schema);
    case 'whole':
      return wholeOf(schema);
    case 'number':
      return z.number();
    case 'truth':
      return z.boolean();
    case 'oneOf':
      return oneOfValues(schema.values);
    case 'orNull':
      return strict(schema.of).nullable();
    case 'list':
      return z.array(strict(schema.of)).max(schema.most);
    case 'object':
      return strictObject(schema.fields);
    case 'either':
      return eitherOf(schema);
  }
}

type Kind<K extends Description['kind']> = Extract<Description, { readonly kind: K }>;

function textOf({ least, most, pattern, format }: Kind<'text'>): z.ZodType {
  if (format === 'date') return z.string().refine(isIsoDate).meta({ format });
  let text = z.string();
  if (most !== undefined) text = text.max(most);
  if (pattern !== undefined) text = text.regex(pattern);
  return least === undefined ? text : text.min(least);
}

function wholeOf({ least, most }: Kind<'whole'>): z.ZodType {
  let whole = z.int();
  if (least !== undefined) whole = whole.min(least);
  return most === undefined ? whole : whole.max(most);
}

function oneOfValues(values: readonly (string | true)[]): z.ZodType {
  const [first, ...others] = values;
  if (first === undefined || others.length === 0) return z.literal(first);
  return z.enum(values.filter((value) => value !== true));
}

const strictObject = (fields: Fields) =>
  z.strictObject(
    Object.fromEntries(
      Object.entries(fields).map(([name, field]) => [
        name,
        isOptional(field) ? strict(field.optional).exactOptional() : strict(field),
      ]),
    ),
  );

function eitherOf({ by, ways }: Kind<'either'>): z.ZodType {
  const [first, ...others] = ways.flatMap((way) =>
    way.kind === 'object' ? [strictObject(way.fields)] : [],
  );
  if (first === undefined) throw new RangeError(`nothing to choose from by ${by}`);
  return z.discriminatedUnion(by, [first, ...others]);
}
