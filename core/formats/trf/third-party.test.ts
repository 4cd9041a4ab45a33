import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parseTrf, parseTrfBytes } from './read.ts';
import { writeTrfAsIs } from './write.ts';

/** Test data of other projects, which ours does not carry. */
const folder = new URL('../../../../shared/golden/third-party/', import.meta.url);
const isFound = existsSync(folder);

const files = (path: string): URL[] =>
  isFound
    ? readdirSync(new URL(path, folder))
        .filter((name) => /\.(trf|input)$/.test(name))
        .map((name) => new URL(`${path}/${name}`, folder))
    : [];

/** Files with faults, and what is wrong with them. */
const FAULTS: Readonly<Record<string, readonly string[]>> = {
  'invalid_code.trf': ['trf.line.unknown'],
  // points of players are informative there
  'team_informative_score.input': Array<string>(8).fill('trf.points.notTheSum'),
  // birth dates one column to the right; 260 names a team that the file does not have
  'trf26_team.trf': ['trf.columns.strayText', 'trf.columns.strayText', 'trf.team.unknown'],
};

describe('files of other projects (only where ../shared is found)', () => {
  it.runIf(isFound)('are read as they should be and written back equal', () => {
    const paths = ['dutch-cases', 'team-swiss', 'trf-samples'].flatMap(files);
    expect(paths.length).toBeGreaterThan(40);
    for (const path of paths) {
      const name = path.pathname.split('/').at(-1) ?? '';
      const { document, problems } = parseTrfBytes(readFileSync(path));
      expect(
        problems.map(({ code }) => code),
        name,
      ).toEqual(FAULTS[name] ?? []);
      expect(parseTrf(writeTrfAsIs(document).text).document, name).toEqual(document);
    }
  });
});
