import { SaxesParser, type SaxesTagPlain } from 'saxes';

/** A sheet of an OpenDocument table, its cells as a person reads them. */
export interface OdsSheet {
  readonly name: string;
  readonly rows: readonly (readonly string[])[];
}

export type OdsReading =
  | { readonly kind: 'sheets'; readonly sheets: readonly OdsSheet[] }
  /** Repeated cells and rows would be more than was allowed. */
  | { readonly kind: 'tooLarge' }
  | { readonly kind: 'malformed' };

/** What one cell says besides the text within it. */
interface Cell {
  readonly value: string | null;
  readonly times: number;
  text: string;
}

/** Names stay as they are written: every program writes these prefixes. */
interface PlainNames {
  readonly position: false;
  readonly xmlns: false;
}

const CELLS: ReadonlySet<string> = new Set(['table:table-cell', 'table:covered-table-cell']);

/**
 * The sheets of `content.xml` (OpenDocument 1.3 part 3, 9.1). A cell or a row that stands several
 * times is written once with a count: empty ones at the end, often a million, are left out.
 * @param most cells of all sheets
 */
export function readOds(content: string, most: number): OdsReading {
  const parser = new SaxesParser<PlainNames>({ position: false, xmlns: false });
  const sheets: { readonly name: string; readonly rows: string[][] }[] = [];
  const found = { malformed: false, left: most };
  let [row, rowTimes, emptyRows]: [string[], number, number] = [[], 1, 0];
  let cell: Cell | null = null;
  let emptyCells = 0;
  // What is not said in a cell: notes beside it, drawings over it.
  let aside = 0;

  const take = (text: string): void => {
    if (cell !== null && aside === 0) cell.text += text;
  };
  const closeCell = ({ value, text, times }: Cell): void => {
    const said = value ?? text.replace(/\n$/, '');
    if (said === '') {
      emptyCells += times;
      return;
    }
    found.left -= emptyCells + times;
    if (found.left < 0) return;
    for (; emptyCells > 0; emptyCells -= 1) row.push('');
    for (let time = 0; time < times; time += 1) row.push(said);
  };
  const closeRow = (): void => {
    const sheet = sheets.at(-1);
    if (row.length === 0 || sheet === undefined) {
      emptyRows += rowTimes;
      return;
    }
    found.left -= emptyRows + (rowTimes - 1) * row.length;
    if (found.left < 0) return;
    for (; emptyRows > 0; emptyRows -= 1) sheet.rows.push([]);
    for (let time = 0; time < rowTimes; time += 1) sheet.rows.push(row);
  };

  parser.on('error', () => {
    found.malformed = true;
  });
  parser.on('opentag', (tag) => {
    if (found.left < 0 || found.malformed) return;
    const { name, attributes } = tag;
    if (name === 'table:table') {
      sheets.push({ name: attributes['table:name'] ?? '', rows: [] });
      emptyRows = 0;
    } else if (name === 'table:table-row') {
      row = [];
      emptyCells = 0;
      rowTimes = repeated(attributes['table:number-rows-repeated']);
    } else if (CELLS.has(name)) {
      cell = {
        value: valueOf(tag),
        times: repeated(attributes['table:number-columns-repeated']),
        text: '',
      };
    } else if (name === 'office:annotation' || name.startsWith('draw:')) aside += 1;
    else if (name === 'text:s') take(' '.repeat(Math.min(100, repeated(attributes['text:c']))));
    else if (name === 'text:tab') take('\t');
    else if (name === 'text:line-break') take('\n');
  });
  parser.on('text', take);
  parser.on('cdata', take);
  parser.on('closetag', ({ name }) => {
    if (found.left < 0 || found.malformed) return;
    if (CELLS.has(name) && cell !== null) {
      closeCell(cell);
      cell = null;
    } else if (name === 'table:table-row') closeRow();
    else if (name === 'office:annotation' || name.startsWith('draw:')) aside -= 1;
    else if (name === 'text:p') take('\n');
  });
  parser.write(content).close();
  if (found.left < 0) return { kind: 'tooLarge' };
  if (found.malformed) return { kind: 'malformed' };
  return { kind: 'sheets', sheets };
}

const MOST_TIMES = 2 ** 31;

function repeated(written: string | undefined): number {
  const count = Number(written ?? 1);
  return Number.isInteger(count) && count > 0 ? Math.min(count, MOST_TIMES) : 1;
}

/** Figures and days as they are kept, whatever the sheet makes of them to the eye; null for texts. */
function valueOf({ attributes }: SaxesTagPlain): string | null {
  switch (attributes['office:value-type']) {
    case 'float':
    case 'currency':
    case 'percentage':
      return attributes['office:value'] ?? null;
    case 'date':
      return attributes['office:date-value']?.slice(0, 10) ?? null;
    case 'boolean':
      return attributes['office:boolean-value'] ?? null;
    default:
      return null;
  }
}
