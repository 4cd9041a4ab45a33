import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const web = fileURLToPath(new URL('../../web/', import.meta.url));
const styles = ['desk', 'phone'].flatMap((app) =>
  readdirSync(`${web}${app}`, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.css'))
    .map((path) => `${app}/${path}`),
);

/** A step of the scale (site/typeface.ts), what stands around it, or paper; nothing of its own. */
const ON_THE_SCALE = /^(var\(--(text|mantine-font-size)-\w+\)|inherit|0|[\d.]+em|[\d.]+pt)$/;

/** Read from two metres on whatever screen stands at the door, and the figures of a keypad. */
const GROWS = /^(clamp|min)\(/;
const MAY_GROW = ['desk/pages/check-in/kiosk.module.css', 'phone/phone.css'];

describe('letters of desk and phone', () => {
  it('are many: the search finds them', () => {
    expect(styles.length).toBeGreaterThan(30);
  });

  it.each(styles)('%s: every size is a step of the one scale', (path) => {
    const text = readFileSync(`${web}${path}`, 'utf8');
    const sizes = Array.from(text.matchAll(/font-size:\s*([^;]+);/g), ([, size = '']) => size);
    const own = sizes.filter(
      (size) => !ON_THE_SCALE.test(size) && !(GROWS.test(size) && MAY_GROW.includes(path)),
    );
    expect(own).toEqual([]);
  });
});
