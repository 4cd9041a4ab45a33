import { playerId, teamId } from '@ronde/core/rules/identity.ts';
import { USUAL_TEAMS } from '@ronde/core/tournament/default-settings.ts';
import type { Boards } from '@ronde/core/tournament/line-ups.ts';
import type { LineUpsView } from '@ronde/core/tournament/views/line-ups.ts';
import type { OwnTeamView } from '@ronde/core/tournament/views/own-team.ts';
import type { RoundView } from '@ronde/core/tournament/views/round.ts';
import { byHttp, deviceSession, type ByHttp } from './by-http.ts';
import { inventedEvent } from './invented-event.ts';

const TEAMS = ['Alder', 'Birch', 'Cedar', 'Damson', 'Elm', 'Fir', 'Gorse', 'Hazel'];
export const BOARDS = 4;
/** Four boards and a reserve. */
const LISTED = BOARDS + 1;
/** Each player has a family name of the team's and a letter: nobody's is in another's. */
const LETTERS = 'abcde';
/** A day that every clock has passed; those of the rounds no clock has reached. */
const PASSED = '2020-01-01';
const daysToCome = (rounds: number): string[] =>
  Array.from({ length: rounds }, (_, index) => `2999-01-0${index + 1}`);

/** A league whose teams have captains; round 1 is published. */
export interface LeagueOfCaptains {
  readonly http: ByHttp;
  readonly round: RoundView;
  readonly rounds: number;
}

/** Teams of five, none of whom exist, whose lists are kept to; line-ups by noon. */
export async function leagueOfCaptains(address: string, teams: number): Promise<LeagueOfCaptains> {
  const rounds = teams - 1;
  const http = await inventedEvent(address, {
    name: 'League by captains',
    players: 0,
    rounds,
    settings: {
      kind: 'team',
      system: 'berger',
      roundDates: daysToCome(rounds),
      team: { ...USUAL_TEAMS, lineUpHour: '12:00', order: { rule: 'fixed', tolerance: 0 } },
    },
  });
  for (const [index, name] of TEAMS.slice(0, teams).entries()) {
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
  await http.do({ type: 'pairRound', round: 1 });
  await http.do({ type: 'publishRound', round: 1 });
  return { http, round: await http.view<RoundView>('rounds/1'), rounds };
}

/** The hour of round 1 passes. */
export const hourPasses = async ({ http, rounds }: LeagueOfCaptains): Promise<void> => {
  const roundDates = [PASSED, ...daysToCome(rounds).slice(1)];
  await http.do({ type: 'changeSettings', changes: { roundDates } });
};

/** What the arbiter is told of a team's line-up in round 1. */
export async function lineUpOf(http: ByHttp, name: string): Promise<LineUpsView['teams'][number]> {
  const { teams } = await http.view<LineUpsView>('rounds/1/line-ups');
  const line = teams.find(({ team }) => team.name === name);
  if (line === undefined) throw new Error(`no ${name}`);
  return line;
}

/** Everybody who is seated in round 1. */
export const seatedIn = async (http: ByHttp): Promise<readonly string[]> =>
  (await http.view<RoundView>('rounds/1')).boards.flatMap(({ white, black }) => [
    white.id,
    black.id,
  ]);

/** A captain hands in, as proposed where nothing else is said. */
export async function handsIn(
  address: string,
  { tournament }: ByHttp,
  name: string,
  asked?: Boards,
): Promise<void> {
  const wish = { name, role: 'captain', team: name } as const;
  const { cookie } = await deviceSession(address, tournament, wish);
  const mine = byHttp(address, tournament, cookie);
  const { team, match } = await mine.view<OwnTeamView>('own-team');
  if (match === null) throw new Error('no match');
  const boards = asked ?? match.line.firstOfList;
  await mine.do({ type: 'handInLineUp', round: match.round, team: team.id, boards });
}
