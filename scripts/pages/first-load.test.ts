import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { FLAG_OF_FEDERATION } from '@ronde/core/rules/federation-flags.ts';
import { flagFile } from '@ronde/site/flags.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { build } from '../build.mjs';
import {
  BUILT,
  bytesOf,
  filesNamedIn,
  firstLoads,
  readBuilt,
  withImports,
  type FirstLoad,
} from './first-load.ts';

/** Bytes a page of the desk may fetch before it can be used. */
const TARGET = 350_000;
/** Browsers take Brotli by https and from this computer only; by http in the hall they take this. */
const IN_THE_HALL = 400_000;
/** The letters of every page, once for desk, hall, phone and public pages. */
const LETTERS = 40_000;

describe('the files of the pages, as built', () => {
  let names: readonly string[] = [];
  let loads: readonly FirstLoad[] = [];
  beforeAll(async () => {
    expect(await build()).toBe(true);
    names = readdirSync(BUILT);
    loads = firstLoads();
  }, 240_000);

  it('[issue 12.7] every page of the desk is on a first visit under 350 kB', () => {
    const desk = loads.filter(({ page }) => page.startsWith('desk'));
    expect(desk.length).toBeGreaterThan(15);
    const heavy = desk.filter(
      (load) => bytesOf(load, 'brotli') > TARGET || bytesOf(load, 'gzip') > IN_THE_HALL,
    );
    expect(heavy.map(({ page }) => page)).toEqual([]);
  });

  it.each([
    ['hall', 35_000],
    ['phone', 65_000],
  ])('the first load of the %s is under %d bytes', (app, target) => {
    const load = loads.find(({ page }) => page === app);
    expect(load && bytesOf(load, 'gzip')).toBeLessThan(target);
  });

  it('the window of the launcher is small, and has all that it names beside it', () => {
    const folder = join(BUILT, 'window');
    const named = filesNamedIn(readBuilt('window/window.fr.html'));
    expect(named.filter((name) => !existsSync(join(folder, name)))).toEqual([]);
    const own = named.filter((name) => /\.(?:js|css)$/.test(name));
    expect(own).toHaveLength(2);
    const bytes = own.map((name) => readBuilt(`window/${name}`).length);
    expect(bytes.reduce((sum, one) => sum + one)).toBeLessThan(45_000);
  });

  it('[issue 15.10] every page has the same letters, one file under 40 kB', () => {
    const letters = loads.flatMap((load) => load.letters);
    expect(letters).toHaveLength(loads.length);
    expect(new Set(letters).size).toBe(1);
    expect(bytesOf({ files: letters.slice(0, 1) }, 'plain')).toBeLessThan(LETTERS);
  });

  it('[issue 15.8] every federation has its flag as a small file, none of a first load, and the licence', () => {
    const flags = [...FLAG_OF_FEDERATION.keys()].map(flagFile);
    expect(flags.filter((name) => !names.includes(name))).toEqual([]);
    expect(flags.filter((name) => readBuilt(name).length > 4_000)).toEqual([]);
    // Nothing inside runs, and nothing is fetched from elsewhere.
    const harmful = /<script|<foreignObject|\son\w+=|href=|url\(|@import/i;
    expect(flags.filter((name) => harmful.test(readBuilt(name)))).toEqual([]);
    expect(loads.flatMap(({ files }) => files.filter((one) => flags.includes(one)))).toEqual([]);
    expect(readBuilt('flags-licence.txt')).toContain('MIT License');
  });

  it('few requests make a first load', () => {
    const most = Math.max(...loads.map(({ files, letters }) => files.length + letters.length));
    // One of the 18 is the sentences of the reader's language: a request more, and those of the other language less.
    expect(most).toBeLessThanOrEqual(18);
  });

  it('whatever is named is there, in pages, scripts and the worker of the phone', () => {
    const pages = names.filter((name) => name.endsWith('.html'));
    const named = [
      ...pages.flatMap((name) => filesNamedIn(readBuilt(name))),
      ...names
        .filter((name) => name.endsWith('.js'))
        .flatMap((name) => [...readBuilt(name).matchAll(/"\.\/([^"]+\.js)"/g)].map(([, to]) => to)),
      ...[...readBuilt('phone-worker.js').matchAll(/"\/assets\/([^"]+)"/g)].map(([, to]) => to),
    ];
    expect(named.length).toBeGreaterThan(100);
    expect(named.filter((name) => !existsSync(join(BUILT, name ?? '')))).toEqual([]);
  });

  it('a page names at once what its script imports', () => {
    for (const app of ['desk', 'hall', 'phone']) {
      const named = filesNamedIn(readBuilt(`${app}.en.html`));
      const script = named.find((name) => new RegExp(`^${app}-[A-Z0-9]{8}\\.js$`).test(name));
      expect(named).toEqual(expect.arrayContaining([...withImports(script ?? '')]));
    }
  });

  it('no page has a script of its own inside, which the content policy would refuse', () => {
    for (const name of names.filter((one) => one.endsWith('.html'))) {
      expect(readBuilt(name)).not.toMatch(/<script(?![^>]*\bsrc=)|<style|\son\w+=|javascript:/i);
    }
  });

  it('the worker of the phone keeps the files its page names', () => {
    const worker = readBuilt('phone-worker.js');
    const needed = filesNamedIn(readBuilt('phone.fr.html')).filter((name) =>
      /\.(?:js|css|woff2)$/.test(name),
    );
    expect(needed.length).toBeGreaterThan(2);
    for (const name of needed) expect(worker).toContain(`/assets/${name}`);
  });

  it('packed is the same as plain, and tighter', () => {
    const packed = names.filter((name) => names.includes(`${name}.br`));
    expect(packed.length).toBeGreaterThan(30);
    for (const name of packed) {
      const [plain, brotli, gzip] = ['', '.br', '.gz'].map((ending) =>
        readFileSync(join(BUILT, name + ending)),
      );
      if (!plain || !brotli || !gzip) throw new Error(`${name} is packed one way only`);
      expect(brotliDecompressSync(brotli).equals(plain)).toBe(true);
      expect(gunzipSync(gzip).equals(plain)).toBe(true);
      expect(brotli.length).toBeLessThan(plain.length);
      expect(gzip.length).toBeLessThan(plain.length);
    }
    const unpacked = names.filter(
      (name) => /\.(?:js|css)$/.test(name) && !names.includes(`${name}.br`),
    );
    for (const name of unpacked) expect(readBuilt(name).length).toBeLessThan(1_000);
  });
});
