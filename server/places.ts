import { join } from 'node:path';
import { BACKUPS } from '@ronde/store/backup/backup-folder.ts';
import { OWN_LAWS_FOLDER } from '@ronde/exchange/own-laws/own-laws.ts';
import { LISTS_FOLDER } from '@ronde/exchange/player-lists/player-lists.ts';

/** Folders of this server besides its database; each is made when something is put there. */
export interface Places {
  readonly lists: string;
  /** Copies of the Laws that an arbiter owns. */
  readonly laws: string;
  /** Files being received; nothing stays here. */
  readonly uploads: string;
  readonly backups: string;
  /** Papers of rounds, made and printed. */
  readonly prints: string;
  /** Whether phones were let in. */
  readonly network: string;
}

export const placesIn = (folder: string): Places => ({
  lists: join(folder, LISTS_FOLDER),
  laws: join(folder, OWN_LAWS_FOLDER),
  uploads: join(folder, 'uploads'),
  backups: join(folder, BACKUPS),
  prints: join(folder, 'prints'),
  network: join(folder, 'door.json'),
});
