import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parseTrf } from '../../formats/trf/read.ts';
import { roundsRecorded } from '../../formats/trf/rounds-of.ts';
import { roundQuestion } from '../pairing-question.ts';
import { filedForRound } from './filed-tournament.ts';

const folder = new URL('../../../../shared/golden/third-party/team-swiss/', import.meta.url);

/** Files that Ronde pairs otherwise, with what it gives (docs/known-differences.md). */
const OTHERWISE: Readonly<Record<string, string>> = {
  // KD-163: C5 comes before C6.
  team_gp_primary: '1 2, 3 6, 4 5',
  team_pab_gamepoints: '5 1, 2 3, 4 0',
  // KD-164: one scoregroup at a time (3.5.4, 3.5.5).
  team_c4_global: '3 1, 4 6, 2 5',
  // KD-165: C5, then one scoregroup at a time.
  team_299_blank: '4 1, 5 3, 2 0',
  team_c2_forfeit: '2 3, 5 1, 4 0',
};

/** The next round of a file: `white black` by pair, `team 0` for the bye. */
function paired(name: string): string[] {
  const { document } = parseTrf(readFileSync(new URL(`${name}.input`, folder), 'utf8'));
  const round = roundsRecorded(document) + 1;
  const read = filedForRound(document, { firstDay: '2026-03-07', from: name }, round);
  if (!read.ok) throw new Error(JSON.stringify(read.error));
  const asked = roundQuestion(read.value.state, round);
  if (!asked.ok) throw new Error(asked.error.code);
  const answer = asked.value.engine.pairRound(asked.value.request);
  if (!answer.ok) throw new Error(answer.error.code);
  const { pairs, bye } = answer.value;
  const lines = pairs.map(({ white, black }) => `${white} ${black}`);
  return [...lines, ...(bye === null ? [] : [`${bye} 0`])];
}

const expectedOf = (name: string): string[] =>
  readFileSync(new URL(`${name}.output.expected`, folder), 'utf8')
    .trim()
    .split(/\s*\n/)
    .slice(1);

const named = existsSync(folder)
  ? readdirSync(folder).flatMap((file) => /^(team_.*)\.output\.expected$/.exec(file)?.[1] ?? [])
  : [];

describe.runIf(existsSync(folder))('third-party team files (where ../shared is present)', () => {
  it.each(named)('%s', (name) => {
    const otherwise = OTHERWISE[name];
    const expected = otherwise === undefined ? expectedOf(name) : otherwise.split(', ');
    expect(paired(name)).toEqual(expected);
    if (otherwise !== undefined) expect(expectedOf(name)).not.toEqual(expected);
  });

  it('are all there', () => {
    expect(named).toHaveLength(31);
  });
});
