import { createContext, use } from 'react';
import type { LiveStatus } from '../../live/live-stream.ts';

/** The tournament on screen, as far as every page needs to know it. */
export interface EventOnScreen {
  readonly id: string;
  /** The log position of what the person sees. */
  readonly seen: number;
  readonly live: LiveStatus;
  /** When the server was last heard, in milliseconds. */
  readonly heardAt: number | null;
}

export const EventContext = createContext<EventOnScreen | null>(null);

export function useEvent(): EventOnScreen {
  const event = use(EventContext);
  if (event === null) throw new Error('no tournament on screen');
  return event;
}
