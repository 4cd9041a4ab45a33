import type { GrantedBye } from '@ronde/core/rules/outcome.ts';

const BYE_SIGNS: Readonly<Record<GrantedBye, string>> = {
  halfPointBye: '½',
  zeroPointBye: '0',
  fullPointBye: '1',
};

/** `3: ½, 5: 0` */
export const byesText = (byes: readonly { round: number; bye: GrantedBye }[]): string =>
  byes.map(({ round, bye }) => `${round}: ${BYE_SIGNS[bye]}`).join(', ');
