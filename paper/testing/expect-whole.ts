import { expect } from 'vitest';
import type { PaperValues } from '@ronde/core/documents/papers/paper-values.ts';
import type { Printed } from '../compile.ts';
import { textsIn } from './paper-values.ts';
import { joined, type Sheet, type SheetReader } from './sheet-reader.ts';

/** Every text of the values that is on none of the sheets: the figures of the page are those of the paper. */
export const missingOn = (
  sheets: readonly Sheet[],
  values: readonly PaperValues[],
): readonly string[] => {
  const said = sheets.map(({ text }) => text).join('');
  return [...new Set(textsIn(values).map(joined))].filter((text) => !said.includes(text));
};

/** The compiler is sure of it, nothing stands over an edge, and everything is said. */
export function expectWhole(
  values: readonly PaperValues[],
  printed: Printed,
  reader: SheetReader,
): void {
  expect(printed.warnings).toEqual([]);
  const sheets = reader.sheets(printed);
  expect(sheets).toHaveLength(printed.pages);
  for (const { width, height, right, bottom } of sheets) {
    expect({ right: right <= width, bottom: bottom <= height }).toEqual({
      ...{ right: true, bottom: true },
    });
  }
  expect(missingOn(sheets, values).slice(0, 5)).toEqual([]);
}
