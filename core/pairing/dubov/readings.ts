import type { Tpn } from '../../rules/identity.ts';
import type { RoundRecord } from '../../rules/record.ts';

// Where C.04.4.1 leaves a choice: each reading is taken here and nowhere else, and listed in
// docs/known-differences.md.

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

/** U11 (5.2.1): odd or even is the pairing number as it stands, whoever has not come yet. */
export const hasOddNumber = ({ tpn }: { readonly tpn: Tpn }): boolean => tpn % 2 === 1;
