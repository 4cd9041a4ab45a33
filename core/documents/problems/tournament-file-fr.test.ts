import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parseTournamentFile } from '../../formats/tournament-file/parse-tournament-file.ts';
import { writeTournamentFile } from '../../formats/tournament-file/write-tournament-file.ts';
import { sayProblem } from './say-problem.ts';
import { TOURNAMENT_FILE_PROBLEMS_IN_FRENCH } from './tournament-file-fr.ts';

const AT = '2026-03-01T09:00:00.000Z';
const FILE = writeTournamentFile({
  id: 'x',
  createdAt: AT,
  entries: [{ position: 1, at: AT, by: 'x', events: [] }],
});

/** Every code the reader can report, found in its sources. */
function codes(): string[] {
  const here = new URL('../../formats/tournament-file/', import.meta.url);
  return readdirSync(here)
    .filter((file) => /(?<!\.test)\.ts$/.test(file))
    .flatMap((file) => [
      ...readFileSync(new URL(file, here), 'utf8').matchAll(
        /'(empty|byteOrderMark|carriageReturn|blankLine|(?:header|entry|end|picture|game)\.\w+)'/g,
      ),
    ])
    .map((match) => `tournamentFile.${match[1] ?? ''}`);
}

describe('problems of .ronde files', () => {
  it('speak French, every one, and none more', () => {
    expect([...new Set(codes())].sort()).toEqual(
      Object.keys(TOURNAMENT_FILE_PROBLEMS_IN_FRENCH).sort(),
    );
  });

  it.each([
    ['no JSON at all', 'Ligne 1, en-tête\u00a0: Le fichier ne commence pas par'],
    [FILE.replace('"position":1', '"position":2'), 'Ligne 2, entrée 2\u00a0: Une autre entrée'],
    [FILE.slice(0, -1).replace(/"sha256":"./, '"sha256":"'), 'Ligne 3, fin du fichier\u00a0: '],
    ['', 'Le fichier est vide.'],
  ])('name the place in French', (text, expected) => {
    const said = parseTournamentFile(text).problems.map((problem) => sayProblem(problem, 'fr'));
    expect(
      said.some((sentence) => sentence.startsWith(expected)),
      said.join('\n'),
    ).toBe(true);
  });
});
