import type { EventOf, EventType, TournamentEvent } from '../event.ts';
import type { Fact } from './fact.ts';
import { FACTS } from './facts.ts';

/** A fact in the table under another name than its event's does not compile. */
const BY_TYPE: { readonly [T in EventType]: Fact<EventOf<T>> } = FACTS;

export const isEventType = (type: string): type is EventType => Object.hasOwn(BY_TYPE, type);

/** The compiler does not follow that the event's own type chose the fact. */
export const factOf = <E extends TournamentEvent>(event: E): Fact<E> =>
  BY_TYPE[event.type] as unknown as Fact<E>;
