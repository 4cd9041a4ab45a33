import type { Answer } from '@ronde/core/decisions/situations/situation.ts';

/** Answers in the order they were given: one step back takes the last away. */
export type Steps = readonly (readonly [key: string, answer: Answer])[];
