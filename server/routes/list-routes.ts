import { extname } from 'node:path';
import { largestImport } from '@ronde/exchange/imports/file-limits.ts';
import { previewTable } from '@ronde/exchange/player-lists/preview-table.ts';
import { z } from 'zod';
import type { Role } from '@ronde/core/tournament/roles.ts';
import { isTableOfEntries } from '../api/import.ts';
import type { ListJob, ListPreview, ListsAnswer, ListSearchAnswer } from '../api/lists.ts';
import { filledLine, line } from '../commands/words.ts';
import { instant, type House } from '../house.ts';
import { columns, kind, month, source } from '../lists/list-query.ts';
import { declinedByList } from '../lists/list-problem.ts';
import { declined, Declined } from '../registry/declined.ts';
import { readBytes } from '../registry/read-body.ts';
import { answerOf, NO_CONTENT, route, type Asked, type Route } from '../registry/route.ts';
import { receiveFile } from '../uploads/receive-file.ts';
import { CHIEF, STAFF } from './everybody.ts';
import { coreAudience, wholeInQuery } from './tournament-of.ts';

/** Those who enter players. */
const ENTERING: readonly Role[] = [...STAFF, 'checkIn'];

const searchQuery = z.object({
  q: line,
  limit: wholeInQuery.pipe(z.int().min(1).max(50)).default(20),
  source: source.optional(),
  tournament: filledLine.optional(),
});
const importQuery = z.object({
  source,
  month,
  file: filledLine,
  kind: kind.optional(),
  columns: columns.optional(),
});
const previewQuery = z.object({ file: filledLine });
const ofJob = z.object({ job: filledLine });

/** What a list may be, by the end of its name: the reader looks inside for itself. */
const ENDINGS = ['.zip', '.xml', '.txt', '.mdb', '.accdb', '.csv', '.xlsx'];

/** Rating lists of this server. */
export const listRoutes = (house: House): Route[] => [
  route({
    method: 'get',
    path: '/api/lists',
    summary: 'The rating lists kept here and their months, and imports under way',
    roles: ENTERING,
    query: z.object({ tournament: filledLine.optional() }),
    tournamentInQuery: 'tournament',
    answer: answerOf<ListsAnswer>('ListsAnswer'),
    handle: () => ({
      lists: house.lists.lists().map(({ file: _, ...list }) => list),
      jobs: house.listJobs.all(),
      limit: house.listLimit,
    }),
  }),
  route({
    method: 'get',
    path: '/api/lists/search',
    summary: 'People of the lists by name, FIDE number or licence, while it is typed',
    roles: ENTERING,
    query: searchQuery,
    tournamentInQuery: 'tournament',
    answer: answerOf<ListSearchAnswer>('ListSearchAnswer'),
    handle: ({ query, principal }) => {
      const from = query.source === undefined ? {} : { source: query.source };
      const hits = house.lists.search(query.q, { limit: query.limit, ...from });
      if (coreAudience(principal) === 'staff') return { hits };
      return { hits: hits.map((hit) => ({ ...hit, player: withYearOnly(hit.player) })) };
    },
  }),
  route({
    method: 'post',
    path: '/api/lists/import',
    summary:
      'Takes a rating list: FIDE’s XML or text, the FFE’s base, CSV or XLSX, zipped or not; the same file sent again after a stop goes on from there',
    roles: CHIEF,
    query: importQuery,
    answer: answerOf<ListJob>('ListJob', 201),
    handle: (asked) => importList(house, asked),
  }),
  route({
    method: 'post',
    path: '/api/lists/preview',
    summary:
      'What the columns of a table (CSV, XLSX) seem to hold, by its first lines; keeps nothing',
    roles: CHIEF,
    query: previewQuery,
    answer: answerOf<ListPreview>('ListPreview'),
    handle: (asked) => previewList(asked),
  }),
  route({
    method: 'get',
    path: '/api/lists/jobs/:job',
    summary: 'How far the import of a list has come',
    roles: CHIEF,
    params: ofJob,
    answer: answerOf<ListJob>('ListJob'),
    handle: ({ params }) => house.listJobs.find(params.job) ?? declined(404, 'list.unknownJob'),
  }),
  route({
    method: 'delete',
    path: '/api/lists/jobs/:job',
    summary: 'Stops the import of a list; the same file sent again goes on from there',
    roles: CHIEF,
    params: ofJob,
    answer: NO_CONTENT,
    handle: ({ params }) =>
      house.listJobs.cancel(params.job) ? null : declined(404, 'list.unknownJob'),
  }),
];

/** A birth date is nobody's business at the door. */
function withYearOnly<P extends { readonly birth: string | null }>(player: P): P {
  return { ...player, birth: player.birth?.slice(0, 4) ?? null };
}

async function previewList({
  query: { file },
  context,
}: Asked<unknown, z.output<typeof previewQuery>, unknown>): Promise<ListPreview | Declined> {
  if (!isTableOfEntries(file)) return declined(415, 'import.notATable');
  const bytes = await readBytes(context.req.raw, largestImport(file));
  if (bytes instanceof Declined) return bytes;
  const read = await previewTable(bytes, file);
  return read.ok ? read.value : declinedByList(read.error);
}

async function importList(
  house: House,
  { query, context }: Asked<unknown, z.output<typeof importQuery>, unknown>,
): Promise<ListJob | Declined> {
  const ending = extname(query.file).toLowerCase();
  if (!ENDINGS.includes(ending)) return declined(415, 'list.notAList', { endings: ENDINGS });
  const place = house.listJobs.reserve();
  if (place === null) return declined(409, 'list.importRunning');
  let started = false;
  try {
    const received = await receiveFile(context.req.raw, {
      uploads: house.places.uploads,
      name: `${query.source}-${query.month}${ending}`,
      limit: house.listLimit,
    });
    if (received instanceof Declined) return received;
    const job = place.start(received, {
      folder: house.places.lists,
      source: query.source,
      month: query.month,
      at: instant(house),
      ...(query.kind === undefined ? {} : { unnamed: query.kind }),
      ...(query.columns === undefined ? {} : { columns: query.columns }),
    });
    started = true;
    return job;
  } finally {
    if (!started) place.giveUp();
  }
}
