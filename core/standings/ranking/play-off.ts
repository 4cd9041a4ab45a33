import type { Tpn } from '../../rules/identity.ts';
import type { ScoredRow } from './ranked-row.ts';

/** What a play-off (départage sur l'échiquier) decided among players with the same points. */
export interface PlayOff {
  /** From the winner down; two on one step stay equal, as losers of two semi-finals do (LA 5.2 1.f). */
  readonly steps: readonly (readonly Tpn[])[];
}

export const PLAY_OFF_REFUSALS = [
  'repeatedPlayer',
  'unknownPlayer',
  'differentPoints',
  'notAdjacent',
] as const;

/** A play-off that cannot be applied to these standings, and because of whom. */
export interface RefusedPlayOff {
  readonly playOff: PlayOff;
  readonly because: (typeof PLAY_OFF_REFUSALS)[number];
  readonly players: readonly Tpn[];
}

/** Players nothing has separated yet; `playedOff` when a play-off left them so. */
export interface Tier {
  readonly rows: readonly ScoredRow[];
  readonly playedOff: boolean;
}

/**
 * The places its players hold are dealt again in the order of the play-off (LA 5.2 1.e). Among
 * those who were equal, whoever played comes before whoever did not.
 */
export function applyPlayOff(
  tiers: readonly Tier[],
  playOff: PlayOff,
): { readonly tiers: readonly Tier[]; readonly refused: RefusedPlayOff | null } {
  const players = playOff.steps.flat();
  const refuse = (because: RefusedPlayOff['because'], those: readonly Tpn[]) => ({
    tiers,
    refused: { playOff, because, players: those },
  });
  const repeated = players.filter((tpn, index) => players.indexOf(tpn) !== index);
  if (repeated.length > 0) return refuse('repeatedPlayer', repeated);

  const rows = new Map(tiers.flatMap((tier) => tier.rows).map((row) => [row.tpn, row]));
  const unknown = players.filter((tpn) => !rows.has(tpn));
  if (unknown.length > 0) return refuse('unknownPlayer', unknown);
  const scores = new Set(players.map((tpn) => rows.get(tpn)?.points));
  if (scores.size > 1) return refuse('differentPoints', players);

  const split = tiers.flatMap((tier) => splitOff(tier, players));
  const first = split.findIndex((tier) => takesPart(tier, players));
  const last = split.findLastIndex((tier) => takesPart(tier, players));
  const between = split.slice(first, last + 1).filter((tier) => !takesPart(tier, players));
  if (between.length > 0) {
    const those = between.flatMap((tier) => tier.rows.map((row) => row.tpn));
    return refuse('notAdjacent', those);
  }
  const dealt = playOff.steps
    .filter((step) => step.length > 0)
    .map((step) => ({ rows: step.flatMap((tpn) => rows.get(tpn) ?? []), playedOff: true }));
  return {
    tiers: [...split.slice(0, Math.max(first, 0)), ...dealt, ...split.slice(last + 1)],
    refused: null,
  };
}

const takesPart = (tier: Tier, players: readonly Tpn[]): boolean =>
  tier.rows.some((row) => players.includes(row.tpn));

function splitOff(tier: Tier, players: readonly Tpn[]): Tier[] {
  const inside = tier.rows.filter((row) => players.includes(row.tpn));
  const rest = tier.rows.filter((row) => !players.includes(row.tpn));
  return [inside, rest]
    .filter((rows) => rows.length > 0)
    .map((rows) => ({ rows, playedOff: tier.playedOff }));
}
