/** Penalties for what was no more than careless. */
export const LIGHT = ['warning', 'timeToOpponent', 'timeFromPlayer'] as const;
