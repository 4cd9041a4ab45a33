export const PAPER_FORMATS = ['a4', 'letter'] as const;
export type PaperFormat = (typeof PAPER_FORMATS)[number];

/** How a house prints. */
export interface PrintOptions {
  readonly format: PaperFormat;
  /** `#1d4e89`, for lines and heads; null for black. */
  readonly colour: string | null;
  /** The club's picture, PNG or JPEG; null for none. */
  readonly logo: Uint8Array | null;
}

export const PLAIN: PrintOptions = { format: 'a4', colour: null, logo: null };

export const isPaperFormat = (name: string): name is PaperFormat =>
  (PAPER_FORMATS as readonly string[]).includes(name);

const COLOUR = /^#[0-9a-f]{6}$/i;
export const isPaperColour = (text: string): boolean => COLOUR.test(text);

const STARTS = { png: [0x89, 0x50, 0x4e, 0x47], jpg: [0xff, 0xd8, 0xff] } as const;

/** What kind of picture it is, by its first bytes; null for any other file. */
export const logoKind = (bytes: Uint8Array): keyof typeof STARTS | null =>
  (Object.keys(STARTS) as (keyof typeof STARTS)[]).find((kind) =>
    STARTS[kind].every((byte, index) => bytes[index] === byte),
  ) ?? null;
