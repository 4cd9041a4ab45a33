import type { RoundExplanation } from '@ronde/core/documents/pairing-explanation/round-explanation.ts';
import { playerId, teamId } from '@ronde/core/rules/identity.ts';
import { USUAL_TEAMS } from '@ronde/core/tournament/default-settings.ts';
import type { RoundView } from '@ronde/core/tournament/views/round.ts';
import type { TeamStandingsView } from '@ronde/core/tournament/views/team-standings.ts';
import { describe, expect, it } from 'vitest';
import { MATCH_WORDS } from '../desk/pages/rounds/matches/match-words.ts';
import { ROUNDS_WORDS } from '../desk/pages/rounds/rounds-words.ts';
import { FIRST_BOARD_WORDS, WHY_WORDS_OF_TEAMS } from '../desk/panels/why/why-words-of-teams.ts';
import { WHY_WORDS } from '../desk/panels/why/why-words.ts';
import { faultsIn } from './axe-faults.ts';
import type { ByHttp } from './by-http.ts';
import { readBack } from './files-of-events.ts';
import { CHROMIUM } from './harness.ts';
import { beginRound, enterResults, inventedEvent } from './invented-event.ts';
import { inventedPlayers } from './invented-players.ts';
import { lookAway } from './look-away.ts';
import { opened } from './opened.ts';
import { publicMatches } from './public-text.ts';

const [rounds, matches] = [ROUNDS_WORDS.en, MATCH_WORDS.en];
const why = { ...WHY_WORDS.en, ...WHY_WORDS_OF_TEAMS.en };
const TEAMS = 8;
const BOARDS = 2;
const ROUNDS = 3;

/** Eight invented teams, the stronger first. */
async function eightTeams(address: string): Promise<ByHttp> {
  const http = await inventedEvent(address, {
    name: 'Eight towers',
    players: 0,
    rounds: ROUNDS,
    settings: {
      kind: 'team',
      system: 'teamSwiss',
      tieBreaks: ['MPvGP', 'DE', 'BH'],
      team: { ...USUAL_TEAMS, boards: BOARDS, boardColours: 'WB' },
    },
  });
  const players = inventedPlayers(TEAMS * BOARDS).map(({ name, rating }, index) => ({
    ...{ id: playerId(`p${index + 1}`), name, ratings: { fide: rating }, fromRound: 1 },
  }));
  const teams = Array.from({ length: TEAMS }, (_, team) => ({
    id: teamId(`t${team + 1}`),
    name: `Tower ${team + 1}`,
    roster: players.slice(team * BOARDS, (team + 1) * BOARDS).map(({ id }) => id),
  }));
  await http.do({ type: 'importTeams', players, teams });
  return http;
}

describe.skipIf(CHROMIUM === null)('a Swiss of eight teams', () => {
  const { server, sits } = opened(() => Promise.resolve());

  it('[C.04.6] paired at the desk after a withdrawal, why they meet, to the ranking and the file', async () => {
    const http = await eightTeams(server.address);
    await beginRound(http, 1);
    const first = await http.view<RoundView>('rounds/1');
    // The upper half against the lower.
    const pairs = first.matches.map((match) => [match.first.tpn, match.second.tpn]);
    expect(pairs[0]?.map(Number).toSorted((a, b) => a - b)).toEqual([1, 5]);
    await enterResults(http, 1, (TEAMS / 2) * BOARDS);
    await beginRound(http, 2);
    await enterResults(http, 2, (TEAMS / 2) * BOARDS);
    await http.do({ type: 'closeRound', round: 2 });

    // A team leaves; seven go on, and one has the bye.
    await http.do({ type: 'withdrawTeam', team: teamId('t7') });
    const page = await sits();
    await page.goto(`${server.address}/event/${http.tournament}/rounds/3`);
    await page.getByRole('button', { name: rounds.pair(3), exact: true }).click();
    await page.getByRole('button', { name: matches.fold(1) }).waitFor();
    const third = await http.view<RoundView>('rounds/3');
    expect(third.matches).toHaveLength(3);
    const [bye] = third.freeTeams.filter(({ byPairing }) => byPairing);
    expect(bye?.outcome).toBe('pairingAllocatedBye');

    // Why this match: the bracket of the two teams, and the colours of their first board.
    await page.getByRole('button', { name: matches.more(1) }).click();
    await page.getByRole('menuitem', { name: matches.why }).click();
    const panel = page.getByRole('complementary');
    await panel.getByRole('heading', { name: why.heading(1, 3) }).waitFor();
    await panel.getByText(FIRST_BOARD_WORDS.en.colours).waitFor();
    const drawing = await http.view<RoundExplanation>('rounds/3/explanation?lang=en');
    if (drawing.kind !== 'brackets') throw new Error(drawing.kind);
    expect([drawing.of, drawing.check?.verdict]).toEqual(['teams', 'same']);
    const [top] = drawing.brackets;
    await panel
      .getByRole('heading', { name: top?.title ?? '' })
      .first()
      .waitFor();
    expect(await faultsIn(panel)).toEqual([]);
    expect(drawing.bye?.sentence).toContain(bye?.team.name);

    // To everybody: three matches, the bye and the team that has left.
    await http.do({ type: 'publishRound', round: 3 });
    expect(await publicMatches(server.address, http.tournament, 'round-3.en.html')).toBe(5);
    await lookAway(page);
    await enterResults(http, 3, 3 * BOARDS);
    const standings = await http.view<TeamStandingsView>('standings/teams');
    expect([standings.final, standings.openGames, standings.rows.length]).toEqual([true, 0, TEAMS]);
    expect(standings.rows.find(({ name }) => name === 'Tower 7')?.left).toBe(true);

    // The file: read back, every round is paired as the rules pair it, and the ranking is the same.
    const { answer, http: again } = await readBack(server.address, http.tournament);
    expect(answer.rechecked).toEqual([]);
    const back = await again.view<TeamStandingsView>('standings/teams');
    const told = ({ rows }: TeamStandingsView) =>
      rows.map(({ rank, name, matchPoints, gamePoints }) => ({
        ...{ rank, name, matchPoints, gamePoints },
      }));
    expect(told(back)).toEqual(told(standings));
  });
});
