// `npm test` goes a shorter way: web/browser/player-phone.test.ts
import type { RoundView } from '@ronde/core/tournament/views/round.ts';
import { describe, expect, it } from 'vitest';
import type { ByHttp } from './by-http.ts';
import { CHROMIUM, PHONE } from './harness.ts';
import { opened } from './opened.ts';
import { beginsWithoutTwo, opensLinkOf, smallEvent } from './players-phones.ts';

describe.skipIf(CHROMIUM === null)('phones of players', () => {
  let http: ByHttp;
  const { server, comes } = opened(async ({ address }) => {
    http = await smallEvent(address);
  });

  it('a link that is no good asks for the digits and says why, in French too', async () => {
    const { page } = await comes({ language: 'fr', size: PHONE });
    await page.goto(`${server.address}/c/wrongtoken`);
    await page.getByRole('heading', { name: 'Votre code' }).waitFor();
    await page.getByText('Ce lien n’est pas connu').waitFor();
    expect(new URL(page.url()).pathname).toBe('/p');
  });

  it('promise to open without a network only where they can', async () => {
    const { page } = await comes({ size: PHONE });
    // As over plain http in a hall.
    await page.addInitScript(() => {
      Object.defineProperty(window, 'isSecureContext', { value: false });
    });
    await opensLinkOf(page, server.address, http.tournament, 'Ada');
    await page.getByRole('button', { name: 'More' }).click();
    await page.getByText('Without a network this page cannot be opened again').waitFor();
    expect(await page.getByText('Add this page to the home screen').count()).toBe(0);
  });

  it('who has the bye and who has left read it there', async () => {
    await beginsWithoutTwo(http);
    const { unpaired } = await http.view<RoundView>('rounds/1');
    const exempt = unpaired.find(({ outcome }) => outcome === 'pairingAllocatedBye');
    for (const [player, sentence] of [
      ['Gus', 'You are no longer in the event.'],
      [exempt?.player.id ?? '-', 'You have the bye: 1 point.'],
    ] as const) {
      const { page } = await comes({ size: PHONE });
      await opensLinkOf(page, server.address, http.tournament, player);
      await page.getByText(sentence).waitFor();
      expect(await page.getByRole('heading', { level: 1 }).count()).toBe(1);
    }
  });
});
