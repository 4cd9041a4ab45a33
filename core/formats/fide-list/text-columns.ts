import type { RatingKind } from '../../rules/rating-kind.ts';

/** Fields of the fixed-width list, in the order of its header row. */
export type TextField =
  | 'fideId'
  | 'name'
  | 'federation'
  | 'sex'
  | 'title'
  | 'womenTitle'
  | 'otherTitles'
  | 'foa'
  | `${RatingKind}.${'rating' | 'games' | 'k'}`
  | 'birth'
  | 'flag';

export interface TextColumn {
  readonly field: TextField;
  readonly start: number;
  /** The place after the last character; Infinity for the last column. */
  readonly end: number;
}

const HEADINGS: Readonly<Record<string, TextField>> = {
  Name: 'name',
  Fed: 'federation',
  Sex: 'sex',
  Tit: 'title',
  WTit: 'womenTitle',
  OTit: 'otherTitles',
  FOA: 'foa',
  SRtng: 'standard.rating',
  SGm: 'standard.games',
  SK: 'standard.k',
  RRtng: 'rapid.rating',
  RGm: 'rapid.games',
  Rk: 'rapid.k',
  RK: 'rapid.k',
  BRtng: 'blitz.rating',
  BGm: 'blitz.games',
  BK: 'blitz.k',
  'B-day': 'birth',
  Flag: 'flag',
};

/** Lists of one kind of rating name its column by the month, `NOV26`. */
const MONTH = /^(JAN|FEB|MAR|APR|MAY|JUN|JUL|AUG|SEP|OCT|NOV|DEC)\d\d$/;

function fieldOf(heading: string, unnamed: RatingKind): TextField | null {
  if (MONTH.test(heading)) return `${unnamed}.rating`;
  if (heading === 'Gms') return `${unnamed}.games`;
  if (heading === 'K') return `${unnamed}.k`;
  return HEADINGS[heading] ?? null;
}

const NUMBER_HEADING = /^ID[ _]?Number/i;

/** Where the columns stand, read from the header row; null when it is none. */
export function columnsOf(header: string, unnamed: RatingKind): TextColumn[] | null {
  const first = NUMBER_HEADING.exec(header);
  if (first === null) return null;
  const found: { field: TextField | null; start: number }[] = [{ field: 'fideId', start: 0 }];
  for (const match of header.slice(first[0].length).matchAll(/\S+/g)) {
    found.push({ field: fieldOf(match[0], unnamed), start: first[0].length + match.index });
  }
  const columns = found.flatMap(({ field, start }, index): TextColumn[] =>
    field === null ? [] : [{ field, start, end: found[index + 1]?.start ?? Infinity }],
  );
  const fields = new Set(columns.map(({ field }) => field));
  const named = fields.has('name') && fields.has('federation') && fields.size === columns.length;
  return named ? columns : null;
}
