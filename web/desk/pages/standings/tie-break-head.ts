import { sayTieBreak } from '@ronde/core/documents/lists/say-tie-break.ts';
import { TIE_BREAK_EDITIONS } from '@ronde/core/rules/editions/tie-breaks.ts';
import type { Language } from '@ronde/core/rules/language.ts';
import { articleOf } from '@ronde/core/standings/article-of.ts';
import { isSelfDefined, parseDescriptor } from '@ronde/core/standings/descriptor.ts';
import { tieBreakNamed } from '@ronde/core/standings/tie-break-names.ts';

/** What a column head stands for. */
export interface TieBreakHead {
  readonly descriptor: string;
  /** `BH/C1`, as FIDE codes it; words where the code is the program's own. */
  readonly short: string;
  /** `Buchholz, the lowest cut`. */
  readonly name: string;
  readonly article: string | null;
  /** Name and article in one line. */
  readonly hint: string;
}

/** The full name of `BH/C1` and the article that defines it in an edition. */
export function tieBreakHead(
  descriptor: string,
  edition: string,
  language: Language,
): TieBreakHead {
  const parsed = parseDescriptor(descriptor);
  const tieBreak = parsed.ok ? tieBreakNamed(parsed.value.name) : null;
  if (!parsed.ok || tieBreak === null) {
    return { descriptor, short: descriptor, name: descriptor, article: null, hint: descriptor };
  }
  const name = sayTieBreak(descriptor, language);
  const properties = TIE_BREAK_EDITIONS.find(({ id }) => id === edition)?.properties;
  const article = properties ? articleOf(tieBreak, properties) : null;
  const short = isSelfDefined(parsed.value.name) ? name : descriptor;
  const hint = article === null ? name : `${name} (${article})`;
  return { descriptor, short, name, article, hint };
}
