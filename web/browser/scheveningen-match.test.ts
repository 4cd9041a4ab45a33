import type { RoundExplanation } from '@ronde/core/documents/pairing-explanation/round-explanation.ts';
import { playerId, teamId } from '@ronde/core/rules/identity.ts';
import type { RoundView } from '@ronde/core/tournament/views/round.ts';
import type { TeamStandingsView } from '@ronde/core/tournament/views/team-standings.ts';
import type { OverviewAnswer } from '@ronde/server/api/overview.ts';
import { describe, expect, it } from 'vitest';
import { MATCH_WORDS } from '../desk/pages/rounds/matches/match-words.ts';
import { ROUNDS_WORDS } from '../desk/pages/rounds/rounds-words.ts';
import { WHY_WORDS } from '../desk/panels/why/why-words.ts';
import { faultsIn } from './axe-faults.ts';
import { readBack } from './files-of-events.ts';
import { CHROMIUM } from './harness.ts';
import { beginRound, enterResults, inventedEvent } from './invented-event.ts';
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

describe.skipIf(CHROMIUM === null)('a Scheveningen match of two teams', () => {
  const { server, comes } = opened(() => Promise.resolve());

  it('[LA 3.1] of five against four, from the entry to the final ranking', async () => {
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
    const { page } = await comes();
    await page.goto(`${server.address}/event/${http.tournament}/rounds/1`);
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
