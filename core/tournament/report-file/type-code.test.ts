import { describe, expect, it } from 'vitest';
import { recordsOf } from '../../formats/trf/document.ts';
import { parseTrf } from '../../formats/trf/read.ts';
import { parseTournamentType } from '../../formats/trf/tournament-type.ts';
import { SYSTEM_NAMES, systemNamed as faceOf, type SystemName } from '../../pairing/systems.ts';
import { openLedger, type Ledger } from '../log.ts';
import { PlayedEvent } from '../testing/played-event.ts';
import { readReport } from './read-report.ts';
import { systemNamed } from './system-of.ts';
import { writeReport } from './write-report.ts';

const PLAYERS = [
  '001    1      One                               2000                             0.0    1',
  '001    2      Two                               1900                             0.0    2',
  '001    3      Three                             1800                             0.0    3',
  '001    4      Four                              1700                             0.0    4',
];
const TEAMS = [`013 ${'Left'.padEnd(32)}   1    2`, `013 ${'Right'.padEnd(32)}   3    4`];

function read(code: string, rounds: number, teams: boolean): Ledger {
  const lines = [
    '012 Open',
    '042 2026/03/07',
    `142 ${rounds}`,
    `192 ${code}`,
    ...PLAYERS,
    ...(teams ? TEAMS : []),
  ];
  const { document } = parseTrf(lines.join('\n'));
  const { events, problems } = readReport(document, { firstDay: '2026-03-07', from: 'open.trf' });
  if (events === null) throw new Error(JSON.stringify(problems));
  return openLedger([{ position: 1, at: '2026-03-07T10:00:00Z', by: 'import', events }]);
}

function written({ state, entries }: Ledger): string | undefined {
  if (!state) throw new Error('no state');
  const document = writeReport(state, entries, { forPublication: false });
  return recordsOf(document, '192')[0]?.code;
}

/** Four players meet in three rounds; two teams in one. The codes are those of TRF26's table. */
describe('[TRF26 192] type codes go in and out unchanged', () => {
  it.each([
    ['FIDE_DUTCH', 5],
    ['FIDE_DUTCH_2017', 5],
    ['FIDE_DUTCH_2025', 5],
    ['FIDE_DUTCH_2026', 5],
    ['FIDE_DUTCH_2026_BAKU', 5],
    ['FIDE_DUBOV', 5],
    ['FIDE_DUBOV_BAKU', 5],
    ['FIDE_BURSTEIN', 5],
    ['FIDE_BURSTEIN_BAKU', 5],
    ['FIDE_DOUBLESWISS', 5],
    ['CUSTOM_SWISS', 5],
    ['CUSTOM_SWISS_LIM', 5],
    ['CUSTOM_DOUBLESWISS', 5],
    ['BERGER_ROUNDROBIN', 3],
    ['BERGER_ROUNDROBIN_G3', 9],
    ['BERGER_DOUBLEROUNDROBIN', 6],
    ['FIDE_ROUNDROBIN', 3],
    ['FIDE_DOUBLEROUNDROBIN', 6],
    ['CUSTOM_ROUNDROBIN', 3],
    ['FIDE_SCHILLER', 3],
    ['FIDE_SCHILLER_5X4', 3],
    ['CUSTOM_SCHILLER', 3],
    ['FIDE_SCHEVENINGEN', 2],
    ['FIDE_SCHEVENINGEN_G3', 6],
    ['FIDE_DOUBLESCHEVENINGEN', 4],
    ['CUSTOM_SCHEVENINGEN', 2],
    ['CUSTOM_KNOCKOUT', 2],
  ])('%s', (code, rounds) => {
    expect(written(read(code, rounds, false))).toBe(code);
  });

  it.each([
    ['BERGER_TEAM_ROUNDROBIN', 1],
    ['BERGER_TEAM_ROUNDROBIN_G3', 3],
    ['BERGER_TEAM_DOUBLEROUNDROBIN', 2],
    ['FIDE_TEAM_ROUNDROBIN', 1],
    ['FIDE_TEAM_DOUBLEROUNDROBIN', 2],
    ['CUSTOM_TEAM_ROUNDROBIN', 1],
    ['CUSTOM_TEAM_KNOCKOUT', 1],
    ['CUSTOM_TEAM_SWISS', 5],
    ['CUSTOM_TEAM_SWISS_GP', 5],
    ['FIDE_TEAM', 5],
    ['FIDE_TEAM_BAKU', 5],
    ['FIDE_TEAM_MP_GP', 5],
    ['FIDE_TEAM_TYPEA_GP_MP', 5],
    ['FIDE_TEAM_TYPEB_MP', 5],
  ])('%s, of teams', (code, rounds) => {
    expect(written(read(code, rounds, true))).toBe(code);
  });
});

describe('[TRF26 192] the code of an event made here', () => {
  it.each([
    ['dutch', 5, 'FIDE_DUTCH_2026'],
    ['berger', 3, 'BERGER_ROUNDROBIN'],
    ['berger', 6, 'BERGER_DOUBLEROUNDROBIN'],
    ['berger-reversed', 6, 'FIDE_DOUBLEROUNDROBIN'],
  ] as const)('%s in %i rounds: %s', (system, rounds, code) => {
    expect(written(new PlayedEvent({ system, rounds }, 4).ledger)).toBe(code);
  });

  it('of a system with acceleration says so', () => {
    const event = new PlayedEvent({ rounds: 9, acceleration: { method: 'baku' } }, 4);
    expect(written(event.ledger)).toBe('FIDE_DUTCH_2026_BAKU');
  });

  it('is its own again when the settings leave what the file said', () => {
    const event = new PlayedEvent(
      { system: 'berger', rounds: 6, reportType: 'FIDE_ROUNDROBIN' },
      4,
    );
    expect(written(event.ledger)).toBe('BERGER_DOUBLEROUNDROBIN');
  });
});

/** Codes in which two systems are one: a single cycle has no last rounds to exchange. */
const ONE_CODE: Readonly<Record<string, SystemName>> = {
  FIDE_ROUNDROBIN: 'berger',
  FIDE_TEAM_ROUNDROBIN: 'berger',
};

describe.each(SYSTEM_NAMES)('[TRF26 192] the type code of %s', (name) => {
  it('names the system again, with its variants', () => {
    const face = faceOf(name);
    const kinds = { players: [false], teams: [true], either: [false, true] }[face.participants];
    for (const teams of kinds) {
      for (const cycles of [1, 2]) {
        for (const primary of ['matchPoints', 'gamePoints'] as const) {
          const plain = face.trfCode({ teams, cycles, year: '2026', primary });
          for (const code of face.mayAccelerate ? [plain, `${plain}_BAKU`] : [plain]) {
            const type = parseTournamentType(code);
            expect(type, code).not.toBeNull();
            expect(systemNamed(type && { code, type }, teams), code).toBe(ONE_CODE[code] ?? name);
            expect(type?.baku, code).toBe(code.endsWith('_BAKU'));
          }
        }
      }
    }
  });
});
