import { playerId, teamId } from '@ronde/core/rules/identity.ts';
import type { LineUpsView } from '@ronde/core/tournament/views/line-ups.ts';
import type { ByHttp } from './by-http.ts';
import { inventedEvent, type EventWish } from './invented-event.ts';
import { inventedPlayers } from './invented-players.ts';

const TEAMS = ['Alder', 'Birch', 'Cedar', 'Damson', 'Elm', 'Fir'];
/** Four boards and a reserve. */
const LISTED = 5;

/** Six teams of five, none of whom exist. */
export async function leagueOfSix(
  address: string,
  wish: Pick<EventWish, 'unpublished'> = {},
): Promise<ByHttp> {
  const http = await inventedEvent(address, {
    ...wish,
    name: 'League',
    players: 0,
    rounds: 5,
    settings: { kind: 'team', system: 'berger' },
  });
  const people = inventedPlayers(TEAMS.length * LISTED).map((one, index) => ({
    id: playerId(`p${index + 1}`),
    name: one.name,
    ratings: { fide: one.rating },
    fromRound: 1,
  }));
  await http.do({ type: 'enterPlayers', players: people });
  for (const [index, name] of TEAMS.entries()) {
    const roster = people.slice(index * LISTED, (index + 1) * LISTED).map(({ id }) => id);
    await http.do({ type: 'enterTeam', team: { id: teamId(name), name, roster } });
  }
  return http;
}

/** The line-up of a team in a round. */
export const lineUpOf = async (http: ByHttp, round: number, name: string) =>
  (await http.view<LineUpsView>(`rounds/${round}/line-ups`)).teams.find(
    ({ team }) => team.name === name,
  );

/** Whoever has not handed in plays as the list says. */
export async function othersHandIn(http: ByHttp, round: number): Promise<void> {
  const { teams } = await http.view<LineUpsView>(`rounds/${round}/line-ups`);
  for (const { team, handedIn, firstOfList } of teams) {
    if (handedIn !== null) continue;
    await http.do({ type: 'setLineUp', round, team: teamId(team.id), boards: firstOfList });
  }
}
