import { describe, expect, it } from 'vitest';
import type { AccessRow } from '@ronde/core/formats/papi/access-row.ts';
import { openLedger, type Ledger } from '@ronde/core/tournament/log.ts';
import { playerId } from '@ronde/core/rules/identity.ts';
import { perform } from '@ronde/core/tournament/decide.ts';
import type { Command } from '@ronde/core/tournament/command.ts';
import { papiFromTournament } from '@ronde/core/tournament/papi-file/papi-from-tournament.ts';
import { tournamentFromPapi } from '@ronde/core/tournament/papi-file/tournament-from-papi.ts';
import { readEntries } from '@ronde/core/tournament/stored/read-entries.ts';
import { openAccess } from './read-access.ts';
import { readPapiFile } from './read-papi-file.ts';
import { papiTables, type PapiRow } from './testing/papi-tables.ts';
import { writeAccess } from './write-access.ts';

/** Settings of every kind: known, without a place here, empty, and said otherwise by Ronde. */
const INFO = {
  ...{ Nom: 'Open  d’Été', Version: '3.3.7', NbrRondes: '3', RondeActive: '2' },
  ...{ DateDebut: '14/11/2026 00:00:00', DateFin: '15/11/2026', DateRd1: '14/11/2026' },
  ...{ DateRd7: '01/01/2027', Cadence: '', Lieu: 'Rennes', Arbitre: 'DUBOIS Claude' },
  ...{ Homologation: '12345', Genre: 'Suisse', Pairing: 'Nicois', DecomptePoints: 'NON' },
  ...{ EloBase1: '1900', EloBase2: '', Dep1: 'Manuel', Dep2: 'Brésilien', Dep3: '' },
  ...{ UserRef: '17', Prix1: '300', Prix20: '', PrixFeminin1: '50', PrixElo1Mini: '1200' },
  ...{ PrixElo1Maxi: '1800', PrixJunior2: '20', InscriptionDefaut: '30', ClassementClubMini: '4' },
  ...{ FormatSaisie: '1', Protection: '', FTPLogin: '' },
};

const PLAYERS: PapiRow[] = [
  {
    values: {
      ...{ Ref: 2, RefFFE: 4711, NrFFE: 'A12345', Nom: 'ARAD', Prenom: 'Anne', Sexe: 'F' },
      ...{ NeLe: '2001-05-06', Cat: 'SenF', Elo: 2000, Rapide: 1950, Blitz: 1900, Fide: 'F' },
      ...{ RapideFide: 'F', BlitzFide: 'R', FideCode: '00612345', FideTitre: 'ff' },
      ...{ Federation: 'FRA', ClubRef: 12, Club: 'Échiquier', Ligue: 'BRE', AffType: 'A' },
      ...{ InscriptionDu: 20, InscriptionRegle: 12, EMail: 'a@example.org', Fixe: 7 },
      ...{ Flotteur: 'X'.repeat(24), PtA: 0 },
    },
    rounds: [
      ['B', 3, 3],
      ['B', 1, 6],
    ],
  },
  {
    values: {
      ...{ Ref: 3, Nom: 'BRO', Prenom: 'Bo', Elo: 1700, Rapide: 1650, Blitz: 1600, Fide: 'N' },
      ...{
        RapideFide: 'A',
        BlitzFide: 'N',
        FideCode: '26012345',
        Flotteur: 'D'.repeat(24),
        PtA: 0,
      },
    },
    rounds: [
      ['N', 2, 1],
      ['B', 4, 2],
    ],
  },
  {
    values: {
      ...{ Ref: 4, Nom: 'CHAR', Prenom: 'Cy', Elo: 1399, Rapide: 1199, Fide: 'E' },
      ...{ RapideFide: 'E', PtA: 0, Flotteur: 'X'.repeat(24) },
    },
    rounds: [
      ['F', 0, 2],
      ['N', 3, 2],
    ],
  },
];

/** As Papi fills it: White of nobody, met by whoever is exempt. */
const EXEMPT_ROW: PapiRow = {
  values: {
    ...{ Ref: 1, Nom: 'EXEMPT', Sexe: 'M', Cat: 'Vet', Elo: 1399, Fide: 'E', AffType: 'N' },
    ...{ PtA: 0, Flotteur: 'X'.repeat(24) },
  },
  rounds: [
    ['R', 0, 0],
    ['N', 2, 0],
  ],
};

const fileOf = (kind: string): Uint8Array =>
  writeAccess(papiTables({ ...INFO, ClassElo: kind }, PLAYERS, EXEMPT_ROW));

function ledgerOf(bytes: Uint8Array): Ledger {
  const read = readPapiFile(bytes);
  if (!read.ok || read.value.file === null) throw new Error('no file');
  const { events } = tournamentFromPapi(read.value.file, {
    firstDay: '2026-01-01',
    from: 'x.papi',
  });
  if (events === null) throw new Error('refused');
  // As a store gives it back: through the schemas of the log.
  const entries = readEntries([{ position: 1, at: '2026-11-16T12:00:00Z', by: 'x', events }]);
  if (!entries.ok) throw new Error(entries.error.code);
  return openLedger(entries.value);
}

function after(ledger: Ledger, command: Command): Ledger {
  const done = perform(ledger, command, { at: '2026-11-16T12:00:00Z', by: 'x' });
  if (!done.ok) throw new Error(JSON.stringify(done.error));
  return done.value.ledger;
}

function written({ state }: Ledger): Uint8Array {
  if (state === null) throw new Error('no state');
  const made = papiFromTournament(state);
  if (!made.ok) throw new Error(made.error);
  return writeAccess(made.value.tables);
}

function rows(bytes: Uint8Array, table: string): readonly AccessRow[] {
  const opened = openAccess(bytes);
  if (!opened.ok) throw new Error(opened.error);
  const read = opened.value.rows(table);
  if (!read.ok) throw new Error(read.error);
  return read.value;
}

const settings = (bytes: Uint8Array): Record<string, unknown> =>
  Object.fromEntries(
    rows(bytes, 'INFO').map((row) => [String(row['Variable']), row['Value'] ?? '']),
  );

/** What Papi works out of the rounds, and what is not kept by decision (KD-242). */
const NOT_READ = ['Nr', 'Pts', 'PtF', 'Dep1', 'Dep2', 'Dep3', 'Place', 'Perf', 'Board', 'Pointe'];

const people = (bytes: Uint8Array): Record<string, unknown>[] =>
  rows(bytes, 'JOUEUR')
    .map((row) =>
      Object.fromEntries(
        Object.entries(row).filter(([column, cell]) => {
          const isThere = cell !== null && cell !== '';
          // A reference or a board that is 0 is none; so is a rating.
          return isThere && !NOT_READ.includes(column) && !(cell === 0 && !column.endsWith('Res'));
        }),
      ),
    )
    .sort((a, b) => Number(a['Ref']) - Number(b['Ref']));

describe('a file with every feature, read and written back', () => {
  it.each(['Elo', 'Rapide', 'Blitz', 'Autre'])('ClassElo %s: has every setting it had', (kind) => {
    const bytes = fileOf(kind);
    expect(settings(written(ledgerOf(bytes)))).toMatchObject({ ...INFO, ClassElo: kind });
  });

  it.each(['Elo', 'Rapide', 'Blitz'])('ClassElo %s: has every person as it was', (kind) => {
    const bytes = fileOf(kind);
    expect(people(written(ledgerOf(bytes)))).toEqual(people(bytes));
  });

  it('is the same after a second journey', () => {
    const once = written(ledgerOf(fileOf('Rapide')));
    expect(Buffer.from(written(ledgerOf(once))).equals(Buffer.from(once))).toBe(true);
  });
});

describe('what Ronde says anew is written instead', () => {
  it('tie-breaks, all of them', () => {
    const ledger = ledgerOf(fileOf('Rapide'));
    const state = ledger.state;
    if (state === null) throw new Error('no state');
    const changed = { ...state, settings: { ...state.settings, tieBreaks: ['BH', 'SB'] } };
    expect(settings(written({ ...ledger, state: changed }))).toMatchObject({
      ...{ Dep1: 'Solkoff', Dep2: 'Sonnenborn-Berger', Dep3: '' },
      ...{ Pairing: 'Nicois', EloBase1: '1900' },
    });
  });

  it('a rating with its letter, and nothing else of the person', () => {
    const ledger = after(ledgerOf(fileOf('Rapide')), {
      type: 'correctPlayer',
      player: playerId('p3'),
      changes: { ratings: { national: 1666 } },
    });
    expect(people(written(ledger))[2]).toMatchObject({
      ...{ Rapide: 1666, RapideFide: 'N', Elo: 1700, Fide: 'N', Blitz: 1600 },
    });
  });
});
