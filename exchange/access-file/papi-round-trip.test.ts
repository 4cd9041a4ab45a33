import { describe, expect, inject, it } from 'vitest';
import type { Acceleration } from '@ronde/core/pairing/acceleration/acceleration.ts';
import type { PapiReading } from '@ronde/core/formats/papi/read-papi.ts';
import { openLedger } from '@ronde/core/tournament/log.ts';
import { papiFromTournament } from '@ronde/core/tournament/papi-file/papi-from-tournament.ts';
import { tournamentFromPapi } from '@ronde/core/tournament/papi-file/tournament-from-papi.ts';
import type { Tournament } from '@ronde/core/tournament/state.ts';
import { readPapiFile } from './read-papi-file.ts';
import { inventedTournament, type Invented } from './testing/generated-tournament.ts';
import { papiTables } from './testing/papi-tables.ts';
import { whatPapiTells } from './testing/what-papi-tells.ts';
import { writeAccess } from './write-access.ts';

const papiOf = (state: Tournament): Uint8Array => {
  const made = papiFromTournament(state);
  if (!made.ok) throw new Error(made.error);
  return writeAccess(made.value.tables);
};

function expectRead(bytes: Uint8Array, told: readonly string[] = []): PapiReading {
  const read = readPapiFile(bytes);
  if (!read.ok) throw new Error(read.error);
  expect(read.value.problems.map(({ code }) => code)).toEqual(told);
  return read.value;
}

function readBack(bytes: Uint8Array, told: readonly string[] = []): Tournament {
  const { file } = expectRead(bytes, told);
  if (file === null) throw new Error('no file');
  const { events } = tournamentFromPapi(file, {
    firstDay: '2026-01-01',
    from: 'x.papi',
  });
  if (events === null) throw new Error('refused');
  const { state } = openLedger([{ position: 1, at: '2026-03-16T12:00:00Z', by: 'x', events }]);
  if (state === null) throw new Error('no state');
  return state;
}

/** Equal after the first journey, and the same bytes after the second. */
function travels(state: Tournament): void {
  const bytes = papiOf(state);
  const back = readBack(bytes);
  expect(whatPapiTells(back)).toEqual(whatPapiTells(state));
  expect(Buffer.from(papiOf(back)).equals(Buffer.from(bytes))).toBe(true);
}

const ACCELERATIONS: readonly Acceleration[] = [
  { method: 'none' },
  { method: 'haley', variant: 'haley' },
  { method: 'haley', variant: 'haleySoft' },
  { method: 'degressive', limits: { groupAFrom: 2000, groupCBelow: 1600 } },
];

const INCIDENTS = {
  ...{ halfPointBye: 0.04, fullPointBye: 0.02, zeroPointBye: 0.03, forfeit: 0.05 },
  ...{ doubleForfeit: 0.02, withdrawal: 0.01, lateEntry: 0.1 },
};

/** Of every size, scoring and acceleration, each case told by its seed. */
function invented(seed: number): Invented {
  const rounds = 3 + (seed % 5);
  const isPlain = seed % 4 !== 0;
  return {
    seed,
    rounds,
    players: 16 + (seed % 23),
    played: seed % 3 === 0 ? Math.max(rounds - 2, 1) : rounds,
    scoring: seed % 7 === 0 && isPlain ? '3-1-0' : '1-½-0',
    acceleration: isPlain
      ? { method: 'none' }
      : (ACCELERATIONS[(seed / 4) % 4] ?? { method: 'none' }),
    rates: INCIDENTS,
  };
}

describe('a tournament that goes out as .papi and comes back', () => {
  // Twenty-five are every number of rounds, scoring and acceleration.
  const cases = Math.max(25, 200 * inject('sizes').shareOfCases);
  it.each(Array.from({ length: cases }, (_, index) => index + 1))(
    'is the same: event %i',
    (seed) => {
      travels(inventedTournament(invented(seed)));
    },
  );

  it('with 300 players and 12 rounds, names of the greatest length and accents', () => {
    const size = { seed: 300, players: 300, rounds: 12, rates: INCIDENTS };
    travels(inventedTournament({ ...size, longNames: true }));
  });
});

describe('what came with a .papi', () => {
  const info = {
    ...{ Nom: 'Open', NbrRondes: '5', DateDebut: '07/03/2026', Version: '3.3.9' },
    ...{ Homologation: '54321', UserRef: '17', Prix1: '300', PrixElo1Max: '1800' },
    ...{ InscriptionAdulte: '30', FTPLogin: 'club', FTPPassword: 'secret' },
  };
  const bytes = writeAccess(
    papiTables(info, [
      { values: { Ref: 7, RefFFE: 4711, ClubRef: 12, Nom: 'ARAD', Prenom: 'Anne' }, rounds: [] },
      { values: { Ref: 3, Nom: 'BRO', Prenom: 'Bo', Elo: 1500, Fide: 'N' }, rounds: [] },
    ]),
  );
  const WEB = ['papi.webAccess'];
  const back = () => expectRead(papiOf(readBack(bytes, WEB))).file;

  it('goes back: homologation number, prizes, fees and the version', () => {
    const file = back();
    expect(file).toMatchObject({ homologation: '54321', version: '3.3.9' });
    expect(Object.fromEntries(file?.others ?? [])).toMatchObject({
      ...{ UserRef: '17', Prix1: '300', PrixElo1Max: '1800', InscriptionAdulte: '30' },
    });
  });

  it('goes back: references of players and clubs', () => {
    expect(back()?.players.map(({ ref, ffeRef, clubRef }) => [ref, ffeRef, clubRef])).toEqual([
      [3, 0, 0],
      [7, 4711, 12],
    ]);
  });

  it('but for the access to a web site: its lines come back empty, and nothing of it is kept', () => {
    const state = readBack(bytes, WEB);
    expect(JSON.stringify(state.papi)).not.toContain('secret');
    expect(state.papi?.entries).toContainEqual({ key: 'FTPLogin', value: '' });
    expect(back()?.others.get('FTPPassword')).toBe('');
  });
});
