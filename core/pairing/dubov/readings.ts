import type { RoundRecord } from '../../rules/record.ts';

// Where C.04.4.1 leaves a choice: each reading is taken here and nowhere else, and listed in
// docs/known-differences.md. U11 is taken in ../field/colour-pairs.ts, for every system that asks.

/** U1 (1.8, C10): the pairing makes the upfloat, whether the game was played or not. */
export const mayBeUpfloat = (record: RoundRecord): boolean => record.opponent !== null;

/** U2 (C9): what a maximum upfloater adds is the number of upfloats it had before. */
export const timesCounted = (player: {
  readonly isMaximumUpfloater: boolean;
  readonly upfloats: number;
}): number => (player.isMaximumUpfloater ? player.upfloats : 0);

/** U3 (3.2.4, 4.3.1): only who has the subgroup's own preference, nobody just shifted into it. */
export const possibleShifters = (
  subgroup: readonly number[],
  shiftedIn: ReadonlySet<number>,
): number[] => subgroup.filter((member) => !shiftedIn.has(member));
