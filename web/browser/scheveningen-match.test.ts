import type { RoundExplanation } from '@ronde/core/documents/pairing-explanation/round-explanation.ts';
import { playerId, teamId } from '@ronde/core/rules/identity.ts';
import { list, scheme } from '@ronde/core/standings/prizes/scheme.fixture.ts';
import type { CalendarView } from '@ronde/core/tournament/views/calendar.ts';
import type { PrizesView } from '@ronde/core/tournament/views/prizes.ts';
import type { RoundView } from '@ronde/core/tournament/views/round.ts';
import type { StandingsView } from '@ronde/core/tournament/views/standings.ts';
import type { TeamStandingsView } from '@ronde/core/tournament/views/team-standings.ts';
import type { OverviewAnswer } from '@ronde/server/api/overview.ts';
import { describe, expect, it } from 'vitest';
import { CALENDAR_WORDS } from '../desk/pages/calendar/calendar-words.ts';
import { NEW_WORDS } from '../desk/pages/new/new-words.ts';
import { MATCH_WORDS } from '../desk/pages/rounds/matches/match-words.ts';
import { ROUNDS_WORDS } from '../desk/pages/rounds/rounds-words.ts';
import { FIELDS_WORDS } from '../desk/pages/settings/fields/fields-words.ts';
import { SIDES_FIELD_WORDS } from '../desk/pages/settings/fields/sides-words.ts';
import { SYSTEM_WORDS } from '../desk/pages/settings/fields/system-words.ts';
import { STANDINGS_WORDS } from '../desk/pages/standings/standings-words.ts';
import { WHY_WORDS } from '../desk/panels/why/why-words.ts';
import { faultsIn } from './axe-faults.ts';
import { byHttp } from './by-http.ts';
import { eventOn } from './desk.ts';
import { readBack } from './files-of-events.ts';
import { goTo } from './go-to.ts';
import { CHROMIUM } from './harness.ts';
import { beginRound, enterResults, inventedEvent } from './invented-event.ts';
import { inventedPlayers } from './invented-players.ts';
import { lookAway } from './look-away.ts';
import { opened } from './opened.ts';
import { publicMatches, publicText } from './public-text.ts';

const [rounds, matches] = [ROUNDS_WORDS.en, MATCH_WORDS.en];

/** Five of Brume against four of Val, none of whom exist. */
const TEAMS = [
  { name: 'Brume', boards: [1, 2, 3, 4, 5], best: 2200 },
  { name: 'Val', boards: [1, 2, 3, 4], best: 2190 },
];
type Team = (typeof TEAMS)[number];
const memberOf = (name: string, board: number) => playerId(`${name}${board}`);
const membersOf = ({ name, boards, best }: Team) =>
  boards.map((board) => ({
    id: memberOf(name, board),
    name: `${name}, Number ${board}`,
    ratings: { fide: best - board },
    fromRound: 1,
  }));
const teamOf = ({ name, boards }: Team) => ({
  ...{ id: teamId(name), name, roster: boards.map((board) => memberOf(name, board)) },
});

const [system, sides, calendar] = [SYSTEM_WORDS.en, SIDES_FIELD_WORDS.en, CALENDAR_WORDS.en];
const PRIZES = scheme([list('main', 'place', [300, 200, 100])]);

describe.skipIf(CHROMIUM === null)('a Scheveningen match', () => {
  const { server, sits } = opened(() => Promise.resolve());

  it('[LA 3.1] of four a side, from the wizard to prizes', async () => {
    const page = await sits();
    await page.goto(`${server.address}/new`);
    await page.getByLabel(FIELDS_WORDS.en.name).fill('Brume against the rest');
    await page.getByLabel(FIELDS_WORDS.en.firstDay).fill('2026-11-20');
    await page
      .getByRole('navigation', { name: NEW_WORDS.en.stepsLabel })
      .getByText(NEW_WORDS.en.steps.system)
      .click();
    await page.getByLabel(system.system, { exact: true }).selectOption('sides');
    await page.getByLabel(sides.by, { exact: true }).selectOption('club');
    await page.getByText(sides.notNamed).waitFor();
    await page.getByLabel(sides.first.club, { exact: true }).fill('Tour de Brume');
    await page.getByText(sides.notNamed).waitFor({ state: 'hidden' });
    await page.getByRole('button', { name: NEW_WORDS.en.createNow, exact: true }).click();
    await page.waitForURL(/\/event\/[^/]+\/now/);

    const http = byHttp(server.address, eventOn(page));
    await http.do({ type: 'changeSettings', changes: { prizes: PRIZES } });
    await http.do({
      type: 'enterPlayers',
      players: inventedPlayers(8).map(({ name, rating }, index) => ({
        ...{ id: playerId(`p${index + 1}`), name, ratings: { fide: rating }, fromRound: 1 },
        club: index % 2 === 0 ? 'Tour de Brume' : 'Roque 64',
      })),
    });
    await http.do({ type: 'assignNumbers', reason: 'initialOrder' });
    await http.do({ type: 'publishTournament' });
    await goTo(page, `${server.address}/event/${http.tournament}/calendar`);
    await page.getByText(calendar.about(8, 4)).waitFor();
    await page.getByText(/^Side A: A1 Aubépin, Anouk · A2 /).waitFor();
    // Lots keep nobody apart here: the tables of a round robin alone allow it.
    expect(await page.getByLabel(calendar.apart).count()).toBe(0);
    await page.getByRole('button', { name: calendar.publish(4), exact: true }).click();
    await page.getByRole('button', { name: calendar.print, exact: true }).waitFor();

    const { rounds } = await http.view<CalendarView>('calendar');
    expect(rounds.flatMap(({ games }) => games)).toHaveLength(16);
    for (const { games } of rounds) {
      for (const { white, black } of games) {
        expect([white.tpn, black.tpn].map((number) => (number ?? 0) % 2).sort()).toEqual([0, 1]);
      }
    }
    for (const { round } of rounds) await enterResults(http, round, 4);

    const view = await http.view<StandingsView>('standings');
    expect(view).toMatchObject({
      final: true,
      openGames: 0,
      sides: { a: { name: 'Tour de Brume' } },
    });
    expect((view.sides?.a.points ?? 0) + (view.sides?.b.points ?? 0)).toBe(160);
    await goTo(page, `${server.address}/event/${http.tournament}/standings`);
    await page.getByText(STANDINGS_WORDS.en.final, { exact: true }).waitFor();
    const match = page.getByText(/^Match: Tour de Brume [\d½]+ – [\d½]+ Roque 64$/);
    await match.waitFor();
    const { awards } = await http.view<PrizesView>('prizes');
    expect(awards.length).toBeGreaterThanOrEqual(3);
    const { overview } = await http.view<OverviewAnswer>('');
    expect(overview.settings).toMatchObject({ system: 'scheveningen', rounds: 4 });

    // Everybody sees the match, without a script.
    const said = await match.innerText();
    expect(await publicText(server.address, http.tournament, 'standings.html')).toContain(said);
  });

  it('[LA 3.1] of two teams, five against four, from the entry to the final ranking', async () => {
    const http = await inventedEvent(server.address, {
      name: 'Brume against Val',
      players: 0,
      rounds: 1,
      settings: { kind: 'team', system: 'scheveningen' },
    });

    // The entry, and the first round: five rounds of four boards follow from the lists.
    await http.do({
      type: 'importTeams',
      players: TEAMS.flatMap(membersOf),
      teams: TEAMS.map(teamOf),
    });
    const page = await sits();
    await goTo(page, `${server.address}/event/${http.tournament}/rounds/1`);
    await page.getByRole('button', { name: rounds.pair(1), exact: true }).click();
    await page.getByRole('button', { name: matches.fold(1) }).waitFor();
    const { overview } = await http.view<OverviewAnswer>('');
    expect(overview.settings).toMatchObject({
      rounds: 5,
      team: { boards: 4, primaryScore: 'gamePoints' },
    });
    const drafted = await http.view<RoundView>('rounds/1');
    expect([drafted.matches.length, drafted.boards.length]).toEqual([1, 4]);
    const [free] = drafted.unpaired;
    await page
      .getByRole('listitem')
      .filter({ hasText: free?.player.name ?? '' })
      .first()
      .waitFor();

    // Why this board: the seats of the table, and who of the larger team has no opponent.
    await page.getByRole('button', { name: matches.more(1) }).click();
    await page.getByRole('menuitem', { name: matches.why }).click();
    const panel = page.getByRole('complementary');
    await panel.getByRole('heading', { name: WHY_WORDS.en.heading(1, 1) }).waitFor();
    const told = await http.view<RoundExplanation>('rounds/1/explanation?lang=en');
    if (told.kind !== 'games') throw new Error(told.kind);
    for (const sentence of [...told.sentences, ...(told.games[0]?.sentences ?? [])]) {
      await panel.getByText(sentence, { exact: true }).waitFor();
    }
    expect(told.sentences[1]).toContain(free?.player.name);
    expect(await faultsIn(panel)).toEqual([]);

    // Everybody sees the match, and who is free.
    await http.do({ type: 'publishRound', round: 1 });
    const sent = [server.address, http.tournament, 'round-1.en.html'] as const;
    expect(await publicMatches(...sent)).toBe(1);
    expect(await publicText(...sent)).toContain(free?.player.name ?? 'nobody');
    await lookAway(page);
    await enterResults(http, 1, 4);
    for (const round of [2, 3, 4, 5]) {
      await beginRound(http, round);
      await enterResults(http, round, 4);
    }
    const resting = await Promise.all(
      [1, 2, 3, 4, 5].map(
        async (round) => (await http.view<RoundView>(`rounds/${round}`)).unpaired,
      ),
    );
    expect(new Set(resting.flat().map(({ player }) => player.id)).size).toBe(5);

    // The final ranking: the points of twenty games, and everybody has met everybody.
    const standings = await http.view<TeamStandingsView>('standings/teams');
    expect(standings).toMatchObject({ final: true, openGames: 0, primaryScore: 'gamePoints' });
    const [winner, loser] = standings.rows;
    expect((winner?.gamePoints ?? 0) + (loser?.gamePoints ?? 0)).toBe(200);

    // The file: read back, every round stands on the table, and the score is the same.
    const { file, answer, http: again } = await readBack(server.address, http.tournament);
    expect(file).toMatch(/^192 CUSTOM_SCHEVENINGEN\r?$/m);
    expect(answer.rechecked).toEqual([]);
    const back = await again.view<TeamStandingsView>('standings/teams');
    const scores = ({ rows }: TeamStandingsView) =>
      rows.map(({ rank, name, gamePoints }) => [rank, name, gamePoints]);
    expect(scores(back)).toEqual(scores(standings));
  });
});
