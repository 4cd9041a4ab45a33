/** Enough for the first lines of any table. */
const LARGEST_PART = 200_000;
const LINE_END = 0x0a;

/** Tables whose columns are looked at before they are sent. */
export const isTable = (file: string): boolean => /\.(?:csv|xlsx)$/i.test(file);

/**
 * As much of a table as shows its columns: a text up to the end of a line, so that no letter is cut
 * and taken for another; a workbook is read as a whole or not at all.
 */
export async function firstPart(file: File): Promise<Blob> {
  if (!/\.csv$/i.test(file.name) || file.size <= LARGEST_PART) return file;
  const part = file.slice(0, LARGEST_PART);
  const end = new Uint8Array(await part.arrayBuffer()).lastIndexOf(LINE_END);
  return end === -1 ? part : part.slice(0, end);
}
