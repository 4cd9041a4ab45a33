import type { Tournament } from '@ronde/core/tournament/state.ts';
import type { Cli } from './cli.ts';
import { logOf } from './commands/convert.ts';
import { defective } from './defective.ts';
import { openSource } from './source.ts';

/** An event as it stands, whatever it is kept in. */
export async function openState(cli: Cli, ref: string): Promise<Tournament> {
  const source = await openSource(cli, ref);
  const { state } = logOf(cli, source, {}).ledger;
  if (state === null) throw defective(cli, source.name, source.problems);
  return state;
}
