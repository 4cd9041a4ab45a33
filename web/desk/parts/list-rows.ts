import { foldedName } from '@ronde/core/formats/player-list/folded-name.ts';
import type { Language } from '@ronde/core/rules/language.ts';
import type { Column } from './data-column.ts';
import { hasWords, typedWords } from './typed-words.ts';

/** The column a list is sorted by; null for the order the server gave. */
export type Sorting = { readonly key: string; readonly down: boolean } | null;

/** Up, down, then as the server gave it. */
export function nextSorting(sorting: Sorting, key: string): Sorting {
  if (sorting?.key !== key) return { key, down: false };
  return sorting.down ? null : { key, down: true };
}

/** The rows that have every word of the filter, sorted; those without a value come last. */
export function listRows<Row>(
  rows: readonly Row[],
  columns: readonly Pick<Column<Row>, 'key' | 'value'>[],
  wanted: { readonly filter: string; readonly sorting: Sorting; readonly language: Language },
): readonly Row[] {
  const { filter, sorting, language } = wanted;
  const words = typedWords(filter);
  const kept = rows.filter((row) =>
    hasWords(foldedName(columns.map(({ value }) => value(row) ?? '').join(' ')), words),
  );
  const by = columns.find(({ key }) => key === sorting?.key);
  if (by === undefined || sorting === null) return kept;
  const collator = new Intl.Collator(language, { numeric: true });
  const direction = sorting.down ? -1 : 1;
  return kept.sort((a, b) => {
    const [one, other] = [by.value(a), by.value(b)];
    if (one === null || other === null) return Number(one === null) - Number(other === null);
    if (typeof one === 'number' && typeof other === 'number') return direction * (one - other);
    return direction * collator.compare(String(one), String(other));
  });
}
