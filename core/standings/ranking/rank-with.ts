import type { Tpn } from '../../rules/identity.ts';
import { drawLots, type LotsDrawn, type LotsSource } from './lots.ts';
import { applyPlayOff, type PlayOff, type RefusedPlayOff, type Tier } from './play-off.ts';
import type { OutsideReason, RankedRow, ScoredRow } from './ranked-row.ts';

/** A last tie-break the arbiter enters player by player (départage manuel). */
export interface HandValues {
  readonly values: ReadonlyMap<Tpn, number>;
  readonly better?: 'higher' | 'lower';
}

export interface RankingOptions {
  /** What to do with those no tie-break separates: leave them equal, or draw lots (C.07 4.2). */
  readonly ties: 'kept' | LotsSource;
  /** Looked at after the computed tie-breaks; becomes one more column of the rows. */
  readonly handValues?: HandValues;
  /** Applied in this order, after the tie-breaks. */
  readonly playOffs?: readonly PlayOff[];
  readonly expelled?: ReadonlySet<Tpn>;
  /** Gone from a round robin with less than half of the games completed (C.05 6.6). */
  readonly underHalf?: ReadonlySet<Tpn>;
  /** What makes players equal for the sharing of prizes; their points when absent. */
  readonly equalBy?: (row: ScoredRow) => number;
}

export interface Ranking {
  /** In order; those outside the standings come last, without a rank. */
  readonly rows: readonly RankedRow[];
  readonly lots: readonly LotsDrawn[];
  readonly refusedPlayOffs: readonly RefusedPlayOff[];
}

/** Gives everybody a rank: tie-breaks, values by hand, play-offs, then lots or shared ranks. */
export function rankWith(rows: readonly ScoredRow[], options: RankingOptions): Ranking {
  const lines = withHandValues(rows, options.handValues).sort(
    (a, b) => compareLines(a, b) || a.row.tpn - b.row.tpn,
  );
  let tiers: readonly Tier[] = tiersOf(
    lines.filter(({ row }) => outsideReason(row.tpn, options) === null),
  );
  const refusedPlayOffs: RefusedPlayOff[] = [];
  for (const playOff of options.playOffs ?? []) {
    const played = applyPlayOff(tiers, playOff);
    tiers = played.tiers;
    if (played.refused) refusedPlayOffs.push(played.refused);
  }
  const equality = exAequoOf(tiers, options.equalBy ?? (({ points }) => points));
  const { broken, lots } = breakByLots(tiers, options.ties);

  const outside = lines.flatMap(({ row }) => {
    const reason = outsideReason(row.tpn, options);
    return reason === null ? [] : [{ ...row, rank: null, exAequo: null, outside: reason }];
  });
  return { rows: [...numbered(broken, equality), ...outside], lots, refusedPlayOffs };
}

function outsideReason(tpn: Tpn, options: RankingOptions): OutsideReason | null {
  if (options.expelled?.has(tpn)) return 'expelled';
  return options.underHalf?.has(tpn) ? 'underHalf' : null;
}

interface Line {
  readonly row: ScoredRow;
  /** Larger is better; no value is worse than any. */
  readonly byHand: number;
}

function withHandValues(rows: readonly ScoredRow[], hand: HandValues | undefined): Line[] {
  if (!hand) return rows.map((row) => ({ row, byHand: 0 }));
  return rows.map((row) => {
    const value = hand.values.get(row.tpn) ?? null;
    const byHand = value === null ? -Infinity : hand.better === 'lower' ? -value : value;
    return { row: { ...row, tieBreaks: [...row.tieBreaks, value] }, byHand };
  });
}

function compareLines(a: Line, b: Line): number {
  if (a.row.rank !== b.row.rank) return a.row.rank - b.row.rank;
  return a.byHand === b.byHand ? 0 : b.byHand > a.byHand ? 1 : -1;
}

function tiersOf(lines: readonly Line[]): Tier[] {
  const tiers: { rows: ScoredRow[]; playedOff: boolean }[] = [];
  lines.forEach((line, index) => {
    const before = lines[index - 1];
    const open = tiers.at(-1);
    if (open && before && compareLines(before, line) === 0) open.rows.push(line.row);
    else tiers.push({ rows: [line.row], playedOff: false });
  });
  return tiers;
}

/** The same points in a row, ended by every step of a play-off. */
function exAequoOf(
  tiers: readonly Tier[],
  equalBy: (row: ScoredRow) => number,
): ReadonlyMap<Tpn, number> {
  const equality = new Map<Tpn, number>();
  let [rank, first] = [1, 1];
  const pointsIn = ({ rows: [row] }: Tier): number | null => (row ? equalBy(row) : null);
  tiers.forEach((tier, index) => {
    const before = tiers[index - 1];
    const together =
      before?.playedOff === false && !tier.playedOff && pointsIn(before) === pointsIn(tier);
    if (!together) first = rank;
    for (const row of tier.rows) equality.set(row.tpn, first);
    rank += tier.rows.length;
  });
  return equality;
}

function breakByLots(
  tiers: readonly Tier[],
  ties: RankingOptions['ties'],
): { readonly broken: readonly Tier[]; readonly lots: readonly LotsDrawn[] } {
  if (ties === 'kept') return { broken: tiers, lots: [] };
  const [broken, lots]: [Tier[], LotsDrawn[]] = [[], []];
  let rank = 1;
  for (const tier of tiers) {
    // What a play-off left equal stays equal (LA 5.2 1.f).
    if (tier.rows.length > 1 && !tier.playedOff) {
      const tied = tier.rows.map((row) => row.tpn);
      const drawn = drawLots(ties, tied, rank);
      lots.push(drawn);
      for (const { tpn } of drawn.order) {
        broken.push({ rows: tier.rows.filter((row) => row.tpn === tpn), playedOff: false });
      }
    } else broken.push(tier);
    rank += tier.rows.length;
  }
  return { broken, lots };
}

function numbered(tiers: readonly Tier[], equality: ReadonlyMap<Tpn, number>): RankedRow[] {
  let next = 1;
  return tiers.flatMap((tier) => {
    const rank = next;
    next += tier.rows.length;
    return tier.rows.map((row) => ({
      ...row,
      rank,
      exAequo: equality.get(row.tpn) ?? rank,
      outside: null,
    }));
  });
}
