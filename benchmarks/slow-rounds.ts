import { dutchEngine } from '@ronde/core/pairing/dutch/dutch.ts';
import type { HardShape } from '@ronde/core/pairing/dutch/testing/hard-shape.ts';
import type { ResultRule } from '@ronde/core/pairing/dutch/testing/simulated-result.ts';
import { SWISS_EDITIONS } from '@ronde/core/rules/editions/swiss.ts';
import type { PairingRequest } from '@ronde/core/pairing/system.ts';
import { tpn } from '@ronde/core/rules/identity.ts';
import { limitFor, requestOf, SYSTEMS, type SlowRound } from '../scripts/fuzz/slow-rounds.ts';
import { keptSlowRounds } from '../scripts/fuzz/slow.ts';

export const name = 'slow rounds';

/** White wins all: whole brackets float with one absolute colour. What the endorsed engine takes on such a machine. */
const WHITE_WINS_ALL: readonly { readonly players: number; readonly endorsed: string }[] = [
  { players: 197, endorsed: '; the endorsed engine 0.4 to 0.7 s' },
  { players: 198, endorsed: '' },
  { players: 300, endorsed: '; the endorsed engine 1.0 s' },
  { players: 1_000, endorsed: '' },
];

/** The shape that was slow first, under each edition, then the ten slowest rounds of `npm run fuzz -- slow`. */
export function run(): Promise<{
  figures: { label: string; milliseconds: number; target: number }[];
}> {
  const known = WHITE_WINS_ALL.flatMap(({ players, endorsed }) =>
    SWISS_EDITIONS.map(({ id }) => ({ slow: whiteWinsAll(players, id), endorsed })),
  );
  const kept = keptSlowRounds().map((slow) => ({ slow, endorsed: '' }));
  const paired = [...known, ...kept].map(({ slow, endorsed }) => ({
    label: `${labelOf(slow)}${endorsed}`,
    milliseconds: best(slow, (request) => SYSTEMS[slow.system].pairRound(request)),
    target: limitFor(slow.shape.players),
  }));
  const explained = SWISS_EDITIONS.map(({ id }) => whiteWinsAll(300, id)).map((slow) => ({
    label: `${labelOf(slow)}, explained, and why 1 does not meet 2`,
    milliseconds: best(slow, explain),
    target: 3_000,
  }));
  return Promise.resolve({ figures: [...paired, ...explained] });
}

const whiteWinsAll = (players: number, edition: string): SlowRound => ({
  system: 'dutch',
  round: 3,
  shape: {
    seed: 1,
    players,
    rounds: 9,
    edition,
    results: 'white',
    exceptions: 0,
    forfeits: 0,
    halfPointByes: 0,
    lateEntries: 0,
    clubs: 0,
    accelerated: false,
  },
});

/** Other work on the machine is not the engine's: the best of several runs. */
function best(slow: SlowRound, work: (request: PairingRequest) => void): number {
  const request = requestOf(slow);
  const times = Array.from({ length: 3 }, () => {
    const started = performance.now();
    work(request);
    return performance.now() - started;
  });
  return Math.min(...times);
}

function explain(request: PairingRequest): void {
  const asked = { language: 'en', name: String } as const;
  const told = dutchEngine.explainRound(request, asked);
  if (!told.ok) throw new Error('a round without a legal pairing');
  dutchEngine.explainWhyNot(request, [tpn(1), tpn(2)], asked);
}

const RULES: Readonly<Record<ResultRule, string>> = {
  strength: 'results by strength',
  white: 'White wins',
  black: 'Black wins',
  higher: 'the higher wins',
  lower: 'the lower wins',
  draws: 'all draws',
  forfeits: 'all forfeits',
};

function labelOf({ system, shape, round }: SlowRound): string {
  return [
    `${shape.players.toLocaleString('en')} players`,
    `round ${round}`,
    ...traits(shape),
    system === 'dubov' ? 'Dubov' : shape.edition,
  ].join(', ');
}

const percent = (share: number): string => `${Math.round(100 * share)} %`;

const traits = (shape: HardShape): string[] => [
  shape.exceptions > 0
    ? `${RULES[shape.results]} but for ${percent(shape.exceptions)}`
    : RULES[shape.results],
  ...(shape.forfeits > 0 && shape.exceptions > 0
    ? [`forfeits ${percent(shape.forfeits)} of these`]
    : []),
  ...(shape.halfPointByes > 0 ? [`byes ${percent(shape.halfPointByes)}`] : []),
  ...(shape.lateEntries > 0 ? [`late ${percent(shape.lateEntries)}`] : []),
  ...(shape.clubs > 0 ? [`${shape.clubs} clubs`] : []),
  ...(shape.accelerated ? ['Baku'] : []),
];
