import { z } from 'zod';

/** A schema for each field of T, none forgotten: optional fields by `exactOptional`. */
export type FieldsOf<T> = {
  readonly [K in keyof T]-?: object extends Pick<T, K>
    ? z.ZodExactOptional<z.ZodType<NonNullable<T[K]> | Extract<T[K], null>>>
    : z.ZodType<T[K]>;
};

/** An object with the fields of T and no others; a field T gains does not compile until it is here. */
export const exact =
  <T>() =>
  <S extends FieldsOf<T>>(fields: S) =>
    z.strictObject(fields);
