import type { DocumentList, ListColumn } from './list.ts';

/** Columns for which a sheet of paper has room beside the names, tie-breaks among them. */
const ROOM = { against: 24, round: 15 } as const;
/** The longest Swiss is not parted. */
const MOST_WHOLE = 13;

/** A share of a list's columns. */
export interface ListPart {
  readonly list: DocumentList;
  /** What it is a share of; null for the whole list. */
  readonly share: {
    readonly of: keyof typeof ROOM;
    readonly from: number;
    readonly to: number;
  } | null;
}

const kindOf = ({ key }: ListColumn): string => key.replace(/\d+$/, '');

/**
 * A crosstable or a grid in parts that fit on paper, as equal as can be, every name in each: ratings
 * stand in the first part, points, tie-breaks and notes in the last.
 */
export function listParts(list: DocumentList): readonly ListPart[] {
  const { columns, rows } = list;
  const of = list.list === 'grid' ? 'against' : 'round';
  const first = columns.findIndex((column) => kindOf(column) === of);
  const many = columns.filter((column) => kindOf(column) === of).length;
  const all = columns.length - first;
  const count = Math.ceil(all / ROOM[of]);
  if (many <= MOST_WHOLE || count < 2) return [{ list, share: null }];
  const beginOf = (part: number): number =>
    part === count ? many : Math.min(many - 1, Math.round((part * all) / count));
  return Array.from({ length: count }, (_, part): ListPart => {
    const last = part === count - 1;
    const [begin, end] = [beginOf(part), beginOf(part + 1)];
    const kept = columns.flatMap(({ key }, index) => {
      if (index < first) return part === 0 || key !== 'rating' ? [index] : [];
      const isOwn = index - first >= begin && index - first < end;
      return isOwn || (last && index - first >= many) ? [index] : [];
    });
    return {
      share: { of, from: begin + 1, to: end },
      list: {
        ...list,
        columns: kept.flatMap((index) => columns[index] ?? []),
        rows: rows.map((cells) => kept.map((index) => cells[index] ?? null)),
        notes: last ? list.notes : [],
      },
    };
  });
}
