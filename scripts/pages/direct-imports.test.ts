import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { directImports } from './direct-imports.mjs';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'ronde-imports-'));
  writeFileSync(
    join(folder, 'index.mjs'),
    [
      'import { Button } from "./button.mjs";',
      'import { inner as outer, two } from "./more/two.mjs";',
      'import { RemoveScroll } from "react-remove-scroll";',
      'export { Button, outer as named, two, RemoveScroll };',
    ].join('\n'),
  );
});
afterEach(() => {
  rmSync(folder, { recursive: true });
});

const direct = (code: string): string =>
  directImports(
    'kit',
    join(folder, 'index.mjs'),
  )(code).replaceAll(JSON.stringify(folder).slice(1, -1), '');

it.each([
  ["import { Button } from 'kit';", 'import { Button as Button } from "/button.mjs";'],
  ['import { Button } from "kit";', 'import { Button as Button } from "/button.mjs";'],
  ["import { Button as B } from 'kit';", 'import { Button as B } from "/button.mjs";'],
  ["import { named } from 'kit';", 'import { inner as named } from "/more/two.mjs";'],
  [
    "import { RemoveScroll } from 'kit';",
    'import { RemoveScroll as RemoveScroll } from "react-remove-scroll";',
  ],
  ["import { type Props, two } from 'kit';", 'import { two as two } from "/more/two.mjs";'],
  ["import type { Props } from 'kit';", "import type { Props } from 'kit';"],
  ["import { Button } from 'kitchen';", "import { Button } from 'kitchen';"],
])('%s', (written, built) => {
  expect(direct(written)).toBe(built);
});

it('lines stay where they are', () => {
  const code = "import {\n  Button,\n  two,\n} from 'kit';\nthere();";
  expect(direct(code).split('\n').indexOf('there();')).toBe(4);
});

it('what the package does not have fails the build', () => {
  expect(() => direct("import { Nothing } from 'kit';")).toThrow('kit has no Nothing');
});
