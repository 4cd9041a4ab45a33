import { Face } from '../dutch/face.ts';
import { bitsOf, hasBit } from '../matching/bits.ts';
import type { KindCosts } from '../matching/kind-costs.ts';
import { bothCanHaveDue } from './due-colour.ts';
import { inFloatOrder, opponentsInOrder, type GroupTask } from './floaters.ts';
import type { LimField } from './player-state.ts';

/** Floaters of a group in the order they are paired. */
export interface PairingTask extends GroupTask {
  /** Of the incoming, those who came from below into a group paired downward. */
  readonly fromBelow: readonly number[];
}

export interface PairedGroup {
  /** In the order they were made, floaters first, by places in the field. */
  readonly floaterPairs: readonly (readonly [number, number])[];
  /** The halves as they are proposed (2.4). */
  readonly proposed: readonly (readonly [number, number])[];
  readonly pairs: readonly (readonly [number, number])[];
}

/** Pairs a group of which everybody can be paired: floaters first (3.6 to 3.8), then by halves. */
export function pairGroup(task: PairingTask): PairedGroup {
  const { field, incoming, residents, fromBelow } = task;
  const members = [...incoming, ...residents].sort((a, b) => a - b);
  const face = Face.perfect(field.legal.subgraph(members), null);
  if (!face) throw new Error('a group that cannot be paired');
  const waiting = new Set(members);
  const floaterPairs: (readonly [number, number])[] = [];
  const fromAbove = incoming.filter((place) => !fromBelow.includes(place));
  const order = [...inFloatOrder(task.direction, fromAbove), ...inFloatOrder('up', fromBelow)];
  for (const floater of order) {
    if (!waiting.delete(floater)) continue;
    const at = members.indexOf(floater);
    const partners = face.partnersOf(at);
    const inOrder = (among: readonly number[]): number[] =>
      opponentsInOrder(
        task,
        floater,
        among.filter((place) => waiting.has(place)),
      );
    const opponent = [...inOrder(residents), ...inOrder(order)].find((place) =>
      hasBit(partners, members.indexOf(place)),
    );
    if (opponent === undefined) throw new Error('a floater without an opponent');
    face.choose(at, bitsOf(members.length, [members.indexOf(opponent)]));
    waiting.delete(opponent);
    floaterPairs.push([floater, opponent]);
  }
  const left = scrutinyOrder(task, [...waiting]);
  return { floaterPairs, proposed: halves(left), pairs: pairByExchanges(field, left) };
}

/** The highest number first downward, the lowest upwards (4.1). */
function scrutinyOrder({ field, direction }: GroupTask, places: readonly number[]): number[] {
  const sign = direction === 'down' ? 1 : -1;
  const number = (place: number): number => sign * (field.players[place]?.tpn ?? 0);
  return [...places].sort((a, b) => number(a) - number(b));
}

/** 2.4: the first half against the second. */
export const halves = (left: readonly number[]): (readonly [number, number])[] =>
  left
    .slice(0, left.length / 2)
    .map((place, index) => [place, left[left.length / 2 + index] ?? -1] as const);

/** 4.2: the second half from the proposed opponent on, then the first half from its end. */
export const exchangeOrder = (left: readonly number[]): number[] => [
  ...left.slice(left.length / 2),
  ...left.slice(1, left.length / 2).reverse(),
];

/** Of the pairings with the fewest colours missed (5.2) the first by the exchanges of article 4. */
function pairByExchanges(
  field: LimField,
  players: readonly number[],
): (readonly [number, number])[] {
  const face = Face.cheapest(field.legal.subgraph(players), colourCosts(field, players));
  if (!face) throw new Error('a group that cannot be paired');
  const pairs: (readonly [number, number])[] = [];
  let left = [...players.keys()];
  for (let [first] = left; first !== undefined; [first] = left) {
    const partners = face.partnersOf(first);
    const opponent = exchangeOrder(left).find((place) => hasBit(partners, place));
    if (opponent === undefined) throw new Error('no exchange gives an opponent');
    face.choose(first, bitsOf(players.length, [opponent]));
    pairs.push([players[first] ?? -1, players[opponent] ?? -1]);
    left = left.filter((place) => place !== first && place !== opponent);
  }
  return pairs;
}

const DUE = ['white', 'black', null] as const;

/** A pair in which one misses the colour due costs one. */
function colourCosts({ players }: LimField, places: readonly number[]): KindCosts {
  const kindOf = Int32Array.from(places, (place) => DUE.indexOf(players[place]?.due ?? null));
  return { limbs: 1, kinds: 3, kindOf, table: Float64Array.of(1, 0, 0, 0, 1, 0, 0, 0, 0) };
}

/** Pairs in which somebody misses the colour due. */
export const missedColours = (
  { players }: LimField,
  pairs: readonly (readonly [number, number])[],
): number =>
  pairs.filter(([a, b]) => {
    const [one, other] = [players[a], players[b]];
    return one && other && !bothCanHaveDue(one, other);
  }).length;
