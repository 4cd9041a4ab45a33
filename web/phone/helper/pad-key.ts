export type PadKey = '0' | '1' | '2' | '3' | '4' | '5' | '6' | '7' | '8' | '9' | 'erase' | 'next';

const isDigit = (key: string): key is Exclude<PadKey, 'erase' | 'next'> => /^\d$/.test(key);

/** Which key of the pad a key of a keyboard is; null for others, and with a modifier. */
export function pressed(
  event: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey'>,
): PadKey | null {
  if (event.ctrlKey || event.metaKey || event.altKey) return null;
  if (isDigit(event.key)) return event.key;
  return event.key === 'Backspace' ? 'erase' : event.key === 'ArrowRight' ? 'next' : null;
}

const LONGEST = 4;

/** The number after a key; numbers begin with no zero. */
export function numberAfter(text: string, key: Exclude<PadKey, 'next'>): string {
  if (key === 'erase') return text.slice(0, -1);
  const longer = `${text}${key}`.replace(/^0+/, '');
  return longer.length > LONGEST ? text : longer;
}
