import { readableBy } from '@ronde/core/tournament/deeds/readers.ts';
import type { Ledger } from '@ronde/core/tournament/log.ts';
import type { Role } from '@ronde/core/tournament/roles.ts';
import { maySee } from '@ronde/core/tournament/views/audience.ts';
import type { Tournament } from '@ronde/core/tournament/state.ts';
import { isVisible } from '@ronde/core/tournament/views/visible.ts';
import { areGamesPublic } from '@ronde/exchange/games/games-to-write.ts';
import { besideLog } from '@ronde/store/beside-log.ts';
import { z } from 'zod';
import type { Answer } from '../answers/answer.ts';
import { notShown } from '../answers/fit-question.ts';
import {
  EXPORT_FORMATS,
  LEFT_OUT_HEADER,
  isForStaff,
  type ChessResultsAnswer,
  type ChessResultsKeyRequest,
  type ChessResultsRequest,
  type ExportFormat,
} from '../api/exports.ts';
import { exact } from '../commands/exact.ts';
import { filledLine, roundNumber } from '../commands/words.ts';
import { attachment } from '../exports/attachment.ts';
import { gamesFile } from '../exports/games-file.ts';
import { keepKey, keepSecrets, keptChessResults } from '../exports/chess-results-settings.ts';
import type { House } from '../house.ts';
import { answerView } from '../ledgers/answer-view.ts';
import { declinedByLedger } from '../ledgers/declined-by-ledger.ts';
import { declinedByStore } from '../problem-response.ts';
import { Declined, declined } from '../registry/declined.ts';
import {
  answerOf,
  mediaAnswer,
  NO_CONTENT,
  route,
  type Asked,
  type Route,
} from '../registry/route.ts';
import { ARBITERS, CHIEF, EVERYBODY, STAFF } from './everybody.ts';
import { coreAudience, language, ofTournament, wholeInQuery } from './tournament-of.ts';

const query = z.object({
  lang: language,
  audience: z.enum(['staff', 'public']).default('public'),
  sid: filledLine.optional(),
  round: wholeInQuery.pipe(roundNumber).optional(),
  players: filledLine.transform((ids) => ids.split(',')).optional(),
});
type Query = z.output<typeof query>;

const rolesFor = (format: ExportFormat): readonly Role[] =>
  isForStaff(format) ? STAFF : EVERYBODY;

const SUMMARY: Readonly<Record<ExportFormat, string>> = {
  trf16: 'FIDE’s report file of 2016, with birth dates',
  trf26: 'FIDE’s report file of 2026, with birth dates',
  'trf16-public': 'The report file of 2016 without anything private',
  'trf26-public': 'The report file of 2026 without anything private',
  papi: 'The French federation’s file (.papi), with birth dates',
  csv: 'All lists as CSV, in one archive',
  xlsx: 'All lists as one workbook',
  pgn: 'Games of every board: with the moves that are kept for those who run the event, and for everybody where its games are public; else empty, for broadcasts',
  'round-reports': 'Every complete round as a text to send and as CSV',
  ics: 'The rounds for a calendar',
  'chess-results': 'The upload for chess-results.com, signed with the kept key',
  site: 'The public pages as plain files, in one archive',
  ronde: 'The whole tournament with its log, pictures and games, to be imported elsewhere',
};

const HEX16 = z.string().regex(/^[0-9a-fA-F]{32}$/);
const secretsBody = exact<ChessResultsRequest>()({
  settings: exact<NonNullable<ChessResultsRequest['settings']>>()({
    source: filledLine,
    key: HEX16,
    iv: HEX16,
    creator: filledLine,
  }).nullable(),
});
const keyBody = exact<ChessResultsKeyRequest>()({ key: filledLine.nullable() });

/** A tournament as a file of every kind. */
export const exportRoutes = (house: House): Route[] => [
  ...EXPORT_FORMATS.map((format) =>
    route({
      method: 'get',
      path: `/api/tournaments/:id/export/${format}`,
      summary: SUMMARY[format],
      roles: rolesFor(format),
      params: ofTournament,
      query,
      answer: mediaAnswer('application/octet-stream'),
      handle: (asked) => exportFile(house, format, asked),
    }),
  ),
  route({
    method: 'get',
    path: '/api/tournaments/:id/chess-results',
    summary: 'Whether chess-results is configured, and the tournament’s number there',
    roles: STAFF,
    params: ofTournament,
    answer: answerOf<ChessResultsAnswer>('ChessResultsAnswer'),
    handle: async ({ params, principal }) => {
      const kept = await keptChessResults(house.store.keptSettings, params.id);
      if (!kept.ok) return declinedByStore(kept.error, principal.via === 'localhost');
      return { configured: kept.value.settings !== null, key: kept.value.key };
    },
  }),
  route({
    method: 'put',
    path: '/api/tournaments/:id/chess-results',
    summary: 'Keeps the tournament’s number at chess-results',
    roles: ARBITERS,
    params: ofTournament,
    body: keyBody,
    answer: NO_CONTENT,
    handle: async ({ params, body, principal }) => {
      const kept = await keepKey(house.store.keptSettings, params.id, body.key);
      return kept.ok ? null : declinedByStore(kept.error, principal.via === 'localhost');
    },
  }),
  route({
    method: 'put',
    path: '/api/chess-results',
    summary: 'Keeps what chess-results gave for this program; it is never shown again',
    roles: CHIEF,
    body: secretsBody,
    answer: NO_CONTENT,
    handle: async ({ body, principal }) => {
      const kept = await keepSecrets(house.store.keptSettings, body.settings);
      return kept.ok ? null : declinedByStore(kept.error, principal.via === 'localhost');
    },
  }),
];

/** The whole log leaves with somebody who may read the whole log. */
const mayReadAll = ({ entries }: Ledger, role: Role): boolean =>
  entries.every(({ events }) => events.every(readableBy(role)));

async function exportFile(
  house: House,
  format: ExportFormat,
  { params, query: wish, principal, context }: Asked<{ id: string }, Query, unknown>,
): Promise<Response | Declined> {
  const own = coreAudience(principal);
  if (wish.audience === 'staff' && own !== 'staff') {
    return declined(403, 'access.forbidden', { role: principal.role });
  }
  const opened = await house.ledgers.at(params.id);
  if (!opened.ok) return declinedByLedger(opened.error, principal);
  const standing = opened.value;
  const headersOf = ({ fileName, leftOut = [] }: Answer): Record<string, string> => ({
    'content-disposition': attachment(fileName ?? '', standing.state.settings.name),
    ...(leftOut.length === 0 ? {} : { [LEFT_OUT_HEADER]: leftOut.join(',') }),
  });
  const sent = (made: Answer | Declined): Response | Declined =>
    made instanceof Declined
      ? made
      : context.body(made.plain, 200, {
          'content-type': made.mediaType,
          ...headersOf(made),
          'cache-control': 'private, no-store',
        });
  if (own !== 'staff' && !isPublished(format, standing.state)) return notShown();
  if (format === 'pgn' && (wish.audience === 'staff' || areGamesPublic(standing.state))) {
    const { audience, round, players } = wish;
    const part = {
      ...(round === undefined ? {} : { round }),
      ...(players === undefined ? {} : { players }),
    };
    const here = principal.via === 'localhost';
    const asked = { audience, here, ...(own === 'staff' ? part : {}) };
    return sent(await gamesFile(house, standing, asked));
  }
  if (own !== 'staff') {
    const { lang } = wish;
    const inLanguage = LANGUAGE_COUNTS.includes(format) ? lang : 'en';
    const request = { language: inLanguage, audience: 'public' } as const;
    return answerView(context, {
      standing,
      audience: `${format}-${inLanguage}`,
      shared: true,
      vary: 'Cookie',
      build: house.build,
      answer: () => house.answers.to(standing, 'public', { view: 'file', format, request }),
      headers: headersOf,
    });
  }
  if (format === 'ronde' && !mayReadAll(standing.ledger, principal.role)) {
    return declined(403, 'access.forbidden', { role: principal.role });
  }
  if (isForElsewhere(format) && !isVisible(standing.state)) {
    return declined(409, 'export.eventNotPublic');
  }
  const kept = await keptChessResults(house.store.keptSettings, standing.id);
  if (!kept.ok) return declinedByStore(kept.error, principal.via === 'localhost');
  const beside = format === 'ronde' ? await besideLog(house.store, standing.id) : null;
  if (beside?.ok === false) return declinedByStore(beside.error, principal.via === 'localhost');
  const made = await house.answers.fresh(standing, {
    view: 'file',
    format,
    request: {
      language: wish.lang,
      audience: wish.audience,
      chessResults: { ...kept.value, sid: wish.sid ?? null },
      ...(beside === null ? {} : { beside: beside.value }),
    },
  });
  return sent(made);
}

/** Files that have no other use than to put the event before everybody, on another server. */
const isForElsewhere = (format: ExportFormat): boolean =>
  format === 'site' || format === 'chess-results';

/** The others say the same in every language. */
const LANGUAGE_COUNTS: readonly ExportFormat[] = ['csv', 'xlsx', 'ics'];

/** Files with several pages in one are for everybody only where all of those pages are. */
function isPublished(format: ExportFormat, state: Tournament): boolean {
  const may = (...pages: Parameters<typeof maySee>[2][]): boolean =>
    pages.every((page) => maySee(state, 'public', page));
  switch (format) {
    case 'trf16-public':
    case 'trf26-public':
      return may('players', 'pairings', 'results');
    case 'pgn':
      return may('pairings');
    case 'csv':
    case 'xlsx':
      return (['players', 'pairings', 'standings', 'crosstable'] as const).some((page) =>
        may(page),
      );
    default:
      return true;
  }
}
