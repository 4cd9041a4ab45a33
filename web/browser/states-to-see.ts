import type { RoundDrawing } from '@ronde/core/documents/pairing-explanation/draw-round.ts';
import type { RoundView } from '@ronde/core/tournament/views/round.ts';
import { CHECK_IN_WORDS } from '../desk/pages/check-in/check-in-words.ts';
import { KIOSK_WORDS } from '../desk/pages/check-in/kiosk-words.ts';
import { COPIES_WORDS } from '../desk/pages/copies/copies-words.ts';
import { NEW_WORDS, STEPS } from '../desk/pages/new/new-words.ts';
import { PEOPLE_WORDS } from '../desk/pages/people/people-words.ts';
import { PLAYERS_WORDS } from '../desk/pages/players/players-words.ts';
import { PRIZES_WORDS } from '../desk/pages/prizes/prizes-words.ts';
import { ROUNDS_WORDS } from '../desk/pages/rounds/rounds-words.ts';
import { STANDINGS_WORDS } from '../desk/pages/standings/standings-words.ts';
import { PLAYER_WORDS } from '../desk/panels/player/player-words.ts';
import { WHY_WORDS } from '../desk/panels/why/why-words.ts';
import { OWN_PAGE } from '../api/ask.ts';
import { byHttp } from './by-http.ts';
import { makeSample, type PageToSee } from './every-page.ts';
import { makeEvent } from './make-event.ts';
import { carefulStates } from './states-of-care.ts';
import { statesOffTheDesk } from './states-off-the-desk.ts';
import { deskAt, press } from './state-to-see.ts';

/** Pages in a state that one does not meet by opening them: dialogs, phases, beginnings, ends. */
export async function statesToSee(address: string): Promise<PageToSee[]> {
  const draft = await sampleWithDraft(address);
  const running = await makeSample(address, 'fr');
  const published = await makeEvent(address, 12, { stop: 'published' });
  const finished = await makeEvent(address, 12, { stop: 'finished' });
  const checking = await makeEvent(address, 12, { stop: 'closed' });
  await byHttp(address, checking).do({ type: 'openCheckIn', round: 6 });
  const archived = await makeEvent(address, 5, { stop: 'finished' });
  await fetch(`${address}/api/tournaments/${encodeURIComponent(archived)}`, {
    method: 'DELETE',
    headers: OWN_PAGE,
  });

  const at = deskAt(address);
  const drawing = await byHttp(address, draft).view<RoundDrawing>('rounds/6/explanation?lang=en');
  const departing = drawing.departures[0] ?? 1;
  return [
    ...(await carefulStates(address, { draft, running, checking })),
    ...(await statesOffTheDesk(address, { running, finished })),
    at(draft, 'draft', 'rounds/6'),
    at(draft, 'draft-now', 'now'),
    at(draft, 'draft-why', `rounds/6?panel=why:6:${departing}`),
    at(draft, 'draft-why-large', `rounds/6?panel=why:6:${departing}`, (page, language) =>
      press(page, WHY_WORDS[language].large),
    ),
    at(draft, 'hand-change', 'rounds/6', async (page, language) => {
      await press(page, ROUNDS_WORDS[language].change);
      const names = page.getByRole('table').getByRole('button', { name: ', ' });
      await names.nth(2).click();
      await names.nth(5).click();
      await names.nth(8).click();
    }),
    at(published, 'published', 'rounds/5'),
    at(published, 'published-now', 'now'),
    at(finished, 'finished-now', 'now'),
    at(finished, 'finished-round', 'rounds/9'),
    at(finished, 'finished-standings', 'standings'),
    at(finished, 'no-prizes', 'prizes'),
    at(running, 'palette', 'now', async (page) => {
      await page.keyboard.press('Control+k');
      await page.keyboard.type('cor');
    }),
    at(running, 'shortcuts', 'now', (page) => page.keyboard.press('?')),
    at(running, 'result-in-hand', 'rounds/5', async (page) => {
      await page.keyboard.type('3');
      await page.keyboard.press('Enter');
    }),
    at(running, 'forfeits', 'rounds/5', async (page) => {
      await page.keyboard.type('3');
      await page.keyboard.press('Enter');
      await page.keyboard.press('f');
    }),
    at(running, 'verify', 'rounds/5', async (page, language) => {
      await page.getByLabel(ROUNDS_WORDS[language].verify).click();
    }),
    at(running, 'add-player', 'players', (page, language) =>
      press(page, PLAYERS_WORDS[language].add),
    ),
    at(running, 'import-entries', 'players', (page, language) =>
      press(page, PLAYERS_WORDS[language].importEntries),
    ),
    at(running, 'picked-players', 'players', async (page) => {
      await page.getByRole('checkbox').nth(2).click();
      await page.getByRole('checkbox').nth(4).click();
    }),
    at(running, 'player-edit', 'players?panel=player:s07', (page, language) =>
      press(page, PLAYER_WORDS[language].edit),
    ),
    at(running, 'standings-categories', 'standings', (page, language) =>
      page.getByRole('tab', { name: STANDINGS_WORDS[language].views.categories }).click(),
    ),
    at(running, 'standings-clubs', 'standings', (page, language) =>
      page.getByRole('tab', { name: STANDINGS_WORDS[language].views.clubs }).click(),
    ),
    at(running, 'standings-picture', 'standings', async (page, language) => {
      await page.getByRole('tab', { name: STANDINGS_WORDS[language].views.picture }).click();
      await page.locator('main figure').first().waitFor();
    }),
    at(running, 'prizes-edit', 'prizes', (page, language) =>
      press(page, PRIZES_WORDS[language].edit),
    ),
    at(running, 'prizes-foot', 'prizes', async (page) => {
      await page
        .getByText(/What if|Et si/)
        .first()
        .scrollIntoViewIfNeeded();
    }),
    at(running, 'new-link', 'people', (page, language) =>
      press(page, PEOPLE_WORDS[language].newLink),
    ),
    at(running, 'link-made', 'people', async (page, language) => {
      const words = PEOPLE_WORDS[language];
      await press(page, words.newLink);
      await page.getByLabel(words.name, { exact: true }).fill('Marie');
      await press(page, words.make);
      await page.getByRole('dialog').getByText(words.once).waitFor();
    }),
    at(running, 'restore', 'copies', async (page, language) => {
      const words = COPIES_WORDS[language];
      const copies = page.getByRole('button', { name: words.restoreOf('', '').slice(0, 10) });
      if ((await copies.count()) === 0) await press(page, words.now);
      await copies.first().click();
      await page.getByRole('dialog').waitFor();
    }),
    at(checking, 'check-in-open', 'check-in', async (page, language) => {
      await press(page, CHECK_IN_WORDS[language].checkIn('').trim());
    }),
    at(checking, 'kiosk-open', 'check-in/kiosk'),
    at(checking, 'kiosk-typed', 'check-in/kiosk', async (page, language) => {
      await page.getByPlaceholder(KIOSK_WORDS[language].placeholder).fill('br');
    }),
    at(running, 'no-such-page', 'nothing-here'),
    at('nobody-s-event', 'no-such-event', 'now'),
    ...STEPS.map((step, index): PageToSee => ({
      name: `new-${step}`,
      kind: 'desk',
      address: () => `${address}/new`,
      act: async (page, language) => {
        await page.getByRole('textbox').first().fill('Open international de la Vallée des Brumes');
        for (let done = 0; done < index; done += 1) {
          await page.getByRole('button', { name: NEW_WORDS[language].next, exact: true }).click();
        }
      },
    })),
    {
      name: 'home-archive',
      kind: 'desk',
      address: () => address,
      act: async (page) => {
        await page.locator('summary').first().click();
      },
    },
  ];
}

/** The sample with its fifth round closed and the sixth as a draft. */
async function sampleWithDraft(address: string): Promise<string> {
  const id = await makeSample(address, 'fr');
  const http = byHttp(address, id);
  const { boards } = await http.view<RoundView>('rounds/5');
  for (const { board, outcome } of boards) {
    if (outcome.kind !== 'notEntered') continue;
    const score = (['1-0', '½-½', '0-1'] as const)[board % 3] ?? '½-½';
    await http.do({ type: 'enterResult', round: 5, board, outcome: { kind: 'played', score } });
  }
  await http.do({ type: 'closeRound', round: 5 });
  await http.do({ type: 'pairRound', round: 6 });
  return id;
}
