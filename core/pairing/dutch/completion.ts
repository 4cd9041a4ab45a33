import { bitsOf, emptyBits, setRange, type Bits } from '../matching/bits.ts';
import { MaximumMatching } from '../matching/maximum-matching.ts';
import type { Field } from './field.ts';

/**
 * Whether the players below a bracket, with those who leave it, can all be placed
 * (2017: A.9 and C.4, 2026: C4). One matching of everybody from the bottom up answers for every
 * bracket.
 */
export class Completion {
  private readonly field: Field;
  private readonly byeGroup: number | null;
  /** For each scoregroup, who is left over among its players and all below. */
  private readonly stages: Stage[];

  /** `byeGroup` is the scoregroup whose players alone may have the bye; null when any eligible may. */
  constructor(field: Field, byeGroup: number | null) {
    const { groups, legal, bye } = field;
    this.field = field;
    this.byeGroup = byeGroup;
    this.stages = new Array<Stage>(groups.length + 1);
    const matching = new MaximumMatching(legal, emptyBits(legal.size));
    const byeFrom = byeGroup ?? groups.length;
    if (bye >= 0 && byeFrom === groups.length) matching.admit(bye);
    this.stages[groups.length] = stageOf(matching);
    for (let g = groups.length - 1; g >= 0; g--) {
      const group = groups[g];
      for (let place = group?.from ?? 0; place < (group?.to ?? 0); place++) matching.admit(place);
      if (bye >= 0 && byeFrom === g) matching.admit(bye);
      this.stages[g] = stageOf(matching);
    }
  }

  /** How many of scoregroup `group` and all below no matching can place. */
  leftOver(group: number): number {
    return this.stages[group]?.left.length ?? 0;
  }

  /**
   * The players of whom one must become an opponent for one more player to be placed with
   * scoregroup `group` and all below; null unless exactly one is left over there.
   */
  openTo(group: number): Bits | null {
    const stage = this.stages[group];
    const [left, second] = stage?.left ?? [];
    if (!stage || left === undefined || second !== undefined) return null;
    if (stage.open === null) {
      const matching = new MaximumMatching(this.field.legal, stage.alive.slice());
      stage.mate.forEach((v, u) => {
        if (v > u) matching.match(u, v);
      });
      stage.open = matching.evenFrom(left);
    }
    return stage.open;
  }

  /** Whether these players can be placed with everybody from scoregroup `group` on. */
  allows(leaving: readonly number[], group: number): boolean {
    if (leaving.length === 0) return this.leftOver(group) === 0;
    const [only, second] = leaving;
    const byeIsBelow = this.byeGroup === null || this.byeGroup >= group;
    if (byeIsBelow && only !== undefined && second === undefined) {
      const open = this.openTo(group);
      return open !== null && this.field.legal.touches(only, open);
    }
    const { legal, groups, bye } = this.field;
    const alive = bitsOf(legal.size, leaving);
    setRange(alive, groups[group]?.from ?? this.field.players.length, this.field.players.length);
    if (bye >= 0) setRange(alive, bye, bye + 1);
    const matching = new MaximumMatching(legal, alive);
    this.stages[group]?.mate.forEach((v, u) => {
      if (v > u) matching.match(u, v);
    });
    return matching.makePerfect();
  }
}

interface Stage {
  readonly left: readonly number[];
  readonly mate: Int32Array;
  readonly alive: Bits;
  open: Bits | null;
}

function stageOf(matching: MaximumMatching): Stage {
  const left = matching.maximise();
  return { left, mate: matching.mate.slice(), alive: matching.alive.slice(), open: null };
}
