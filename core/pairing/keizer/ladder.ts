import type { Tpn } from '../../rules/identity.ts';
import { keizerTable, type KeizerTable } from '../../rules/keizer/keizer-table.ts';
import { USUAL_KEIZER, type KeizerRules } from '../../rules/keizer/keizer-rules.ts';
import { isPlayed } from '../../rules/outcome.ts';
import type { PlayerRecord } from '../../rules/record.ts';
import { BitGraph } from '../matching/bit-graph.ts';
import { fullBits } from '../matching/bits.ts';
import { MaximumMatching } from '../matching/maximum-matching.ts';
import type { PairingRequest } from '../system.ts';

/** Why somebody nearer on the ladder was passed over. */
export type PassedOver = {
  readonly player: Tpn;
} & (
  | { readonly because: 'prohibited' | 'completion' }
  | { readonly because: 'metLately'; readonly round: number }
);

/** One rung: the highest without an opponent, who is found for them, and who was passed over. */
export interface Rung {
  readonly upper: Tpn;
  readonly lower: Tpn;
  readonly passedOver: readonly PassedOver[];
}

/** A round by Keizer's system (docs/reference/keizer.md 3). */
export interface Ladder {
  readonly rules: KeizerRules;
  readonly table: KeizerTable;
  /** Everybody who plays, in order of Keizer's points. */
  readonly order: readonly Tpn[];
  readonly bye: Tpn | null;
  /** Rounds kept between two games of the same players; fewer than the club wishes where it must be. */
  readonly roundsBetween: number;
  readonly rungs: readonly Rung[];
}

/** Null where prohibited pairs leave somebody without an opponent. */
export function ladderOf(request: PairingRequest): Ladder | null {
  const rules = request.keizer ?? USUAL_KEIZER;
  const table = keizerTable(request.players, request.round - 1, rules);
  const order = table.lines.map(({ tpn }) => tpn).filter((tpn) => !request.absent.has(tpn));
  const meetings = meetingsBefore(request);
  for (const bye of byeCandidates(request, order)) {
    const paired = order.filter((tpn) => tpn !== bye);
    for (let between = rules.roundsBetween; between >= 0; between -= 1) {
      const hindrance = hindranceIn(request, meetings, between);
      const rungs = rungsOf(paired, hindrance);
      if (rungs !== null) return { rules, table, order, bye, roundsBetween: between, rungs };
    }
  }
  return null;
}

/** 3.1: of an odd number the one with the fewest byes, and of these the last; then the next. */
function byeCandidates(
  { players }: PairingRequest,
  order: readonly Tpn[],
): readonly (Tpn | null)[] {
  if (order.length % 2 === 0) return [null];
  const records = new Map(players.map((player) => [player.tpn, player]));
  const byes = (tpn: Tpn): number =>
    records.get(tpn)?.rounds.filter(({ outcome }) => outcome === 'pairingAllocatedBye').length ?? 0;
  return [...order].reverse().sort((a, b) => byes(a) - byes(b));
}

/** What keeps two players apart; null where nothing does. */
export type Hindrance = (a: Tpn, b: Tpn) => PassedOver | null;

/** 3.2: prohibited pairs never meet, nor do two who have met too short a while ago. */
export function hindranceIn(
  { prohibited, round }: PairingRequest,
  meetings: Meetings,
  between: number,
): Hindrance {
  return (a, b) => {
    if (prohibited.some((group) => group.includes(a) && group.includes(b))) {
      return { player: b, because: 'prohibited' };
    }
    const last = meetings(a, b).at(-1);
    if (last === undefined || last.round < round - between) return null;
    return { player: b, because: 'metLately', round: last.round };
  };
}

/** The games of two players before the round, the last one last. */
export type Meetings = (a: Tpn, b: Tpn) => readonly Meeting[];
export interface Meeting {
  readonly round: number;
  readonly white: Tpn;
}

export function meetingsBefore({ players, round }: PairingRequest): Meetings {
  const byPair = new Map<Tpn, Map<Tpn, Meeting[]>>();
  for (const { tpn, rounds } of players) {
    const own = new Map<Tpn, Meeting[]>();
    byPair.set(tpn, own);
    for (const [index, { opponent, colour, outcome }] of rounds.slice(0, round - 1).entries()) {
      if (opponent === null || !isPlayed(outcome)) continue;
      const white = colour === 'white' ? tpn : opponent;
      own.set(opponent, [...(own.get(opponent) ?? []), { round: index + 1, white }]);
    }
  }
  return (a, b) => byPair.get(a)?.get(b) ?? [];
}

/** 3.3: from the top, each with the nearest below that leaves everybody else an opponent. */
function rungsOf(order: readonly Tpn[], hindrance: Hindrance): Rung[] | null {
  const graph = new BitGraph(order.length);
  const reasons = new Map<number, PassedOver>();
  const key = (upper: number, lower: number): number => upper * order.length + lower;
  for (const [upper, a] of order.entries()) {
    for (const [lower, b] of order.entries()) {
      if (lower <= upper) continue;
      const hindered = hindrance(a, b);
      if (hindered === null) graph.add(upper, lower);
      else reasons.set(key(upper, lower), hindered);
    }
  }
  const alive = fullBits(order.length);
  const matching = new MaximumMatching(graph, alive);
  if (!matching.makePerfect()) return null;
  const taken = new Set<number>();
  const rungs: Rung[] = [];
  for (const [upper, a] of order.entries()) {
    if (taken.has(upper)) continue;
    const passedOver: PassedOver[] = [];
    for (const [lower, b] of order.entries()) {
      if (lower <= upper || taken.has(lower)) continue;
      const hindered = reasons.get(key(upper, lower));
      if (hindered !== undefined) passedOver.push(hindered);
      else if (!matching.exchange(upper, lower)) {
        passedOver.push({ player: b, because: 'completion' });
      } else {
        matching.retirePair(upper, lower);
        taken.add(upper).add(lower);
        rungs.push({ upper: a, lower: b, passedOver });
        break;
      }
    }
  }
  return rungs;
}

/** The line of somebody in the event. */
export const recordOf = ({ players }: PairingRequest, player: Tpn): PlayerRecord | undefined =>
  players.find(({ tpn }) => tpn === player);
