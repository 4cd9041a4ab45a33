import { LICENCES, type Licence } from './licence.ts';
import type { Player } from './player.ts';
import type { Tournament } from './state.ts';

/** The licence a declaration is about: as noted, else the one on record, else the one the event asks for. */
export const declaredLicence = (
  { licenceChecks, settings }: Tournament,
  { id, licence }: Pick<Player, 'id' | 'licence'>,
): Licence =>
  licenceChecks.get(id)?.licence ??
  LICENCES.find((one) => one === licence) ??
  settings.regulations.licence ??
  'A';
