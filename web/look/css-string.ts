/** A text as a CSS string: whatever it holds, it stays one string. */
export const cssString = (text: string): string =>
  `"${text.replace(/["\\\n\r\f]/g, (sign) => `\\${sign.codePointAt(0)?.toString(16) ?? ''} `)}"`;
