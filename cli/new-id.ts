import { isNewTournamentId } from '@ronde/core/formats/tournament-file/tournament-id.ts';
import { unusableId } from '@ronde/store/store-error.ts';
import type { Cli } from './cli.ts';
import { slug } from './slug.ts';
import { storeFailure } from './source.ts';

/** The id asked for, or one made of the name. */
export function newId(cli: Cli, asked: string | undefined, name: string): string {
  const id = asked ?? slug(name);
  if (!isNewTournamentId(id)) throw storeFailure(cli, unusableId(id));
  return id;
}
