import { describe, expect, it } from 'vitest';
import { recordsOf } from '../../formats/trf/document.ts';
import { parseTrf } from '../../formats/trf/read.ts';
import { parseTournamentType } from '../../formats/trf/tournament-type.ts';
import { SYSTEM_NAMES, systemNamed as faceOf, type SystemName } from '../../pairing/systems.ts';
import { TEAM_PREFERENCES, USUAL_TEAM_COLOURS } from '../../rules/team-swiss-rules.ts';
import { openLedger, type Ledger } from '../log.ts';
import { teamColourRules } from '../rules-of-teams.ts';
import type { Settings, TeamSettings } from '../settings.ts';
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

function read(code: string, rounds: number, teams: boolean, more: readonly string[] = []): Ledger {
  const lines = [
    '012 Open',
    '042 2026/03/07',
    `142 ${rounds}`,
    `192 ${code}`,
    ...PLAYERS,
    ...(teams ? TEAMS : []),
    ...more,
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
    ['FIDE_TEAM_TYPEB_MP_BAKU', 5],
    ['FIDE_TEAM_MP_BAKU', 5],
    ['FIDE_TEAM_GP', 5],
  ])('%s, of teams', (code, rounds) => {
    expect(written(read(code, rounds, true))).toBe(code);
  });

  // 250 replaces the points of the method, not the code (TRF26, record 250).
  it.each([
    ['FIDE_TEAM_TYPEB_MP_BAKU', true, '250 02.0      001 002 0001 0001'],
    ['FIDE_TEAM_TYPEB_GP_MP', true, '250      01.0 001 002 0001 0001'],
    ['FIDE_DUTCH_2026_BAKU', false, '250      01.0 001 002 0001 0002'],
  ])('%s beside points given one by one (250)', (code, teams, record) => {
    const ledger = read(code, 5, teams, [record]);
    expect(ledger.state?.settings.acceleration.method).toBe('free');
    expect(written(ledger)).toBe(code);
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
          const event = { teams, cycles, year: '2026', primary, ...USUAL_TEAM_COLOURS };
          const plain = face.trfCode(event);
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

describe('[C.04.6 1.2.1, 1.7] the rules of a Swiss of teams are settings, and 192 says them', () => {
  const file = read('FIDE_TEAM_TYPEB_MP_BAKU', 5, true);
  const after = (changes: Partial<Settings>, rules: Partial<TeamSettings> = {}): Settings => {
    const settings = file.state?.settings;
    if (!settings?.team) throw new Error('no teams');
    return { ...settings, team: { ...settings.team, ...rules }, ...changes };
  };

  it.each<[string, Settings, string]>([
    ['no acceleration', after({ acceleration: { method: 'none' } }), 'FIDE_TEAM_TYPEB_MP'],
    ['game points first', after({}, { primaryScore: 'gamePoints' }), 'FIDE_TEAM_TYPEB_GP_BAKU'],
    ['no preferences', after({}, { colourPreferences: 'none' }), 'FIDE_TEAM_MP_BAKU'],
    ['the second score', after({}, { secondaryForColours: true }), 'FIDE_TEAM_TYPEB_MP_GP_BAKU'],
    ['another name', after({ name: 'Cup of the county' }), 'FIDE_TEAM_TYPEB_MP_BAKU'],
  ])('%s changes its own part of the code alone', (_, settings, code) => {
    if (!file.state) throw new Error('no state');
    expect(written({ ...file, state: { ...file.state, settings } })).toBe(code);
  });

  it('an older log has the type code alone, and means what it says', () => {
    const { colourPreferences: _, secondaryForColours: __, ...older } = after({}).team ?? {};
    const settings = { ...after({}), team: older as TeamSettings };
    expect(teamColourRules(settings)).toEqual({
      colourPreferences: 'B',
      secondaryForColours: false,
    });
  });

  it('type A and the second score where nothing is said (1.2.2, 1.7)', () => {
    const { settings } = new PlayedEvent({ kind: 'team', system: 'teamSwiss' }).state;
    expect(teamColourRules(settings)).toEqual({
      colourPreferences: 'A',
      secondaryForColours: true,
    });
  });

  it.each(
    TEAM_PREFERENCES.flatMap((colourPreferences) =>
      [true, false].flatMap((secondaryForColours) =>
        (['matchPoints', 'gamePoints'] as const).map((primary) => ({
          colourPreferences,
          secondaryForColours,
          primary,
        })),
      ),
    ),
  )('$colourPreferences, $primary, second score $secondaryForColours reads back', (rules) => {
    const code = faceOf('teamSwiss').trfCode({ teams: true, cycles: 1, year: '2026', ...rules });
    const { settings } = read(code, 5, true).state ?? {};
    expect(settings?.team).toMatchObject({
      colourPreferences: rules.colourPreferences,
      secondaryForColours: rules.secondaryForColours,
      primaryScore: rules.primary,
    });
  });
});
