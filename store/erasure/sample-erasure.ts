import type { NewEntry } from '../event-log.ts';
import type { RewrittenEntry } from '../event-log.ts';

/** What is to be found in no file any more. */
export const SECRET = 'born-on-the-19th-of-April';

export const privateEntry = (minute: number): NewEntry => ({
  at: `2026-11-15T08:0${minute}:00Z`,
  by: 'chief',
  // Long enough to fill pages of its own.
  events: [{ type: 'noteWritten', text: `${SECRET} `.repeat(300) }],
});

const withoutIt = (position: number): RewrittenEntry => ({
  position,
  events: [{ type: 'noteWritten', text: '[…]' }],
});

/** Entries 1 and 3 of a log, erased. */
export const REWRITTEN: readonly RewrittenEntry[] = [
  withoutIt(1),
  { ...withoutIt(3), accepted: [{ code: 'sameName' }] },
];

export const MARK: NewEntry = {
  at: '2027-05-16T09:00:00Z',
  by: 'chief',
  events: [{ type: 'privateDataErased', entries: [1, 3], keptUntil: '2027-05-15' }],
};
