import type { KindCosts } from '../matching/kind-costs.ts';
import type { PlayerState } from './player-state.ts';
import { timesCounted } from './readings.ts';

/** A player as the criteria see it while the upfloaters of a scoregroup are chosen. */
export type Candidate =
  | { readonly role: 'resident'; readonly player: PlayerState }
  | { readonly role: 'upfloater'; readonly player: PlayerState; readonly group: number }
  /** Too low a score to float up: left to the brackets below. */
  | { readonly role: 'rest' };

/** What one pair with an upfloater adds to each criterion. */
type Limb = (upfloater: PlayerState, group: number, samePreference: boolean) => number;

const FEWEST: readonly Limb[] = [() => 1];

/**
 * C5 to C10 as one vector. `groups` is how many scoregroups may float up: the fewest of the
 * lowest, then of the next, is C6.
 */
function allCriteria(groups: number, isLastRound: boolean): Limb[] {
  const lowestFirst = Array.from({ length: groups - 1 }, (_, index) => groups - 1 - index);
  return [
    ...FEWEST,
    ...lowestFirst.map(
      (own): Limb =>
        (_, group) =>
          group === own ? 1 : 0,
    ),
    (_, __, samePreference) => (samePreference ? 1 : 0),
    ...(isLastRound
      ? []
      : [
          (player: PlayerState) => (player.isMaximumUpfloater ? 1 : 0),
          (player: PlayerState) => timesCounted(player),
          (player: PlayerState) => (player.upfloatedLastRound ? 1 : 0),
        ]),
  ];
}

/** The costs of C5 alone. */
export const numberCosts = (candidates: readonly Candidate[]): KindCosts =>
  costsBy(candidates, FEWEST, -1);

/** The costs of C5 to C10. */
export function criteriaCosts(
  candidates: readonly Candidate[],
  groups: number,
  isLastRound: boolean,
): KindCosts {
  return costsBy(candidates, allCriteria(groups, isLastRound), groups);
}

/** Pairs of residents cost only by C7, at `colourLimb`; pairs below the bracket cost nothing. */
function costsBy(
  candidates: readonly Candidate[],
  limbs: readonly Limb[],
  colourLimb: number,
): KindCosts {
  const kindAt = new Int32Array(candidates.length);
  const kinds: Candidate[] = [];
  const known = new Map<string, number>();
  candidates.forEach((candidate, index) => {
    const key = kindOf(candidate);
    const kind = known.get(key) ?? kinds.push(candidate) - 1;
    known.set(key, kind);
    kindAt[index] = kind;
  });
  const table = new Float64Array(kinds.length * kinds.length * limbs.length);
  kinds.forEach((a, i) => {
    kinds.forEach((b, j) => {
      if (a.role !== 'resident' || b.role === 'rest') return;
      const same = a.player.colours.preference === b.player.colours.preference;
      limbs.forEach((limb, l) => {
        const cost =
          b.role === 'resident' ? Number(same && l === colourLimb) : limb(b.player, b.group, same);
        table[(i * kinds.length + j) * limbs.length + l] = cost;
        table[(j * kinds.length + i) * limbs.length + l] = cost;
      });
    });
  });
  return { limbs: limbs.length, kinds: kinds.length, kindOf: kindAt, table };
}

/** Players of one kind are the same to every criterion. */
export function kindOf(candidate: Candidate): string {
  if (candidate.role === 'rest') return 'rest';
  const { role, player } = candidate;
  if (role === 'resident') return `resident ${player.colours.preference}`;
  const { colours, isMaximumUpfloater, upfloatedLastRound } = player;
  const history = `${isMaximumUpfloater} ${timesCounted(player)} ${upfloatedLastRound}`;
  return `${candidate.group} ${colours.preference} ${history}`;
}
