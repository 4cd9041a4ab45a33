import { playerId, teamId, type PlayerId, type TeamId } from '@ronde/core/rules/identity.ts';
import { USUAL_CUP } from '@ronde/core/rules/cup-rules.ts';
import type { Language } from '@ronde/core/rules/language.ts';
import { USUAL_TEAMS, usualTeams } from '@ronde/core/tournament/default-settings.ts';
import type { CalendarView } from '@ronde/core/tournament/views/calendar.ts';
import type { LineUpsView } from '@ronde/core/tournament/views/line-ups.ts';
import type { MatchSheetsView } from '@ronde/core/tournament/views/match-sheets.ts';
import type { PlayersView } from '@ronde/core/tournament/views/players.ts';
import type { RoundView } from '@ronde/core/tournament/views/round.ts';
import { byHttp, deviceSession, type ByHttp } from '../../web/browser/by-http.ts';
import { fieldOfANorm } from '../../web/browser/closed-event.ts';
import { makeSample } from '../../web/browser/every-page.ts';
import { beginRound, enterResults, inventedEvent } from '../../web/browser/invented-event.ts';
import { inventedPlayers } from '../../web/browser/invented-players.ts';
import { writeCases } from './cases-shown.ts';

/** What the pictures are taken of; each event is made when the first picture asks for it. */
export interface EventsShown {
  /** The sample in its fifth round, with cases of the arbiters and papers on the wall. */
  readonly sample: () => Promise<ByHttp>;
  /** The sample, its last round played. */
  readonly played: () => Promise<ByHttp>;
  /** Before round 1, people at the door. */
  readonly arrivals: () => Promise<ByHttp>;
  readonly cup: () => Promise<ByHttp>;
  /** Round 1 played, line-ups of round 2 coming in. */
  readonly league: () => Promise<ByHttp>;
  readonly molter: () => Promise<ByHttp>;
  /** A round robin with a candidate for a norm, two rounds before its end. */
  readonly closed: () => Promise<ByHttp>;
}

const NAMES = {
  en: {
    arrivals: 'Open of the town',
    cup: 'Village cup',
    league: 'League of the valley',
    molter: 'Day of the clubs',
    closed: 'Closed of the port',
    teams: ['Alder', 'Birch', 'Cedar', 'Elm', 'Fir', 'Hazel'],
  },
  fr: {
    arrivals: 'Open de la ville',
    cup: 'Coupe du village',
    league: 'Championnat de la vallée',
    molter: 'Journée des clubs',
    closed: 'Fermé du port',
    teams: ['Aulne', 'Bouleau', 'Cèdre', 'Orme', 'Sapin', 'Noisetier'],
  },
} as const satisfies Readonly<Record<Language, unknown>>;

const BOARDS = 4;
/** Whose captain has still to hand in a line-up. */
export const ASKED_CAPTAIN = 't1';

export function eventsShown(address: string, language: Language): EventsShown {
  const names = NAMES[language];
  const sample = async (): Promise<ByHttp> => byHttp(address, await makeSample(address, language));
  return {
    sample: once(async () => {
      const http = await sample();
      await writeCases(http, language);
      return http;
    }),
    played: once(async () => {
      const http = await sample();
      await playToTheEnd(http);
      return http;
    }),
    arrivals: once(async () => {
      const wish = { name: names.arrivals, players: 24, rounds: 5 };
      const http = await inventedEvent(address, wish);
      await http.do({ type: 'openCheckIn', round: 1 });
      const { players } = await http.view<PlayersView>('players');
      await http.do({ type: 'checkIn', players: players.slice(0, 15).map(({ id }) => id) });
      return http;
    }),
    cup: once(async () => {
      const settings = { system: 'knockout', cup: { ...USUAL_CUP, games: 1 } } as const;
      const wish = { name: names.cup, players: 8, rounds: 1, settings };
      const http = await inventedEvent(address, wish);
      await beginRound(http, 1);
      await enterResults(http, 1, 4);
      return http;
    }),
    league: once(() => league(address, names.league, names.teams)),
    molter: once(() => molter(address, names.molter, names.teams)),
    closed: once(() => closed(address, names.closed)),
  };
}

/** Made at the first asking, and then the same. */
function once<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | null = null;
  return () => (made ??= make());
}

async function playToTheEnd(http: ByHttp): Promise<void> {
  for (let round = 4; round <= 9; round += 1) {
    if (round > 5) await beginRound(http, round);
    const { boards } = await http.view<RoundView>(`rounds/${round}`);
    for (const { board, outcome } of boards) {
      if (outcome.kind !== 'notEntered' && outcome.kind !== 'adjourned') continue;
      const score = (['1-0', '½-½', '0-1'] as const)[(board * 5 + round) % 3] ?? '½-½';
      await http.do({ type: 'enterResult', round, board, outcome: { kind: 'played', score } });
    }
    if (round > 4) await http.do({ type: 'closeRound', round });
  }
}

interface MadeTeam {
  readonly id: TeamId;
  readonly roster: readonly PlayerId[];
}

/** Teams of so many players of a list, who do not exist. */
async function enterTeams(
  http: ByHttp,
  names: readonly string[],
  size: number,
): Promise<readonly MadeTeam[]> {
  const people = inventedPlayers(names.length * size);
  const made: MadeTeam[] = [];
  for (const [index, name] of names.entries()) {
    // Every team has strong and weak players.
    const own = people.filter((_, place) => place % names.length === index);
    const players = own.map(({ name: called, rating, federation }, place) => ({
      id: playerId(`t${index + 1}p${place + 1}`),
      name: called,
      federation,
      ratings: { fide: rating },
      fromRound: 1,
    }));
    const roster = players.map(({ id }) => id);
    const captain = own[0]?.name ?? name;
    const team = { id: teamId(`t${index + 1}`), name, roster, captain };
    await http.do({ type: 'importTeams', players, teams: [team] });
    made.push({ id: team.id, roster });
  }
  return made;
}

async function league(address: string, name: string, names: readonly string[]): Promise<ByHttp> {
  const http = await inventedEvent(address, {
    ...{ name, players: 0, rounds: names.length - 1 },
    settings: { kind: 'team', system: 'berger', team: { ...USUAL_TEAMS, boards: BOARDS } },
  });
  const teams = await enterTeams(http, names, BOARDS + 1);
  await beginRound(http, 1);
  await enterResults(http, 1, (names.length / 2) * BOARDS);
  // One sheet is signed by both, one by one captain.
  const { sheets } = await http.view<MatchSheetsView>('match-sheets');
  for (const [index, { round, results, first, second }] of sheets.slice(0, 2).entries()) {
    for (const { team } of index === 0 ? [first, second] : [first]) {
      const sheet = { round, team: team.id, results, onBehalf: true } as const;
      await http.do({ type: 'signMatchSheet', ...sheet });
    }
  }
  await http.do({ type: 'closeRound', round: 1 });
  await http.do({ type: 'pairRound', round: 2 });
  await http.do({ type: 'publishRound', round: 2 });
  const { teams: lines } = await http.view<LineUpsView>('rounds/2/line-ups');
  const atTable = (number: number): readonly MadeTeam[] => {
    const own = lines.filter(({ table }) => table === number).map(({ team }) => team.id);
    return teams.filter(({ id }) => own.includes(id));
  };
  for (const team of atTable(1)) {
    const boards = team.roster.slice(0, BOARDS);
    await http.do({ type: 'setLineUp', round: 2, team: team.id, boards });
  }
  // A captain's is sealed until the other one's comes.
  const sealing = atTable(2).find(({ id }) => id !== ASKED_CAPTAIN);
  if (sealing !== undefined) {
    const wish = { name: sealing.id, role: 'captain', team: sealing.id } as const;
    const { cookie } = await deviceSession(address, http.tournament, wish);
    const boards = sealing.roster.slice(1, BOARDS + 1);
    const captain = byHttp(address, http.tournament, cookie);
    await captain.do({ type: 'handInLineUp', round: 2, team: sealing.id, boards });
  }
  return http;
}

async function molter(address: string, name: string, names: readonly string[]): Promise<ByHttp> {
  const size = 6;
  const http = await inventedEvent(address, {
    ...{ name, players: 0, rounds: 3 },
    settings: {
      kind: 'team',
      system: 'molter',
      team: { ...usualTeams('molter'), boards: size, boardColours: 'WBWBWB' },
    },
  });
  await enterTeams(http, names, size);
  await http.do({ type: 'numberTeams', seed: name });
  return http;
}

/** Of the candidate, in seven rounds of nine. */
const WINS: readonly number[] = [1, 4];

async function closed(address: string, name: string): Promise<ByHttp> {
  const settings = { system: 'berger', federation: 'FRA' } as const;
  const http = await inventedEvent(address, { name, players: 0, rounds: 9, settings });
  const people = inventedPlayers(10);
  const candidate = playerId('p1');
  const players = fieldOfANorm((index) => people[index]?.name ?? '');
  await http.do({ type: 'enterPlayers', players });
  await http.do({ type: 'drawNumbers', seed: name });
  await http.do({ type: 'publishCalendar', cycles: 1 });
  const { rounds } = await http.view<CalendarView>('calendar');
  for (const { round, games } of rounds.slice(0, 7)) {
    for (const { board, white } of games) {
      const own = games.find((game) => [game.white.id, game.black.id].includes(candidate));
      const wins = own?.board === board && WINS.includes(round);
      const score = !wins ? '½-½' : white.id === candidate ? '1-0' : '0-1';
      await http.do({ type: 'enterResult', round, board, outcome: { kind: 'played', score } });
    }
  }
  return http;
}
