/** The first that is there: our own letters, and the system's for whatever they have not. */
export const TYPEFACE = "Inter, system-ui, -apple-system, 'Segoe UI', 'Noto Sans', sans-serif";

/** First and last code point. */
type Span = readonly [number, number];

/** A part of the letters in a file of its own, fetched where a page has one of them. */
interface Face {
  readonly name: 'latin' | 'greek' | 'cyrillic';
  readonly spans: readonly Span[];
}

/** Every letter of the names of Europe and Vietnam, figures, signs of results, arrows and discs. */
const LATIN: readonly Span[] = [
  [0x20, 0x7e],
  [0xa0, 0x17f],
  // Ə of Azerbaijan, Ơ and Ư of Vietnam, Ǧ and Ǩ of the Sámi, Ș and Ț of Romania.
  [0x18f, 0x18f],
  [0x1a0, 0x1a1],
  [0x1af, 0x1b0],
  [0x1e4, 0x1e9],
  [0x218, 0x21b],
  [0x259, 0x259],
  // Apostrophes that are letters, ẞ, and Vietnamese with its tones.
  [0x2bb, 0x2bc],
  [0x1e9e, 0x1ef9],
  // Spaces, dashes, quotation marks, € № ™.
  [0x2009, 0x2026],
  [0x202f, 0x203a],
  [0x2044, 0x2044],
  [0x20ac, 0x20ac],
  [0x2116, 0x2116],
  [0x2122, 0x2122],
  // Arrows, − ≈ ≠ ≤ ≥, ○ ●, ✓.
  [0x2190, 0x2194],
  [0x2212, 0x2212],
  [0x2248, 0x2248],
  [0x2260, 0x2265],
  [0x25cb, 0x25cb],
  [0x25cf, 0x25cf],
  [0x2713, 0x2713],
];

export const FACES: readonly Face[] = [
  { name: 'latin', spans: LATIN },
  { name: 'greek', spans: [[0x370, 0x3ff]] },
  {
    name: 'cyrillic',
    // Russian to Macedonian, and what Kazakh and Tatar have besides.
    spans: [
      [0x400, 0x45f],
      [0x490, 0x493],
      [0x49a, 0x4bb],
      [0x4d8, 0x4e9],
    ],
  },
];

const hex = (point: number): string => point.toString(16).toUpperCase();

const rangeOf = ({ spans }: Face): string =>
  spans
    .map(([first, last]) => `U+${hex(first)}${first === last ? '' : `-${hex(last)}`}`)
    .join(', ');

/**
 * The rules that fetch the letters. Optional: letters that come too late wait for the next page, so
 * that nothing jumps under a finger.
 * @param address of the file of a face; null where it is not to be had
 */
export const typefaceRules = (address: (name: Face['name']) => string | null): string =>
  FACES.flatMap((face) => {
    const from = address(face.name);
    if (from === null) return [];
    return `@font-face {
  font-family: Inter;
  font-style: normal;
  font-weight: 400 750;
  font-display: optional;
  src: url('${from}') format('woff2');
  unicode-range: ${rangeOf(face)};
}
`;
  }).join('\n');

/** One scale of letters and spaces for desk, phone, public page and paper; a wall's goes by its shorter side. */
const SCALE: Readonly<Record<string, string>> = {
  'text-xs': '0.75rem',
  'text-s': '0.875rem',
  'text-m': '1rem',
  'text-l': '1.125rem',
  'text-xl': '1.25rem',
  'text-2xl': '1.5rem',
  'text-3xl': '2.25rem',
  'wall-xs': '2.2vmin',
  'wall-s': '2.6vmin',
  'wall-m': '3.2vmin',
  'wall-l': '3.8vmin',
  'wall-xl': '4.6vmin',
  'wall-2xl': '6.4vmin',
  'wall-3xl': '8vmin',
  'space-1': '0.25rem',
  'space-2': '0.5rem',
  'space-3': '1rem',
  'space-4': '1.75rem',
  'space-5': '3rem',
};

/** Every space there is between things, in rem: the named ones and those between them. */
export const STEPS_OF_SPACE: readonly number[] = [
  ...[0.125, 0.25, 0.375, 0.5, 0.75, 1, 1.25, 1.5, 1.75, 2, 2.5, 3],
];

const steps = Object.entries(SCALE).map(([name, size]) => `  --${name}: ${size};\n`);

/** What the public pages use of the scale. */
export const PUBLIC_SCALE = `:root {
${steps.filter((step) => step.startsWith('  --text-')).join('')}}
`;

/** The same for the pages of `web`, whose build makes the files: web/look/typeface.css. */
export const typefaceSheet = (): string =>
  `/* Written from site/typeface.ts: npx vitest run site/typeface.test.ts -u */
${typefaceRules((name) => `ronde:typeface-${name}.woff2`)}
:root {
  --typeface: ${TYPEFACE};
${steps.join('')}}
`;
