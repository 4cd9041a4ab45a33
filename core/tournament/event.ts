import type { FACTS } from './deeds/facts.ts';
import type { Unnamed } from './unnamed.ts';

type EventIn<F> = F extends { readonly touches: (event: infer E) => unknown } ? E : never;

/** Facts. Never edited once stored; what they mean is the fold's business. */
export type TournamentEvent = Unnamed<EventIn<(typeof FACTS)[keyof typeof FACTS]>>;

export type EventType = TournamentEvent['type'];
export type EventOf<T extends EventType> = Extract<TournamentEvent, { readonly type: T }>;
