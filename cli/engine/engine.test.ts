import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gunzipSync } from 'node:zlib';
import { afterAll, describe, expect, it } from 'vitest';
import { ENGLISH } from '../words/en.ts';
import { run } from '../program.ts';
import { readEngineArguments } from './arguments.ts';

const folder = mkdtempSync(join(tmpdir(), 'ronde-engine-'));
afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

async function engine(...args: string[]) {
  let out = '';
  let err = '';
  const code = await run(
    {
      language: 'en',
      words: ENGLISH,
      out: (text) => (out += text),
      err: (text) => (err += text),
      now: () => new Date('2026-03-07T09:00:00Z'),
      env: {},
    },
    ['engine', ...args],
  );
  return { code, out, err };
}

const corpus = (name: string): string =>
  fileURLToPath(new URL(`../../corpus/${name}`, import.meta.url));

describe('the interface the established engines share', () => {
  it.each([
    [['--dutch', 'a.trf', '-p'], { kind: 'pair', out: null }],
    [['a.trf', '--dutch', '-p', 'out.txt'], { kind: 'pair', out: 'out.txt' }],
    [['-r', '--dutch', 'a.trf', '-c'], { kind: 'check' }],
    [
      ['--dutch', '-g', 'config.ini', '-o', 'a.trf', '-s', '7'],
      { kind: 'generate', config: 'config.ini', out: 'a.trf', seed: '7' },
    ],
    [
      ['--dutch', '-g', '-o', 'a.trf'],
      { kind: 'generate', config: null, out: 'a.trf', seed: null },
    ],
  ])('reads %j', (args, task) => {
    expect(readEngineArguments(args)?.task).toEqual(task);
  });

  it.each([['-p', '-c'], ['a.trf', 'b.trf'], ['--swissmaster'], ['-p', '-p']])(
    'does not guess at %s %s',
    (...args) => {
      expect(readEngineArguments(args)).toBeNull();
    },
  );

  it('pairs: the number of pairs, then white and black, 0 for the bye', async () => {
    const file = corpus('zero-point-bye/pab0.0_c_21_9_20_r6.trf');
    const expected = readFileSync(file.replace('.trf', '.expected'), 'utf8').trim();
    const answered = await engine('--dutch', file, '-p');
    expect([answered.code, answered.out.trim()]).toEqual([0, expected]);
    const out = join(folder, 'pairs.txt');
    const list = join(folder, 'list.txt');
    await engine('--dutch', file, '-p', out, '-l', list);
    expect(readFileSync(out, 'utf8').trim()).toBe(expected);
    expect(readFileSync(list, 'utf8')).toContain('Opponents');
  });

  it('checks: a line a round, differences side by side, exit 0 all the same', async () => {
    const packed = readFileSync(corpus('dutch-2017.ndjson.gz'));
    const [line = ''] = gunzipSync(packed).toString('utf8').split('\n');
    const file = join(folder, 'o.trf');
    writeFileSync(file, (JSON.parse(line) as { trf: string }).trf);
    const right = await engine('--dutch', file, '-c', '--edition', 'swiss-2017');
    expect(right.code).toBe(0);
    expect(right.out.trim().split('\n')).toEqual(
      Array.from({ length: 9 }, (_, index) => `o: Round #${index + 1}`),
    );
    // Rounds 1 to 3 have absences the two editions pair alike; some later round they do not.
    const other = await engine('--dutch', file, '-c', '--edition', 'swiss-2026');
    expect(other.code).toBe(0);
    expect(other.out).toContain('Checker pairings        Tournament pairings');
  });

  it.each(['--dutch', '--dubov', '--burstein', '--lim'])(
    '%s generates what it then finds right, and the same again for the same seed',
    async (system) => {
      const config = join(folder, 'config.ini');
      writeFileSync(config, 'PlayersNumber=23\nRoundsNumber=7\nForfeitRate=10\nPointsForPAB=0.5\n');
      const [first, second] = [join(folder, '1.trf'), join(folder, '2.trf')];
      expect((await engine(system, '-g', config, '-o', first, '-s', '5')).code).toBe(0);
      await engine(system, '-g', config, '-o', second, '-s', '5');
      expect(readFileSync(first, 'utf8')).toBe(readFileSync(second, 'utf8'));
      const checked = await engine(system, first, '-c');
      expect(checked.out).not.toContain('Checker pairings');
    },
  );

  it.each([
    [['--monrad', 'a.trf', '-p'], 3],
    [['--keizer', 'nowhere.trf', '-p'], 5],
    [['--dubov', 'nowhere.trf', '-p'], 5],
    [['--berger', 'nowhere.trf', '-p'], 3],
    [['--dutch', '--dubov', 'nowhere.trf', '-p'], 3],
    [['--dutch', 'nowhere.trf', '-p'], 5],
    [['--dutch'], 3],
  ])('%j exits with %i', async (args, code) => {
    expect((await engine(...args)).code).toBe(code);
  });
});
