import type { NewEntry } from './event-log.ts';

export const CREATED = { at: '2026-11-14T18:00:00Z' };

export function entryOf(board: number, by = 'chief'): NewEntry {
  const minute = String(board % 60).padStart(2, '0');
  return {
    at: `2026-11-15T09:${minute}:00Z`,
    by,
    events: [{ type: 'resultEntered', board, outcome: { kind: 'played', score: '½-½' } }],
  };
}
