import { playerId, teamId } from '@ronde/core/rules/identity.ts';
import { USUAL_TEAMS } from '@ronde/core/tournament/default-settings.ts';
import type { Page } from 'playwright-core';
import { SHEET_WORDS } from '../phone/captain/sheet-words.ts';
import type { ByHttp } from './by-http.ts';
import { captainsPhone } from './captains-phone.ts';
import { inventedEvent } from './invented-event.ts';
import type { Comes } from './opened.ts';

const words = SHEET_WORDS.en;
const TEAMS = ['Tour', 'Roi'];
const WON = { kind: 'played', score: '1-0' } as const;

/** Why a captain does not sign. */
export const REASON = 'Board 2 was drawn';

/** Two teams on two boards, whose one match is over. */
export async function matchToSign(address: string): Promise<ByHttp> {
  const http = await inventedEvent(address, {
    name: 'One match',
    players: 0,
    rounds: 1,
    settings: {
      kind: 'team',
      system: 'berger',
      team: { ...USUAL_TEAMS, boards: 2, boardColours: 'WB' },
    },
  });
  for (const name of TEAMS) {
    const players = [1, 2].map((place) => ({
      id: playerId(`${name}${place}`),
      name: `${name}${place}, Kim`,
      ratings: { fide: 2000 - place },
      fromRound: 1,
    }));
    const roster = players.map(({ id }) => id);
    const team = { id: teamId(name), name, roster, captain: `Captain, ${name}` };
    await http.do({ type: 'importTeams', players, teams: [team] });
  }
  await http.do({ type: 'pairRound', round: 1 });
  await http.do({ type: 'publishRound', round: 1 });
  for (const board of [1, 2]) {
    await http.do({ type: 'enterResult', round: 1, board, outcome: WON });
  }
  return http;
}

/** The phone of a team's captain, on the sheet of the match. */
export const signersPhone = (
  comes: Comes,
  address: string,
  http: ByHttp,
  team: string,
): Promise<Page> => captainsPhone(comes, address, http, team, words.heading(1));

export async function signs(phone: Page): Promise<void> {
  await phone.getByRole('button', { name: words.sign, exact: true }).click();
  await phone.locator('[data-sheet="signed"]').waitFor();
}

export async function contests(phone: Page): Promise<void> {
  await phone.getByText(words.wrong).click();
  await phone.getByLabel(words.reason).fill(REASON);
  await phone.getByRole('button', { name: words.contest, exact: true }).click();
  await phone.locator('[data-sheet="contested"]').waitFor();
}
