import type { Suspension } from '@ronde/core/administration/licences/suspensions.ts';
import { writeTournamentFile } from '@ronde/core/formats/tournament-file/write-tournament-file.ts';
import { fill } from '@ronde/core/rules/sentence.ts';
import { erasureBy } from '@ronde/core/tournament/erasure/erased-entries.ts';
import type { Entry, Ledger } from '@ronde/core/tournament/log.ts';
import { readEntries } from '@ronde/core/tournament/stored/read-entries.ts';
import type { Tournament } from '@ronde/core/tournament/state.ts';
import { keptSummary } from '@ronde/core/tournament/views/kept-summary.ts';
import { houseSuspensions } from '@ronde/exchange/suspensions/house-register.ts';
import type { Store } from '@ronde/store/store.ts';
import type { Cli } from '../cli.ts';
import { CliFailure, EXIT } from '../exit-code.ts';
import { finishErasures } from '../finish-erasures.ts';
import { houseRegister } from '../house-register.ts';
import { readIfFile, STANDARD_INPUT } from '../input-file.ts';
import {
  isTournamentFile,
  ledgerOf,
  readStored,
  storeFailure,
  tournamentLog,
  withStore,
} from '../source.ts';
import { DEED_WORDS } from '../words/deeds.ts';
import { holdFile, replaceFile } from './held-file.ts';

/** An event that can be changed, as it stood when it was opened. */
export interface HeldEvent {
  readonly ledger: Ledger;
  /** The register of suspensions of the database it is kept in; of a file, of this computer's. */
  readonly suspensions: readonly Suspension[];
  /**
   * Writes one entry behind the log; null when it is kept for good, otherwise nothing was written
   * and these are the entries somebody else was faster with.
   */
  append(ledger: Ledger, entry: Entry, state: Tournament | null): Promise<readonly Entry[] | null>;
}

/** Opens a tournament of the database or a `.ronde` file for a change. */
export async function withHeldEvent<T>(
  cli: Cli,
  ref: string,
  use: (event: HeldEvent) => Promise<T>,
): Promise<T> {
  const bytes = ref === STANDARD_INPUT ? new Uint8Array() : readIfFile(cli, ref);
  if (bytes === null) return withStore(cli, async (store) => use(await inStore(cli, store, ref)));
  if (!isTournamentFile(bytes)) {
    throw new CliFailure(EXIT.badRequest, fill(DEED_WORDS[cli.language].notToChange, { ref }));
  }
  const suspensions = await houseRegister(cli);
  return holdFile(cli, ref, async (file) => use(inFile(cli, file, suspensions)));
}

async function inStore(cli: Cli, store: Store, id: string): Promise<HeldEvent> {
  const suspended = await houseSuspensions(store.keptSettings);
  if (!suspended.ok) throw storeFailure(cli, suspended.error);
  return {
    ledger: ledgerOf(cli, await readStored(cli, store, id)),
    suspensions: suspended.value,
    append: async ({ entries }, { position: _, ...entry }, state) => {
      const erasure = erasureBy({ ...entry, position: entries.length + 1 }, entries);
      const outcome =
        erasure === null
          ? await store.append(id, entries.length, entry, keptSummary(state))
          : await store.erase(
              id,
              entries.length,
              erasure.rewritten,
              entry,
              keptSummary(erasure.ledger.state),
            );
      if (outcome.ok && erasure !== null) await finishErasures(cli, store);
      if (outcome.ok) return null;
      if (outcome.error) throw storeFailure(cli, outcome.error);
      const missed = readEntries(outcome.missed);
      return missed.ok ? missed.value : ledgerOf(cli, outcome.missed).entries;
    },
  };
}

/** Nobody else writes a file that is held: what is read here is what is written behind. */
function inFile(cli: Cli, file: string, suspensions: readonly Suspension[]): HeldEvent {
  const { log } = tournamentLog(cli, file, readIfFile(cli, file) ?? new Uint8Array());
  return {
    ledger: ledgerOf(cli, log.entries),
    suspensions,
    append: ({ entries }, entry) => {
      const erasure = erasureBy(entry, entries);
      const after = erasure === null ? [...log.entries, entry] : erasure.ledger.entries;
      replaceFile(cli, file, writeTournamentFile({ ...log, entries: after }));
      return Promise.resolve(null);
    },
  };
}
