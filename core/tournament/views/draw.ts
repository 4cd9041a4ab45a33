import type { CeremonyPlan, CeremonyStep } from '../../pairing/restricted/ceremony.ts';
import { lastEarlyRound } from '../../pairing/restricted/groups.ts';
import { isRoundRobin } from '../../pairing/systems.ts';
import { alphabetical } from '../../rules/alphabetical.ts';
import type { PlayerId } from '../../rules/identity.ts';
import { lateNames } from '../deeds/draw-numbers/drawn-steps.ts';
import {
  drawCeremony,
  drawPlan,
  fieldOf,
  mayDrawNumbers,
  type DrawWish,
  type HeldDraw,
} from '../draw-ceremony.ts';
import { numbersOf } from '../numbers.ts';
import type { Tournament } from '../state.ts';
import { hallNames } from './hall-names.ts';
import type { HallAlias } from './hall-names.ts';
import { playersView } from './players.ts';

/** Who can draw, for the fields of a draw by hand. */
export interface DrawingPlayer {
  readonly id: PlayerId;
  readonly name: string;
  readonly number: number | null;
}

/** A draw under way: what everybody has seen of it, and nothing else. */
export interface HeldDrawView extends DrawWish {
  readonly plan: CeremonyPlan;
  readonly shown: number;
  readonly of: number;
  readonly steps: readonly CeremonyStep[];
  /** Who comes forward next, and for what; null after the last step, and where numbers are called in their order. */
  readonly next: { readonly entrant: string; readonly kind: CeremonyStep['kind'] } | null;
  /** Told with the last step, so that nobody works the draw out before. */
  readonly seed: string | null;
  /** With the last step: who meets the own contingent in the last rounds. */
  readonly late: readonly string[];
  /** The event has these numbers. */
  readonly taken: boolean;
}

/** All that a draw of numbers is prepared, held and taken with. */
export interface DrawView {
  readonly players: readonly DrawingPlayer[];
  /** Only a round robin keeps somebody apart in its last rounds. */
  readonly roundRobin: boolean;
  /** The most last rounds a restricted draw can look at; 0 where there are none. */
  readonly mostLast: number;
  /** Why no numbers can be drawn; null where they can. */
  readonly closed: 'teams' | 'begun' | 'nobody' | null;
  readonly numbered: boolean;
  /** What the draw asked for would be held with; null where there is no such draw. */
  readonly plan: CeremonyPlan | null;
  readonly held: HeldDrawView | null;
  /** A draw was begun with other players than there are now. */
  readonly outdated: boolean;
}

/** The draw as those who hold it see it. */
export function drawView(state: Tournament, wish: DrawWish, held: HeldDraw | null): DrawView {
  const numbers = numbersOf(state);
  const names = (name: string): string => alphabetical(name);
  const players = [...state.players.values()]
    .map(({ id, name }) => ({ id, name, number: numbers.get(id) ?? null }))
    .sort((a, b) => (names(a.name) < names(b.name) ? -1 : 1));
  const view = held === null ? null : heldDrawView(state, held);
  return {
    players,
    roundRobin: isRoundRobin(state.settings.system),
    mostLast: players.length < 2 ? 0 : Math.max(0, lastEarlyRound(players.length, 0)),
    closed: closedBy(state),
    numbered: state.numbers.length > 0,
    plan: drawPlan(state, wish),
    held: view,
    outdated: held !== null && view === null,
  };
}

function closedBy(state: Tournament): DrawView['closed'] {
  if (state.settings.kind === 'team') return 'teams';
  if (!mayDrawNumbers(state)) return 'begun';
  return state.players.size < 2 ? 'nobody' : null;
}

function heldDrawView(state: Tournament, held: HeldDraw): HeldDrawView | null {
  const { by, last, groups, seed, field } = held;
  if (fieldOf(state, held) !== field) return null;
  const ceremony = drawCeremony(state, held, seed);
  if (ceremony === null) return null;
  const { plan, steps, order } = ceremony;
  const shown = Math.min(held.shown, steps.length);
  const isComplete = shown === steps.length;
  const next = steps[shown];
  return {
    ...(by === undefined ? {} : { by, last: plan.last }),
    ...(groups === undefined ? {} : { groups }),
    ...(last === undefined || by !== undefined ? {} : { last }),
    ...{ plan, shown, of: steps.length, steps: steps.slice(0, shown) },
    next:
      by === undefined || next === undefined ? null : { entrant: next.entrant, kind: next.kind },
    seed: isComplete ? seed : null,
    late: isComplete && by !== undefined ? lateNames(plan, order) : [],
    taken:
      state.numbers.length === order.length && order.every((id, at) => state.numbers[at] === id),
  };
}

/** Somebody on the wall of a draw. */
export interface HallDrawName extends HallAlias {
  readonly name: string;
  readonly affinity: string | null;
}

/** The draw as a wall shows it. */
export interface HallDraw {
  readonly restricted: boolean;
  readonly shown: number;
  readonly of: number;
  readonly envelopes: readonly {
    /** Null where there is one lot for all. */
    readonly letter: string | null;
    readonly numbers: readonly { readonly number: number; readonly drawn: boolean }[];
  }[];
  /** The last step. */
  readonly step:
    | (HallDrawName & {
        readonly kind: CeremonyStep['kind'];
        readonly envelope: string | null;
        readonly numbers: readonly number[];
      })
    | null;
  readonly next: (HallDrawName & { readonly kind: CeremonyStep['kind'] }) | null;
  /** Every number with whoever has drawn it. */
  readonly numbers: readonly { readonly number: number; readonly player: HallDrawName | null }[];
  readonly seed: string | null;
}

/** Null while there is no draw that everybody may see. */
export function hallDraw(state: Tournament, held: HeldDraw | null): HallDraw | null {
  const view = held === null ? null : heldDrawView(state, held);
  if (view === null || playersView(state, 'public') === null) return null;
  const { plan, steps, next } = view;
  const aliases = hallNames(state);
  const entrants = new Map(
    plan.contingents.flatMap((one) => one.entrants).map((one) => [one.id, one]),
  );
  const named = (id: string): HallDrawName => {
    const { name = '', affinity = null } = entrants.get(id) ?? {};
    return { name, affinity, ...aliases.of(id as PlayerId) };
  };
  const drawn = new Map(
    steps.flatMap((step) => (step.kind === 'draw' ? [[step.number, step.entrant] as const] : [])),
  );
  const step = steps.at(-1);
  const alone = plan.envelopes.length === 1;
  return {
    ...{ restricted: view.by !== undefined, shown: view.shown, of: view.of, seed: view.seed },
    envelopes: plan.envelopes.map(({ letter, numbers }) => ({
      letter: alone ? null : letter,
      numbers: numbers.map((number) => ({ number, drawn: drawn.has(number) })),
    })),
    step:
      step === undefined
        ? null
        : {
            ...{ ...named(step.entrant), kind: step.kind },
            envelope: step.kind === 'gather' ? null : step.envelope,
            numbers:
              step.kind === 'draw' ? [step.number] : step.kind === 'gather' ? step.numbers : [],
          },
    next: next === null ? null : { ...named(next.entrant), kind: next.kind },
    numbers: Array.from({ length: plan.players }, (_, index) => {
      const id = drawn.get(index + 1);
      return { number: index + 1, player: id === undefined ? null : named(id) };
    }),
  };
}
