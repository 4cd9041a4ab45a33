import type { Store } from '@ronde/store/store.ts';
import type { PlayerLists } from '@ronde/exchange/player-lists/player-lists.ts';
import type { Attempts } from './access/attempts.ts';
import type { Answers } from './answers/answers.ts';
import type { Guesses } from './access/guesses.ts';
import type { Backups } from './backups/backups.ts';
import type { Connections } from './connections/connections.ts';
import type { Ledgers } from './ledgers/ledgers.ts';
import type { ListJobs } from './lists/list-jobs.ts';
import type { LiveHub } from './live/live-hub.ts';
import type { Logger } from './logging/logger.ts';
import type { NetworkDoor } from './network/network-door.ts';
import type { Printer } from './papers/printer.ts';
import type { Places } from './places.ts';
import type { WriteHealth } from './write-health.ts';

/** Who may do what without showing a password, and under which names the server is known. */
export interface AccessPolicy {
  /** Whoever sits at this computer is the chief arbiter; never on a hosted server. */
  readonly trustsThisComputer: boolean;
  /** `https://ronde.example.org`, where the server is known by one address; null on a laptop. */
  readonly publicUrl: string | null;
  /** Names besides those of this computer under which it may be asked for now. */
  readonly hosts: () => readonly string[];
  /** Any address in figures is ours too: open to the hall's network. */
  readonly anyAddress: () => boolean;
  /** Addresses phones can use, `http://192.168.1.5:8064`; known once the server listens, none while it is closed. */
  readonly addresses: () => readonly string[];
}

/** What every route has at hand. */
export interface House {
  readonly store: Store;
  readonly writes: WriteHealth;
  readonly ledgers: Ledgers;
  readonly answers: Answers;
  readonly hub: LiveHub;
  readonly connections: Connections;
  /** Live streams of strangers from one address. */
  readonly streamsPerAddress: number;
  readonly policy: AccessPolicy;
  readonly door: NetworkDoor;
  readonly clock: () => Date;
  /** Milliseconds that only grow, whatever is done to the clock: for whatever waits. */
  readonly elapsed: () => number;
  readonly logger: Logger;
  readonly guesses: Guesses;
  /** Of strangers, for what takes long to work out. */
  readonly questions: Attempts;
  /** Printed once when the server trusts nobody and knows nobody; makes the first account. */
  readonly firstAccountToken: string;
  /** Changes with the program, so that no page keeps a view of another program. */
  readonly build: string;
  readonly places: Places;
  /** Rating lists kept here, to be looked at. */
  readonly lists: PlayerLists;
  readonly listJobs: ListJobs;
  /** Bytes a rating list may have, packed. */
  readonly listLimit: number;
  readonly backups: Backups;
  /** Sets papers. */
  readonly printer: Printer;
}

export const instant = (house: Pick<House, 'clock'>): string => house.clock().toISOString();
