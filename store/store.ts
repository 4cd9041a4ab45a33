import type { Result } from '@ronde/core/rules/result.ts';
import type { AccessStore } from './access/access-store.ts';
import type { Erasures } from './erasure/erasures.ts';
import type { EventLog } from './event-log.ts';
import type { Games } from './games/games.ts';
import type { GuessCounts } from './guesses/guess-counts.ts';
import type { KeptSettings } from './kept-settings/kept-settings.ts';
import type { Pictures } from './pictures/pictures.ts';
import type { Subscriptions } from './subscriptions/subscriptions.ts';
import type { Summaries } from './summaries/summaries.ts';
import type { StoreError } from './store-error.ts';

/** Everything one database keeps; closing it closes all of it. */
export interface Store<E = unknown, A = unknown> extends EventLog<E, A> {
  readonly access: AccessStore;
  readonly keptSettings: KeptSettings;
  readonly pictures: Pictures;
  /** Photographs of scoresheets and boards, each named by its incident: in no file, for arbiters alone. */
  readonly photos: Pictures;
  readonly games: Games;
  readonly subscriptions: Subscriptions;
  readonly summaries: Summaries;
  readonly guesses: GuessCounts;
  readonly erasures: Erasures;
  /** Whether something can be written now: writes and commits a row of no meaning. */
  tryToWrite(): Promise<Result<null, StoreError>>;
}
