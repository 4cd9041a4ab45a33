import { COLOURS, HALL_COLOURS, PUBLIC_PRINT, type ColourName, type Shades } from './colours.ts';

type Palette = Readonly<Partial<Record<ColourName, Shades>>>;

const NOT_BY_HAND = '/* Written from site/colours.ts: npx vitest run site/colours.test.ts -u */';
const KNOWS_BOTH = '@supports (color: light-dark(#000, #fff))';

/** The colours of the pages of `web`: web/look/colours.css. */
export const colourSheet = (): string => `${NOT_BY_HAND}
/* For browsers without light-dark(): the light theme alone. */
:root {
${declared(COLOURS, ({ light }) => light, '  ')}}

${KNOWS_BOTH} {
  :root {
${declared(COLOURS, lightOrDark, '    ')}  }
}

@media print {
  :root:root {
${declared(COLOURS, ({ print }) => print, '    ')}  }
}
`;

/** What a wall shows differently: web/hall/colours.css. */
export const hallColourSheet = (): string => `${NOT_BY_HAND}
${KNOWS_BOTH} {
  :root {
${declared(HALL_COLOURS, lightOrDark, '    ')}  }
}
`;

const { paper, surface, ink, rule, accent } = COLOURS;

/** Those the public pages use. */
const PUBLIC: Palette = {
  paper,
  surface,
  ink,
  'ink-soft': { ...COLOURS['ink-soft'], print: PUBLIC_PRINT['ink-soft'] },
  rule: { ...rule, print: PUBLIC_PRINT.rule },
  'rule-strong': COLOURS['rule-strong'],
  accent,
  'accent-soft': COLOURS['accent-soft'],
  'danger-soft': COLOURS['danger-soft'],
};

/** The public pages by day and, where the system asks for it, by night. */
export const PUBLIC_COLOURS = `:root {
  color-scheme: light dark;
${declared(PUBLIC, ({ light }) => light, '  ')}}

@media (prefers-color-scheme: dark) {
  :root {
${declared(PUBLIC, ({ dark }) => dark, '    ')}  }
}
`;

/** Inside `@media print`. */
export const PUBLIC_COLOURS_ON_PAPER = `  :root {
    color-scheme: light;
${declared(PUBLIC, ({ print }) => print, '    ')}  }
`;

function lightOrDark({ light, dark }: Shades): string {
  return `light-dark(${light}, ${dark})`;
}

/** A line for each colour that has such a shade. */
function declared(
  palette: Palette,
  shadeOf: (shades: Shades) => string | undefined,
  indent: string,
): string {
  return Object.entries(palette)
    .map(([name, shades]) => [name, shadeOf(shades)] as const)
    .map(([name, shade]) => (shade === undefined ? '' : `${indent}--${name}: ${shade};\n`))
    .join('');
}
