import { playerId, teamId } from '@ronde/core/rules/identity.ts';
import { USUAL_TEAMS } from '@ronde/core/tournament/default-settings.ts';
import type { BracketView } from '@ronde/core/tournament/views/bracket.ts';
import type { RoundView } from '@ronde/core/tournament/views/round.ts';
import type { TeamStandingsView } from '@ronde/core/tournament/views/team-standings.ts';
import { describe, expect, it } from 'vitest';
import { BRACKET_WORDS } from '../desk/pages/bracket/bracket-words.ts';
import { faultsIn } from './axe-faults.ts';
import type { ByHttp } from './by-http.ts';
import { goTo } from './go-to.ts';
import { CHROMIUM, PHONE } from './harness.ts';
import { beginRound, inventedEvent } from './invented-event.ts';
import { opened } from './opened.ts';

const words = BRACKET_WORDS.en;
const BOARDS = 2;
const TEAMS = ['Tour', 'Roi', 'Dame', 'Fou', 'Cavalier'];

/** Teams of two boards, the strongest first. */
async function enterTeams(http: ByHttp): Promise<void> {
  const players = TEAMS.flatMap((team, index) =>
    Array.from({ length: BOARDS }, (_, board) => ({
      id: playerId(`p${index}-${board}`),
      name: `${team}, Board ${board + 1}`,
      ratings: { fide: 2300 - 100 * index - board },
      fromRound: 1,
    })),
  );
  const teams = TEAMS.map((name, index) => ({
    id: teamId(`t${index + 1}`),
    name,
    roster: players.slice(index * BOARDS, (index + 1) * BOARDS).map(({ id }) => id),
  }));
  await http.do({ type: 'importTeams', players, teams });
  await http.do({ type: 'numberTeams' });
}

/** Board by board of every match, as its stronger team scores: `1`, `0`, `=`. */
async function score(
  http: ByHttp,
  round: number,
  results: Readonly<Record<string, string>>,
): Promise<void> {
  const { boards } = await http.view<RoundView>(`rounds/${round}`);
  for (const { board, white, black } of boards) {
    const [own = '', theirs = ''] = [white.name, black.name].map((name) => name.split(',')[0]);
    const isWhite = TEAMS.indexOf(own) < TEAMS.indexOf(theirs);
    const place = Number(white.name.at(-1)) - 1;
    const made = results[isWhite ? own : theirs]?.[place];
    const won = made === '=' ? '½-½' : (made === '1') === isWhite ? '1-0' : '0-1';
    await http.do({
      ...{ type: 'enterResult', round, board },
      outcome: { kind: 'played', score: won },
    });
  }
}

describe.skipIf(CHROMIUM === null)('a cup of teams', () => {
  const { server, comes } = opened(() => Promise.resolve());

  it('[LA 3.3] is played from the entries to the final, level matches decided', async () => {
    const http = await inventedEvent(server.address, {
      name: 'Cup of teams',
      players: 0,
      rounds: 1,
      settings: {
        kind: 'team',
        system: 'knockout',
        tieBreaks: ['TBR'],
        team: { ...USUAL_TEAMS, boards: BOARDS, boardColours: 'WB' },
      },
    });
    await enterTeams(http);
    await beginRound(http, 1);
    // Five teams: three are exempt, and numbers 4 and 5 play.
    await score(http, 1, { Fou: '==' });
    const { page } = await comes();
    await page.goto(`${server.address}/event/${http.tournament}/bracket`);
    await page.getByText(words.aboutTeams(5)).waitFor();
    await page.getByText(words.decideTeams).waitFor();
    expect(await faultsIn(page.locator('main'))).toEqual([]);
    await page.getByLabel(words.decidedBy).selectOption('lots');
    await page.getByRole('button', { name: words.goesThrough('Cavalier') }).click();
    await page.getByText(words.verdicts.playedOff).waitFor();

    // The next round is paired at the desk, and has the team that went through.
    await goTo(page, `${server.address}/event/${http.tournament}/rounds/2`);
    await page.getByRole('button', { name: 'Pair round 2', exact: true }).click();
    await page.getByText('Semi-finals').first().waitFor();
    await page.getByText('Cavalier').first().waitFor();
    await http.do({ type: 'publishRound', round: 2 });
    await http.do({ type: 'startRound', round: 2 });
    // One match is won; the other is drawn, and board 1 decides.
    await score(http, 2, { Tour: '11', Roi: '10' });
    await beginRound(http, 3);
    await score(http, 3, { Tour: '1=' });

    await goTo(page, `${server.address}/event/${http.tournament}/bracket`);
    const view = await http.view<BracketView>('bracket');
    await page.getByText(words.winner(view.winner?.name ?? '')).waitFor();
    await page.getByText(words.by('Top board results')).waitFor();
    expect(view.rounds.map(({ matches }) => matches.map(({ verdict }) => verdict))).toEqual([
      ['playedOff'],
      ['won', 'tieBreak'],
      ['won'],
    ]);
    await page.setViewportSize(PHONE);
    const wide = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(wide).toBeLessThanOrEqual(0);
    const { rows } = await http.view<TeamStandingsView>('standings/teams');
    expect(rows.map(({ rank }) => rank)).toEqual([1, 2, 3, 3, 5]);
    expect(rows[0]?.name).toBe(view.winner?.name);

    // Everybody sees it, with the team's page a link away.
    await page.goto(`${server.address}/t/${http.tournament}/bracket.html`);
    await page.getByRole('link', { name: 'Cavalier' }).first().click();
    await page.getByRole('heading', { name: 'Cavalier' }).waitFor();
  });
});
