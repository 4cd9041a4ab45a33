import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const PROGRAM = `
  import { readdirSync, readFileSync } from 'node:fs';
  import { withEsbuild } from './scripts/with-esbuild.mjs';
  const children = () => readdirSync('/proc').filter((name) => /^\\d+$/.test(name)).filter((name) => {
    try {
      const told = readFileSync('/proc/' + name + '/stat', 'utf8');
      const [state, parent] = told.slice(told.lastIndexOf(')') + 2).split(' ');
      return Number(parent) === process.pid && state !== 'Z';
    } catch {
      return false;
    }
  }).length;
  const during = await withEsbuild(async (esbuild) => {
    await esbuild.transform('1');
    return children();
  });
  const end = Date.now() + 20_000;
  while (children() > 0 && Date.now() < end) await new Promise((resume) => setTimeout(resume, 20));
  console.log(JSON.stringify([during, children()]));
`;

it.runIf(process.platform === 'linux')('esbuild is gone when everything is built', () => {
  const { stdout, stderr } = spawnSync(
    process.execPath,
    ['--input-type=module', '--eval', PROGRAM],
    { cwd: fileURLToPath(new URL('../', import.meta.url)), encoding: 'utf8' },
  );
  expect([stderr, stdout.trim()]).toEqual(['', '[1,0]']);
});
