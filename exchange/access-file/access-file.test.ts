import { execFileSync } from 'node:child_process';
import { existsSync, writeFileSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { PapiFile } from '@ronde/core/formats/papi/papi-file.ts';
import { openLedger } from '@ronde/core/tournament/log.ts';
import { tournamentFromPapi } from '@ronde/core/tournament/papi-file/tournament-from-papi.ts';
import { scores } from '@ronde/core/tournament/views/records.ts';
import { points } from '@ronde/core/rules/points.ts';
import { temporaryFolder, type TemporaryFolder } from '@ronde/store/sqlite/temporary-folder.ts';
import { openAccess } from './read-access.ts';
import { readPapiFile } from './read-papi-file.ts';
import { papiTables, type PapiRow } from './testing/papi-tables.ts';
import { writeAccess } from './write-access.ts';

const INFO = {
  Nom: 'Open d’Été',
  Version: '3.3.8',
  NbrRondes: '5',
  DateDebut: '14/11/2026',
  DateFin: '15/11/2026',
  DateRd1: '14/11/2026',
  Cadence: '50 min + 10 s',
  Lieu: 'Rennes',
  ClassElo: 'Rapide',
  Homologation: '12345',
  Arbitre: 'DUBOIS Claude',
  Genre: 'Suisse',
  Pairing: 'SAD',
  EloBase1: '1900',
  EloBase2: '1500',
  Dep1: 'Brésilien',
  Dep2: 'Performance',
  Dep3: 'Sonnenborn-Berger',
  DecomptePoints: 'NON',
  RondeActive: '3',
  PrixPrincipal: '100',
};

/*
 *      R1    R2    R3    R4
 * 2 A  B3 3  N4 2  F  2  .       A beats B, draws C, half-point bye
 * 3 B  N2 1  exempt 6  B5 6      B loses, bye, wins by forfeit
 * 4 C  F  0  B2 2  B6 0          C absent, draws A, game open
 * 5 D  B6 5  F  6  N3 4          D forfeits with E, full point, loses by forfeit
 * 6 E  N5 5  R     N4 0  F 0     E forfeits, unpaired, open, absent from round 4
 */
const PLAYERS: PapiRow[] = [
  {
    values: {
      ...{ Ref: 2, NrFFE: 'A12345', Nom: 'ARAD', Prenom: 'Anne', Sexe: 'F', NeLe: '2001-05-06' },
      ...{
        Elo: 2000,
        Fide: 'F',
        Rapide: 1950,
        RapideFide: 'F',
        FideCode: '612345',
        FideTitre: 'ff',
      },
      ...{ Federation: 'FRA', Club: 'Échiquier', Ligue: 'BRE', AffType: 'A', Pointe: true },
      ...{ InscriptionDu: 20, InscriptionRegle: 12, EMail: 'a@example.org', Fixe: 7 },
    },
    rounds: [
      ['B', 3, 3],
      ['N', 4, 2],
      ['F', 0, 2],
    ],
  },
  {
    values: { Ref: 3, Nom: 'BRO', Prenom: 'Bo', Rapide: 1700, RapideFide: 'N', Tel: '0102030405' },
    rounds: [
      ['N', 2, 1],
      ['R', 1, 6],
      ['B', 5, 6],
    ],
  },
  {
    values: { Ref: 4, Nom: 'CHAR', Prenom: 'Cy', Rapide: 1199, RapideFide: 'E', Adresse: 'x' },
    rounds: [
      ['F', 0, 0],
      ['B', 2, 2],
      ['B', 6, 0],
    ],
  },
  {
    values: { Ref: 5, Nom: 'DRU', Prenom: 'Di', Rapide: 1600, RapideFide: 'F' },
    rounds: [
      ['B', 6, 5],
      ['F', 0, 6],
      ['N', 3, 4],
    ],
  },
  {
    values: { Ref: 6, Nom: 'EBO', Prenom: 'Ed' },
    rounds: [
      ['N', 5, 5],
      ['R', 0, 0],
      ['N', 4, 0],
      ['F', 0, 0],
    ],
  },
];

function idIn<K extends string>(players: ReadonlyMap<K, unknown>, id: string): K {
  const found = [...players.keys()].find((key) => key === id);
  if (found === undefined) throw new Error(id);
  return found;
}

const papi = (info: Record<string, string> = INFO, players = PLAYERS): Uint8Array =>
  writeAccess(papiTables(info, players));

function fileOf(bytes: Uint8Array): PapiFile {
  const read = readPapiFile(bytes);
  if (!read.ok) throw new Error(read.error);
  if (read.value.file === null) throw new Error(read.value.problems[0]?.message);
  return read.value.file;
}

describe('reading Access files', () => {
  it('gives back every cell of every type', () => {
    const rows = Array.from({ length: 300 }, (_, n) => ({
      ...{ Number: n - 150, Name: n % 7 === 0 ? null : `Né ${n} œ`, Yes: n % 2 === 0 },
      ...{ Money: n / 8, Day: n === 3 ? null : '1999-12-31', Long: 70_000 * (3 - n) },
    }));
    const columns = [
      ['Number', 'integer'],
      ['Name', 'text'],
      ['Yes', 'boolean'],
      ['Money', 'double'],
      ['Day', 'dateTime'],
      ['Long', 'long'],
    ] as const;
    const opened = openAccess(writeAccess([{ name: 'T', columns, rows }]));
    if (!opened.ok) throw new Error(opened.error);
    expect(opened.value.tables).toEqual(['T']);
    expect(opened.value.rows('T')).toEqual({ ok: true, value: rows });
    expect(opened.value.rows('Nowhere')).toEqual({ ok: true, value: [] });
  });

  it.each([
    ['nothing', Buffer.alloc(0), 'notAccess'],
    ['a text', Buffer.alloc(9000, 'x'), 'notAccess'],
    ['a file cut short', papi().subarray(0, 9000), 'damaged'],
    [
      'noise after the head',
      Buffer.concat([papi().subarray(0, 4096), Buffer.alloc(8192, 7)]),
      'damaged',
    ],
  ])('refuses %s', (_, bytes, fault) => {
    expect(readPapiFile(bytes)).toEqual({ ok: false, error: fault });
  });

  it('never throws on damaged pages', () => {
    const sound = papi();
    for (let at = 100; at < sound.length; at += 997) {
      const damaged = Buffer.from(sound);
      damaged.fill(0xff, at, at + 64);
      expect(() => readPapiFile(damaged)).not.toThrow();
    }
  });

  it('refuses a database that is not of Papi', () => {
    expect(readPapiFile(writeAccess([{ name: 'T', columns: [['a', 'text']], rows: [] }]))).toEqual({
      ok: false,
      error: 'notPapi',
    });
  });
});

// Where Debian's mdbtools are installed, they check what the tests are written with.
const ifInstalled = existsSync('/usr/bin/mdb-export') ? describe : describe.skip;
ifInstalled('mdbtools, another reader of Access files', () => {
  let folder: TemporaryFolder;
  beforeEach(async () => {
    folder = await temporaryFolder();
  });
  afterEach(() => folder.dispose());

  it('reads the same from what these tests are written with', () => {
    writeFileSync(folder.file('x.mdb'), papi());
    const run = (program: string, ...args: string[]): string =>
      execFileSync(program, args, { encoding: 'utf8' });
    expect(run('mdb-tables', '-1', folder.file('x.mdb')).trim().split('\n')).toEqual([
      'INFO',
      'JOUEUR',
      'RES',
    ]);
    const info = run('mdb-export', '-H', '-d', '\t', '-Q', folder.file('x.mdb'), 'INFO');
    expect(
      Object.fromEntries(
        info
          .trim()
          .split('\n')
          .map((line) => line.split('\t')),
      ),
    ).toEqual(INFO);
    const players = run('mdb-export', '-H', folder.file('x.mdb'), 'JOUEUR');
    expect(players.split('\n').filter((line) => line !== '')).toHaveLength(PLAYERS.length + 1);
    expect(players).toContain('"ARAD","Anne"');
  });
});

describe('.papi, field by field (peers-and-users §4.1)', () => {
  it('reads the settings', () => {
    expect(fileOf(papi())).toMatchObject({
      name: 'Open d’Été',
      rounds: 5,
      firstDay: '2026-11-14',
      lastDay: '2026-11-15',
      roundDays: ['2026-11-14', null, null, null, null],
      timeControl: '50 min + 10 s',
      place: 'Rennes',
      arbiter: 'DUBOIS Claude',
      homologation: '12345',
      ratingKind: 'rapid',
      roundRobin: false,
      pairing: 'SAD',
      ratingCuts: [1900, 1500],
      threePointsAWin: false,
      tieBreaks: ['Brésilien', 'Performance', 'Sonnenborn-Berger'],
      activeRound: 3,
    });
  });

  it('reads the players, the exempt left out', () => {
    const { players } = fileOf(papi());
    expect(players.map(({ ref }) => ref)).toEqual([2, 3, 4, 5, 6]);
    expect(players[0]).toMatchObject({
      checkedIn: true,
      fixedBoard: 7,
      feeDue: 2000,
      feePaid: 1200,
      email: 'a@example.org',
      listed: {
        ...{ name: 'ARAD, Anne', nationalId: 'A12345', fideId: '612345', title: 'WFM', sex: 'w' },
        ...{ birth: '2001-05-06', club: 'Échiquier', league: 'BRE', licence: 'A' },
        rapid: { rating: 1950, origin: 'fide' },
        standard: { rating: 2000, origin: 'fide' },
      },
    });
  });

  it.each<[string, number, number, object]>([
    ['white, win', 2, 1, { kind: 'game', colour: 'white', opponent: 3, result: 'win' }],
    ['black, draw', 2, 2, { kind: 'game', colour: 'black', opponent: 4, result: 'draw' }],
    ['half-point bye', 2, 3, { kind: 'bye', bye: 'halfPointBye' }],
    ['not yet', 2, 4, { kind: 'unpaired' }],
    ['exempt', 3, 2, { kind: 'pairingAllocatedBye' }],
    ['forfeit win', 3, 3, { kind: 'game', colour: 'white', opponent: 5, result: 'forfeitWin' }],
    ['absent', 4, 1, { kind: 'bye', bye: 'zeroPointBye' }],
    [
      'double forfeit',
      5,
      1,
      { kind: 'game', colour: 'white', opponent: 6, result: 'doubleForfeit' },
    ],
    ['full point', 5, 2, { kind: 'bye', bye: 'fullPointBye' }],
  ])('reads a round: %s', (_, ref, round, read) => {
    const player = fileOf(papi()).players.find((other) => other.ref === ref);
    expect(player?.rounds[round - 1]).toEqual(read);
  });

  it.each([
    ['0', 'papi.rounds'],
    ['25', 'papi.rounds'],
    ['many', 'papi.rounds'],
  ])('refuses %s rounds', (NbrRondes, code) => {
    const read = readPapiFile(papi({ ...INFO, NbrRondes }));
    expect(read).toMatchObject({ ok: true, value: { file: null, problems: [{ code }] } });
  });
});

describe('a tournament from a .papi file', () => {
  const OPTIONS = { firstDay: '2026-01-01', from: 'ete.papi' };

  it('holds its players, rounds, byes and boards', () => {
    const { events, problems } = tournamentFromPapi(fileOf(papi()), OPTIONS);
    expect(problems.map(({ code }) => code)).toEqual([
      'papi.tieBreakEdition',
      'papi.prizes',
      'papi.homologation',
      'papi.addresses',
      'papi.checkedIn',
    ]);
    if (events === null) throw new Error('refused');
    const { state } = openLedger([{ position: 1, at: '2026-11-15T12:00:00Z', by: 'x', events }]);
    expect(state?.settings).toMatchObject({
      name: 'Open d’Été',
      acceleration: { method: 'degressive', limits: { groupAFrom: 1900, groupCBelow: 1500 } },
      tieBreaks: ['BH/C1', 'TPR', 'SB'],
      chiefArbiter: 'DUBOIS Claude',
    });
    if (state === null) throw new Error('no state');
    const [anne] = [...state.players.values()];
    expect(anne).toMatchObject({
      name: 'ARAD, Anne',
      ratings: { fide: 1950 },
      ratingSources: { fide: { list: 'file:ete.papi', month: '2026-11', kind: 'rapid' } },
      private: { birthDate: '2001-05-06', email: 'a@example.org', feeDue: 2000, feePaid: 1200 },
    });
    expect(state.numbers).toEqual(['p2', 'p3', 'p5', 'p4', 'p6']);
    expect(state.rounds.map(({ closed }) => closed)).toEqual([true, true, false]);
    expect(state.rounds[0]?.games.find(({ white }) => white === 'p2')?.board).toBe(7);
    const standing = scores(state, { pairingOf: 4 });
    expect([...standing].sort(([a], [b]) => a.localeCompare(b))).toEqual([
      ['p2', points(2)],
      ['p3', points(2)],
      ['p4', points(0.5)],
      ['p5', points(1)],
      ['p6', points(0)],
    ]);
    expect(state.byes.get(4)?.get(idIn(state.players, 'p6'))).toBe('zeroPointBye');
  });

  it('is refused where two players tell different stories', () => {
    const [first, ...others] = PLAYERS;
    if (first === undefined) throw new Error('no players');
    const liar: PapiRow = { ...first, rounds: [['B', 3, 4], ...first.rounds.slice(1)] };
    const { events, problems } = tournamentFromPapi(fileOf(papi(INFO, [liar, ...others])), OPTIONS);
    expect(events).toBeNull();
    expect(problems.map(({ code }) => code)).toContain('papi.contradiction');
  });

  it.each([
    ['Haley', { method: 'haley', variant: 'haley' }],
    ['HaleySoft', { method: 'haley', variant: 'haleySoft' }],
    ['Standard', { method: 'none' }],
    ['Nicois', { method: 'none' }],
  ])('pairs by %s', (Pairing, acceleration) => {
    const { events } = tournamentFromPapi(fileOf(papi({ ...INFO, Pairing })), OPTIONS);
    expect(events?.[0]).toMatchObject({ settings: { acceleration } });
  });

  it('counts three points for a win where Papi does', () => {
    const file = fileOf(papi({ ...INFO, DecomptePoints: 'OUI', Genre: 'ToutesRondes' }));
    expect(tournamentFromPapi(file, OPTIONS).events?.[0]).toMatchObject({
      settings: { system: 'berger', scoring: { win: points(3), draw: points(1) } },
    });
  });
});
