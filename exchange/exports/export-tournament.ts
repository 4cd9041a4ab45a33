import { strToU8 } from 'fflate';
import { calendarOf } from '@ronde/core/documents/files/calendar.ts';
import { uploadOf } from '@ronde/core/documents/files/chess-results.ts';
import { teamUploadOf } from '@ronde/core/documents/files/chess-results-teams.ts';
import { gamesOf } from '@ronde/core/documents/files/games.ts';
import { roundReports } from '@ronde/core/documents/files/round-report.ts';
import { calendarList } from '@ronde/core/documents/lists/calendar-list.ts';
import type { DocumentList } from '@ronde/core/documents/lists/list.ts';
import { crosstableList, gridList } from '@ronde/core/documents/lists/crosstable-lists.ts';
import { csvOfList } from '@ronde/core/documents/lists/plain-list.ts';
import { licencesList } from '@ronde/core/documents/lists/licences-list.ts';
import { playersList } from '@ronde/core/documents/lists/players-list.ts';
import { boardsList } from '@ronde/core/documents/lists/round-lists.ts';
import { prizesList, standingsList } from '@ronde/core/documents/lists/standings-lists.ts';
import { boardPrizesList, teamPlayersList } from '@ronde/core/documents/lists/team-player-lists.ts';
import { openSite } from '@ronde/site/site.ts';
import { writeUpload } from '@ronde/core/formats/chess-results/write-upload.ts';
import type { BesideLog } from '@ronde/core/formats/tournament-file/log-entry.ts';
import { writeTournamentFile } from '@ronde/core/formats/tournament-file/write-tournament-file.ts';
import type { AnyLeftOut } from '@ronde/core/formats/any-left-out.ts';
import { leftOutOf } from '@ronde/core/formats/trf/left-out.ts';
import { writeTrf } from '@ronde/core/formats/trf/write.ts';
import type { Language } from '@ronde/core/rules/language.ts';
import { failure, success, type Result } from '@ronde/core/rules/result.ts';
import type { Ledger } from '@ronde/core/tournament/log.ts';
import { papiFromTournament } from '@ronde/core/tournament/papi-file/papi-from-tournament.ts';
import type { PapiRefusal } from '@ronde/core/tournament/papi-file/papi-refusal.ts';
import {
  gamesOpenAtEnd,
  reportRefusal,
  type GamesOpenAtEnd,
} from '@ronde/core/tournament/report-file/games-open-at-end.ts';
import { writeReport } from '@ronde/core/tournament/report-file/write-report.ts';
import { publishedRounds, type Tournament } from '@ronde/core/tournament/state.ts';
import { writeAccess } from '../access-file/write-access.ts';
import { gamesAsked, type GamesToWrite } from '../games/games-to-write.ts';
import { signature, type ChessResultsSettings } from './chess-results-secrets.ts';
import { EXPORT_AUDIENCE, type ExportedFile, type ExportFormat } from './export-format.ts';
import { zoneOf } from './own-zone.ts';
import { workbookOf } from './workbook.ts';
import { zipped } from './zipped.ts';

/** What is exported, and how. */
export interface ExportRequest {
  /** The tournament's name in the store, for file names and lasting names of rounds. */
  readonly id: string;
  readonly createdAt: string;
  readonly ledger: Ledger;
  readonly language: Language;
  /** Lists with private data too; anything else stays as it is. */
  readonly audience?: 'staff' | 'public';
  readonly chessResults?: {
    readonly settings: ChessResultsSettings | null;
    /** The tournament's number there. */
    readonly key: string | null;
    /** What GETSID answered. */
    readonly sid: string | null;
  };
  /** Moves, for a PGN file; without them it has empty games. */
  readonly games?: GamesToWrite;
  /** Pictures and games, for a `.ronde` file. */
  readonly beside?: BesideLog;
}

export type ExportRefusal =
  | { readonly code: 'export.notCreated' }
  | { readonly code: 'export.notConfigured'; readonly missing: 'settings' | 'key' | 'sid' }
  | { readonly code: 'export.teamsNotTaken' }
  | ({ readonly code: 'export.openGames' } & GamesOpenAtEnd)
  | { readonly code: `export.papi.${PapiRefusal}` };

/** Writes a tournament in one format. What is for publication holds nothing private and no draft. */
export async function exportAs(
  format: ExportFormat,
  request: ExportRequest,
): Promise<Result<ExportedFile, ExportRefusal>> {
  const { state, entries } = request.ledger;
  if (state === null) return failure({ code: 'export.notCreated' });
  const refused = isReport(format) ? reportRefusal(state) : null;
  if (refused !== null) return failure({ code: 'export.openGames', ...refused });
  const name = (ending: string): string => `${fileWord(request.id)}${ending}`;
  const file = (
    ending: string,
    mediaType: string,
    content: string | Uint8Array,
    leftOut: readonly AnyLeftOut[] = [],
  ): Result<ExportedFile, ExportRefusal> =>
    success({
      name: name(ending),
      mediaType,
      bytes: typeof content === 'string' ? strToU8(content) : content,
      leftOut: isReport(format) && gamesOpenAtEnd(state) ? ['openGames', ...leftOut] : leftOut,
    });
  switch (format) {
    case 'trf16':
    case 'trf26':
    case 'trf16-public':
    case 'trf26-public': {
      const forPublication = EXPORT_AUDIENCE[format] === 'public';
      const document = writeReport(state, entries, { forPublication });
      const edition = format.startsWith('trf16') ? 'trf-16' : 'trf-26';
      const ending = forPublication ? '-public.trf' : '.trf';
      const { text, problems } = writeTrf(document, { edition });
      return file(ending, TEXT, text, leftOutOf(problems));
    }
    case 'papi': {
      const papi = papiFromTournament(state);
      if (!papi.ok) return failure({ code: `export.papi.${papi.error}` });
      const { tables, leftOut } = papi.value;
      return file('.papi', 'application/vnd.ms-access', writeAccess(tables), leftOut);
    }
    case 'csv': {
      const files = listsOf(state, request).map((list): [string, Uint8Array] => [
        `${list.name}.csv`,
        strToU8(csvOfList(list.list, request.language)),
      ]);
      return file('-csv.zip', ZIP, zipped(files));
    }
    case 'round-reports': {
      const { audience = 'public', language } = request;
      const files = roundReports(state, language, audience).flatMap(
        ({ round, text, list }): [string, Uint8Array][] => [
          [`round-${round}.txt`, strToU8(text)],
          [`round-${round}.csv`, strToU8(csvOfList(list, language))],
        ],
      );
      return file('-rounds.zip', ZIP, zipped(files));
    }
    case 'xlsx':
      return file('.xlsx', XLSX, await workbookOf(listsOf(state, request).map(({ list }) => list)));
    case 'pgn':
      return file('.pgn', 'application/vnd.chess-pgn', gamesText(state, request));
    case 'ics': {
      const text = calendarOf(state, request.id, {
        language: request.language,
        changedAt: changedAt(request.ledger),
        zone: zoneOf(state),
      });
      return file('.ics', 'text/calendar; charset=utf-8', text);
    }
    case 'chess-results': {
      const upload = uploadText(state, request);
      return upload.ok ? file('.xml', 'application/xml', upload.value) : upload;
    }
    case 'site':
      return file('-site.zip', ZIP, siteOf(state, request));
    case 'ronde': {
      const { id, createdAt } = request;
      return file(
        '.ronde',
        'application/x-ndjson',
        writeTournamentFile({ id, createdAt, entries, ...request.beside }),
      );
    }
  }
}

/** What goes to FIDE or the federation for its results. */
const isReport = (format: ExportFormat): boolean => format.startsWith('trf') || format === 'papi';

const gamesText = (state: Tournament, { audience = 'public', games }: ExportRequest): string =>
  gamesOf(state, audience, games === undefined ? {} : gamesAsked(state, games));

const TEXT = 'text/plain; charset=utf-8';
const ZIP = 'application/zip';
const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

interface NamedList {
  readonly name: string;
  readonly list: DocumentList;
}

/** Every list there is: players, each round, all of them for a round robin, standings, crosstable, Berger grid, players and best boards of a team event, prizes. */
function listsOf(state: Tournament, { language, audience = 'public' }: ExportRequest): NamedList[] {
  const named = (name: string, list: DocumentList | null): NamedList[] =>
    list === null ? [] : [{ name, list }];
  return [
    ...named('players', playersList(state, language, audience)),
    ...named('licences', licencesList(state, language, audience)),
    ...publishedRounds(state).flatMap(({ number }) =>
      named(`round-${number}`, boardsList(state, number, language, audience, 'results')),
    ),
    ...named('calendar', calendarList(state, language, audience)),
    ...named('standings', standingsList(state, language, audience)),
    ...named('crosstable', crosstableList(state, language, audience)),
    ...named('grid', gridList(state, language, audience)),
    ...named('team-players', teamPlayersList(state, language, audience)),
    ...named('board-prizes', boardPrizesList(state, language, audience)),
    ...named('prizes', prizesList(state, language, audience)),
  ];
}

/** ISO instant in UTC of the last entry. */
const changedAt = ({ entries }: Ledger): string | null => {
  const at = entries.at(-1)?.at;
  return at === undefined ? null : new Date(at).toISOString();
};

function siteOf(state: Tournament, { id, language, ledger }: ExportRequest): Uint8Array {
  const site = openSite(state, id, { language, changedAt: changedAt(ledger), zone: zoneOf(state) });
  return zipped(
    site.paths.flatMap((path): [string, Uint8Array][] => {
      const text = site.file(path)?.text;
      return text === undefined ? [] : [[path, strToU8(text)]];
    }),
  );
}

function uploadText(
  state: Tournament,
  { chessResults }: ExportRequest,
): Result<string, ExportRefusal> {
  const missing = (what: 'settings' | 'key' | 'sid') =>
    failure({ code: 'export.notConfigured', missing: what } as const);
  const { settings = null, key = null, sid = null } = chessResults ?? {};
  if (settings === null) return missing('settings');
  if (key === null) return missing('key');
  if (sid === null) return missing('sid');
  const security = signature(settings, { sid, tournament: key });
  const identity = { key, creator: settings.creator };
  const upload =
    state.settings.kind === 'team'
      ? teamUploadOf(state, identity, security)
      : uploadOf(state, identity, security);
  return upload === null ? failure({ code: 'export.teamsNotTaken' }) : success(writeUpload(upload));
}

const LONGEST_WORD = 80;

/** A tournament's name as part of a file name every system takes. */
function fileWord(id: string): string {
  const plain = id
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^A-Za-z0-9._-]+/g, '-')
    .replace(/^[-.]+|[-.]+$/g, '')
    .slice(0, LONGEST_WORD);
  return plain === '' ? 'tournament' : plain;
}
