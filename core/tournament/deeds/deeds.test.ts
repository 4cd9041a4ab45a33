import { existsSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { ROLES } from '../roles.ts';
import { DEEDS } from './deeds.ts';
import { FACTS } from './facts.ts';

const here = fileURLToPath(new URL('./', import.meta.url));
const kebab = (name: string): string =>
  name.replace(/[A-Z]/g, (capital) => `-${capital.toLowerCase()}`);
const folders = readdirSync(here, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);
const files = folders.flatMap((folder) => readdirSync(`${here}${folder}`));

describe('every deed', () => {
  it.each(Object.keys(DEEDS))('%s has a folder of its name', (type) => {
    expect(existsSync(`${here}${kebab(type)}/${kebab(type)}.ts`)).toBe(true);
  });

  it.each(Object.entries(DEEDS))('%s may be asked for by somebody', (_, { roles }) => {
    expect(roles.length).toBeGreaterThan(0);
    expect(roles.filter((role) => !ROLES.includes(role))).toEqual([]);
  });

  it('has its place in the table: no folder is left out', () => {
    // A file is read by no command.
    const named = [...Object.keys(DEEDS).map(kebab), 'imported'];
    expect(folders.filter((folder) => !named.includes(folder))).toEqual([]);
  });
});

describe('every fact', () => {
  it.each(Object.keys(FACTS))('%s stands with a deed', (type) => {
    expect(files.filter((file) => file === `${kebab(type)}.ts`)).toHaveLength(1);
  });

  it('and no command are called the same: a word of the log is one of the two', () => {
    expect(Object.keys(FACTS).filter((type) => Object.hasOwn(DEEDS, type))).toEqual([]);
  });
});
