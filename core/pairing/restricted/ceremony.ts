import { lotFigure } from '../../rules/drawn-lot.ts';
import { randomFrom, type Random } from '../../rules/random.ts';
import { contingentsOf, type Contingent, type DrawEntrant } from './contingents.ts';
import type { Envelope } from './envelopes.ts';
import { fewestLate } from './fewest-late.ts';
import { lastEarlyRound, meetingsIn, type GroupMeeting } from './groups.ts';
import { unplaced } from './placement.ts';

/** What is done, one after the other, by whom; entrants are their ids. */
export type CeremonyStep =
  /** The first of a contingent takes one of the envelopes with enough numbers for all of it. */
  | {
      readonly kind: 'choose';
      readonly contingent: number;
      readonly entrant: string;
      readonly among: readonly string[];
      readonly envelope: string;
    }
  /** No envelope holds the contingent: numbers of several are put together for it. */
  | {
      readonly kind: 'gather';
      readonly contingent: number;
      readonly entrant: string;
      readonly numbers: readonly number[];
      readonly late: readonly GroupMeeting[];
    }
  | {
      readonly kind: 'draw';
      readonly contingent: number;
      readonly entrant: string;
      /** Null out of numbers put together. */
      readonly envelope: string | null;
      readonly number: number;
      /** Numbers that are left where this one was. */
      readonly left: readonly number[];
    };

/** A contingent that no envelope holds whole, told before anybody draws. */
export interface Crowded {
  readonly contingent: number;
  /** Its numbers and those of them who meet late, where no lot is drawn before it. */
  readonly numbers: readonly number[] | null;
  readonly late: readonly GroupMeeting[] | null;
}

/** Two of one contingent, and when they meet. */
export interface ProvenPair {
  readonly contingent: number;
  readonly one: string;
  readonly other: string;
  readonly numbers: readonly [number, number];
  readonly round: number;
  readonly isLate: boolean;
}

/** What a restricted draw is held with. */
export interface CeremonyPlan {
  readonly players: number;
  /** Rounds at the end in which nobody meets somebody of the own contingent. */
  readonly last: number;
  readonly envelopes: readonly Envelope[];
  readonly contingents: readonly Contingent[];
  readonly crowded: readonly Crowded[];
}

export interface Ceremony extends CeremonyPlan {
  readonly seed: string;
  readonly steps: readonly CeremonyStep[];
  /** Number 1 first: ids. */
  readonly order: readonly string[];
  readonly proof: readonly ProvenPair[];
}

/** Who draws when, out of what, and what cannot be kept: all that is known before the draw. */
export function planCeremony(
  entrants: readonly DrawEntrant[],
  envelopes: readonly Envelope[],
  last: number,
): CeremonyPlan {
  const players = entrants.length;
  const contingents = contingentsOf(entrants);
  const sizes = contingents.map((one) => one.entrants.length);
  const crowded = unplaced(
    sizes,
    envelopes.map(({ numbers }) => numbers.length),
  );
  let free = envelopes.flatMap(({ numbers }) => numbers).sort((a, b) => a - b);
  const told = crowded.map((contingent, index): Crowded => {
    if (contingent !== index) return { contingent, numbers: null, late: null };
    const gathered = fewestLate(players, last, free, sizes[contingent] ?? 0);
    free = free.filter((number) => !gathered.numbers.includes(number));
    return { contingent, ...gathered };
  });
  return { players, last, envelopes, contingents, crowded: told };
}

/** Holds the draw: the same plan and seed, the same steps (Livre de l'Arbitre, lines 4890-4908). */
export function holdCeremony(plan: CeremonyPlan, seed: string): Ceremony {
  const random = randomFrom(lotFigure(seed));
  const room: Room = new Map(plan.envelopes.map(({ letter, numbers }) => [letter, numbers]));
  const crowded = new Set(plan.crowded.map(({ contingent }) => contingent));
  const steps: CeremonyStep[] = [];
  for (const [index, { entrants }] of plan.contingents.entries()) {
    const [first] = entrants;
    if (first === undefined) continue;
    const envelope = crowded.has(index) ? null : chosenEnvelope(plan, index, room, random);
    if (envelope === null) steps.push(gather(plan, index, first, room));
    else steps.push({ kind: 'choose', contingent: index, entrant: first.id, ...envelope });
    const before = steps.at(-1);
    let held = before?.kind === 'gather' ? before.numbers : [];
    for (const { id } of entrants) {
      const from = envelope === null ? held : (room.get(envelope.envelope) ?? []);
      const number = random.pick(from);
      held = held.filter((one) => one !== number);
      takeOut(room, number);
      const left = envelope === null ? held : (room.get(envelope.envelope) ?? []);
      const where = envelope?.envelope ?? null;
      steps.push({ kind: 'draw', contingent: index, entrant: id, envelope: where, number, left });
    }
  }
  const order = Array.from({ length: plan.players }, () => '');
  for (const step of steps) if (step.kind === 'draw') order[step.number - 1] = step.entrant;
  return { ...plan, seed, steps, order, proof: proofOf(plan, order) };
}

/** When every two of a contingent meet with these numbers, drawn here or by hand. */
export function proofOf(
  { players, last, contingents }: Pick<CeremonyPlan, 'players' | 'last' | 'contingents'>,
  order: readonly string[],
): ProvenPair[] {
  const lastEarly = lastEarlyRound(players, last);
  return contingents.flatMap(({ entrants }, contingent) =>
    meetingsIn(
      players,
      entrants.map(({ id }) => order.indexOf(id) + 1),
    ).map(({ a, b, round }) => ({
      ...{ contingent, one: order[a - 1] ?? '', other: order[b - 1] ?? '' },
      ...{ numbers: [a, b] as const, round, isLate: round > lastEarly },
    })),
  );
}

type Room = Map<string, readonly number[]>;

/**
 * Of the envelopes with enough numbers, those that leave as many later contingents as possible one of their own; one of
 * them by lot. Null where none has enough.
 */
function chosenEnvelope(
  { contingents }: CeremonyPlan,
  index: number,
  room: Room,
  random: Random,
): { readonly among: readonly string[]; readonly envelope: string } | null {
  const sizes = contingents.slice(index).map(({ entrants }) => entrants.length);
  const [size = 0, ...later] = sizes;
  const left = (letter: string): number => room.get(letter)?.length ?? 0;
  const large = [...room.keys()].filter((letter) => left(letter) >= size);
  if (large.length === 0) return null;
  const without = large.map((chosen) => {
    const spaces = [...room.keys()].map((one) => left(one) - (one === chosen ? size : 0));
    return unplaced(later, spaces).length;
  });
  const fewest = Math.min(...without);
  const among = large.filter((_, at) => without[at] === fewest);
  return { among, envelope: random.pick(among) };
}

function gather(
  { players, last, contingents }: CeremonyPlan,
  index: number,
  first: DrawEntrant,
  room: Room,
): CeremonyStep {
  const free = [...room.values()].flat().sort((a, b) => a - b);
  const size = contingents[index]?.entrants.length ?? 0;
  const gathered = fewestLate(players, last, free, size);
  return { kind: 'gather', contingent: index, entrant: first.id, ...gathered };
}

function takeOut(room: Room, number: number): void {
  for (const [letter, numbers] of room) {
    if (numbers.includes(number)) {
      room.set(
        letter,
        numbers.filter((one) => one !== number),
      );
    }
  }
}
