import type { Suspension } from '@ronde/core/administration/licences/suspensions.ts';
import { foldedName } from '@ronde/core/formats/player-list/folded-name.ts';
import { isIsoDate } from '@ronde/core/rules/identity.ts';
import { success, type Result } from '@ronde/core/rules/result.ts';
import { faultInFields } from '@ronde/core/tournament/schema/fault-in.ts';
import { SUSPENSION_FIELDS } from '@ronde/core/tournament/schema/suspension.ts';
import type { KeptSettings } from '@ronde/store/kept-settings/kept-settings.ts';
import type { StoreError } from '@ronde/store/store-error.ts';

const SCOPE = 'suspensions';
/** The longest key the store keeps. */
const LONGEST_KEY = 200;

/** The first day and the person, however the name is written. */
const keyOf = ({ person, from }: Pick<Suspension, 'person' | 'from'>): string =>
  `${from} ${foldedName(person)}`.slice(0, LONGEST_KEY);

/** The register of suspensions of a data folder, for all its events, by name; what is no line is left out. */
export async function houseSuspensions(
  kept: KeptSettings,
): Promise<Result<readonly Suspension[], StoreError>> {
  const listed = await kept.list(SCOPE);
  if (!listed.ok) return listed;
  const lines = listed.value.flatMap(({ value }) => (isSuspension(value) ? [value] : []));
  return success(lines.toSorted((a, b) => a.person.localeCompare(b.person)));
}

/** Keeps a line; one without a function strikes it out. */
export const registerInHouse = (
  kept: KeptSettings,
  line: Suspension,
): Promise<Result<null, StoreError>> =>
  line.functions.length === 0
    ? kept.remove(SCOPE, keyOf(line))
    : kept.put(SCOPE, keyOf(line), line);

const isSuspension = (value: unknown): value is Suspension =>
  faultInFields(SUSPENSION_FIELDS, value) === null && hasDays(value as Suspension);

const hasDays = ({ from, until }: Suspension): boolean =>
  isIsoDate(from) && (until === null || (isIsoDate(until) && until >= from));
