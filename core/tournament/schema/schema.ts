declare const described: unique symbol;

/** What a value must look like, as data: a log is read by it leniently, a request strictly. */
export type Schema<T> = Description & { readonly [described]?: T };

export type Description =
  | {
      readonly kind: 'text';
      readonly least?: number;
      readonly most?: number;
      readonly pattern?: RegExp;
      readonly format?: 'date';
    }
  | { readonly kind: 'whole'; readonly least?: number; readonly most?: number }
  | { readonly kind: 'number' }
  | { readonly kind: 'truth' }
  | { readonly kind: 'oneOf'; readonly values: readonly (string | true)[] }
  | { readonly kind: 'orNull'; readonly of: Description }
  | { readonly kind: 'list'; readonly of: Description; readonly most: number }
  | { readonly kind: 'object'; readonly fields: Fields }
  /** Objects told apart by the value of one field. */
  | { readonly kind: 'either'; readonly by: string; readonly ways: readonly Description[] };

/** A field that may be missing. */
export interface Optional<T> {
  readonly optional: Schema<T>;
}

export type Fields = Readonly<Record<string, Description | { readonly optional: Description }>>;

/** A schema for each field of T: one that T gains does not compile until it is described. */
export type FieldsOf<T> = {
  readonly [K in keyof T]-?: object extends Pick<T, K>
    ? Optional<Exclude<T[K], undefined>>
    : Schema<T[K]>;
};

export const optional = <T>(schema: Schema<T>): Optional<T> => ({ optional: schema });

export const oneOf = <const V extends string | true>(values: readonly V[]): Schema<V> => ({
  kind: 'oneOf',
  values,
});

export const orNull = <T>(of: Schema<T>): Schema<T | null> => ({ kind: 'orNull', of });

export const object = <T>(fields: FieldsOf<T>): Schema<T> => ({
  kind: 'object',
  fields,
});

export const either = <T>(by: string, ways: readonly Schema<T>[]): Schema<T> => ({
  kind: 'either',
  by,
  ways,
});

/** The fields of T, each of which may be missing. */
export const anyOf = <T>(fields: FieldsOf<T>): FieldsOf<Partial<T>> =>
  Object.fromEntries(
    Object.entries(fields as Fields).map(([name, field]) => [
      name,
      isOptional(field) ? field : { optional: field },
    ]),
  ) as FieldsOf<Partial<T>>;

export const isOptional = (field: Fields[string]): field is { readonly optional: Description } =>
  'optional' in field;
