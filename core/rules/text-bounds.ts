/** How long what people write may be, wherever it comes from: a request, a file or a terminal. */
export const LONGEST_LINE = 200;
export const LONGEST_TEXT = 2_000;
export const LONGEST_LIST = 20_000;
export const LONGEST_MINUTES = 20_000;

/** No control characters, and no halves of characters that UTF-8 cannot carry. */
export const ONE_LINE = /^[^\p{Cc}\p{Cs}]*$/u;
export const SOME_LINES = /^(?:[^\p{Cc}\p{Cs}]|\n)*$/u;

export interface OutOfBounds {
  /** The name of the field, `club`. */
  readonly field: string;
  readonly fault: 'tooLong' | 'notOneLine';
  readonly length: number;
  readonly most: number;
  readonly text: string;
}

/** The fields that may hold several lines; every other is one line. */
const TEXTS: readonly string[] = ['comment', 'score'];

/** The first text within a value that is longer than it may be, or cannot be written on a line. */
export function outOfBounds(value: unknown, field = ''): OutOfBounds | null {
  if (typeof value === 'string') return judge(value, field);
  if (typeof value !== 'object' || value === null) return null;
  for (const [key, part] of Object.entries(value)) {
    const found = outOfBounds(part, Array.isArray(value) ? field : key);
    if (found !== null) return found;
  }
  return null;
}

function judge(text: string, field: string): OutOfBounds | null {
  const isText = TEXTS.includes(field);
  const most = isText ? LONGEST_TEXT : LONGEST_LINE;
  const { length } = text;
  if (length > most) return { field, fault: 'tooLong', length, most, text };
  if ((isText ? SOME_LINES : ONE_LINE).test(text)) return null;
  return { field, fault: 'notOneLine', length, most, text };
}
