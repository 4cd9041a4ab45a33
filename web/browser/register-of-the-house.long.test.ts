// `npm test` goes a shorter way: web/browser/event-file.test.ts
import { teamId } from '@ronde/core/rules/identity.ts';
import type { AdministrationView } from '@ronde/core/tournament/views/administration.ts';
import type { SuspensionRequest } from '@ronde/server/api/suspensions.ts';
import { describe, expect, it } from 'vitest';
import { OWN_PAGE } from '../api/ask.ts';
import { PEOPLE_WORDS } from '../desk/pages/administration/people-words.ts';
import { goTo } from './go-to.ts';
import { CHROMIUM } from './harness.ts';
import { beginRound, enterResults, inventedEvent } from './invented-event.ts';
import { opened } from './opened.ts';

const people = PEOPLE_WORDS.fr;
const ARBITER = 'Gambit, Luce';
/** Nobody else of the tests is called so: the register is of the whole server. */
const CAPTAIN = 'Tour-Suspendue, Ève';

describe.skipIf(CHROMIUM === null)('the register of the house', () => {
  const { server, comes } = opened(() => Promise.resolve());

  it('[LA 5.1] a suspended captain is known in another event, and an arbiter not paid is told', async () => {
    const days = { firstDay: '2026-06-20', lastDay: '2026-06-21', federation: 'FRA' };
    const open = await inventedEvent(server.address, {
      ...{ name: 'Open of the register', players: 8, rounds: 3 },
      settings: { ...days, chiefArbiter: ARBITER, timeControl: '90+30' },
    });
    await open.do({
      ...{ type: 'describeHomologation', kind: 'fide', requestedOn: '2026-05-01' },
      ...{ number: '61235', qualifier: false },
    });
    const { page } = await comes({ language: 'fr' });
    const address = (event: string, part: string): string =>
      `${server.address}/event/${event}/${part}`;
    const line: SuspensionRequest = {
      ...{ person: CAPTAIN, functions: ['captain'], from: '2026-06-01', until: null },
      sentence: 'inForce',
    };
    const put = await fetch(`${server.address}/api/suspensions`, {
      method: 'PUT',
      headers: { 'content-type': 'application/json', ...OWN_PAGE },
      body: JSON.stringify(line),
    });
    expect(put.ok).toBe(true);

    // Another event of the house learns of her when she is named there.
    const league = await inventedEvent(server.address, {
      ...{ name: 'League of the register', players: 0, rounds: 1 },
      settings: { ...days, kind: 'team', system: 'teamSwiss' },
    });
    expect((await league.view<AdministrationView>('administration')).suspensions).toEqual([]);
    const team = { id: teamId('t'), name: 'Tour', captain: CAPTAIN, roster: [] };
    await league.do({ type: 'enterTeam', team });
    await goTo(page, address(league.tournament, 'administration'));
    await page.getByText(people.here(`${CAPTAIN} (capitaine)`)).waitFor();

    await goTo(page, address(open.tournament, 'administration'));
    const everywhere = page.getByRole('region', { name: people.everywhere });
    await everywhere.getByRole('button', { name: people.strikeOf(CAPTAIN), exact: true }).click();
    await everywhere.getByText(people.nobody).waitFor();

    await beginRound(open, 1);
    await enterResults(open, 1, 4);
    await open.do({ type: 'closeRound', round: 1 });
    await beginRound(open, 2);
    // The alarm goes while the payment is noted at another desk.
    await goTo(page, address(open.tournament, 'now'));
    const alarm = page.getByText(`Pas encore payé avant la dernière ronde : ${ARBITER}.`);
    await alarm.waitFor();
    await open.do({ type: 'payArbiter', arbiter: ARBITER, amount: 30_000 });
    await alarm.waitFor({ state: 'detached' });
  });
});
