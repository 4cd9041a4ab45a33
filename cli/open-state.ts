import type { Tournament } from '@ronde/core/tournament/state.ts';
import { openOne, stateOf } from './asked-event.ts';
import type { Cli } from './cli.ts';

/** An event as it stands, whatever it is kept in. */
export const openState = async (cli: Cli, ref: string): Promise<Tournament> =>
  stateOf(cli, await openOne(cli, ref));
