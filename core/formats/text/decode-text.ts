import type { Problem } from '../../rules/problem.ts';

export interface DecodedText {
  readonly text: string;
  readonly encoding: 'utf-8' | 'latin-1';
  readonly problems: readonly Problem[];
}

const NEW_LINE = 0x0a;
const CARRIAGE_RETURN = 0x0d;

/**
 * Text of a file whose encoding is not stated: UTF-8 when every byte fits, else Windows-1252 (which
 * holds Latin-1), with a note that says where UTF-8 stopped. A byte order mark is removed.
 */
export function decodeText(bytes: Uint8Array): DecodedText {
  const problems: Problem[] = [];
  if (startsUtf16(bytes)) {
    problems.push({
      severity: 'error',
      line: 0,
      column: 0,
      record: '',
      code: 'text.encoding.utf16',
      message: 'The file is in UTF-16, which report files never use. Save it again as UTF-8.',
    });
  }
  const stop = firstByteOutsideUtf8(bytes);
  if (stop === -1) {
    return { text: new TextDecoder('utf-8').decode(bytes), encoding: 'utf-8', problems };
  }
  if (problems.length === 0) problems.push(latin1Note(bytes, stop));
  const content = startsUtf8Mark(bytes) ? bytes.subarray(3) : bytes;
  return { text: fromWindows1252(content), encoding: 'latin-1', problems };
}

/** Windows-1252 from 0x80 to 0x9f; the five bytes it leaves open keep their number. */
const WINDOWS_LETTERS = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';

/** By hand: some runtimes take this label for plain Latin-1. */
function fromWindows1252(bytes: Uint8Array): string {
  const CHUNK = 8192;
  let text = '';
  for (let start = 0; start < bytes.length; start += CHUNK) {
    const units = Array.from(bytes.subarray(start, start + CHUNK), (byte) =>
      byte >= 0x80 && byte <= 0x9f ? WINDOWS_LETTERS.charCodeAt(byte - 0x80) : byte,
    );
    text += String.fromCharCode(...units);
  }
  return text;
}

function startsUtf16(bytes: Uint8Array): boolean {
  return (bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff);
}

function startsUtf8Mark(bytes: Uint8Array): boolean {
  return bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf;
}

/** Index of the first byte that no UTF-8 text can have there; -1 when the bytes are UTF-8. */
function firstByteOutsideUtf8(bytes: Uint8Array): number {
  let index = 0;
  while (index < bytes.length) {
    const length = sequenceLength(bytes, index);
    if (length === 0) return index;
    index += length;
  }
  return -1;
}

/** Bytes of the well-formed sequence at `index`, 0 when there is none (Unicode table 3-7). */
function sequenceLength(bytes: Uint8Array, index: number): number {
  const lead = bytes[index] ?? 0;
  if (lead < 0x80) return 1;
  const length = lead >= 0xf0 ? 4 : lead >= 0xe0 ? 3 : 2;
  if (lead < 0xc2 || lead > 0xf4) return 0;
  for (let next = 1; next < length; next += 1) {
    const byte = bytes[index + next] ?? 0;
    if ((byte & 0xc0) !== 0x80) return 0;
  }
  const second = bytes[index + 1] ?? 0;
  if (lead === 0xe0 && second < 0xa0) return 0;
  if (lead === 0xed && second > 0x9f) return 0;
  if (lead === 0xf0 && second < 0x90) return 0;
  if (lead === 0xf4 && second > 0x8f) return 0;
  return length;
}

function latin1Note(bytes: Uint8Array, stop: number): Problem {
  let line = 1;
  let lineStart = 0;
  for (let index = 0; index < stop; index += 1) {
    const byte = bytes[index];
    const endsLine =
      byte === NEW_LINE || (byte === CARRIAGE_RETURN && bytes[index + 1] !== NEW_LINE);
    if (endsLine) {
      line += 1;
      lineStart = index + 1;
    }
  }
  return {
    severity: 'note',
    line,
    column: stop - lineStart + 1,
    record: '',
    code: 'text.encoding.latin1',
    message: `Line ${line}: the file is not UTF-8 and was read as Latin-1. Check the accents; it will be written as UTF-8.`,
  };
}
