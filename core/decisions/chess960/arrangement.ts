import { lotFigure } from '../../rules/drawn-lot.ts';
import { randomFrom } from '../../rules/random.ts';

/** Numbered from 0; 518 is the usual one (Laws, Guidelines II). */
export const ARRANGEMENTS = 960;

/** Places of the two knights among the five left, by the last digit of the number. */
const KNIGHTS: readonly (readonly [number, number])[] = [
  ...([0, 1, 2, 3] as const).flatMap((first) =>
    [1, 2, 3, 4].filter((second) => second > first).map((second) => [first, second] as const),
  ),
];

/** The pieces of the first rank from a to h, `RNBQKBNR` for 518; null for no such number. */
export function arrangement(id: number): string | null {
  if (!Number.isInteger(id) || id < 0 || id >= ARRANGEMENTS) return null;
  const rank: (string | null)[] = Array.from({ length: 8 }, () => null);
  rank[2 * (id % 4) + 1] = 'B';
  const rest = Math.floor(id / 4);
  rank[2 * (rest % 4)] = 'B';
  const last = Math.floor(rest / 4);
  put(rank, last % 6, 'Q');
  const [first, second] = KNIGHTS[Math.floor(last / 6)] ?? [0, 1];
  // The second knight first: the places before it keep their numbers.
  put(rank, second, 'N');
  put(rank, first, 'N');
  for (const piece of ['R', 'K', 'R']) put(rank, 0, piece);
  return rank.join('');
}

/** Onto the nth place that is still free. */
function put(rank: (string | null)[], nth: number, piece: string): void {
  const free = rank.flatMap((held, index) => (held === null ? [index] : []));
  rank[free[nth] ?? 0] = piece;
}

/** The number of a first rank; null for one that the Guidelines do not allow. */
export function arrangementId(rank: string): number | null {
  const asked = rank.trim().toUpperCase();
  for (let id = 0; id < ARRANGEMENTS; id += 1) if (arrangement(id) === asked) return id;
  return null;
}

/** The number drawn for a round: anybody draws it again from the published seed. */
export const drawnArrangement = (seed: string, round: number): number =>
  randomFrom(lotFigure(`${seed}:chess960:${round}`)).below(ARRANGEMENTS);

/** The position before the first move, castling allowed on both sides. */
export const startPosition = (rank: string): string =>
  `${rank.toLowerCase()}/pppppppp/8/8/8/8/PPPPPPPP/${rank} w KQkq - 0 1`;
