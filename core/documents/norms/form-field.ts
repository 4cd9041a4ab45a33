/** Who can tell what a form asks for and the event does not know. */
export const FORM_SOURCES = ['player', 'federation', 'chiefArbiter', 'organiser', 'fide'] as const;
export type FormSource = (typeof FORM_SOURCES)[number];

/** One field of a form: known, or missing with whom to ask. */
export type AskedField<Name extends string> =
  | { readonly field: Name; readonly value: string | number }
  | { readonly field: Name; readonly value: null; readonly ask: FormSource };

/** A field with what is known; else somebody is to be asked. */
export const fieldOf = <Name extends string>(
  field: Name,
  value: string | number | null | undefined,
  ask: FormSource,
): AskedField<Name> =>
  value === null || value === undefined || value === ''
    ? { field, value: null, ask }
    : { field, value };

/** `Last, First` in its two parts. */
export function partsOfName(name: string): { readonly last: string; readonly first: string } {
  const [last = '', ...rest] = name.split(',');
  return { last: last.trim(), first: rest.join(',').trim() };
}
