import type { RoundView } from '@ronde/core/tournament/views/round.ts';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { CHROMIUM, PHONE } from './harness.ts';
import { opened } from './opened.ts';
import { beginsWithoutTwo, opensLinkOf, smallEvent } from './players-phones.ts';

describe.skipIf(CHROMIUM === null)('a phone besides its game', () => {
  const { server, comes } = opened(() => Promise.resolve());

  it('a wrong link, to come, half a point asked for, over: each in its own words', async () => {
    const http = await smallEvent(server.address);
    const phone = async (): Promise<Page> => (await comes({ size: PHONE })).page;
    const ada = await phone();
    await ada.goto(`${server.address}/c/wrongtoken`);
    await ada.getByRole('heading', { name: 'Your code' }).waitFor();
    await ada.getByText('This link is not known').waitFor();
    expect(new URL(ada.url()).pathname).toBe('/p');
    await opensLinkOf(ada, server.address, http.tournament, 'Ada');
    await ada.getByText('Round 1: Saturday 7 March, 14:00.').waitFor();
    await beginsWithoutTwo(http);
    const fay = await phone();
    await opensLinkOf(fay, server.address, http.tournament, 'Fay');
    await fay.getByText('You have the half-point bye you asked for: ½ point.').waitFor();
    expect(await fay.getByRole('heading', { level: 1 }).count()).toBe(1);

    await ada.getByRole('button', { name: 'I won' }).click();
    await ada.getByRole('dialog').waitFor();
    expect(await ada.evaluate(() => document.activeElement?.id)).toBe('ask-title');
    await ada.keyboard.press('Enter');
    await ada.keyboard.press('Escape');
    await ada.getByRole('heading', { name: 'Report my result' }).waitFor();

    const { boards } = await http.view<RoundView>('rounds/1');
    for (const { board } of boards) {
      const outcome = { kind: 'played', score: '½-½' } as const;
      await http.do({ type: 'enterResult', round: 1, board, outcome });
    }
    await ada.getByText('tell an arbiter now').waitFor();
    await http.do({ type: 'closeRound', round: 1 });
    await ada.getByRole('heading', { name: 'The event is over' }).waitFor();
    await ada.getByText('Final place: ').waitFor();
    await ada.getByText('½ point', { exact: true }).waitFor();
    expect(await ada.getByText('tell an arbiter now').count()).toBe(0);
  });
});
