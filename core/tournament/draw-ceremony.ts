import {
  holdCeremony,
  planCeremony,
  type CeremonyPlan,
  type CeremonyStep,
} from '../pairing/restricted/ceremony.ts';
import type { DrawEntrant } from '../pairing/restricted/contingents.ts';
import { restrictedEnvelopes, VARMA, varmaEnvelopes } from '../pairing/restricted/envelopes.ts';
import { lastEarlyRound } from '../pairing/restricted/groups.ts';
import { isRoundRobin } from '../pairing/systems.ts';
import { drawnLot } from '../rules/drawn-lot.ts';
import type { PlayerId } from '../rules/identity.ts';
import type { Affinity } from './drawn-numbers.ts';
import { initialOrder } from './initial-order.ts';
import { orderByLot } from './lots.ts';
import { isStarted, type Tournament } from './state.ts';

/** Which draw: restricted with `by`, within groups with `groups`, else one lot for all. */
export interface DrawWish {
  /** Players of one federation, club or league are kept apart in the last rounds. */
  readonly by?: Affinity;
  /** How many last rounds; three where it is not said, as Varma has it. */
  readonly last?: number;
  /** Sizes of groups in the initial order; the others are a last group. */
  readonly groups?: readonly number[];
}

/** A draw that is shown step by step, before the event takes its numbers. */
export interface HeldDraw extends DrawWish {
  readonly seed: string;
  /** How many steps everybody has seen. */
  readonly shown: number;
  /** Of the players it was begun with: others make another draw. */
  readonly field: string;
}

export interface DrawCeremony {
  readonly plan: CeremonyPlan;
  readonly steps: readonly CeremonyStep[];
  /** Number 1 first. */
  readonly order: readonly PlayerId[];
}

/** What a draw is held with; null where this event has no such draw. */
export function drawPlan(state: Tournament, wish: DrawWish): CeremonyPlan | null {
  const { by, last, groups } = wish;
  if (state.players.size < 2) return null;
  if (by !== undefined) {
    const fits = groups === undefined && isRoundRobin(state.settings.system);
    return fits ? restrictedPlan(state, by, last) : null;
  }
  if (last !== undefined) return null;
  return planOfGroups(state, groups);
}

/** Holds a draw: the same field, wish and seed, the same steps. */
export function drawCeremony(state: Tournament, wish: DrawWish, seed: string): DrawCeremony | null {
  const plan = drawPlan(state, wish);
  if (plan === null) return null;
  if (wish.by !== undefined) {
    const { steps, order } = holdCeremony(plan, seed);
    return { plan, steps, order: order as readonly PlayerId[] };
  }
  const steps = plan.contingents.flatMap(({ entrants }, contingent): CeremonyStep[] => {
    const { letter = null, numbers = [] } = plan.envelopes[contingent] ?? {};
    const envelope = plan.contingents.length > 1 ? letter : null;
    const ids = entrants.map(({ id }) => id as PlayerId);
    return orderByLot(ids, seed).map((entrant, index) => ({
      ...{ kind: 'draw', contingent, entrant, envelope },
      ...{ number: numbers[index] ?? 0, left: numbers.slice(index + 1) },
    }));
  });
  return { plan, steps, order: steps.map(({ entrant }) => entrant as PlayerId) };
}

/** Changes with everything a draw rests on but its seed. */
export function fieldOf(state: Tournament, wish: DrawWish): string {
  const plan = drawPlan(state, wish);
  const { by, last, groups } = wish;
  return drawnLot(JSON.stringify([by, last, groups, plan?.contingents ?? []]));
}

/** Numbers are drawn before anything is public. */
export const mayDrawNumbers = (state: Tournament): boolean =>
  !isStarted(state) && state.rounds.length === 0;

/** The draw of an event that keeps an affinity apart; null where there are no such last rounds. */
export function restrictedPlan(
  state: Tournament,
  by: Affinity,
  last: number = VARMA.last,
): CeremonyPlan | null {
  const players = state.players.size;
  if (players < 2 || last > lastEarlyRound(players, 0)) return null;
  const printed = last === VARMA.last ? varmaEnvelopes(players) : null;
  const envelopes = printed ?? restrictedEnvelopes(players, last);
  if (envelopes === null) return null;
  const entrants = [...state.players.values()].map((player) => ({
    ...{ id: player.id, name: player.name, affinity: player[by] ?? null },
  }));
  return planCeremony(entrants, envelopes, last);
}

/** Groups in the initial order, each with the numbers of its own places; without sizes one for all. */
function planOfGroups(
  state: Tournament,
  groups: readonly number[] | undefined,
): CeremonyPlan | null {
  const ranked =
    groups === undefined
      ? [...state.players.keys()]
      : initialOrder([...state.players.values()], state.settings.initialOrder);
  const sum = groups?.reduce((total, size) => total + size, 0) ?? 0;
  if (groups?.length === 0 || sum > ranked.length) return null;
  const rest = ranked.length - sum;
  const sizes = [...(groups ?? []), ...(rest > 0 ? [rest] : [])];
  const starts = sizes.map((_, at) => sizes.slice(0, at).reduce((all, size) => all + size, 0));
  const entrant = (id: PlayerId): DrawEntrant => {
    const name = state.players.get(id)?.name ?? id;
    return { id, name, affinity: null };
  };
  return {
    ...{ players: ranked.length, last: 0, crowded: [] },
    envelopes: sizes.map((size, at) => ({
      letter: String(at + 1),
      numbers: Array.from({ length: size }, (_, index) => (starts[at] ?? 0) + index + 1),
    })),
    contingents: sizes.map((size, at) => {
      const start = starts[at] ?? 0;
      return { affinity: null, entrants: ranked.slice(start, start + size).map(entrant) };
    }),
  };
}
