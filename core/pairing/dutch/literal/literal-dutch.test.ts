import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { SWISS_2017, SWISS_2026 } from '../../../rules/editions/swiss.ts';
import { tpn } from '../../../rules/identity.ts';
import type { RoundPairing } from '../../system.ts';
import {
  readGoldenTrf,
  recordedPairing,
  requestFor,
  type GoldenEvent,
} from './golden-trf.fixture.ts';
import { literalDutch } from './literal-dutch.ts';

const corpus = (name: string): URL => new URL(`../../../../corpus/${name}`, import.meta.url);

/** Fields up to this size are paired word by word in a few seconds. */
const SMALL = 18;

function smallEvents(file: string): { id: string; event: GoldenEvent }[] {
  return gunzipSync(readFileSync(corpus(file)))
    .toString('utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as { id: string; trf: string })
    .filter(({ trf }) => (trf.match(/^001/gm) ?? []).length <= SMALL)
    .map(({ id, trf }) => ({ id, event: readGoldenTrf(trf) }));
}

/** Files do not say on which board a game was played. */
const byWhite = (round: RoundPairing): RoundPairing => ({
  pairs: [...round.pairs].sort((a, b) => a.white - b.white),
  bye: round.bye,
});

describe('literal Dutch: golden tournaments', () => {
  it.each([
    { name: 'C.04.3 2017', edition: SWISS_2017, file: 'dutch-2017.ndjson.gz', rounds: 1159 },
    { name: 'C.04.3 2026', edition: SWISS_2026, file: 'dutch-2026.ndjson.gz', rounds: 1181 },
  ])('$name: pairs all rounds of the small events as recorded', ({ edition, file, rounds }) => {
    let checked = 0;
    const different: string[] = [];
    for (const { id, event } of smallEvents(file)) {
      for (let round = 1; round <= event.rounds; round += 1) {
        const paired = literalDutch.pairRound(requestFor(event, round, edition.properties));
        const recorded = recordedPairing(event, round);
        checked += 1;
        if (
          !paired.ok ||
          JSON.stringify(byWhite(paired.value)) !== JSON.stringify(byWhite(recorded))
        ) {
          different.push(`${id}, round ${round}`);
        }
      }
    }
    expect(different).toEqual([]);
    expect(checked).toBe(rounds);
  });
});

describe('literal Dutch: zero-point byes', () => {
  it.each(['pab0.0_c_21_9_20_r6', 'pab0.0_c_21_9_21_r6', 'pab0.0_c_21_9_22_r7'])(
    '[C.04.3 1.4.3, C.04.2 3.6] any pairing-allocated bye is a downfloat: %s',
    (name) => {
      const event = readGoldenTrf(readFileSync(corpus(`zero-point-bye/${name}.trf`), 'utf8'));
      const round = (event.players[0]?.rounds.length ?? 0) + 1;
      const paired = literalDutch.pairRound(requestFor(event, round, SWISS_2026.properties));
      const [, ...expected] = readFileSync(corpus(`zero-point-bye/${name}.expected`), 'utf8')
        .trim()
        .split(/\s*\n/);
      expect(paired.ok ? boardLines(paired.value) : paired.error).toEqual(expected);
    },
  );
});

function boardLines({ pairs, bye }: RoundPairing): string[] {
  const boards = pairs.map(({ white, black }) => `${white} ${black}`);
  return bye === null ? boards : [...boards, `${bye} 0`];
}

interface WorkedRound {
  readonly round: number;
  readonly pairs: readonly { readonly white: number; readonly black: number }[];
  readonly byes: readonly { readonly player: number }[];
  readonly absences: readonly { readonly player: number }[];
}

describe("literal Dutch: the worked event of the Livre de l'Arbitre, chapter 4.3", () => {
  const worked = JSON.parse(readFileSync(corpus('swiss_example.json'), 'utf8')) as {
    readonly rounds: readonly WorkedRound[];
  };

  it.each(
    [SWISS_2017, SWISS_2026].flatMap((edition) => worked.rounds.map((w) => ({ edition, w }))),
  )('[$edition.id] round $w.round, lines 7793-8592', ({ edition, w }) => {
    const file = corpus(`swiss-example-trf/round${w.round}_input.trf`);
    const event = readGoldenTrf(readFileSync(file, 'utf8'));
    const paired = literalDutch.pairRound({
      ...requestFor(event, w.round, edition.properties),
      absent: new Set(w.absences.map(({ player }) => tpn(player))),
    });
    expect(paired.ok ? paired.value : paired.error).toEqual({
      pairs: w.pairs.map(({ white, black }) => ({ white, black })),
      bye: w.byes[0]?.player ?? null,
    });
  });
});
