import { changedResults } from './changed-results.ts';
import { outdatedBy } from './closing.ts';
import { factOf } from './deeds/fact-of.ts';
import type { TournamentEvent } from './event.ts';
import type { Hand, Round } from './round.ts';
import type { Tournament } from './state.ts';

/**
 * The state after one more fact. Never refuses: what is in the log happened. Events that move
 * through the log itself (undone, redone, restored) are the log's business and change nothing here.
 */
export function apply(
  state: Tournament | null,
  event: TournamentEvent,
  at: string,
  by = '',
): Tournament | null {
  const { begin, fold, outdatesDraft } = factOf(event);
  if (begin) return begin(event);
  if (state === null) return null;
  const hand = { by, at };
  const next = withClosingOutdated(fold(state, event, hand), event);
  const outdates = typeof outdatesDraft === 'boolean' ? outdatesDraft : outdatesDraft(event, state);
  return outdates ? withDraftOutdated(next, event, state, hand) : next;
}

function withClosingOutdated(state: Tournament, { type }: TournamentEvent): Tournament {
  const closing = outdatedBy(state.closing, type);
  return closing === state.closing ? state : { ...state, closing };
}

function withDraftOutdated(
  state: Tournament,
  event: TournamentEvent,
  before: Tournament,
  hand: Hand,
): Tournament {
  const last = state.rounds.at(-1);
  if (!last || last.published) return state;
  const changed = changedResults(last.changedResults, event, { before, after: state, hand });
  if (last.outdated && changed === last.changedResults) return state;
  const draft: Round = { ...last, outdated: true, changedResults: changed };
  return { ...state, rounds: [...state.rounds.slice(0, -1), draft] };
}
