import type { AccessStore } from './access/access-store.ts';
import type { EventLog } from './event-log.ts';
import type { KeptSettings } from './kept-settings/kept-settings.ts';
import type { Summaries } from './summaries/summaries.ts';

/** Everything one database keeps; closing it closes all of it. */
export interface Store<E = unknown, A = unknown> extends EventLog<E, A> {
  readonly access: AccessStore;
  readonly keptSettings: KeptSettings;
  readonly summaries: Summaries;
}
