const DIGITS = 8;

/** `12345678`, however it is typed; null while a digit is missing. */
export function codeIn(text: string): string | null {
  const digits = text.replace(/\D/g, '');
  return digits.length === DIGITS ? digits : null;
}

/** `1234 5678`, as it is read aloud. */
export function grouped(text: string): string {
  const digits = text.replace(/\D/g, '').slice(0, DIGITS);
  return digits.length > DIGITS / 2
    ? `${digits.slice(0, DIGITS / 2)} ${digits.slice(DIGITS / 2)}`
    : digits;
}
