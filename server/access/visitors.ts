import type { Tournament } from '@ronde/core/tournament/state.ts';
import { isVisible } from '@ronde/core/tournament/views/visible.ts';
import { Declined } from '../registry/declined.ts';
import type { Principal } from './principal.ts';

/** Whoever has no part in the event: no device link, no account with a role in it, not this computer. */
export const isVisitor = ({ role }: Pick<Principal, 'role'>): boolean => role === 'spectator';

/** The wall before an event that is not public: those whom the arbiter let in pass. */
export const isHiddenFrom = (who: Pick<Principal, 'role'>, state: Tournament): boolean =>
  isVisitor(who) && !isVisible(state);

export const BEING_PREPARED = 'view.beingPrepared';
/** What is not published is not to be found by searching either. */
export const NOT_INDEXED = { 'x-robots-tag': 'noindex' } as const;

/** The same answer to every question: it says nothing of the event. */
export const beingPrepared = (): Declined =>
  new Declined(404, { code: BEING_PREPARED, params: {} }, NOT_INDEXED);
