import type { Screen, ScreensSetting } from '@ronde/server/api/screens.ts';
import { OWN_PAGE } from '../api/ask.ts';

/** Sets the screens of a tournament as the desk does. */
export async function setScreens(
  address: string,
  tournament: string,
  screens: readonly (Pick<Screen, 'code' | 'pages'> & Partial<Screen>)[],
): Promise<void> {
  const setting: ScreensSetting = {
    screens: screens.map((screen) => ({
      name: screen.code,
      seconds: 3_600,
      scale: 1,
      theme: 'system',
      language: 'both',
      banner: null,
      ...screen,
    })),
  };
  const place = `${address}/api/tournaments/${encodeURIComponent(tournament)}/screens`;
  const answer = await fetch(place, {
    method: 'PUT',
    headers: { 'content-type': 'application/json', ...OWN_PAGE },
    body: JSON.stringify(setting),
  });
  if (!answer.ok) throw new Error(await answer.text());
}
