import { emptyBits, setRange, type Bits } from '../matching/bits.ts';
import { MaximumMatching } from '../matching/maximum-matching.ts';
import type { Field } from './field.ts';

/** What can be placed of the players below a bracket and those who leave it. */
export interface Rest {
  /** How many of them, the bye among them, no pairing can place. */
  readonly leftOver: number;
  /**
   * The players, or the bye, of whom one must become the opponent of one more player for all to
   * be placed; null unless exactly one is left over.
   */
  open(): Bits | null;
}

/**
 * Whether the players below a bracket, with those who leave it, can all be placed
 * (2017: A.9 and C.4, 2026: C4). One matching of everybody from the bottom up answers for every
 * bracket.
 */
export class Completion {
  private readonly field: Field;
  /** For each scoregroup, its players and all below. */
  private readonly stages: Stage[];

  constructor(field: Field) {
    const { groups, legal, bye } = field;
    this.field = field;
    this.stages = new Array<Stage>(groups.length + 1);
    const matching = new MaximumMatching(legal, emptyBits(legal.size));
    if (bye >= 0) matching.admit(bye);
    this.stages[groups.length] = new Stage(matching);
    for (let g = groups.length - 1; g >= 0; g--) {
      const group = groups[g];
      for (let place = group?.from ?? 0; place < (group?.to ?? 0); place++) matching.admit(place);
      this.stages[g] = new Stage(matching);
    }
  }

  /** Everybody from scoregroup `group` on, with players who leave a bracket above. */
  rest(group: number, leaving: readonly number[] = []): Rest {
    const stage = this.stages[group];
    if (!stage) throw new RangeError(`no scoregroup ${group}`);
    if (leaving.length === 0) return stage;
    const matching = stage.resume();
    for (const place of leaving) matching.admit(place);
    return new Stage(matching);
  }

  /** Whether these players can be placed with everybody from scoregroup `group` on. */
  allows(leaving: readonly number[], group: number): boolean {
    const [only, second] = leaving;
    if (only === undefined || second !== undefined) return this.rest(group, leaving).leftOver === 0;
    const open = this.rest(group).open();
    return open !== null && this.field.legal.touches(only, open);
  }
}

/** A largest matching of some of the field. */
class Stage implements Rest {
  private readonly graph: MaximumMatching['graph'];
  private readonly left: readonly number[];
  private readonly mate: Int32Array;
  private readonly alive: Bits;
  private even: Bits | null = null;

  constructor(matching: MaximumMatching) {
    this.graph = matching.graph;
    this.left = matching.maximise();
    this.mate = matching.mate.slice();
    this.alive = matching.alive.slice();
  }

  get leftOver(): number {
    return this.left.length;
  }

  open(): Bits | null {
    const [only, second] = this.left;
    if (only === undefined || second !== undefined) return null;
    return (this.even ??= this.resume().evenFrom(only));
  }

  resume(): MaximumMatching {
    const matching = new MaximumMatching(this.graph, this.alive.slice());
    this.mate.forEach((v, u) => {
      if (v > u) matching.match(u, v);
    });
    return matching;
  }
}

/** The places from `from` up to `to`, as bits over the field. */
export function placesBetween({ legal }: Field, from: number, to: number): Bits {
  const bits = emptyBits(legal.size);
  setRange(bits, from, to);
  return bits;
}
