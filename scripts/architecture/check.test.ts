import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { checkArchitecture } from './check.ts';
import { describeFault } from './fault.ts';
import { TOP_FOLDERS } from './rooms.ts';

const folders: string[] = [];

afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

/** What the check says about a folder with these files. */
function faultsIn(files: Readonly<Record<string, string>>): string[] {
  const folder = mkdtempSync(join(tmpdir(), 'ronde-architecture-'));
  folders.push(folder);
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  }
  return checkArchitecture(folder).faults.map(describeFault);
}

/** What the check says about one file of core/pairing. */
const faultsOf = (text: string): string[] => faultsIn({ 'core/pairing/a.ts': text });

const points = { 'core/rules/points.ts': 'export const POINT = 10;' };

describe('arrows', () => {
  it.each([
    ['core/pairing/a.ts', '../rules/points.ts'],
    ['core/tournament/a.ts', '../rules/points.ts'],
    ['core/documents/a.ts', '../rules/points.ts'],
    ['core/rules/deep/a.ts', '../points.ts'],
    ['store/a.ts', '@ronde/core/rules/points.ts'],
    ['site/a.ts', '@ronde/core/rules/points.ts'],
    ['exchange/a.ts', '@ronde/core/rules/points.ts'],
    ['server/a.ts', '@ronde/core/rules/points.ts'],
    ['cli/a.ts', '@ronde/core/rules/points.ts'],
    ['web/desk/a.ts', '@ronde/core/rules/points.ts'],
  ])('lets %s import %s', (file, specifier) => {
    expect(faultsIn({ ...points, [file]: `import { POINT } from '${specifier}';` })).toEqual([]);
  });

  it.each([
    ['core/rules/a.ts', '../pairing/b.ts', 'core/rules must not import core/pairing'],
    ['core/pairing/a.ts', '../standings/b.ts', 'core/pairing must not import core/standings'],
    ['core/pairing/a.ts', '../tournament/b.ts', 'core/pairing must not import core/tournament'],
    ['core/tournament/a.ts', '../documents/b.ts', 'core/tournament must not import core/documents'],
    ['core/rules/a.ts', '@ronde/store/b.ts', 'core/rules must not import store'],
    ['store/a.ts', '@ronde/server/b.ts', 'store must not import server'],
    ['store/a.ts', '@ronde/exchange/b.ts', 'store must not import exchange'],
    ['paper/a.ts', '@ronde/exchange/b.ts', 'paper must not import exchange'],
    ['site/a.ts', '@ronde/store/b.ts', 'site must not import store'],
    ['core/documents/a.ts', '@ronde/site/b.ts', 'core/documents must not import site'],
    ['exchange/a.ts', '@ronde/server/b.ts', 'exchange must not import server'],
    ['server/a.ts', '@ronde/web/b.ts', 'server must not import web'],
    ['server/a.ts', '../web/b.ts', 'server must not import web'],
    ['cli/a.ts', '@ronde/server/b.ts', 'cli must not import server'],
  ])('stops %s from importing %s', (file, specifier, message) => {
    const target = specifier.startsWith('@ronde/')
      ? specifier.slice('@ronde/'.length)
      : join(dirname(file), specifier);
    const faults = faultsIn({
      [target]: 'export const b = 1;\nexport type B = number;',
      [file]: `\nimport { b } from '${specifier}';`,
    });
    expect(faults).toEqual([`${file}:2  ${message} (${specifier})`]);
  });

  it.each([
    ['a type', `import type { B } from '../pairing/b.ts';`],
    ['a re-export', `export * from '../pairing/b.ts';`],
    ['a type written in place', `export const a: import('../pairing/b.ts').B = 1;`],
    ['an import made later', `export const a = () => import('../pairing/b.ts');`],
    ['a bare import', `import '../pairing/b.ts';`],
    ['an old import', `import b = require('../pairing/b.ts');`],
    ['a reference', `/// <reference path="../pairing/b.ts" />\nexport {};`],
  ])('counts %s', (_, text) => {
    const faults = faultsIn({
      'core/pairing/b.ts': 'export type B = number;',
      'core/rules/a.ts': text,
    });
    expect(faults).toHaveLength(1);
    expect(faults[0]).toContain('core/rules must not import core/pairing');
  });

  it.each([
    'core/tournament/log.ts',
    'core/standings/recommended-orders.ts',
    'core/formats/trf/read.ts',
    'core/documents/lists/list.ts',
  ])('keeps what events mean from the store: %s', (file) => {
    const imports = { 'store/a.ts': `import { b } from '@ronde/${file}';` };
    expect(faultsIn({ [file]: 'export const b = 1;', ...imports })).toEqual([
      `store/a.ts:1  store imports only core/rules and core/formats/tournament-file (not @ronde/${file})`,
    ]);
  });

  it('lets the store know the form of an entry', () => {
    const entry = { 'core/formats/tournament-file/log-entry.ts': 'export const b = 1;' };
    const text = `import { b } from '@ronde/core/formats/tournament-file/log-entry.ts';
import { c } from './c.ts';`;
    expect(
      faultsIn({ ...entry, 'store/a.test.ts': text, 'store/c.ts': 'export const c = 1;' }),
    ).toEqual([]);
  });

  it('refuses a folder that is no room', () => {
    expect(faultsIn({ 'core/misc/a.ts': 'export {};' })).toEqual([
      'core/misc/a.ts  stands in no room: see scripts/architecture/rooms.ts',
    ]);
    expect(faultsIn({ 'core/a.ts': 'export {};' })).toHaveLength(1);
  });

  it('refuses an import that leads out of every room', () => {
    const text = `import { x } from '../scripts/x.ts';`;
    expect(faultsIn({ 'cli/a.ts': text, 'scripts/x.ts': 'export const x = 1;' })).toEqual([
      'cli/a.ts:1  imports ../scripts/x.ts, which stands in no room',
    ]);
  });

  it('refuses an import that cannot be read', () => {
    expect(faultsIn({ 'cli/a.ts': 'export const a = (x: string) => import(x);' })).toEqual([
      'cli/a.ts:1  imports x, which is not a plain string: the arrows cannot be checked',
    ]);
  });

  it('refuses an import of a file that does not exist', () => {
    expect(faultsIn({ 'cli/a.ts': `import { x } from './b.ts';` })).toEqual([
      'cli/a.ts:1  imports ./b.ts, which does not exist',
    ]);
  });
});

describe('core/ and site touch nothing outside', () => {
  it.each([
    [`import { readFileSync } from 'node:fs';`, 'core/pairing imports node:fs'],
    [`import type { Readable } from 'node:stream';`, 'core/pairing imports node:stream'],
    [`import fs from 'fs';`, 'core/pairing imports fs'],
    [`import { DatabaseSync } from '@photostructure/sqlite';`, 'imports @photostructure/sqlite'],
    [`export const now = Date.now();`, 'uses Date.now'],
    [`export const now = new Date();`, 'uses new Date(), the clock'],
    [`export const now = new Date;`, 'uses new Date(), the clock'],
    [`export const now = Date();`, 'uses Date(), the clock'],
    [`export const day = new Date(2026, 1, 1);`, 'the time zone of the machine'],
    [`const parts: [] = []; export const now = new Date(...parts);`, 'the time zone'],
    [`const Clock = Date; export const now = new Clock();`, 'uses Date other than'],
    [`export const now = performance.now();`, 'uses performance'],
    [`export const x = Math.random();`, 'uses Math.random'],
    [`export const x = Math['random']();`, 'uses Math other than'],
    [`const { random } = Math; export const x = random();`, 'uses Math other than'],
    [`export const x = crypto.randomUUID();`, 'uses crypto'],
    [`export const x = crypto.getRandomValues(new Uint8Array(1));`, 'uses crypto'],
    [`setTimeout(() => undefined, 1);`, 'uses setTimeout'],
    [`setInterval(() => undefined, 1);`, 'uses setInterval'],
    [`export const x = fetch('/');`, 'uses fetch'],
    [`export const x = process.env;`, 'uses process'],
    [`export const x = Buffer.from('');`, 'uses Buffer'],
    [`export function f(bytes: Buffer): number { return bytes.length; }`, 'uses the type Buffer'],
    [`console.log('');`, 'uses console'],
    [`export const x = globalThis.process;`, 'uses globalThis'],
    [`export const x = { process };`, 'uses process'],
    [`export class A extends EventTarget {}`, 'uses EventTarget'],
    [`export const x = new Intl.DateTimeFormat('fr').format();`, 'uses Intl.DateTimeFormat'],
    [`export const x = new Intl.DateTimeFormat('fr').format(0);`, 'uses Intl.DateTimeFormat'],
    [
      `export const x = new Intl.DateTimeFormat('fr', { timeZone: 'UTC' }).format();`,
      'uses Intl.DateTimeFormat',
    ],
    [`export const x = import.meta.url;`, 'uses import.meta'],
    [`export const x = eval('1');`, 'uses eval'],
  ])('refuses %s', (text, message) => {
    const faults = faultsOf(text);
    expect(faults).toHaveLength(1);
    expect(faults[0]).toContain(message);
  });

  it.each([
    `export const f = (process: number) => process + 1;`,
    `import { process } from './b.ts'; export const x = process;`,
    `const performance = { now: () => 1 }; export const x = performance.now();`,
    `export const x = { process: 1, console: 2 }; export const y = x.process;`,
    `export interface A { readonly fetch: string; now(): number }`,
    `export const day = (time: number) => new Date(time).toISOString();`,
    `export const day = Date.UTC(2026, 0, 1) + Date.parse('2026-11-15T10:00:00Z');`,
    `export const is = (value: unknown) => value instanceof Date;`,
    `export const f = (x: Date): number => Math.max(x.getTime(), 0);`,
    `process: for (;;) { break process; }`,
    `export class A implements Iterable<number> { *[Symbol.iterator]() { yield 1; } }`,
    `export class E extends Error { readonly code = 'x'; }`,
    `export const compare = new Intl.Collator('fr').compare;`,
    `export const f = (timeZone: string) => new Intl.DateTimeFormat('fr', { timeZone }).format(0);`,
    `export function f({ process = 1 }: { process?: number }) { return process; }`,
    `const fields = { fetch: 1 }; export type A = typeof fields.fetch;`,
    `export type A = NonNullable<Record<string, ReadonlyArray<number>>[string]>;`,
    `export const x = new TextDecoder().decode(new Uint8Array([65]));`,
  ])('lets pure code be: %s', (text) => {
    expect(
      faultsIn({ 'core/pairing/a.ts': text, 'core/pairing/b.ts': 'export const process = 1;' }),
    ).toEqual([]);
  });

  it('lets one file alone keep what reads the clocks of zones, each time with an instant', () => {
    const kept = `const kept = new Intl.DateTimeFormat('fr', { timeZone: 'UTC' });`;
    const asked = `${kept} export const f = (at: number) => kept.format(at);`;
    expect(faultsIn({ 'core/rules/zone.ts': asked })).toEqual([]);
    expect(faultsIn({ 'core/rules/a.ts': asked })).toHaveLength(1);
    const now = `${kept} export const f = () => kept.format();`;
    expect(faultsIn({ 'core/rules/zone.ts': now })).toHaveLength(1);
    const own = `const kept = new Intl.DateTimeFormat('fr'); export const f = kept.format(0);`;
    expect(faultsIn({ 'core/rules/zone.ts': own })).toHaveLength(1);
  });

  it.each([
    [`import { readFileSync } from 'node:fs';`, 'site imports node:fs'],
    [`export const now = Date.now();`, 'uses Date.now'],
  ])('refuses in the public pages %s', (text, message) => {
    const faults = faultsIn({ 'site/a.ts': text });
    expect(faults).toHaveLength(1);
    expect(faults[0]).toContain(message);
  });

  it('leaves tests and the other packages alone', () => {
    const text = `import { readFileSync } from 'node:fs';\nexport const now = Date.now();`;
    expect(faultsIn({ 'core/pairing/a.test.ts': text, 'store/a.ts': text })).toEqual([]);
  });
});

describe('packages of core/', () => {
  /** core/formats with a saxes like this, and the packages it uses. */
  const faultsOfSaxes = (
    code: string,
    { license = 'ISC', ...more }: { license?: string; [file: string]: string } = {},
  ): string[] =>
    faultsIn({
      'core/package.json': '{ "dependencies": { "saxes": "6.0.0" } }',
      'core/formats/a.ts': `import { x } from 'saxes';\nexport const y = x;`,
      'node_modules/saxes/package.json': JSON.stringify({ main: 'saxes.js', license }),
      'node_modules/saxes/saxes.js': code,
      'node_modules/chars/package.json': '{ "main": "chars.js", "license": "MIT" }',
      ...more,
    });

  it('may be used in core/formats where they are allowed', () => {
    const chars = { 'node_modules/chars/chars.js': 'export const c = 1;' };
    expect(faultsOfSaxes(`import { c } from 'chars';\nexport const x = c;`, chars)).toEqual([]);
  });

  it.each(['core/pairing', 'core/tournament'])('may not be used in %s', (room) => {
    expect(faultsIn({ [`${room}/a.ts`]: `import { SaxesParser } from 'saxes';` })).toEqual([
      `${room}/a.ts:1  ${room} imports saxes: core/ and site import each other and the packages allowed to a room`,
    ]);
  });

  it.each(['csv-parse/sync', 'csv-parse', 'fast-xml-parser', 'saxes/other'])(
    'are those on the list and no other: %s',
    (specifier) => {
      const faults = faultsIn({ 'core/formats/a.ts': `import { x } from '${specifier}';` });
      expect(faults).toHaveLength(1);
      expect(faults[0]).toContain(`core/formats imports ${specifier}`);
    },
  );

  it.each([
    ['Node', `import { c } from 'node:fs';\nexport const x = c;`, 'Could not resolve "node:fs"'],
    ['Node by its old name', `exports.x = require('fs').x;`, 'Could not resolve "fs"'],
    ['the clock', `export const x = Date.now();`, 'with its packages uses Date.now'],
    ['chance', `export const x = Math.random();`, 'with its packages uses Math.random'],
    ['a global of Node', `export const x = Buffer.from('');`, 'with its packages uses Buffer'],
  ])('may not use %s', (_, code, message) => {
    expect(faultsOfSaxes(code).join()).toContain(message);
  });

  it('are judged by what is used of them', () => {
    const code = `export const x = 1;\nexport const now = () => Date.now();`;
    expect(faultsOfSaxes(code)).toEqual([]);
  });

  it('are pure all the way down', () => {
    const chars = { 'node_modules/chars/chars.js': `export const c = performance.now();` };
    expect(faultsOfSaxes(`export { c as x } from 'chars';`, chars)).toEqual([
      'core/formats/a.ts  with its packages uses performance, which is no part of pure TypeScript',
    ]);
  });

  it.each(['GPL-3.0-or-later', 'SEE LICENSE IN LICENSE.md'])('are not under %s', (license) => {
    expect(faultsOfSaxes('export const x = 1;', { license })).toEqual([
      `core/formats/a.ts  uses saxes, which is under ${license}`,
    ]);
  });

  it('are named by core/package.json', () => {
    expect(faultsOfSaxes('export const x = 1;', { 'core/package.json': '{}' })).toEqual([
      'core/formats/a.ts  imports saxes, which core/package.json does not name',
    ]);
  });
});

describe('systems', () => {
  const dubov = { 'core/pairing/dubov/system.ts': 'export const dubov = 1;' };

  it.each([
    [`export const f = (system: string) => system === 'dutch';`, `'dutch'`],
    [`export const f = (a: { system: string }) => 'berger' !== a.system;`, `'berger'`],
    [`export const f = (name: string) => name.startsWith('berger');`, `'berger'`],
    [`export const f = (name: string) => ['dutch', 'x'].includes(name);`, `'dutch'`],
    [`export function f(name: string) { switch (name) { case 'dubov': return 1; } }`, `'dubov'`],
    [`export const f = (system: string) => system === 'swiss';`, `'swiss'`],
    [`export const f = (a: { system: string }) => a.system !== 'knockout';`, `'knockout'`],
  ])('refuses above core/pairing: %s', (text, name) => {
    for (const file of ['core/tournament/a.ts', 'cli/a.ts', 'web/desk/a.ts']) {
      expect(faultsIn({ [file]: text })).toEqual([
        `${file}:1  compares with the name of a system (${name}): ask its face`,
      ]);
    }
  });

  it.each([
    `export const settings = { system: 'dutch' };`,
    `export const f = (kind: string) => kind === 'swiss';`,
    `export const f = (chapter: string) => chapter === 'swiss';`,
    `export const f = (colour: string) => colour === 'white';`,
  ])('lets be: %s', (text) => {
    expect(faultsIn({ 'core/tournament/a.ts': text })).toEqual([]);
  });

  it.each([
    ['core/tournament/a.ts', '../pairing/dubov/system.ts'],
    ['web/desk/a.ts', '@ronde/core/pairing/dubov/system.ts'],
    ['cli/a.ts', '@ronde/core/pairing/dubov/system.ts'],
  ])('stops %s from importing one system (%s)', (file, specifier) => {
    expect(faultsIn({ ...dubov, [file]: `import { dubov } from '${specifier}';` })).toEqual([
      `${file}:1  imports one system (${specifier}): ask its face or its engine`,
    ]);
  });

  it('counts a folder of core/pairing with a face in it, and no other', () => {
    const matching = { 'core/pairing/matching/bits.ts': 'export const x = 1;' };
    const text = `import { x } from '../pairing/matching/bits.ts';`;
    expect(faultsIn({ ...dubov, ...matching, 'core/tournament/a.ts': text })).toEqual([]);
  });

  it('leaves core/pairing, tests and what only tests use alone', () => {
    const text = `import { dubov } from '@ronde/core/pairing/dubov/system.ts';
export const f = (system: string) => system === 'dubov' && dubov;`;
    for (const file of ['core/pairing/a.ts', 'cli/a.test.ts', 'core/tournament/testing/a.ts']) {
      expect(faultsIn({ ...dubov, [file]: text })).toEqual([]);
    }
  });
});

describe('names of types', () => {
  const kind = `export type Kind = 'a';`;

  it.each([kind, `export interface Kind { readonly a: 1 }`, `export class Kind {}`])(
    'are declared once in core/: %s',
    (text) => {
      expect(faultsIn({ 'core/formats/a.ts': kind, 'core/standings/b.ts': `\n${text}` })).toEqual([
        'core/standings/b.ts:2  declares the type Kind, as does core/formats/a.ts: one name, one thing',
      ]);
    },
  );

  it('may come again in the folder of a system, inside a file, in a test and above core/', () => {
    const twice = {
      'core/formats/a.ts': kind,
      'core/formats/b.ts': `type Kind = 'b';\nexport const x: Kind = 'b';`,
      'core/formats/c.test.ts': kind,
      'core/pairing/dubov/system.ts': kind,
      'core/pairing/dubov/literal/field.ts': kind,
      'server/a.ts': kind,
    };
    expect(faultsIn(twice)).toEqual([]);
  });
});

describe('circles', () => {
  const leadsTo = (...names: string[]): string =>
    names.map((name, index) => `import { x as x${index} } from './${name}.ts';`).join('\n');

  it('reports the shortest circle of a group once', () => {
    const faults = faultsIn({
      'core/pairing/a.ts': leadsTo('b'),
      'core/pairing/b.ts': leadsTo('c'),
      'core/pairing/c.ts': leadsTo('a', 'd'),
      'core/pairing/d.ts': leadsTo('c'),
    });
    expect(faults).toEqual([
      'core/pairing/c.ts  circle of imports: core/pairing/c.ts → core/pairing/d.ts → core/pairing/c.ts',
    ]);
  });

  it('finds a file that imports itself, and a circle of types', () => {
    expect(faultsOf(`import { x } from './a.ts';`)).toHaveLength(1);
    expect(
      faultsIn({
        'store/a.ts': `import type { B } from '@ronde/store/b.ts';`,
        'store/b.ts': `import type { A } from './a.ts';`,
      }),
    ).toEqual(['store/a.ts  circle of imports: store/a.ts → store/b.ts → store/a.ts']);
  });

  it('is content with a diamond', () => {
    expect(
      faultsIn({
        'store/a.ts': leadsTo('b', 'c'),
        'store/b.ts': leadsTo('d'),
        'store/c.ts': leadsTo('d'),
        'store/d.ts': 'export const x = 1;',
      }),
    ).toEqual([]);
  });
});

it('looks at every folder that holds a room', () => {
  expect(TOP_FOLDERS).toEqual([
    'core',
    'store',
    'paper',
    'site',
    'exchange',
    'server',
    'cli',
    'web',
  ]);
});
