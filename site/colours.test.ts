import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { colourSheet, hallColourSheet } from './colour-sheets.ts';
import { COLOURS } from './colours.ts';
import { STYLES } from './stylesheet.ts';

const web = fileURLToPath(new URL('../web/', import.meta.url));
const read = (file: string): string => readFileSync(`${web}${file}`, 'utf8');
const [accent, ground] = [COLOURS.accent.light, COLOURS.paper.light];

/** Black, white and the greys between them have no hue. */
const HUE = /#(?!([0-9a-f])\1{2}\b)(?!([0-9a-f]{2})\2{2}\b)(?:[0-9a-f]{3}){1,2}\b/gi;

describe('colours come from one place', () => {
  it('those of the desk, the phone and the hall are written from it', async () => {
    await expect(colourSheet()).toMatchFileSnapshot(`${web}look/colours.css`);
    await expect(hallColourSheet()).toMatchFileSnapshot(`${web}hall/colours.css`);
  });

  it('browsers with one theme have the light one', () => {
    const [plain = ''] = colourSheet().split('@supports');
    for (const [name, { light }] of Object.entries(COLOURS)) {
      expect(plain).toContain(`--${name}: ${light};`);
    }
  });

  it('no other stylesheet has a colour of its own', () => {
    const sheets = readdirSync(web, { recursive: true, encoding: 'utf8' }).filter(
      (path) => path.endsWith('.css') && !/^dist\/|(^|\/)colours\.css$/.test(path),
    );
    expect(sheets.length).toBeGreaterThan(10);
    const found = sheets.flatMap((path) =>
      [...read(path).matchAll(HUE)].map(([colour]) => `${path}: ${colour}`),
    );
    expect(found).toEqual([]);
  });

  it('the public pages have them by day and by night', () => {
    const [day = '', night = ''] = STYLES.split('@media (prefers-color-scheme: dark)');
    expect(day).toContain(`--accent: ${accent};`);
    expect(night).toContain(`--accent: ${COLOURS.accent.dark};`);
    const known = new Set(
      Object.values(COLOURS).flatMap(({ light, dark }): string[] => [light, dark]),
    );
    expect([...STYLES.matchAll(HUE)].filter(([colour]) => !known.has(colour))).toEqual([]);
  });

  it('an installed phone page and the sign of Ronde have them', () => {
    expect(JSON.parse(read('phone/phone.webmanifest'))).toMatchObject({
      background_color: ground,
      theme_color: accent,
    });
    const inSign = [...read('look/ronde.svg').matchAll(HUE)].map(([colour]) => colour);
    expect([...new Set(inSign)]).toEqual([accent]);
  });
});

it('a colour is told from a grey', () => {
  const text = '#fff #000 #777 #999999 #1c211e #bbc #d9ddd6';
  expect([...text.matchAll(HUE)].map(([colour]) => colour)).toEqual(['#1c211e', '#bbc', '#d9ddd6']);
});
