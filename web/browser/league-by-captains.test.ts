import { readFileSync } from 'node:fs';
import { playerId, teamId } from '@ronde/core/rules/identity.ts';
import { USUAL_TEAMS } from '@ronde/core/tournament/default-settings.ts';
import type { LineUpsView } from '@ronde/core/tournament/views/line-ups.ts';
import type { OwnTeamView } from '@ronde/core/tournament/views/own-team.ts';
import type { RoundView } from '@ronde/core/tournament/views/round.ts';
import type { TeamStandingsView } from '@ronde/core/tournament/views/team-standings.ts';
import type { ImportAnswer } from '@ronde/server/api/import.ts';
import type { Page } from 'playwright-core';
import { describe, expect, inject, it } from 'vitest';
import { OWN_PAGE } from '../api/ask.ts';
import { TABLE_WORDS } from '../desk/parts/table-words.ts';
import { LINE_UPS_WORDS } from '../desk/pages/line-ups/line-ups-words.ts';
import { PEOPLE_WORDS } from '../desk/pages/people/people-words.ts';
import { CAPTAIN_WORDS } from '../phone/captain/captain-words.ts';
import { HELPER_WORDS } from '../phone/helper/helper-words.ts';
import { SESSION_WORDS } from '../phone/session/session-words.ts';
import { faultsIn, faultsOn } from './axe-faults.ts';
import { answered, byHttp, deviceLink, deviceSession, type ByHttp } from './by-http.ts';
import { setScreens } from './hall-screens.ts';
import { goTo } from './go-to.ts';
import { CHROMIUM, PHONE } from './harness.ts';
import { inventedEvent } from './invented-event.ts';
import { lookAway } from './look-away.ts';
import { opened } from './opened.ts';
import { printed, READS_PDF } from './printed.ts';
import { until } from './until.ts';

const captain = CAPTAIN_WORDS.en;
const lineUps = LINE_UPS_WORDS.en;
const people = PEOPLE_WORDS.en;

/** Eight in the long run; two matches are as good as four. */
const TEAMS = ['Alder', 'Birch', 'Cedar', 'Damson', 'Elm', 'Fir', 'Gorse', 'Hazel'].slice(
  0,
  inject('sizes').combinations === 'all' ? 8 : 4,
);
const BOARDS = 4;
/** Four boards and a reserve. */
const LISTED = BOARDS + 1;
const ROUNDS = TEAMS.length - 1;
/** Each player has a family name of the team's and a letter: nobody's is in another's. */
const LETTERS = 'abcde';
/** Days that no clock has reached, and one that every clock has passed. */
const TO_COME = Array.from({ length: ROUNDS }, (_, index) => `2999-01-0${index + 1}`);
const PASSED = '2020-01-01';
const SCORES = ['1-0', '½-½', '0-1', '1-0'] as const;

/** Teams of five, none of whom exist, whose lists are kept to; line-ups by noon. */
async function league(address: string): Promise<ByHttp> {
  const http = await inventedEvent(address, {
    name: 'League by captains',
    players: 0,
    rounds: ROUNDS,
    settings: {
      kind: 'team',
      system: 'berger',
      roundDates: TO_COME,
      team: { ...USUAL_TEAMS, lineUpHour: '12:00', order: { rule: 'fixed', tolerance: 0 } },
    },
  });
  for (const [index, name] of TEAMS.entries()) {
    const players = Array.from({ length: LISTED }, (_, place) => ({
      id: playerId(`${name}${place + 1}`),
      name: `${name}${LETTERS[place] ?? ''}, Kim`,
      ratings: { fide: 2400 - 20 * place - index },
      fromRound: 1,
    }));
    const roster = players.map(({ id }) => id);
    const team = { id: teamId(name), name, roster, captain: `Captain, ${name}` };
    await http.do({ type: 'importTeams', players, teams: [team] });
  }
  return http;
}

describe.skipIf(CHROMIUM === null)('a league of teams with captains', () => {
  const { server, comes } = opened(() => Promise.resolve());

  it('[LA 6.9 VII] with line-ups by captains’ phones, one late and one irregular, to the end', async () => {
    const { address } = server;
    const http = await league(address);
    await http.do({ type: 'pairRound', round: 1 });
    await http.do({ type: 'publishRound', round: 1 });
    const round = await http.view<RoundView>('rounds/1');
    const [one, ...others] = round.matches;
    const last = others.at(-1);
    if (one === undefined || last === undefined) throw new Error('no match');
    const lineOf = async (name: string) => {
      const { teams } = await http.view<LineUpsView>('rounds/1/line-ups');
      const line = teams.find(({ team }) => team.name === name);
      if (line === undefined) throw new Error(`no ${name}`);
      return line;
    };
    const event = `${address}/event/${http.tournament}`;

    // The first captain's link is made at the desk, and its digits typed on the phone.
    const { page } = await comes();
    await page.goto(`${event}/people`);
    await page.getByRole('button', { name: people.newLink, exact: true }).click();
    const form = page.getByRole('dialog', { name: people.newLink });
    await form.getByLabel(people.role, { exact: true }).first().click();
    await page.getByRole('option', { name: people.roles.captain, exact: true }).click();
    await form.getByLabel(people.team, { exact: true }).first().click();
    await page.getByRole('option', { name: one.first.name, exact: true }).click();
    await form.getByRole('button', { name: people.make, exact: true }).click();
    const made = page.getByRole('dialog', { name: people.made(`Captain, ${one.first.name}`) });
    const code = await made.getByText(/^\d{4}\s\d{4}$/).textContent();
    const { page: phone } = await comes({ size: PHONE });
    await phone.goto(`${address}/p`);
    await phone.getByRole('textbox').fill((code ?? '').replace(/\D/g, ''));
    await phone.getByRole('button', { name: SESSION_WORDS.en.enter, exact: true }).click();
    await phone.getByRole('heading', { name: one.first.name, level: 1 }).waitFor();
    await phone.getByText(captain.against(one.second.name)).waitFor();

    // The reserve plays on the last board: handed in, sealed, and nobody else is told.
    const first = await lineOf(one.first.name);
    const reserve = first.roster[BOARDS];
    if (reserve === undefined) throw new Error('no reserve');
    const selects = phone.getByRole('combobox');
    await selects.nth(BOARDS - 1).selectOption(reserve.id);
    await phone.getByRole('button', { name: captain.handIn, exact: true }).click();
    await phone.getByText(captain.sealed).waitFor();
    expect(await faultsOn(phone)).toEqual([]);
    const boardsOf = async (): Promise<readonly string[]> =>
      (await http.view<RoundView>('rounds/1')).boards.flatMap(({ white, black }) => [
        white.id,
        black.id,
      ]);
    expect(await boardsOf()).not.toContain(reserve.id);
    await setScreens(address, http.tournament, [
      { code: 'captains-matches', pages: [{ view: 'pairings', round: 1 }] },
    ]);
    const { page: wall } = await comes();
    await wall.goto(`${address}/s/captains-matches`);
    await wall.locator('tr.match').first().waitFor();
    const onWall = wall.getByText(reserve.name.split(',')[0] ?? '');
    expect(await onWall.count()).toBe(0);
    const { page: visitor } = await comes();
    const site = `${address}/t/${http.tournament}`;
    await visitor.goto(`${site}/round-1.en.html`);
    expect(await visitor.locator('tr.match').count()).toBe(TEAMS.length / 2);
    expect(await visitor.getByText(reserve.name).count()).toBe(0);
    await goTo(page, `${event}/line-ups/1`);
    const own = page.getByRole('region', { name: one.first.name });
    await own.getByText(lineUps.sealedText).waitFor();
    expect(await own.getByText(reserve.name).count()).toBe(0);
    expect(await faultsIn(own)).toEqual([]);

    // The other captain seats two against the list, is asked, and means it: both are open.
    const opponent = await phoneOf(one.second.name);
    const list = (await lineOf(one.second.name)).roster.map(({ id }) => id);
    await opponent
      .getByRole('combobox')
      .first()
      .selectOption(list[1] ?? '');
    await opponent.getByText(captain.order).waitFor();
    await opponent.getByRole('button', { name: captain.handIn, exact: true }).click();
    await opponent.getByRole('button', { name: HELPER_WORDS.en.confirm, exact: true }).click();
    await opponent.getByText(captain.opened).waitFor();
    await opponent.getByRole('heading', { name: captain.theirs(one.first.name) }).waitFor();
    await opponent.getByText(reserve.name).waitFor();
    await phone.getByText(captain.opened).waitFor();
    expect(await faultsOn(phone)).toEqual([]);
    await onWall.first().waitFor();
    expect(await boardsOf()).toContain(reserve.id);

    async function phoneOf(team: string): Promise<Page> {
      const wish = { name: team, role: 'captain', team } as const;
      const { page: opens } = await comes({ size: PHONE });
      await opens.goto(`${address}${(await deviceLink(address, http.tournament, wish)).path}`);
      await opens.getByRole('heading', { name: team, level: 1 }).waitFor();
      return opens;
    }

    // Of the others all but one hand in as they are proposed.
    for (const name of others.flatMap((match) => [match.first.name, match.second.name])) {
      if (name === last.second.name) continue;
      const wish = { name, role: 'captain', team: name } as const;
      const { cookie } = await deviceSession(address, http.tournament, wish);
      const mine = byHttp(address, http.tournament, cookie);
      const { team, match } = await mine.view<OwnTeamView>('own-team');
      if (match === null) throw new Error('no match');
      const { firstOfList: boards } = match.line;
      await mine.do({ type: 'handInLineUp', round: match.round, team: team.id, boards });
    }

    // The hour passes: the last one is too late, and is told who plays.
    const late = await phoneOf(last.second.name);
    await late.getByText(captain.missing).waitFor();
    const days = [PASSED, ...TO_COME.slice(1)];
    await http.do({ type: 'changeSettings', changes: { roundDates: days } });
    await late.getByText(captain.tooLate('LA 6.9 VII 1')).waitFor();
    expect(await late.getByRole('combobox').count()).toBe(0);
    expect(await faultsOn(late)).toEqual([]);
    await page.getByRole('button', { name: lineUps.allLate(1), exact: true }).click();
    const listed = (await lineOf(last.second.name)).firstOfList;
    await until(
      'the late team plays the first of its list',
      async () => (await lineOf(last.second.name)).handedIn !== null,
    );
    expect((await lineOf(last.second.name)).handedIn).toEqual(listed);
    expect((await lineOf(last.first.name)).sealed).toBe(false);

    // The irregular one loses its second board and all below, by one click.
    const lost = lineUps.of(lineUps.forfeit(2), one.second.name);
    await page.getByRole('button', { name: lost }).click();
    await until(
      'three boards are lost',
      async () => (await lineOf(one.second.name)).forfeitedFrom === 2,
    );
    const { matches } = await http.view<RoundView>('rounds/1');
    expect(matches[0]?.first.points).toBe(30);

    // On paper and as a table.
    const saving = page.waitForEvent('download');
    await page.getByRole('button', { name: TABLE_WORDS.en.csv }).click();
    const csv = readFileSync(await (await saving).path(), 'utf8');
    expect(csv).toContain(reserve.name);
    expect(csv.trim().split('\n')).toHaveLength(1 + TEAMS.length * BOARDS);
    if (READS_PDF) expect((await printed(page)).join('\n')).toContain(reserve.name);

    // The rest of the league, and its end.
    for (const away of [page, opponent, late, wall, visitor]) await lookAway(away);
    await http.do({ type: 'startRound', round: 1 });
    await resultsOf(1);
    for (let next = 2; next <= ROUNDS; next += 1) {
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
    const { rows, final } = await http.view<TeamStandingsView>('standings/teams');
    expect([rows.length, final]).toEqual([TEAMS.length, true]);
    await phone.getByText(captain.noMatch).waitFor();

    // The report file, read again, ranks the same teams with the same points.
    const file = await fetch(`${address}/api/tournaments/${http.tournament}/export/trf26`);
    const copy = await answered<ImportAnswer>(
      fetch(`${address}/api/tournaments/import?file=league.trf&key=${crypto.randomUUID()}`, {
        method: 'POST',
        headers: { ...OWN_PAGE },
        body: await file.text(),
      }),
    );
    const again = await byHttp(address, copy.id).view<TeamStandingsView>('standings/teams');
    const told = (view: Pick<TeamStandingsView, 'rows'>) =>
      view.rows
        .map(({ name, rank, matchPoints, gamePoints }) => [name, rank, matchPoints, gamePoints])
        .sort(([a], [b]) => String(a).localeCompare(String(b)));
    expect(told(again)).toEqual(told({ rows }));
  });
});
