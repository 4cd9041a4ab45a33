/** A FIDE number as FIDE writes it: `00612345` is 612345, `612345.0` too; null for what is none. */
export function fideNumberOf(text: string): string | null {
  const digits = text.trim().replace(/\.0+$/, '').replace(/^0+/, '');
  return /^\d{3,10}$/.test(digits) ? digits : null;
}

/** Empty, `-` or zeros: the person has no number. */
export const isNoFideNumber = (text: string): boolean => /^[-0]*$/.test(text.trim());
