import type { GameOutcome } from '@ronde/core/rules/outcome.ts';
import { createContext, use } from 'react';
import type { LiveStatus } from '../../live/live-stream.ts';

/** A result that came in while the page was open, and who entered it. */
export interface RecentResult {
  readonly round: number;
  readonly board: number;
  readonly outcome: GameOutcome;
  readonly by: string;
  readonly at: string;
  /** Of the last seconds: the row shows that something came. */
  readonly fresh: boolean;
}

/** The tournament on screen, as far as every page needs to know it. */
export interface EventOnScreen {
  readonly id: string;
  /** The log position of what the person sees. */
  readonly seen: number;
  readonly live: LiveStatus;
  /** When the server was last heard, in milliseconds. */
  readonly heardAt: number | null;
  /** Newest first, one a board. */
  readonly recent: readonly RecentResult[];
  /** The server's clock, in milliseconds: that of a desk may be minutes off. Another function once more is known of it. */
  readonly serverNow: () => number;
}

export const EventContext = createContext<EventOnScreen | null>(null);

export function useEvent(): EventOnScreen {
  const event = use(EventContext);
  if (event === null) throw new Error('no tournament on screen');
  return event;
}
