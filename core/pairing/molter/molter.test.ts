import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '../../rules/language.ts';
import { drawMolter, type MolterDraw, type MolterRequest } from './draw.ts';
import { gridsOf } from './grids.ts';
import { PRINTED_GRIDS } from './printed-grids.fixture.ts';
import { playerOf, seatOf, teamOf, teamsOf } from './seats.ts';
import { emptyBoards } from './short-teams.ts';
import { MOLTER_TABLES, type MolterTableGame, type MolterTableRound } from './tables.ts';
import { sayRefusal, sayWarning } from './words.ts';

type GoldenGame = readonly [number, string, string];

interface GoldenTable {
  readonly table: number | string;
  readonly teams: number;
  readonly playersPerTeam: number;
  readonly source: 'printed' | 'derived';
  readonly rounds: readonly (readonly GoldenGame[] | null)[];
  readonly autonomous: readonly GoldenGame[] | null;
  readonly repairs: readonly { readonly round: string; readonly board: number }[];
  readonly reconstructedRound2?: { readonly games: readonly (readonly [string, string])[] };
}

const file = new URL('../../../corpus/molter.json', import.meta.url);
const { tables: GOLDEN } = JSON.parse(readFileSync(file, 'utf8')) as { tables: GoldenTable[] };

const tableNamed = (name: string) => MOLTER_TABLES.find(({ table }) => table === name);
const written = ({ board, white, black }: MolterTableGame): GoldenGame => [board, white, black];
const pair = ({ white, black }: MolterTableGame): string => `${white}-${black}`;

function drawn(teams: number, players: number, rounds: number): MolterDraw {
  const answer = drawMolter({ teams, players, rounds });
  if (!answer.ok) throw new Error(answer.error.code);
  return answer.value;
}

const everyRound = MOLTER_TABLES.flatMap((table) =>
  [...table.rounds, ...(table.autonomous ? [table.autonomous] : [])].map((round) => ({
    name: `${table.table} ${round.name}`,
    table,
    round,
  })),
);

describe('[LA 3.2] three teams', () => {
  // Up to twelve players the book prints a table; beyond, shorter ones are put together.
  it.each([12, 14, 24])('of %i players', (players) => {
    const printed = MOLTER_TABLES.find((one) => one.teams === 3 && one.players === players);
    const { table } = drawn(3, players, 2);
    if (players <= 12) expect(table).toBe(printed?.table);
    else expect(MOLTER_TABLES.map((one) => one.table)).not.toContain(table);
  });
});

describe('[LA 3.2] the tables are those of the book', () => {
  it.each(GOLDEN.map((golden) => ({ golden, name: golden.table })))('$name', ({ golden }) => {
    const table = tableNamed(String(golden.table));
    expect(table).toMatchObject({ teams: golden.teams, players: golden.playersPerTeam });
    const statusOf = (round: string): string =>
      golden.repairs.some((repair) => repair.round === round) ? 'repaired' : golden.source;
    for (const [index, games] of golden.rounds.entries()) {
      if (games === null) continue;
      expect(table?.rounds[index]?.games.map(written)).toEqual(games);
      expect(table?.rounds[index]?.status).toBe(statusOf(`R${index + 1}`));
    }
    expect(table?.autonomous?.games.map(written)).toEqual(golden.autonomous ?? undefined);
    if (golden.autonomous) expect(table?.autonomous?.status).toBe(statusOf('a'));
  });

  it('has no table of its own making', () => {
    const golden = GOLDEN.map(({ table }) => String(table)).sort();
    expect(MOLTER_TABLES.map(({ table }) => table).sort()).toEqual(golden);
  });

  it.each([20, 21, 22, 35])('keeps what is certain of the lost round 2 of table %i', (number) => {
    const golden = GOLDEN.find(({ table }) => table === number)?.reconstructedRound2?.games ?? [];
    const round = tableNamed(String(number))?.rounds[1];
    expect(round?.status).toBe('reconstructed');
    expect(golden.length).toBeGreaterThan(10);
    expect(round?.games.map(pair)).toEqual(
      expect.arrayContaining(golden.map(([white, black]) => `${white}-${black}`)),
    );
  });

  it.each(['36', '37'])('marks round 2 of table %s as made anew', (name) => {
    expect(tableNamed(name)?.rounds.map(({ status }) => status)).toEqual(['printed', 'generated']);
  });
});

describe('[LA 3.2] every round of every table', () => {
  it.each(everyRound)('$name: each player once, no team-mates', ({ table, round }) => {
    const seats = round.games.flatMap(({ white, black }) => [white, black]).sort();
    const everybody = teamsOf(table.teams).flatMap((team) =>
      Array.from({ length: table.players }, (_, index) => seatOf(team, index + 1)),
    );
    expect(seats).toEqual(everybody.sort());
    for (const { white, black } of round.games) {
      expect(teamOf(white)).not.toBe(teamOf(black));
      const apart = Math.abs(playerOf(white) - playerOf(black));
      expect(apart).toBeLessThanOrEqual(table.teams % 2 === 0 ? 0 : 1);
    }
  });

  it('gives each player White once and Black once in two rounds', () => {
    const periods = MOLTER_TABLES.filter(({ table }) => table !== 'L3x4').flatMap((table) =>
      table.rounds.flatMap((round, index) =>
        index % 2 === 0 ? [[round, table.rounds[index + 1]] as const] : [],
      ),
    );
    expect(periods.length).toBeGreaterThan(60);
    for (const [first, second] of periods) {
      const blacks = first.games.map(({ black }) => black).sort();
      expect(second?.games.map(({ white }) => white).sort()).toEqual(blacks);
    }
  });

  it('never lets a rebuilt round bring a player to a team again, nor two teams twice as often', () => {
    for (const name of ['20', '21', '22', '35', '36', '37']) {
      const table = tableNamed(name);
      const autonomous = table?.autonomous ? [table.autonomous] : [];
      const rounds = [...(table?.rounds ?? []), ...autonomous];
      expect(rounds).toHaveLength(3);
      expect(playersMeetingATeamTwice(rounds)).toEqual([]);
      const games = gamesOfTeams(table?.rounds ?? []);
      expect(Math.max(...games) - Math.min(...games)).toBeLessThanOrEqual(1);
    }
  });

  it('[lines 5503-5513] 7 × 6: numbers of a pair add up to 7, each two teams meet on two boards', () => {
    const { played } = drawn(7, 6, 6);
    for (const first of [0, 2, 4]) {
      const period = played.slice(first, first + 2);
      expect(new Set(gamesOfTeams(period))).toEqual(new Set([2]));
      const sums = new Map<string, number>();
      for (const { white, black } of period.flatMap(({ games }) => games)) {
        const key = `${teamOf(white)}${teamOf(black)}`;
        sums.set(key, (sums.get(key) ?? 0) + playerOf(white));
        const turned = `${teamOf(black)}${teamOf(white)}`;
        sums.set(turned, (sums.get(turned) ?? 0) + playerOf(black));
      }
      expect([...sums.values()]).toEqual(Array.from({ length: 42 }, () => 7));
    }
  });
});

describe('[LA 3.2] which table is taken', () => {
  it.each([
    [3, 4, 2, '1/4', 'derived', 'R1 R2'],
    [3, 4, 3, 'L3x4', 'printed', 'R1 R2 R3'],
    [3, 6, 2, '2', 'repaired', 'R1 R2'],
    [3, 50, 2, '1/50', 'derived', 'R1 R2'],
    [5, 6, 4, '8/6', 'derived', 'R1 R2 R3 R4'],
    [7, 4, 1, '16', 'repaired', 'a'],
    [7, 4, 2, '17/4', 'derived', 'R1 R2'],
    [7, 6, 3, '17/6', 'derived', 'R1 R2 a'],
    [7, 12, 7, '17', 'printed', 'R1 R2 R3 R4 R5 R6 a'],
    [8, 4, 1, '20', 'printed', 'a'],
    [8, 4, 2, '20', 'reconstructed', 'R1 R2'],
    [12, 6, 3, '36', 'generated', 'R1 R2 a'],
  ])('%i × %i, %i rounds: table %s, %s', (teams, players, rounds, table, status, names) => {
    const draw = drawn(teams, players, rounds);
    expect(draw).toMatchObject({ table, status, boards: (teams * players) / 2 });
    expect(draw.played.map(({ name }) => name).join(' ')).toBe(names);
  });

  it('[gold] 3 × 4, round 1', () => {
    const games = drawn(3, 4, 2).played[0]?.games.map(pair).join(' ');
    expect(games).toBe('A1-C1 C2-B1 B2-A2 A3-B3 B4-C3 C4-A4');
  });

  it('[line 5087] repeats table 1 end to end for large teams', () => {
    const games = drawn(3, 50, 1).played[0]?.games ?? [];
    expect(games).toHaveLength(75);
    expect(games[18]).toEqual({ board: 19, white: 'A13', black: 'C13' });
    expect(new Set(games.flatMap(({ white, black }) => [white, black])).size).toBe(150);
  });

  const REFUSED: readonly (readonly [MolterRequest, string, string])[] = [
    [{ teams: 14, players: 6, rounds: 2 }, 'teams', '3 to 13'],
    [{ teams: 2, players: 6, rounds: 2 }, 'teams', 'Scheveningen table for 6'],
    [{ teams: 6, players: 5, rounds: 2 }, 'oddPlayers', 'Take 6'],
    [{ teams: 6, players: 4, rounds: 4 }, 'rounds', 'play 1, 2, 3.'],
    [{ teams: 3, players: 6, rounds: 3 }, 'rounds', 'play 1, 2.'],
    [{ teams: 12, players: 4, rounds: 2 }, 'noTable', 'no table for 12 × 4'],
    [{ teams: 3, players: 400, rounds: 2 }, 'tooManyPlayers', '300'],
  ];
  it.each(REFUSED)('%j is refused, with a way on', (request, code, said) => {
    const answer = drawMolter(request);
    if (answer.ok) throw new Error('drawn');
    expect(answer.error.code).toBe(code);
    expect(sayRefusal(answer.error, request, 'en')).toContain(said);
    for (const language of LANGUAGES) {
      expect(sayRefusal(answer.error, request, language)).not.toMatch(/[{}]/);
    }
  });

  it('warns of games, teams and players that come twice, and of teams that never meet', () => {
    const codes = (draw: MolterDraw): string[] => draw.warnings.map(({ code }) => code);
    expect(codes(drawn(13, 12, 3))).toEqual(['sameGame', 'sameTeam']);
    expect(codes(drawn(11, 8, 2))).toEqual(['neverMeet']);
    expect(drawn(11, 8, 2).warnings[0]).toEqual({ code: 'neverMeet', teams: ['B-K', 'F-L'] });
    expect(codes(drawn(5, 4, 5))).toEqual(['sameGame', 'sameTeam']);
    expect(codes(drawn(4, 4, 3))).toEqual([]);
    const said = drawn(13, 12, 3)
      .warnings.map((warning) => sayWarning(warning, 'en'))
      .join(' ');
    expect(said).toContain('E3-N3');
    expect(said).not.toMatch(/[{}]/);
  });
});

describe('grids and short teams', () => {
  it.each([4, 5, 6])('[lines 6357-6535] the grids of %i teams of four are as printed', (teams) => {
    const draw = drawn(teams, 4, teams === 5 ? 4 : 3);
    const grids = gridsOf(draw).map(({ team, players }) => [
      team,
      players.map((games) =>
        games.map(({ colour, opponent }) => `${colour.slice(0, 1)}${opponent}`).join(' '),
      ),
    ]);
    expect(Object.fromEntries(grids)).toEqual(PRINTED_GRIDS[teams]);
  });

  it('says which boards a short team loses, and to whom', () => {
    const empty = emptyBoards(drawn(4, 4, 2), new Map([['B', 3]]));
    expect(empty).toEqual([
      { round: 1, board: 7, missing: 'B4', wins: 'A4' },
      { round: 2, board: 8, missing: 'B4', wins: 'C4' },
    ]);
    const both = emptyBoards(
      drawn(4, 4, 1),
      new Map(['A', 'B', 'C', 'D'].map((team) => [team, 3] as const)),
    );
    expect(both.map(({ wins }) => wins)).toEqual([null, null]);
  });
});

function playersMeetingATeamTwice(rounds: readonly MolterTableRound[]): string[] {
  const met = new Set<string>();
  return rounds
    .flatMap(({ games }) => games)
    .flatMap(({ white, black }) => [`${white}:${teamOf(black)}`, `${black}:${teamOf(white)}`])
    .filter((meeting) => met.size === met.add(meeting).size);
}

function gamesOfTeams(rounds: readonly MolterTableRound[]): number[] {
  const counts = new Map<string, number>();
  for (const { white, black } of rounds.flatMap(({ games }) => games)) {
    const key = [teamOf(white), teamOf(black)].sort().join('');
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return [...counts.values()];
}
