import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { STEPS_OF_SPACE } from '@ronde/site/typeface.ts';
import { describe, expect, it } from 'vitest';

const web = fileURLToPath(new URL('../../web/', import.meta.url));
const styles = ['desk', 'phone'].flatMap((app) =>
  readdirSync(`${web}${app}`, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.css'))
    .map((path) => `${app}/${path}`),
);

const SPACES =
  /^\s*(?:margin|padding|(?:row-|column-)?gap|(?:margin|padding)-[a-z-]+):\s*([^;]+);/gm;

/** A named step, a share of the letters around, none, or what is left over; paper has millimetres. */
const FREE = /^(?:var\(--(?:space|mantine-spacing)-\w+\)|-?[\d.]+em|0|auto|[\d.]+mm)$/;

/** Room that a telephone's edge or the bar of tabs takes, and a door that grows with its screen. */
const OWN: Readonly<Record<string, readonly string[]>> = {
  'desk/panels/why/why.module.css': ['1px'],
  'desk/pages/check-in/kiosk.module.css': [
    'clamp(1rem, 4vw, 3rem)',
    '0 0 clamp(1rem, 4vh, 2.5rem)',
  ],
  'phone/phone.css': [
    'calc(0.5rem + env(safe-area-inset-top)) 1rem 0.5rem',
    '0.875rem 1rem calc(5.5rem + env(safe-area-inset-bottom))',
    'env(safe-area-inset-bottom)',
  ],
};

const isStep = (part: string): boolean => {
  const [, figure] = /^-?([\d.]+)rem$/.exec(part) ?? [];
  return figure !== undefined && STEPS_OF_SPACE.includes(Number(figure));
};

describe('spaces of desk and phone', () => {
  it('are many: the search finds them', () => {
    const found = styles.flatMap((path) => [
      ...readFileSync(`${web}${path}`, 'utf8').matchAll(SPACES),
    ]);
    expect(found.length).toBeGreaterThan(500);
  });

  it.each(styles)('%s: every margin, padding and gap is a step of the one scale', (path) => {
    const text = readFileSync(`${web}${path}`, 'utf8');
    const own = Array.from(text.matchAll(SPACES), ([, value = '']) => value.trim())
      .filter((value) => OWN[path]?.includes(value) !== true)
      .filter((value) => value.split(/\s+/).some((part) => !FREE.test(part) && !isStep(part)));
    expect(own).toEqual([]);
  });

  it('has no exception that nobody needs', () => {
    for (const [path, values] of Object.entries(OWN)) {
      const text = readFileSync(`${web}${path}`, 'utf8');
      for (const value of values) expect(text).toContain(`: ${value};`);
    }
  });
});
