/** Who can say what is missing on a paper. */
export const ASKED = [
  'organiser',
  'chiefArbiter',
  'player',
  'club',
  'federation',
  'fide',
  'treasurer',
] as const;
export type Asked = (typeof ASKED)[number];

/** What stands in a field: known, missing with whom to ask, or left blank to be written by hand. */
export type FieldValue<Value> =
  | { readonly value: Value }
  | { readonly value: null; readonly ask: Asked | null };

/** A field as it is said on a paper. */
export type FormField = { readonly label: string } & FieldValue<string>;

/** A field by its name, before it is said in a language. */
export type NamedField<Name extends string> = { readonly field: Name } & FieldValue<
  string | number
>;

const known = <Value extends string | number>(
  value: Value | null | undefined,
  ask: Asked,
): FieldValue<Value> =>
  value === null || value === undefined || value === '' ? { value: null, ask } : { value };

/** A field whose value may not be known: whom to ask for it. */
export const field = (label: string, value: string | number | null, ask: Asked): FormField => ({
  label,
  ...known(value === null ? null : String(value), ask),
});

/** The same by its name. */
export const namedField = <Name extends string>(
  name: Name,
  value: string | number | null | undefined,
  ask: Asked,
): NamedField<Name> => ({ field: name, ...known(value, ask) });

/** A field that is always written by hand. */
export const byHand = (label: string): FormField => ({ label, value: null, ask: null });

/** What is known, or a line to write it on: nobody has to be asked for it. */
export const orByHand = (label: string, value: string | number | null | undefined): FormField =>
  value === null || value === undefined || value === ''
    ? byHand(label)
    : { label, value: String(value) };
