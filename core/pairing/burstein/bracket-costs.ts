import type { KindCosts } from '../matching/kind-costs.ts';
import type { PlayerState } from './player-state.ts';

/** A player as the criteria see it while a bracket is paired. */
export interface Candidate {
  readonly role: 'member' | 'following' | 'below';
  readonly player: PlayerState;
}

/**
 * C5 to C8 as one vector: floaters, those of each score from the highest on, the same of the
 * following bracket (C7, reading B3), players without their colour.
 */
export function bracketCosts(candidates: readonly Candidate[]): KindCosts {
  const scores = descendingScores(candidates, ['member']);
  const nextScores = descendingScores(candidates, ['member', 'following']);
  const limbs = 1 + scores.length + 1 + nextScores.length + 1;
  const kindAt = new Int32Array(candidates.length);
  const kinds: Candidate[] = [];
  const known = new Map<string, number>();
  candidates.forEach((candidate, index) => {
    const key = kindOf(candidate);
    const kind = known.get(key) ?? kinds.push(candidate) - 1;
    known.set(key, kind);
    kindAt[index] = kind;
  });
  const table = new Float64Array(kinds.length * kinds.length * limbs);
  const add = (a: number, b: number, limb: number): void => {
    const at = (a * kinds.length + b) * limbs + limb;
    table[at] = (table[at] ?? 0) + 1;
  };
  kinds.forEach((one, a) => {
    kinds.forEach((other, b) => {
      const [upper, lower] = RANK[one.role] <= RANK[other.role] ? [one, other] : [other, one];
      if (upper.role === 'member' && lower.role === 'member') {
        if (sameColourWanted(upper.player, lower.player)) add(a, b, limbs - 1);
        return;
      }
      if (upper.role === 'member') {
        add(a, b, 0);
        add(a, b, 1 + scores.indexOf(upper.player.score));
      }
      // Who meets nobody of the following bracket floats out of it.
      if (upper.role !== 'below' && lower.role === 'below') {
        add(a, b, 1 + scores.length);
        add(a, b, 2 + scores.length + nextScores.indexOf(upper.player.score));
      }
    });
  });
  return { limbs, kinds: kinds.length, kindOf: kindAt, table };
}

const RANK = { member: 0, following: 1, below: 2 } as const;

/** Two who prefer the same colour: one of them misses it (C8). */
export const sameColourWanted = (a: PlayerState, b: PlayerState): boolean =>
  a.colours.preference !== null && a.colours.preference === b.colours.preference;

function descendingScores(
  candidates: readonly Candidate[],
  roles: readonly Candidate['role'][],
): number[] {
  const scores = candidates.filter(({ role }) => roles.includes(role)).map((c) => c.player.score);
  return [...new Set(scores)].sort((a, b) => b - a);
}

/** Players of one kind are the same to every criterion. */
function kindOf({ role, player }: Candidate): string {
  if (role !== 'member') return role;
  return `${player.score} ${player.colours.preference}`;
}
