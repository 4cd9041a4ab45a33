import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { SWISS_2017, SWISS_2026, type SwissProperties } from '../../rules/editions/swiss.ts';
import type { RoundPairing } from '../system.ts';
import { pairRound } from './dutch.ts';
import {
  readGoldenReport,
  recordedRound,
  requestOf,
  type GoldenReport,
} from './testing/golden-report.ts';

const corpus = (path: string): URL => new URL(`../../../corpus/${path}`, import.meta.url);
const read = (path: string): string => readFileSync(corpus(path), 'utf8');

/** Pairs, colours and bye, whatever the order of the boards. */
function written({ pairs, bye }: RoundPairing): string {
  return [...pairs.map(({ white, black }) => `${white}-${black}`).sort(), bye ?? 'none'].join(' ');
}

function pair(report: GoldenReport, round: number, edition: SwissProperties): RoundPairing | null {
  const answer = pairRound(requestOf(report, round, edition));
  return answer.ok ? answer.value : null;
}

describe.each([
  { edition: SWISS_2017, file: 'dutch-2017.ndjson.gz', rounds: 3378 },
  { edition: SWISS_2026, file: 'dutch-2026.ndjson.gz', rounds: 3369 },
])('[C.04.3] $edition.id', ({ edition, file, rounds }) => {
  it(`pairs all ${rounds} rounds of 500 tournaments as the reference engine does`, () => {
    const lines = gunzipSync(readFileSync(corpus(file)))
      .toString('utf8')
      .trim()
      .split('\n');
    const different: string[] = [];
    let paired = 0;
    for (const line of lines) {
      const { id, trf } = JSON.parse(line) as { id: string; trf: string };
      const report = readGoldenReport(trf);
      for (let round = 1; round <= report.recorded; round++) {
        const answer = pair(report, round, edition.properties);
        paired++;
        const same = answer && written(answer) === written(recordedRound(report, round));
        if (!same) different.push(`${id}, round ${round}`);
      }
    }
    expect(different).toEqual([]);
    expect(paired).toBe(rounds);
  }, 120_000);
});

describe('[1.4.3] a bye worth nothing is a downfloat', () => {
  it.each(['20_r6', '21_r6', '22_r7'])('pab0.0_c_21_9_%s', (name) => {
    const report = readGoldenReport(read(`zero-point-bye/pab0.0_c_21_9_${name}.trf`));
    const answer = pair(report, report.recorded + 1, SWISS_2026.properties);
    const pairs = answer?.pairs.map(({ white, black }) => `${white} ${black}`) ?? [];
    const lines = [String(pairs.length + 1), ...pairs, `${answer?.bye ?? '-'} 0`];
    const expected = read(`zero-point-bye/pab0.0_c_21_9_${name}.expected`);
    expect(lines).toEqual(expected.trim().split(/\s*[\r\n]+\s*/));
  });
});

// Livre de l'Arbitre, chapter 4.3: the worked event, boards in the order printed there.
describe('the worked event of the Livre de l’Arbitre', () => {
  interface Printed {
    readonly rounds: readonly {
      readonly round: number;
      readonly pairs: readonly { readonly white: number; readonly black: number }[];
      readonly byes: readonly { readonly player: number }[];
    }[];
  }
  const { rounds } = JSON.parse(read('swiss_example.json')) as Printed;

  it.each(rounds.map((printed) => [printed.round, printed] as const))(
    'round %i',
    (round, printed) => {
      const report = readGoldenReport(read(`swiss-example-trf/round${round}_input.trf`));
      const answer = pair(report, round, SWISS_2017.properties);
      expect(answer?.pairs).toEqual(printed.pairs.map(({ white, black }) => ({ white, black })));
      expect(answer?.bye ?? null).toBe(printed.byes[0]?.player ?? null);
    },
  );
});
