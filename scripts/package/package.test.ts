import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../step.mjs';
import { notPermissive } from './licences.mjs';
import { locked } from './locked.mjs';
import { SYSTEM_NAMES, SYSTEMS } from './systems.mjs';

describe('a portable program', () => {
  it.each(SYSTEM_NAMES)('%s: every binary it needs is pinned', (name) => {
    const { integrity, sqlite, argon2, typst } = SYSTEMS[name];
    expect(integrity).toMatch(/^sha512-[A-Za-z0-9+/]{86}==$/);
    expect(locked(argon2).integrity).toMatch(/^sha512-/);
    if (typst !== null) expect(locked(typst).integrity).toMatch(/^sha512-/);
    const binaries = join(root, 'node_modules/@photostructure/sqlite/prebuilds', sqlite);
    expect(existsSync(binaries)).toBe(true);
  });

  it('holds nothing whose licence asks more than to be named', () => {
    expect(notPermissive()).toEqual([]);
  });
});
