import { zipOf } from './zip-of.ts';

const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const RELATIONS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

const part = (name: string, text: string) => ({ name, bytes: Buffer.from(text) });

/** The parts of the smallest workbook there is, with one row of these cells. */
export const workbookFiles = (cells: string) => [
  part(
    'xl/workbook.xml',
    `<workbook xmlns="${MAIN}" xmlns:r="${RELATIONS}"><sheets>` +
      '<sheet name="A" sheetId="1" r:id="rId1"/></sheets></workbook>',
  ),
  part(
    'xl/_rels/workbook.xml.rels',
    '<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">' +
      `<Relationship Id="rId1" Type="${RELATIONS}/worksheet" Target="worksheets/sheet1.xml"/>` +
      '</Relationships>',
  ),
  part(
    'xl/worksheets/sheet1.xml',
    `<worksheet xmlns="${MAIN}"><sheetData><row>${cells}</row></sheetData></worksheet>`,
  ),
];

export const workbook = (cells: string): Buffer => zipOf(workbookFiles(cells));
