// `npm test` goes a shorter way: web/browser/team-swiss.test.ts
import type { WhyNotDrawing } from '@ronde/core/documents/pairing-explanation/draw-round.ts';
import type { RoundExplanation } from '@ronde/core/documents/pairing-explanation/round-explanation.ts';
import { teamId } from '@ronde/core/rules/identity.ts';
import type { RoundView } from '@ronde/core/tournament/views/round.ts';
import type { TeamStandingsView } from '@ronde/core/tournament/views/team-standings.ts';
import type { TeamsView } from '@ronde/core/tournament/views/teams.ts';
import { describe, expect, it } from 'vitest';
import { MATCH_SHEETS_WORDS } from '../desk/pages/match-sheets/match-sheets-words.ts';
import { ENTRIES_WORDS } from '../desk/pages/players/entries-words.ts';
import { MATCH_WORDS } from '../desk/pages/rounds/matches/match-words.ts';
import { ROUNDS_WORDS } from '../desk/pages/rounds/rounds-words.ts';
import { STANDINGS_WORDS } from '../desk/pages/standings/standings-words.ts';
import { TEAMS_WORDS } from '../desk/pages/teams/teams-words.ts';
import { WHY_WORDS_OF_TEAMS } from '../desk/panels/why/why-words-of-teams.ts';
import { WHY_WORDS } from '../desk/panels/why/why-words.ts';
import { TABLE_WORDS } from '../desk/parts/table-words.ts';
import { readBack } from './files-of-events.ts';
import { tooWideOnPhone } from './fits-a-phone.ts';
import { setScreens } from './hall-screens.ts';
import { CHROMIUM } from './harness.ts';
import { beginRound, enterResults, inventedEvent } from './invented-event.ts';
import { inventedPlayers } from './invented-players.ts';
import { lookAway } from './look-away.ts';
import { opened } from './opened.ts';
import { printed, READS_PDF } from './printed.ts';
import { until } from './until.ts';

const [teams, rounds, matches] = [TEAMS_WORDS.en, ROUNDS_WORDS.en, MATCH_WORDS.en];
const why = { ...WHY_WORDS.en, ...WHY_WORDS_OF_TEAMS.en };
const TEAMS = 20;
const BOARDS = 4;
const ROUNDS = 4;

/** Twenty invented teams, the stronger first. */
const TABLE = [
  'Team\tBoard\tName\tRating',
  ...inventedPlayers(TEAMS * BOARDS).map(({ name, rating }, index) => {
    const [team, board] = [Math.floor(index / BOARDS) + 1, (index % BOARDS) + 1];
    return [`Tower ${team}`, board, name, rating].join('\t');
  }),
].join('\n');

describe.skipIf(CHROMIUM === null)('a Swiss of twenty teams', () => {
  const { server, comes } = opened(() => Promise.resolve());

  it('[C.04.6] from the entry to the final ranking, with a withdrawal', async () => {
    const http = await inventedEvent(server.address, {
      name: 'Twenty teams',
      players: 0,
      rounds: ROUNDS,
      settings: { kind: 'team', system: 'teamSwiss', tieBreaks: ['MPvGP', 'DE', 'BH'] },
    });
    const event = `${server.address}/event/${http.tournament}`;
    const { page } = await comes();

    // The entry: a table that an organiser has sent.
    await page.goto(`${event}/teams`);
    await page.getByRole('button', { name: teams.import }).click();
    const importing = page.getByRole('dialog', { name: teams.importHeading });
    await importing.getByRole('textbox', { name: ENTRIES_WORDS.en.paste }).fill(TABLE);
    await importing.getByRole('button', { name: teams.importTeams(TEAMS, TEAMS * BOARDS) }).click();
    await importing.waitFor({ state: 'hidden' });
    const entered = (await http.view<TeamsView>('teams')).teams;
    expect(entered).toHaveLength(TEAMS);
    const idOf = (name: string): string => entered.find((one) => one.name === name)?.id ?? '';

    // Round 1 by the desk: the upper half against the lower; then by the program's own hand.
    await page.goto(`${event}/rounds/1`);
    await page.getByRole('button', { name: rounds.pair(1), exact: true }).click();
    await page.getByRole('button', { name: matches.fold(1) }).waitFor();
    const first = await http.view<RoundView>('rounds/1');
    const pairs = first.matches.map((match) => [match.first.tpn, match.second.tpn].toSorted());
    expect(pairs[0]?.map(Number).toSorted((a, b) => a - b)).toEqual([1, 11]);
    await lookAway(page);
    await http.do({ type: 'publishRound', round: 1 });
    await enterResults(http, 1, (TEAMS / 2) * BOARDS);
    await beginRound(http, 2);
    await enterResults(http, 2, (TEAMS / 2) * BOARDS);

    // A team leaves; nineteen go on, and one has the bye.
    await http.do({ type: 'withdrawTeam', team: teamId(idOf('Tower 7')) });
    await beginRound(http, 3);
    const third = await http.view<RoundView>('rounds/3');
    expect(third.matches).toHaveLength(9);
    const [bye] = third.freeTeams.filter(({ byPairing }) => byPairing);
    expect(bye?.outcome).toBe('pairingAllocatedBye');

    // Why: the drawing of the whole round, and why not two of different matches.
    await page.goto(`${event}/rounds/3?panel=why:3:1`);
    const panel = page.getByRole('complementary');
    await panel.getByRole('heading', { name: why.heading(1, 3) }).waitFor();
    const drawing = await http.view<RoundExplanation>('rounds/3/explanation?lang=en');
    if (drawing.kind !== 'brackets') throw new Error(drawing.kind);
    await panel.getByRole('button', { name: why.large }).click();
    const large = page.getByRole('dialog', { name: why.largeTitle(3) });
    await large.getByText(drawing.bye?.sentence ?? '').waitFor();
    await page.keyboard.press('Escape');
    await large.waitFor({ state: 'hidden' });
    const [one = '', other = ''] = third.matches.map((match) => match.first.name);
    const chooses = async (label: string, name: string): Promise<void> => {
      await panel.getByLabel(label).fill(name);
      const line = page.getByRole('option', { name: new RegExp(`${name}$`) });
      await line.click();
      await line.waitFor({ state: 'hidden' });
    };
    await chooses(why.one, one);
    await chooses(why.other, other);
    const asked = new URLSearchParams({ a: idOf(one), b: idOf(other), lang: 'en' });
    const said = await http.view<WhyNotDrawing>(`rounds/3/why-not?${asked.toString()}`);
    expect(said.sentences[0]).toMatch(new RegExp(`${one} .*${other} `));
    await panel.getByText(said.sentences[0] ?? '', { exact: true }).waitFor();

    // The sheets of the matches: on paper, as a table, and on a telephone.
    await enterResults(http, 3, 9 * BOARDS);
    const sheets = MATCH_SHEETS_WORDS.en;
    await page.goto(`${event}/match-sheets/3`);
    await page.getByRole('heading', { name: sheets.heading(3), level: 1 }).waitFor();
    expect(await page.getByRole('article').count()).toBe(9);
    if (READS_PDF) expect(await printed(page)).toHaveLength(9);
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: TABLE_WORDS.en.csv }).click();
    expect((await download).suggestedFilename()).toMatch(/\.csv$/);
    expect(await tooWideOnPhone(page, 'article')).toBe(0);
    await page.setViewportSize({ width: 1280, height: 800 });

    // The last round, and the final ranking: desk, public page, wall.
    await lookAway(page);
    await beginRound(http, 4);
    await enterResults(http, 4, 9 * BOARDS);
    const standings = await http.view<TeamStandingsView>('standings/teams');
    expect([standings.final, standings.openGames, standings.rows.length]).toEqual([true, 0, TEAMS]);
    const [leader] = standings.rows;
    expect(standings.rows.find(({ name }) => name === 'Tower 7')?.left).toBe(true);
    await page.goto(`${event}/standings`);
    const table = page.getByRole('table', { name: STANDINGS_WORDS.en.caption(ROUNDS) });
    await table
      .getByText(leader?.name ?? '', { exact: true })
      .first()
      .waitFor();
    const at = `${server.address}/t/${http.tournament}`;
    await page.goto(`${at}/round-${ROUNDS}.en.html`);
    // Nine matches, the bye and the team that has left.
    expect(await page.locator('tr.match').count()).toBe(11);
    await page.goto(`${at}/standings.en.html`);
    await page
      .getByRole('link', { name: leader?.name ?? '', exact: true })
      .first()
      .waitFor();
    await setScreens(server.address, http.tournament, [
      { code: 'twenty-matches', pages: [{ view: 'results', round: ROUNDS }] },
      { code: 'twenty-teams', pages: [{ view: 'standings' }] },
    ]);
    await page.goto(`${server.address}/s/twenty-matches`);
    await page.locator('tr.match').first().waitFor();
    await page.goto(`${server.address}/s/twenty-teams`);
    await page
      .getByText(leader?.name ?? '', { exact: true })
      .first()
      .waitFor();

    // The file: read back, every round is paired as the rules pair it, and the ranking is the same.
    const { answer, http: again } = await readBack(server.address, http.tournament);
    expect(answer.rechecked).toEqual([]);
    await until('the file is read', async () => (await again.position()) > 0);
    const back = await again.view<TeamStandingsView>('standings/teams');
    const told = ({ rows }: TeamStandingsView) =>
      rows.map(({ rank, name, matchPoints, gamePoints }) => ({
        ...{ rank, name, matchPoints, gamePoints },
      }));
    expect(told(back)).toEqual(told(standings));
  });
});
