declare module 'fontverter' {
  /** The same font, packed another way. */
  export function convert(font: Buffer, to: 'sfnt' | 'woff' | 'woff2'): Promise<Buffer>;
}
