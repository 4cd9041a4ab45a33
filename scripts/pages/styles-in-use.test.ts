import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { joinedStyles, stylesInUse } from './styles-in-use.mjs';

it('leaves out the styles of components nobody uses, and keeps the order', () => {
  const folder = mkdtempSync(join(tmpdir(), 'ronde-styles-'));
  const files = {
    'Zebra.css': '.m_1a { color: red }',
    'Apple.css': '.m_2b { color: blue }\n.m_3c { color: red }',
    'Unused.css': '.m_4d { color: red }',
    'global.css': ':root { color: black }',
  };
  mkdirSync(join(folder, 'styles'));
  for (const [name, text] of Object.entries(files)) {
    writeFileSync(join(folder, 'styles', name), `${text}\n`);
    writeFileSync(join(folder, 'styles', name.replace('.css', '.layer.css')), `@layer {${text}}`);
  }
  const whole = join(folder, 'styles.css');
  const { 'Zebra.css': zebra, 'Apple.css': apple, 'Unused.css': unused } = files;
  writeFileSync(whole, [files['global.css'], zebra, unused, apple].join('\n'));
  const code = 'x({root:"m_1a"});y({root:"m_3c"})';
  const names = stylesInUse(whole, code);
  expect(names).toEqual(['global.css', 'Zebra.css', 'Apple.css']);
  expect(joinedStyles(whole, names)).toBe([files['global.css'], zebra, apple].join('\n'));
  rmSync(folder, { recursive: true });
});
