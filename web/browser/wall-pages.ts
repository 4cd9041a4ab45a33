import { USUAL_CUP } from '@ronde/core/rules/cup-rules.ts';
import type { PictureAnswer } from '@ronde/server/api/pictures.ts';
import { OWN_PAGE } from '../api/ask.ts';
import { DRAW_WORDS } from '../desk/pages/draw/draw-words.ts';
import { answered } from './by-http.ts';
import type { PageToSee } from './every-page.ts';
import { setScreens } from './hall-screens.ts';
import { beginRound, enterResults, inventedEvent } from './invented-event.ts';
import { press } from './state-to-see.ts';

/** What a wall shows of other events than a Swiss: a picture, a draw being held, a cup, a calendar. */
export async function wallPages(address: string, picture: Uint8Array): Promise<PageToSee[]> {
  const robin = await inventedEvent(address, {
    ...{ name: 'Fermé de la Vallée des Brumes', players: 10, rounds: 9 },
    settings: { system: 'berger', initialColour: null },
  });
  const pictures = `${address}/api/tournaments/${encodeURIComponent(robin.tournament)}/pictures`;
  const kept = await answered<PictureAnswer>(
    fetch(`${pictures}?file=sponsor.png`, {
      method: 'POST',
      headers: OWN_PAGE,
      body: new Uint8Array(picture),
    }),
  );
  const shown = { view: 'picture', picture: kept.picture.id } as const;
  await setScreens(address, robin.tournament, [
    { code: 'on-white', pages: [{ ...shown, ground: 'white' }] },
    { code: 'on-black', pages: [{ ...shown, ground: 'black' }], banner: 'Round 5 at 15:00' },
    { code: 'held-draw', pages: [{ view: 'draw' }] },
  ]);
  const played = await inventedEvent(address, {
    ...{ name: 'Fermé des Crêtes', players: 10, rounds: 9 },
    settings: { system: 'berger' },
  });
  await played.do({ type: 'publishCalendar', cycles: 1 });
  for (const round of [1, 2, 3]) await enterResults(played, round, 5);
  await setScreens(address, played.tournament, [
    { code: 'calendar', pages: [{ view: 'calendar' }] },
    { code: 'robin-grid', pages: [{ view: 'crosstable' }] },
  ]);
  const cup = await inventedEvent(address, {
    ...{ name: 'Coupe de la Vallée', players: 23, rounds: 1 },
    settings: { system: 'knockout', cup: { ...USUAL_CUP, games: 1 } },
  });
  await beginRound(cup, 1);
  await enterResults(cup, 1, 7);
  await setScreens(address, cup.tournament, [{ code: 'cup-of-23', pages: [{ view: 'bracket' }] }]);
  const desk = (name: string, event: string, path: string): PageToSee => ({
    ...{ name, kind: 'desk' },
    address: () => `${address}/event/${encodeURIComponent(event)}/${path}`,
  });
  const wall = (name: string): PageToSee => ({
    ...{ name, kind: 'hall' },
    address: () => `${address}/s/${name}`,
  });
  return [
    wall('on-white'),
    wall('on-black'),
    {
      ...desk('draw-being-held', robin.tournament, 'draw'),
      act: async (page, language) => {
        const words = DRAW_WORDS[language];
        const next = page.getByRole('button', { name: words.next, exact: true });
        const begin = page.getByRole('button', { name: words.begin, exact: true });
        await next.or(begin).first().waitFor();
        if (await begin.isVisible()) await press(page, words.begin);
        for (let step = 0; step < 2; step += 1) await next.click();
      },
    },
    wall('held-draw'),
    wall('calendar'),
    wall('robin-grid'),
    desk('calendar-of-ten', played.tournament, 'calendar'),
    desk('now-of-ten', played.tournament, 'now'),
    wall('cup-of-23'),
    desk('bracket-of-23', cup.tournament, 'bracket'),
  ];
}
