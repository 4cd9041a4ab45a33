import { addMonths } from '../../administration/days.ts';
import { eventDeadlines } from '../../administration/deadlines/event-deadlines.ts';
import type { IsoDate } from '../../rules/identity.ts';
import { datedEvent, lastDayOf } from '../dated-event.ts';
import type { Tournament } from '../state.ts';

/** How long what is private of an event is kept. */
export interface Retention {
  /** The last day on which it must be there. */
  readonly keptUntil: IsoDate;
  readonly article: string;
}

/** Six months where the federation asks for nothing: as long as it does of most events. */
const WITHOUT_HOMOLOGATION = { months: 6, article: 'LA 5.1, line 8846' } as const;

/** The report is kept for six months, of closed events with norms for a year (LA lines 8846, 8913). */
export function retentionOf(state: Tournament): Retention {
  const asked = eventDeadlines(datedEvent(state)).find(({ duty }) => duty === 'reportKept');
  if (asked !== undefined && asked.due !== null) {
    return { keptUntil: asked.due.slice(0, 10), article: asked.article };
  }
  const { months, article } = WITHOUT_HOMOLOGATION;
  return { keptUntil: addMonths(lastDayOf(state), months), article };
}

/** Cases that nobody has closed: as long as there is one, nothing goes (LA 6.12 App. I A.5). */
export function openCases(state: Tournament): readonly string[] {
  const incidents = [...(state.incidents?.values() ?? [])].filter(
    ({ decision, takenBack }) => decision === null && takenBack === null,
  );
  const pending = (state.administration?.suspensions ?? []).filter(
    ({ sentence }) => sentence === 'pending',
  );
  return [...incidents.map(({ number }) => `#${number}`), ...pending.map(({ person }) => person)];
}
