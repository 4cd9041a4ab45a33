import type { Tpn } from '../../rules/identity.ts';

/** The same for two players, whoever is named first. */
export const pairKey = (a: Tpn, b: Tpn): string => `${Math.min(a, b)}-${Math.max(a, b)}`;
