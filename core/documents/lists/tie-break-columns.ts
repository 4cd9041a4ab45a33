import type { Language } from '../../rules/language.ts';
import { isSelfDefined, parseDescriptor } from '../../standings/descriptor.ts';
import { column, type ListCell, type ListColumn } from './list.ts';
import { sayTieBreak } from './say-tie-break.ts';

/** A tie-break's printed value; what is no number stays a word. */
export function figure(value: string | null): ListCell {
  if (value === null || value === '') return null;
  return Number.isFinite(Number(value)) ? { figure: value } : value;
}

export function tieBreakColumns(descriptors: readonly string[], language: Language): ListColumn[] {
  return descriptors.map((descriptor, place) => {
    const parsed = parseDescriptor(descriptor);
    // Of several tie-breaks, narrow pages have room for the first two.
    const where = place < 2 ? 'everywhere' : 'wide';
    const said = sayTieBreak(descriptor, language);
    const meaning = said === descriptor ? null : said;
    // FIDE's codes are read everywhere; those of the program's own are not.
    const own = parsed.ok && isSelfDefined(parsed.value.name);
    const head = own ? (meaning ?? descriptor) : descriptor;
    return column(`tieBreak${place + 1}`, head, { align: 'end', place: where, meaning });
  });
}
