import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { growingFolder, putFolder } from './growing.mjs';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'ronde-growing-'));
});
afterEach(() => {
  rmSync(folder, { recursive: true });
});

it('sweeps what a killed process left, and leaves alone what a living one grows', () => {
  const dead = spawnSync(process.execPath, ['--eval', '']).pid;
  for (const owner of [dead, process.ppid]) mkdirSync(join(folder, `growing-${owner}`));
  const own = growingFolder(folder);
  const kept = [own, join(folder, `growing-${process.ppid}`)].sort();
  expect(
    readdirSync(folder)
      .map((name) => join(folder, name))
      .sort(),
  ).toEqual(kept);
  rmSync(own, { recursive: true });
});

it('puts a folder where there was none, and in the place of another', () => {
  const place = join(folder, 'web', 'dist');
  for (const file of ['first', 'second']) {
    mkdirSync(join(folder, 'new', file), { recursive: true });
    putFolder(join(folder, 'new'), place);
    expect(readdirSync(place)).toEqual([file]);
  }
  expect(readdirSync(folder)).toEqual(['web']);
});

it('of many that put a folder in one place at once each succeeds, and one is there whole', async () => {
  const place = join(folder, 'dist');
  const program = `
    import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
    import { growingFolder, putFolder } from ${JSON.stringify(new URL('growing.mjs', import.meta.url).href)};
    for (let time = 0; time < 40; time += 1) {
      const growing = growingFolder(${JSON.stringify(folder)});
      mkdirSync(growing + '/dist');
      for (const name of ['a', 'b', 'c']) writeFileSync(growing + '/dist/' + name, process.pid + ' ' + time);
      putFolder(growing + '/dist', ${JSON.stringify(place)});
      rmSync(growing, { recursive: true });
    }`;
  const builders = [1, 2, 3].map(() =>
    spawn(process.execPath, ['--input-type=module', '--eval', program], { stdio: 'inherit' }),
  );
  const codes = await Promise.all(
    builders.map((one) => once(one, 'close').then(([code]) => code as number | null)),
  );
  expect(codes).toEqual([0, 0, 0]);
  expect(readdirSync(folder)).toEqual(['dist']);
  const written = ['a', 'b', 'c'].map((name) => readFileSync(join(place, name), 'utf8'));
  expect(new Set(written).size).toBe(1);
  expect(existsSync(`${place}-before`)).toBe(false);
});
