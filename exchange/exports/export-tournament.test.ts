import { instantOf } from '@ronde/core/rules/zone.ts';
import { createDecipheriv } from 'node:crypto';
import { strFromU8, unzipSync } from 'fflate';
import readXlsxFile from 'read-excel-file/node';
import { describe, expect, it } from 'vitest';
import { sayLeftOut } from '@ronde/core/documents/problems/left-out-words.ts';
import { ADJOURNED } from '@ronde/core/rules/outcome.ts';
import { WHITE_WINS, type PlayedEvent } from '@ronde/core/tournament/testing/played-event.ts';
import { parseTournamentFile } from '@ronde/core/formats/tournament-file/parse-tournament-file.ts';
import { parseTrfBytes } from '@ronde/core/formats/trf/read.ts';
import { computeTeamStandings } from '@ronde/core/standings/teams/team-standings.ts';
import { teamQuestionOfReport } from '@ronde/core/tournament/report-file/team-question.ts';
import { teamEvent, teamsPlay } from '@ronde/core/tournament/testing/team-event.ts';
import { tieBreakRules } from '@ronde/core/tournament/views/team-scores.ts';
import { teamStandingsView } from '@ronde/core/tournament/views/team-standings.ts';
import { engineEvent, inventedPlayers } from '@ronde/core/tournament/views/testing/engine-event.ts';
import { encrypted, readChessResultsSettings } from './chess-results-secrets.ts';
import { EXPORT_AUDIENCE, EXPORT_FORMATS, type ExportFormat } from './export-format.ts';
import { exportAs, type ExportRequest } from './export-tournament.ts';
import { ownZone } from './own-zone.ts';

/** Three rounds played, the fourth a draft, and something private of everybody. */
const event = engineEvent(10, 3, {
  tieBreaks: ['BH/C1', 'SB'],
  roundDates: ['2026-03-07', '2026-03-07', '2026-03-08', '2026-03-08'],
  roundTimes: ['10:00', '15:00', null, null],
}).scores(3, '10=10');
event.does({ type: 'pairRound', round: 4 });

const SECRETS = {
  source: '99',
  key: '00112233445566778899aabbccddeeff',
  iv: '0f'.repeat(16),
  creator: '42',
};

const request: ExportRequest = {
  id: 'Été 2026/open',
  createdAt: '2026-03-01T10:00:00Z',
  ledger: event.ledger,
  language: 'fr',
  chessResults: { settings: SECRETS, key: '1234567', sid: '987' },
};

async function exported(format: ExportFormat, changes: Partial<ExportRequest> = {}) {
  const file = await exportAs(format, { ...request, ...changes });
  if (!file.ok) throw new Error(file.error.code);
  return file.value;
}

/** Everything readable in a file; archives and workbooks are opened. */
function textOf(bytes: Uint8Array): string {
  if (bytes[0] !== 0x50 || bytes[1] !== 0x4b) return strFromU8(bytes);
  return Object.values(unzipSync(bytes))
    .map((part) => strFromU8(part))
    .join('\n');
}

/** Every private value, in every form it might be written. */
const SECRET_VALUES = inventedPlayers(10).flatMap(({ private: hidden }) => {
  const { birthDate = '', phone = '', email = '', comment = '' } = hidden ?? {};
  const fees = [hidden?.feeDue ?? 0, hidden?.feePaid ?? 0].flatMap((fee) => [
    String(fee),
    String(fee / 100),
    String(fee / 100).replace('.', ','),
  ]);
  const births = [birthDate, birthDate.replaceAll('-', '/'), birthDate.replaceAll('-', '')];
  return [...births, phone, email, comment, ...fees];
});

describe('exports for publication', () => {
  const open = EXPORT_FORMATS.filter((format) => EXPORT_AUDIENCE[format] === 'public');

  it.each(open)('%s holds nothing private', async (format) => {
    const text = textOf((await exported(format)).bytes);
    expect(text.length).toBeGreaterThan(100);
    for (const value of SECRET_VALUES) expect(text).not.toContain(value);
  });

  it.each(['trf16', 'trf26', ...open] as const)('%s holds nothing of a draft', async (format) => {
    const published = {
      ...event.ledger,
      state: { ...event.state, rounds: event.state.rounds.slice(0, 3) },
    };
    const entries = event.ledger.entries.slice(0, -1);
    const before = await exported(format, { ledger: { ...published, entries } });
    const after = await exported(format, { ledger: { ...event.ledger, entries } });
    expect(textOf(after.bytes)).toBe(textOf(before.bytes));
  });

  it('the rating reports hold birth dates, for FIDE', async () => {
    for (const format of ['trf16', 'trf26'] as const) {
      expect(textOf((await exported(format)).bytes)).toContain('1960/01/17');
    }
  });
});

describe('every export', () => {
  it('has a name every system takes, and a kind', async () => {
    for (const format of EXPORT_FORMATS) {
      const { name, mediaType } = await exported(format);
      expect(name).toMatch(/^Ete-2026-open[a-z-]*\.[a-z]+$/);
      expect(mediaType).toMatch(/^[a-z]+\/[\w.+-]+/);
    }
  });

  it('gives the same bytes for the same tournament', async () => {
    for (const format of ['site', 'csv', 'trf26', 'papi', 'pgn'] as const) {
      const [one, two] = [await exported(format), await exported(format)];
      expect(Buffer.from(one.bytes).equals(Buffer.from(two.bytes))).toBe(true);
    }
  });

  it('trf is read back without a fault', async () => {
    const { bytes } = await exported('trf26');
    const { problems } = parseTrfBytes(bytes);
    expect(problems.filter(({ severity }) => severity === 'error')).toEqual([]);
  });

  it('ronde is the whole log', async () => {
    const { log, problems } = parseTournamentFile(strFromU8((await exported('ronde')).bytes));
    expect(problems).toEqual([]);
    expect(log?.entries).toHaveLength(event.ledger.entries.length);
  });

  it('xlsx has a sheet a list, with numbers as numbers', async () => {
    const { bytes } = await exported('xlsx');
    const sheets = await readXlsxFile(Buffer.from(bytes), { getSheets: true } as never);
    expect(JSON.stringify(sheets)).toContain('Classement');
    const players = await readXlsxFile(Buffer.from(bytes), { sheet: 'Joueurs' } as never);
    expect(JSON.stringify(players)).toContain('2500');
  });

  it('xlsx and csv for staff have what the arbiter needs to reach people', async () => {
    for (const format of ['xlsx', 'csv'] as const) {
      const { bytes } = await exported(format, { audience: 'staff' });
      expect(textOf(bytes)).toContain('mail3@secret.example');
    }
  });

  it('pgn has a shell a board, with the result', async () => {
    const text = textOf((await exported('pgn')).bytes);
    expect(text.match(/^\[Event /gm)).toHaveLength(15);
    expect(text).toContain('[Round "3.5"]');
    expect(text).toContain('[Date "2026.03.07"]');
  });

  it('ics has a round a day that is known', async () => {
    const text = textOf((await exported('ics')).bytes);
    expect(text.match(/BEGIN:VEVENT/g)).toHaveLength(4);
    const [stamp] = instantOf('2026-03-07', '15:00', ownZone()).replace(/[-:]/g, '').split('Z');
    expect(text).toContain(`DTSTART:${stamp}Z\r\nDURATION:PT`);
    expect(text).toContain('DTSTART;VALUE=DATE:20260308');
  });
});

describe('[C.04.2 3.1] the report after the last round', () => {
  const REPORTS = ['trf16', 'trf26', 'trf26-public', 'papi'] as const;
  const adjourned = { type: 'enterResult', round: 2, board: 2, outcome: ADJOURNED } as const;
  const played = () => engineEvent(6, 2, { rounds: 2 }).does(adjourned);
  const exported = (of: PlayedEvent, format: ExportFormat) =>
    exportAs(format, { ...request, ledger: of.ledger });

  it.each(REPORTS)('does not leave in FIDE mode with an adjourned game (%s)', async (format) => {
    const inPlay = played();
    expect((await exported(inPlay, format)).ok).toBe(true);
    const over = inPlay.scores(2, '1');
    over.does({ type: 'enterResult', round: 2, board: 3, outcome: WHITE_WINS });
    expect(await exported(over, format)).toEqual({
      ok: false,
      error: {
        ...{ code: 'export.openGames', article: 'C.04.2 3.1' },
        ...{ games: 1, round: 2, count: 1, boards: '2' },
      },
    });
    over.does({ type: 'enterResult', round: 2, board: 2, outcome: WHITE_WINS });
    expect(await exported(over, format)).toMatchObject({ ok: true });
  });

  it('leaves with a word of warning outside FIDE mode', async () => {
    const over = played().does({ type: 'leaveFideMode', reason: 'club' }).scores(2, '1');
    over.does({ type: 'enterResult', round: 2, board: 3, outcome: WHITE_WINS });
    const file = await exported(over, 'trf26');
    const leftOut = file.ok ? file.value.leftOut : [];
    expect(leftOut).toEqual(['openGames']);
    expect(sayLeftOut(leftOut, 'en')).toMatch(/^Not the final report yet/);
  });
});

describe('chess-results.com', () => {
  it('has the program’s secrets encrypted, never as they are', async () => {
    const text = textOf((await exported('chess-results')).bytes);
    expect(text).toContain(`creator_sid="${encrypted('42', SECRETS)}"`);
    expect(text).not.toContain(SECRETS.key);
    const decipher = createDecipheriv(
      'aes-128-cbc',
      Buffer.from(SECRETS.key, 'hex'),
      Buffer.from(SECRETS.iv, 'hex'),
    );
    const sid = /\bsid="([0-9A-F]+)"/.exec(text)?.[1] ?? '';
    expect(Buffer.concat([decipher.update(sid, 'hex'), decipher.final()]).toString()).toBe('987');
  });

  it.each([
    [{ settings: null, key: '1', sid: '1' }, 'settings'],
    [{ settings: SECRETS, key: null, sid: '1' }, 'key'],
    [{ settings: SECRETS, key: '1', sid: null }, 'sid'],
  ])('is refused, naming what is missing', async (chessResults, missing) => {
    expect(await exportAs('chess-results', { ...request, chessResults })).toEqual({
      ok: false,
      error: { code: 'export.notConfigured', missing },
    });
  });

  it.each([
    null,
    {},
    { ...SECRETS, key: 'short' },
    { ...SECRETS, iv: 'short' },
    { ...SECRETS, creator: 42 },
  ])('does not take %j for settings', (value) => {
    expect(readChessResultsSettings(value)).toBeNull();
  });
});

describe('a team event', () => {
  const teams = teamsPlay(teamEvent(4), 1, 't1-t3 t2-t4', '1=01' + '1010');

  it('is no .papi, and the reason is said', async () => {
    expect(await exportAs('papi', { ...request, ledger: teams.ledger })).toEqual({
      ok: false,
      error: { code: 'export.papi.team' },
    });
  });
  const asked = { id: 'teams', ledger: teams.ledger, language: 'en' } as const;

  it('[TRF26 310, 212] is written so that its teams stand the same when it is read', async () => {
    const { bytes } = await exported('trf26', asked);
    const { document } = parseTrfBytes(bytes);
    const { request: read, descriptors } = teamQuestionOfReport(
      document,
      tieBreakRules(teams.state),
    );
    const standings = computeTeamStandings(read, descriptors);
    const view = teamStandingsView(teams.state);
    expect(descriptors).toEqual(view?.descriptors);
    expect(standings.ok && standings.value.entries.map(({ rank, name }) => [rank, name])).toEqual(
      view?.rows.map(({ rank, name }) => [rank, name]),
    );
  });

  it('has lists of its teams, their matches, its players and the best of every board', async () => {
    const { bytes } = await exported('csv', asked);
    const files = unzipSync(bytes);
    const text = (name: string): string => strFromU8(files[name] ?? new Uint8Array());
    expect(text('standings.csv')).toContain('1,2,Team B,2,4');
    expect(text('round-1.csv')).toContain('1,,Team A,,1½-2½,,Team C');
    expect(text('crosstable.csv')).toContain('4w 4');
    expect(text('team-players.csv').trim().split('\n')).toHaveLength(1 + 16);
    expect(text('board-prizes.csv')).toContain('Bd.,Place,Title,Name');
  });

  it('[upload interface, team data] goes to chess-results with its teams, matches and boards', async () => {
    const { bytes } = await exported('chess-results', asked);
    const text = strFromU8(bytes);
    expect(text).toContain(' type="3"');
    expect(text).toContain(' homecolor="w" samecolor="N" playerperteam="4"');
    // Team C has won the first match 2½ to 1½; players are numbered team by team.
    expect(text).toContain(
      '<teampairing round="1" pairing="1" no1="1" no2="3" res1="1.5" res2="2.5"',
    );
    expect(text).toContain(
      '<playerpairing round="1" pairing="1" board="1" whiteno="1" blackno="9" reswhite="1.0"',
    );
    expect(text.match(/<team /g)).toHaveLength(4);
    expect(text.match(/ teamno="2"/g)).toHaveLength(4);
  });

  it('has every round that is over as a text to send, and as CSV', async () => {
    const { bytes } = await exported('round-reports', asked);
    const files = unzipSync(bytes);
    expect(Object.keys(files)).toEqual(['round-1.txt', 'round-1.csv']);
    const lines = strFromU8(files['round-1.txt'] ?? new Uint8Array()).split('\n');
    expect(lines.slice(0, 2)).toEqual(['Team Swiss', 'Round 1 of 3']);
    expect(lines.find((line) => line.includes('Team A'))).toMatch(/^1 +Team A +1½-2½ +Team C$/);
  });

  it('pgn names the teams, and the board of the match', async () => {
    const { bytes } = await exported('pgn', asked);
    const games = strFromU8(bytes).split('\n[Event ');
    // The first board of the second match is the fifth of the round.
    expect(games[4]).toContain('[Round "1.5"]');
    expect(games[4]).toContain('[Board "1"]');
    expect(games[4]).toContain('[WhiteTeam "Team B"]');
    expect(games[4]).toContain('[BlackTeam "Team D"]');
  });
});
