import type { ScreensSetting } from '../api/screens.ts';
import type { House } from '../house.ts';
import { declinedByStore } from '../problem-response.ts';
import { declined, type Declined } from '../registry/declined.ts';
import { screensBody } from './screen-schemas.ts';

/** Where the screens of each tournament are kept. */
export const SCREENS = 'screens';
/** Which tournament a screen's code belongs to. */
const CODES = 'screen-codes';

type Kept = Pick<House, 'store'>;

/** The tournament a code belongs to, if any. */
export const ownerOf = ({ store }: Kept, code: string) => store.keptSettings.get(CODES, code);

export async function screensOf(
  house: Kept,
  tournament: string,
): Promise<ScreensSetting | Declined> {
  if (tournament === '') return { screens: [] };
  const kept = await house.store.keptSettings.get(SCREENS, tournament);
  if (!kept.ok) return declinedByStore(kept.error, false);
  const read = screensBody.safeParse(kept.value);
  return read.success ? read.data : { screens: [] };
}

export async function setScreens(
  house: Kept,
  tournament: string,
  setting: ScreensSetting,
): Promise<Declined | null> {
  const { keptSettings } = house.store;
  const codes = setting.screens.map((one) => one.code);
  if (new Set(codes).size < codes.length) return declined(422, 'screen.codeTwice');
  for (const taken of codes) {
    const owner = await keptSettings.get(CODES, taken);
    if (!owner.ok) return declinedByStore(owner.error, false);
    if (owner.value !== undefined && owner.value !== tournament) {
      return declined(409, 'screen.codeTaken', { code: taken });
    }
  }
  const before = await screensOf(house, tournament);
  const gone = 'screens' in before ? before.screens.filter((old) => !codes.includes(old.code)) : [];
  // The codes first: with the setting the screens are told, and ask by their codes at once.
  const writes = [
    ...(await Promise.all(codes.map((own) => keptSettings.put(CODES, own, tournament)))),
    await keptSettings.put(SCREENS, tournament, setting),
    ...(await Promise.all(gone.map((old) => keptSettings.remove(CODES, old.code)))),
  ];
  for (const written of writes) if (!written.ok) return declinedByStore(written.error, false);
  return null;
}
