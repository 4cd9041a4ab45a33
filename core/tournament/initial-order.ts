import { alphabetical } from '../rules/alphabetical.ts';
import { drawnLot } from '../rules/drawn-lot.ts';
import type { PlayerId } from '../rules/identity.ts';
import { titleRank } from '../rules/title.ts';
import type { PlayerDetails, Ratings } from './player.ts';
import type { InitialOrderRule, RankingMethod } from './settings.ts';

const STRENGTH: Readonly<Record<RankingMethod, (ratings: Ratings) => number | undefined>> = {
  FIDE: ({ fide }) => fide,
  NRO: ({ national }) => national,
  FIDON: ({ fide, national }) => fide ?? national,
  NIDOF: ({ fide, national }) => national ?? fide,
  HBFN: ({ fide, national }) => best(Math.max, fide, national),
  LBFN: ({ fide, national }) => best(Math.min, fide, national),
  OTHER: ({ estimate, fide, national }) => estimate ?? fide ?? national,
};

function best(
  pick: (a: number, b: number) => number,
  a: number | undefined,
  b: number | undefined,
): number | undefined {
  return a === undefined || b === undefined ? (a ?? b) : pick(a, b);
}

/** A player's strength: the rating by the event's method, else the arbiter's estimate, else 0. */
export function strengthOf(ratings: Ratings, method: RankingMethod): number {
  return STRENGTH[method](ratings) ?? ratings.estimate ?? 0;
}

/** Whether a figure that is shown is the arbiter's estimate and no rating of a list. */
export const isEstimated = (shown: number, { estimate, fide, national }: Ratings): boolean =>
  shown === estimate && shown !== fide && shown !== national;

/** Whether somebody has ratings and the event's method counts none of them. */
export const isRatingIgnored = (ratings: Ratings, method: RankingMethod): boolean =>
  strengthOf(ratings, method) === 0 &&
  (ratings.fide !== undefined || ratings.national !== undefined);

/**
 * The initial order (C.04.2 B.2, 2026: 2.2): strength, title, then the alphabet or the criterion
 * announced in its place. Total: equal names fall back on the order of entry.
 */
export function initialOrder(
  players: readonly PlayerDetails[],
  rule: InitialOrderRule,
): PlayerId[] {
  const keyed = players.map((player, entered) => orderKey(player, entered, rule));
  return keyed.sort(compareKeys).map((key) => key.id);
}

interface OrderKey {
  readonly id: PlayerId;
  readonly strength: number;
  readonly title: number;
  readonly last: string;
  readonly entered: number;
}

function orderKey(player: PlayerDetails, entered: number, rule: InitialOrderRule): OrderKey {
  return {
    id: player.id,
    strength: strengthOf(player.ratings, rule.method),
    title: titleRank(player.title ?? null),
    last: lastKey(player, rule),
    entered,
  };
}

function lastKey(player: PlayerDetails, rule: InitialOrderRule): string {
  switch (rule.last) {
    case 'alphabetical':
      return alphabetical(player.name);
    case 'entryOrder':
      return '';
    case 'lots':
      return drawnLot(`${rule.lotsSeed ?? ''}\n${player.id}`);
  }
}

function compareKeys(a: OrderKey, b: OrderKey): number {
  if (a.strength !== b.strength) return b.strength - a.strength;
  if (a.title !== b.title) return a.title - b.title;
  if (a.last !== b.last) return a.last < b.last ? -1 : 1;
  return a.entered - b.entered;
}

/**
 * Places newcomers among those who have numbers without moving these past each other: a late
 * entry takes its right place, ratings corrected since do not come in by the back door.
 */
export function insertInOrder(
  numbered: readonly PlayerDetails[],
  newcomers: readonly PlayerDetails[],
  rule: InitialOrderRule,
): PlayerId[] {
  const keys = numbered.map((player, entered) => orderKey(player, entered, rule));
  const arriving = newcomers
    .map((player, entered) => orderKey(player, numbered.length + entered, rule))
    .sort(compareKeys);
  for (const key of arriving) keys.splice(rightPlace(keys, key), 0, key);
  return keys.map((key) => key.id);
}

/** The place that contradicts the fewest numbers already given; the first of these. */
function rightPlace(keys: readonly OrderKey[], newcomer: OrderKey): number {
  const stronger = keys.map((key) => compareKeys(key, newcomer) < 0);
  let contradictions = stronger.filter((ahead) => ahead).length;
  let [place, fewest] = [0, contradictions];
  stronger.forEach((ahead, index) => {
    contradictions += ahead ? -1 : 1;
    if (contradictions < fewest) [place, fewest] = [index + 1, contradictions];
  });
  return place;
}
