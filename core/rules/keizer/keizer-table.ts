import type { Tpn } from '../identity.ts';
import type { PlayerOutcome } from '../outcome.ts';
import type { PlayerRecord, RoundRecord } from '../record.ts';
import { keizerValue, type KeizerRules, type Sixths } from './keizer-rules.ts';

/** What a round brought: so many sixths of somebody's value. */
export interface KeizerShare {
  readonly round: number;
  /** Whose value it is a share of: the opponent's, or one's own. */
  readonly of: Tpn;
  readonly value: number;
  readonly sixths: Sixths;
}

export interface KeizerLine {
  readonly tpn: Tpn;
  /** By the place in this table: what the opponents of the next round play for. */
  readonly value: number;
  /** What counts of one's own value, and every round's share; in sixths of a point. */
  readonly total: number;
  readonly ownValue: number;
  readonly shares: readonly KeizerShare[];
}

/** Everybody in order of Keizer's points, whoever has the smaller number first where they are equal. */
export interface KeizerTable {
  readonly lines: readonly KeizerLine[];
  /** Whether points and values agree; false where each new order brings back one of before (2.4). */
  readonly settled: boolean;
}

type Values = ReadonlyMap<Tpn, number>;

/** Orders tried before one is taken as it is; a season comes to rest within a few. */
const MOST_TRIES = 100;

/** The ranking after some rounds, from the starting order, evening by evening (docs/reference/keizer.md 2). */
export function keizerTable(
  players: readonly PlayerRecord[],
  rounds: number,
  rules: KeizerRules,
): KeizerTable {
  let order = players.map(({ tpn }) => tpn).sort((a, b) => a - b);
  const evenings: Values[] = [valuesOf(order, rules)];
  let table = tableAfter(players, 0, rules, evenings);
  for (let round = 1; round <= rounds; round += 1) {
    table = settle(players, round, rules, evenings, order);
    order = table.lines.map(({ tpn }) => tpn);
    evenings[round] = valuesOf(order, rules);
  }
  return table;
}

/** Points make an order, the order makes values, values make points: until nothing moves. */
function settle(
  players: readonly PlayerRecord[],
  round: number,
  rules: KeizerRules,
  evenings: readonly Values[],
  before: readonly Tpn[],
): KeizerTable {
  if (rules.values === 'ofTheEvening') return tableAfter(players, round, rules, evenings);
  const seen = new Set<string>();
  let order = before;
  for (let tries = 0; ; tries += 1) {
    const today = valuesOf(order, rules);
    const table = tableAfter(players, round, rules, evenings, today);
    const next = table.lines.map(({ tpn }) => tpn);
    const settled = next.every((tpn, place) => tpn === order[place]);
    const key = next.join();
    if (settled || seen.has(key) || tries === MOST_TRIES) return { ...table, settled };
    seen.add(key);
    order = next;
  }
}

const valuesOf = (order: readonly Tpn[], rules: KeizerRules): Values =>
  new Map(order.map((tpn, place) => [tpn, keizerValue(place + 1, order.length, rules)]));

/** One counting; without values of today each round has those of its evening. */
function tableAfter(
  players: readonly PlayerRecord[],
  rounds: number,
  rules: KeizerRules,
  evenings: readonly Values[],
  today?: Values,
): KeizerTable {
  const valueIn = (tpn: Tpn, round: number): number =>
    (today ?? evenings[Math.max(0, round - 1)])?.get(tpn) ?? 0;
  const lines = players.map(({ tpn, rounds: played }): Omit<KeizerLine, 'value'> => {
    const shares: KeizerShare[] = [];
    let excused = 0;
    for (let round = 1; round <= rounds; round += 1) {
      const record = played[round - 1];
      if (record?.outcome === 'halfPointBye') excused += 1;
      const share = shareOf(record, tpn, rules, excused);
      if (share !== null) shares.push({ round, ...share, value: valueIn(share.of, round) });
    }
    const own = rules.ownValue ? valueIn(tpn, 1) : 0;
    const total = shares.reduce((sum, { value, sixths }) => sum + value * sixths, 6 * own);
    return { tpn, total, ownValue: own, shares };
  });
  const ranked = lines.sort((a, b) => b.total - a.total || a.tpn - b.tpn);
  return {
    lines: ranked.map((line, place) => ({
      ...line,
      value: keizerValue(place + 1, ranked.length, rules),
    })),
    settled: true,
  };
}

type Share = Pick<KeizerShare, 'of' | 'sixths'>;

/** Null for a round that has brought nothing yet; `excused` counts this round's absence too. */
function shareOf(
  record: RoundRecord | undefined,
  own: Tpn,
  rules: KeizerRules,
  excused: number,
): Share | null {
  const ofOwn = (sixths: Sixths): Share => ({ of: own, sixths });
  const ofOpponent = (sixths: Sixths): Share | null =>
    record?.opponent == null ? null : { of: record.opponent, sixths };
  const shares: Readonly<Record<PlayerOutcome, () => Share | null>> = {
    win: () => ofOpponent(6),
    shortWin: () => ofOpponent(6),
    forfeitWin: () => ofOpponent(6),
    draw: () => ofOpponent(3),
    shortDraw: () => ofOpponent(3),
    loss: () => ofOpponent(rules.loss),
    shortLoss: () => ofOpponent(rules.loss),
    forfeitLoss: () => ofOwn(rules.absent),
    pairingAllocatedBye: () => ofOwn(rules.bye),
    fullPointBye: () => ofOwn(rules.clubDuty),
    halfPointBye: () =>
      ofOwn(excused <= (rules.excusedMost ?? Infinity) ? rules.excused : rules.absent),
    zeroPointBye: () => ofOwn(rules.absent),
    adjourned: () => null,
    notEntered: () => null,
  };
  return shares[record?.outcome ?? 'zeroPointBye']();
}
