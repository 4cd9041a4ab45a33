import { NEEDS_WORDS } from '@ronde/core/decisions/needs/needs-words.ts';
import type { NeedsView } from '@ronde/core/tournament/views/needs.ts';
import type { RoundView } from '@ronde/core/tournament/views/round.ts';
import { describe, expect, it } from 'vitest';
import { NEEDS_PAGE_WORDS } from '../desk/pages/needs/needs-page-words.ts';
import { NOW_WORDS } from '../desk/pages/now/now-words.ts';
import { goTo } from './go-to.ts';
import { CHROMIUM, PHONE } from './harness.ts';
import { inventedEvent } from './invented-event.ts';
import { opened } from './opened.ts';

describe.skipIf(CHROMIUM === null)('needs of players', () => {
  const { server, sits } = opened(() => Promise.resolve());
  const words = NEEDS_PAGE_WORDS.en;
  const said = NEEDS_WORDS.en;

  it('[E.01 D.2.11, LA 7] are noted on a phone, alarm on Now, are settled by an assistant, and the hall has a check-list', async () => {
    const http = await inventedEvent(server.address, { name: 'Needs', players: 4, rounds: 3 });
    await http.do({ type: 'pairRound', round: 1 });
    await http.do({ type: 'publishRound', round: 1 });
    const { boards } = await http.view<RoundView>('rounds/1');
    const [first] = boards;
    if (first === undefined) throw new Error('no board');
    const page = await sits({ size: PHONE });
    const noted = async (): Promise<NeedsView['players']> =>
      (await http.view<NeedsView>('needs')).players;
    await goTo(page, `${server.address}/event/${http.tournament}/needs`);
    for (const [person, kind] of [
      [first.white, 'visual'],
      [first.black, 'hearing'],
    ] as const) {
      await page.getByRole('button', { name: words.note, exact: true }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByLabel(words.player, { exact: true }).selectOption(person.id);
      await dialog.getByRole('checkbox', { name: said.kinds[kind] }).check();
      await dialog.getByRole('button', { name: words.save, exact: true }).click();
      await dialog.waitFor({ state: 'hidden' });
    }
    await page.getByText(said.pairing.compulsoryAssistant).waitFor();
    expect((await noted()).flatMap(({ needs }) => needs.kinds).sort()).toEqual([
      'hearing',
      'visual',
    ]);

    await goTo(page, `${server.address}/event/${http.tournament}/now`);
    const { button } = NOW_WORDS.en.due.compulsoryAssistant;
    await page.getByRole('button', { name: button, exact: true }).click();
    const change = page.getByRole('button', { name: words.changeOf(first.white.name) });
    await change.click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel(words.assistant, { exact: true }).selectOption('proposed');
    await dialog.getByLabel(words.assistantName).fill('Aide, Luce');
    await dialog.getByRole('button', { name: words.save, exact: true }).click();
    await page.getByRole('button', { name: words.acceptOf('Aide, Luce') }).click();
    await expect
      .poll(async () => (await http.view<NeedsView>('needs')).round?.boards[0]?.alarm)
      .toBe(false);
    const sheet = page.getByRole('link', { name: words.sheetOf(first.white.name) });
    expect(await sheet.getAttribute('href')).toContain(
      `/forms/accommodation?lang=en&player=${first.white.id}`,
    );

    // The check-list of the hall, ticked once the deed is kept, is printed without names.
    await page.getByRole('checkbox', { name: said.aids.table }).click();
    await expect
      .poll(async () =>
        (await http.view<NeedsView>('needs')).hall
          .filter(({ done }) => done !== null)
          .map(({ item }) => item),
      )
      .toEqual(['table']);
    await page.emulateMedia({ media: 'print' });
    await page.getByText(said.aids.toilets).waitFor();
    const printed = await page.locator('main').innerText();
    expect(printed).toContain(said.aids.table);
    expect(printed).not.toContain(first.white.name);
  });
});
