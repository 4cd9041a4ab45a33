import writeXlsxFile, { type Sheet, type SheetData } from 'write-excel-file/node';
import type { DocumentList } from '@ronde/core/documents/lists/list.ts';
import { plainCell } from '@ronde/core/documents/lists/plain-list.ts';

/** A workbook with one sheet a list: heads in bold and fixed, texts as texts and never formulas. */
export async function workbookOf(lists: readonly DocumentList[]): Promise<Uint8Array> {
  const names = new Set<string>();
  const sheets = lists.map((list): Sheet<never> => ({
    sheet: sheetName(list.title, names),
    data: sheetData(list),
    columns: list.columns.map(({ heading }, index) => ({ width: widthOf(list, heading, index) })),
    stickyRowsCount: 1,
  }));
  return new Uint8Array(await writeXlsxFile(sheets).toBuffer());
}

function sheetData(list: DocumentList): SheetData {
  const head = list.columns.map(({ heading }) => ({
    value: heading,
    type: String,
    fontWeight: 'bold' as const,
  }));
  const rows = list.rows.map((cells) =>
    cells.map((cell) => {
      const value = plainCell(cell);
      if (value === null || value === '') return null;
      return typeof value === 'number'
        ? { value, type: Number }
        : { value: withoutControls(value), type: String };
    }),
  );
  return [head, ...rows];
}

/** Characters that XML, and so a workbook, cannot hold. */
const withoutControls = (text: string): string =>
  text.replace(/[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu, '');

const WIDEST = 40;

function widthOf(list: DocumentList, heading: string, index: number): number {
  const lengths = list.rows.map((cells) => String(plainCell(cells[index] ?? null) ?? '').length);
  return Math.min(WIDEST, Math.max(heading.length, ...lengths) + 2);
}

const LONGEST_NAME = 31;

/** A sheet's name as Excel allows it: no more than 31 characters, some forbidden, none twice. */
function sheetName(title: string, taken: Set<string>): string {
  const plain = title.replace(/[[\]:*?/\\']/g, ' ').trim() || 'Ronde';
  let name = plain.slice(0, LONGEST_NAME);
  for (let copy = 2; taken.has(name.toLowerCase()); copy++) {
    const ending = ` ${copy}`;
    name = `${plain.slice(0, LONGEST_NAME - ending.length)}${ending}`;
  }
  taken.add(name.toLowerCase());
  return name;
}
