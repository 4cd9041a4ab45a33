import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { everyCopy } from './every-copy.ts';

const folder = mkdtempSync(join(tmpdir(), 'ronde-copies-'));
afterEach(() => {
  rmSync(folder, { recursive: true });
});

it('copies of one second stand by what they hold, the newest first', () => {
  const names = [
    'open/2026-11-15T09-30-00Z_9_change.ronde',
    'open/2026-11-15T09-30-00Z_10_publication.ronde',
    'open/2026-11-15T09-30-01Z_11_asked.ronde',
    'blitz/2026-11-15T09-30-00Z_10_change.ronde',
    'blitz/2026-11-15T09-29-59Z_40_change.ronde',
  ];
  for (const name of names) {
    const file = join(folder, 'tournaments', name);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, '{}');
  }
  const copies = everyCopy(folder);
  expect(copies.ok ? copies.value.map(({ copy }) => copy.copy) : copies.error).toEqual([
    'open/2026-11-15T09-30-01Z_11_asked.ronde',
    'blitz/2026-11-15T09-30-00Z_10_change.ronde',
    'open/2026-11-15T09-30-00Z_10_publication.ronde',
    'open/2026-11-15T09-30-00Z_9_change.ronde',
    'blitz/2026-11-15T09-29-59Z_40_change.ronde',
  ]);
});
