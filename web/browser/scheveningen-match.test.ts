import type { RoundExplanation } from '@ronde/core/documents/pairing-explanation/round-explanation.ts';
import { playerId, teamId } from '@ronde/core/rules/identity.ts';
import type { RoundView } from '@ronde/core/tournament/views/round.ts';
import type { TeamStandingsView } from '@ronde/core/tournament/views/team-standings.ts';
import type { OverviewAnswer } from '@ronde/server/api/overview.ts';
import { describe, expect, it } from 'vitest';
import { NEW_WORDS } from '../desk/pages/new/new-words.ts';
import { MATCH_WORDS } from '../desk/pages/rounds/matches/match-words.ts';
import { ROUNDS_WORDS } from '../desk/pages/rounds/rounds-words.ts';
import { FIELDS_WORDS } from '../desk/pages/settings/fields/fields-words.ts';
import { SIDES_FIELD_WORDS } from '../desk/pages/settings/fields/sides-words.ts';
import { SYSTEM_WORDS } from '../desk/pages/settings/fields/system-words.ts';
import { WHO_IS_PAIRED_WORDS } from '../desk/pages/settings/fields/who-is-paired-words.ts';
import { WHY_WORDS } from '../desk/panels/why/why-words.ts';
import { faultsIn } from './axe-faults.ts';
import { byHttp } from './by-http.ts';
import { eventOn } from './desk.ts';
import { readBack } from './files-of-events.ts';
import { goTo } from './go-to.ts';
import { CHROMIUM } from './harness.ts';
import { beginRound, enterResults } from './invented-event.ts';
import { opened } from './opened.ts';

const system = SYSTEM_WORDS.en;
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

describe.skipIf(CHROMIUM === null)('a Scheveningen match of two teams', () => {
  const { server, comes } = opened(() => Promise.resolve());

  it('[LA 3.1] of five against four, from the wizard to the final ranking', async () => {
    const { page } = await comes();
    await page.goto(`${server.address}/new`);
    await page.getByLabel(FIELDS_WORDS.en.name).fill('Brume against Val');
    await page.getByLabel(FIELDS_WORDS.en.firstDay).fill('2026-11-20');
    await page
      .getByRole('navigation', { name: NEW_WORDS.en.stepsLabel })
      .getByText(NEW_WORDS.en.steps.system)
      .click();
    await page.getByLabel(WHO_IS_PAIRED_WORDS.en.kind, { exact: true }).selectOption('team');
    await page.getByLabel(system.system, { exact: true }).selectOption('sides');
    await page.getByText(SIDES_FIELD_WORDS.en.roundsOfTeams).waitFor();
    expect(await faultsIn(page.locator('main'))).toEqual([]);
    await page.getByRole('button', { name: NEW_WORDS.en.createNow, exact: true }).click();
    await page.waitForURL(/\/event\/[^/]+\/now/);
    const http = byHttp(server.address, eventOn(page));

    // The entry, and the first round: five rounds of four boards follow from the lists.
    await http.do({
      type: 'importTeams',
      players: TEAMS.flatMap(membersOf),
      teams: TEAMS.map(teamOf),
    });
    await http.do({ type: 'publishTournament' });
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
    await page.goto(`${server.address}/t/${http.tournament}/round-1.en.html`);
    expect(await page.locator('tr.match').count()).toBe(1);
    await page
      .getByText(free?.player.name ?? '')
      .first()
      .waitFor();
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
