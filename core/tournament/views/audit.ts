import { factOf } from '../deeds/fact-of.ts';
import type { Audited } from '../deeds/fact.ts';
import type { EventType, TournamentEvent } from '../event.ts';
import { entriesInForceOf, replay, type Entry } from '../log.ts';
import type { AcceptedWarning } from '../warning-ladder.ts';

/** Who did what, when, and how it stood before and after. */
export interface AuditLine extends Audited {
  readonly position: number;
  readonly at: string;
  readonly by: string;
  readonly what: EventType;
  /** False once undone or left behind by a restore. */
  readonly inForce: boolean;
  readonly accepted: readonly AcceptedWarning[];
}

export function audit(entries: readonly Entry[]): AuditLine[] {
  const standing = new Set(entriesInForceOf(entries).map((entry) => entry.position));
  const lines: AuditLine[] = [];
  for (const { entry, before } of replay(entries)) {
    for (const event of entry.events) {
      lines.push({
        position: entry.position,
        at: entry.at,
        by: entry.by,
        what: event.type,
        ...factOf(event).audit(before, event),
        inForce: standing.has(entry.position) || travels(event),
        accepted: entry.accepted ?? [],
      });
    }
  }
  return lines;
}

const travels = ({ type }: TournamentEvent): boolean =>
  type === 'undone' || type === 'redone' || type === 'restored';
