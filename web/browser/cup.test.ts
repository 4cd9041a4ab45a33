import { cupRoundName } from '@ronde/core/pairing/cup/round-names.ts';
import { USUAL_CUP } from '@ronde/core/rules/cup-rules.ts';
import { cents, money } from '@ronde/core/standings/prizes/money.ts';
import type { BracketView } from '@ronde/core/tournament/views/bracket.ts';
import type { PlayOffView } from '@ronde/core/tournament/views/play-off.ts';
import type { PlayerCard } from '@ronde/core/tournament/views/player-card.ts';
import type { PrizesView } from '@ronde/core/tournament/views/prizes.ts';
import type { RoundView } from '@ronde/core/tournament/views/round.ts';
import type { StandingsView } from '@ronde/core/tournament/views/standings.ts';
import type { TeamStandingsView } from '@ronde/core/tournament/views/team-standings.ts';
import type { Page } from 'playwright-core';
import { describe, expect, inject, it } from 'vitest';
import { BRACKET_WORDS } from '../desk/pages/bracket/bracket-words.ts';
import { CLOSING_PAGE_WORDS } from '../desk/pages/closing/closing-words.ts';
import { PLAY_OFF_PAGE_WORDS } from '../desk/pages/play-off/play-off-words.ts';
import { faultsIn } from './axe-faults.ts';
import type { ByHttp } from './by-http.ts';
import { cupOfFiveTeams, scoreMatches } from './cup-of-five-teams.ts';
import { goTo } from './go-to.ts';
import { CHROMIUM } from './harness.ts';
import { beginRound, inventedEvent } from './invented-event.ts';
import { opened } from './opened.ts';
import { publicText } from './public-text.ts';

const words = BRACKET_WORDS.en;
const playOff = PLAY_OFF_PAGE_WORDS.en;

/** How many enter, and how many matches each round has: 23 in the long run. */
const isLong = inject('sizes').combinations === 'all';
const [ENTERED, MATCHES] = isLong ? [23, [7, 8, 4, 2, 1]] : [7, [3, 2, 1]];
const STAGES = MATCHES.length;
const FIRST = cupRoundName(1, STAGES, 'en');

describe.skipIf(CHROMIUM === null)('a cup', () => {
  const { server, sits } = opened(() => Promise.resolve());

  /** The stronger wins with White; the last match of the round is level where that is wished. */
  async function goesOn(http: ByHttp, round: number, level: boolean): Promise<void> {
    await beginRound(http, round);
    const { boards } = await http.view<RoundView>(`rounds/${round}`);
    const last = boards.at(-1)?.board;
    for (const { board, white, black } of boards) {
      const stronger = (white.tpn ?? 0) < (black.tpn ?? 0) ? '1-0' : '0-1';
      const score = level && board === last ? '½-½' : stronger;
      await http.do({ type: 'enterResult', round, board, outcome: { kind: 'played', score } });
    }
  }

  /** Colours are drawn, the first game is drawn, the second won; and the order is recorded. */
  async function plays(page: Page, recorded: number): Promise<void> {
    await page.getByRole('button', { name: new RegExp(`^${playOff.begin}`) }).click();
    for (const [index, result] of (['½-½', '1-0'] as const).entries()) {
      const line = page.locator('section li').nth(index);
      await line.getByRole('button', { name: new RegExp(`^${result}: `) }).click();
      await line.locator('button[aria-pressed="true"]').waitFor();
    }
    await page.getByText(/^Decided: 1\. /).waitFor();
    await page.getByRole('button', { name: playOff.record, exact: true }).click();
    await expect.poll(() => page.getByText(/^Recorded: 1\. /).count()).toBe(recorded);
  }

  it(`[LA 3.3] of ${ENTERED}, two games a match, from the first round to prizes, with a play-off`, async () => {
    const http = await inventedEvent(server.address, {
      name: `Cup of ${ENTERED}`,
      players: ENTERED,
      rounds: 1,
      settings: {
        system: 'knockout',
        cup: { ...USUAL_CUP, games: 2, thirdPlace: true },
        prizes: {
          name: null,
          currency: 'EUR',
          unit: cents(1),
          cumulative: false,
          lists: [
            {
              id: 'main',
              name: { en: 'Cup', fr: 'Coupe' },
              rule: 'place',
              criteria: {},
              prizes: [300, 200, 100].map((amount) => ({ amount: money(amount), thing: null })),
              minimum: cents(0),
              cumulative: false,
            },
          ],
        },
      },
    });
    for (const round of [1, 2]) await goesOn(http, round, true);
    const page = await sits();
    await goTo(page, `${server.address}/event/${http.tournament}/bracket`);
    await page.getByRole('heading', { name: words.title, level: 1 }).waitFor();
    // Of 7, one is exempt, and six play three matches; of 23, nine are, and fourteen play seven.
    const first = page.getByRole('region', { name: FIRST });
    expect(await first.getByRole('listitem').count()).toBe(MATCHES[0]);
    expect(await page.getByText(words.decide).count()).toBe(1);

    const before = await http.view<BracketView>('bracket');
    const tied = before.rounds[0]?.matches.find(({ toDecide }) => toDecide);
    const names = tied?.sides.flatMap((side) => (side.kind === 'player' ? side.player.name : []));
    expect(names).toHaveLength(2);
    const pair = names?.join(' – ') ?? '';
    await page.getByRole('link', { name: words.playOffOf(pair), exact: true }).click();
    await plays(page, 1);
    const decided = await http.view<PlayOffView>('play-off');
    const winner = decided.groups[0]?.recorded?.[0]?.[0];
    await page.getByRole('main').getByRole('link', { name: playOff.toBracket }).click();
    await page.getByText(words.verdicts.playedOff).waitFor();
    expect(await page.getByText(words.decide).count()).toBe(0);
    const through = (await http.view<BracketView>('bracket')).rounds[0]?.matches
      .find(({ match }) => match === tied?.match)
      ?.sides.filter((side) => side.kind === 'player' && side.through);
    expect(through?.map((side) => side.kind === 'player' && side.player.id)).toEqual([winner]);
    expect(names).toContain(decided.groups[0]?.players.find(({ id }) => id === winner)?.name);

    // The round says which game of which match it is, at the desk and to everybody.
    await goTo(page, `${server.address}/event/${http.tournament}/rounds/2`);
    await page.getByText(`${FIRST}, game 2`).waitFor();
    const open = (path: string) => publicText(server.address, http.tournament, path);
    expect(await open('round-2.html')).toContain(`${FIRST}, game 2`);
    for (let round = 3; round <= 2 * STAGES; round += 1) {
      await goesOn(http, round, isLong && round > 2 * STAGES - 2);
    }
    if (isLong) {
      // The match for the third place is the last board, and level: the closing list leads to it.
      await goTo(page, `${server.address}/event/${http.tournament}/closing`);
      await page.getByRole('button', { name: CLOSING_PAGE_WORDS.en.playOff, exact: true }).click();
      await plays(page, 2);
    }
    await goTo(page, `${server.address}/event/${http.tournament}/bracket`);
    const view = await http.view<BracketView>('bracket');
    expect(view.thirdPlace?.verdict).toBe(isLong ? 'playedOff' : 'won');
    expect(view.rounds.map(({ matches }) => matches.length)).toEqual(MATCHES);
    await page.getByText(words.winner(view.winner?.name ?? '')).waitFor();
    const { rows } = await http.view<StandingsView>('standings');
    const ranks = [1, 2, 3, 4, 5, 5, 5, 5, 9].slice(0, ENTERED);
    expect(rows.map(({ rank }) => rank).slice(0, 9)).toEqual(ranks);
    expect(rows[0]?.tpn).toBe(1);
    const { awards } = await http.view<PrizesView>('prizes');
    expect(awards.map(({ amount }) => amount)).toEqual([30_000, 20_000, 10_000]);

    // Who went out first is out, without a bye in the rounds after.
    const out = rows.at(-1);
    const card = await http.view<PlayerCard>(`players/${out?.id ?? ''}`);
    expect(card.out).toEqual({ round: 1, rounds: STAGES });
    expect(card.path.map(({ round }) => round)).toEqual([1, 2]);

    // Everybody sees it, without a script.
    expect(await open('bracket.html')).toContain(view.winner?.name ?? 'nobody');
  });

  it('[LA 3.3] of teams is played from the entries to the final, level matches decided', async () => {
    const http = await cupOfFiveTeams(server.address);
    await beginRound(http, 1);
    // Five teams: three are exempt, and numbers 4 and 5 play.
    await scoreMatches(http, 1, { Fou: '==' });
    const page = await sits();
    await goTo(page, `${server.address}/event/${http.tournament}/bracket`);
    await page.getByText(words.aboutTeams(5)).waitFor();
    await page.getByText(words.decideTeams).waitFor();
    expect(await faultsIn(page.locator('main'))).toEqual([]);
    await page.getByLabel(words.decidedBy).selectOption('lots');
    await page.getByRole('button', { name: words.goesThrough('Cavalier') }).click();
    await page.getByText(words.verdicts.playedOff).waitFor();

    // The next round has the team that went through.
    await beginRound(http, 2);
    const { matches: semi } = await http.view<RoundView>('rounds/2');
    expect(semi.flatMap(({ first, second }) => [first.name, second.name])).toContain('Cavalier');
    // One match is won; the other is drawn, and board 1 decides.
    await scoreMatches(http, 2, { Tour: '11', Roi: '10' });
    await beginRound(http, 3);
    await scoreMatches(http, 3, { Tour: '1=' });

    const view = await http.view<BracketView>('bracket');
    await page.getByText(words.winner(view.winner?.name ?? '')).waitFor();
    await page.getByText(words.by('Top board results')).waitFor();
    expect(view.rounds.map(({ matches }) => matches.map(({ verdict }) => verdict))).toEqual([
      ['playedOff'],
      ['won', 'tieBreak'],
      ['won'],
    ]);
    const { rows } = await http.view<TeamStandingsView>('standings/teams');
    expect(rows.map(({ rank }) => rank)).toEqual([1, 2, 3, 3, 5]);
    expect(rows[0]?.name).toBe(view.winner?.name);

    // Everybody sees it.
    const open = await publicText(server.address, http.tournament, 'bracket.html');
    expect(open).toContain('Cavalier');
  });
});
