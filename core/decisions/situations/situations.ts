import { FIRST_SITUATIONS } from './first-situations.ts';
import type { Situation } from './situation.ts';

const ALL = { ...FIRST_SITUATIONS };

/** Names of situations are stable: logs and addresses hold them. */
export type SituationName = keyof typeof ALL;

/** Every situation the desk rules on. */
export const SITUATIONS: Readonly<Record<SituationName, Situation>> = ALL;

export const SITUATION_NAMES = Object.keys(ALL) as readonly SituationName[];
