// `npm test` goes a shorter way: web/browser/league-by-captains.test.ts
import type { RoundView } from '@ronde/core/tournament/views/round.ts';
import type { TeamStandingsView } from '@ronde/core/tournament/views/team-standings.ts';
import { describe, expect, it } from 'vitest';
import { LINE_UPS_WORDS } from '../desk/pages/line-ups/line-ups-words.ts';
import { CAPTAIN_WORDS } from '../phone/captain/captain-words.ts';
import { faultsIn, faultsOn } from './axe-faults.ts';
import { captainsPhone } from './captains-phone.ts';
import { readBack } from './files-of-events.ts';
import { goTo } from './go-to.ts';
import { setScreens } from './hall-screens.ts';
import { CHROMIUM } from './harness.ts';
import { BOARDS, handsIn, hourPasses, leagueOfCaptains, lineUpOf } from './league-of-captains.ts';
import { lookAway } from './look-away.ts';
import { opened } from './opened.ts';
import { printed, READS_PDF } from './printed.ts';

const captain = CAPTAIN_WORDS.en;
const TEAMS = 8;
const SCORES = ['1-0', '½-½', '0-1', '1-0'] as const;

describe.skipIf(CHROMIUM === null)('a league of eight teams with captains', () => {
  const { server, comes } = opened(() => Promise.resolve());

  it('[LA 6.9 VII] sealed line-ups on the wall and public pages, one too late, to the end', async () => {
    const { address } = server;
    const league = await leagueOfCaptains(address, TEAMS);
    const { http, rounds } = league;
    const [one, ...others] = league.round.matches;
    const last = others.at(-1);
    if (one === undefined || last === undefined) throw new Error('no match');
    const event = `${address}/event/${http.tournament}`;

    // Handed in and sealed with the reserve on the last board: nobody else is told.
    const { firstOfList, roster } = await lineUpOf(http, one.first.name);
    const reserve = roster[BOARDS];
    if (reserve === undefined) throw new Error('no reserve');
    await handsIn(address, http, one.first.name, [...firstOfList.slice(0, -1), reserve.id]);
    await setScreens(address, http.tournament, [
      { code: 'captains-matches', pages: [{ view: 'pairings', round: 1 }] },
    ]);
    const { page: wall } = await comes();
    await wall.goto(`${address}/s/captains-matches`);
    await wall.locator('tr.match').first().waitFor();
    const onWall = wall.getByText(reserve.name.split(',')[0] ?? '');
    expect(await onWall.count()).toBe(0);
    const { page: visitor } = await comes();
    await visitor.goto(`${address}/t/${http.tournament}/round-1.en.html`);
    expect(await visitor.locator('tr.match').count()).toBe(TEAMS / 2);
    expect(await visitor.getByText(reserve.name).count()).toBe(0);
    const { page } = await comes();
    await goTo(page, `${event}/line-ups/1`);
    const own = page.getByRole('region', { name: one.first.name });
    await own.getByText(LINE_UPS_WORDS.en.sealedText).waitFor();
    expect(await faultsIn(own)).toEqual([]);

    // The other one hands in: both are open, on the phone and on the wall.
    const phone = await captainsPhone(comes, address, http, one.first.name, one.first.name);
    await handsIn(address, http, one.second.name);
    await phone.getByText(captain.opened).waitFor();
    expect(await faultsOn(phone)).toEqual([]);
    await onWall.first().waitFor();

    // Of the others all but one hand in; the hour passes, and the last one is too late.
    for (const name of others.flatMap((match) => [match.first.name, match.second.name])) {
      if (name !== last.second.name) await handsIn(address, http, name);
    }
    const late = await captainsPhone(comes, address, http, last.second.name, last.second.name);
    await late.getByText(captain.missing).waitFor();
    await hourPasses(league);
    await late.getByText(captain.tooLate('LA 6.9 VII 1')).waitFor();
    expect(await late.getByRole('combobox').count()).toBe(0);
    expect(await faultsOn(late)).toEqual([]);
    await page.getByRole('button', { name: LINE_UPS_WORDS.en.allLate(1), exact: true }).click();
    await expect.poll(async () => (await lineUpOf(http, last.second.name)).handedIn).not.toBeNull();
    if (READS_PDF) expect((await printed(page)).join('\n')).toContain(reserve.name);

    // The rest of the league, and its end.
    for (const away of [page, late, wall, visitor]) await lookAway(away);
    await http.do({ type: 'startRound', round: 1 });
    await resultsOf(1);
    for (let next = 2; next <= rounds; next += 1) {
      await http.do({ type: 'pairRound', round: next });
      await http.do({ type: 'publishRound', round: next });
      await http.do({ type: 'startRound', round: next });
      await resultsOf(next);
    }
    async function resultsOf(number: number): Promise<void> {
      const { boards } = await http.view<RoundView>(`rounds/${number}`);
      const open = boards.filter(({ outcome }) => outcome.kind === 'notEntered');
      for (const { board } of open) {
        const score = SCORES[(board + number) % SCORES.length] ?? '½-½';
        const outcome = { kind: 'played', score } as const;
        await http.do({ type: 'enterResult', round: number, board, outcome });
      }
      await http.do({ type: 'closeRound', round: number });
    }
    const standings = await http.view<TeamStandingsView>('standings/teams');
    expect([standings.rows.length, standings.final]).toEqual([TEAMS, true]);
    await phone.getByText(captain.noMatch).waitFor();

    // The report file, read again, ranks the same teams with the same points.
    const { http: again } = await readBack(address, http.tournament);
    const told = (view: TeamStandingsView) =>
      view.rows
        .map(({ name, rank, matchPoints, gamePoints }) => [name, rank, matchPoints, gamePoints])
        .sort(([a], [b]) => String(a).localeCompare(String(b)));
    expect(told(await again.view<TeamStandingsView>('standings/teams'))).toEqual(told(standings));
  });
});
