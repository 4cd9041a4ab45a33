import { createHash } from 'node:crypto';
import { basename } from 'node:path';
import { ratingKindOf } from '@ronde/core/tournament/rating-lists/rating-kind.ts';
import { largestImport } from '@ronde/exchange/imports/file-limits.ts';
import { importFile } from '@ronde/exchange/imports/import-file.ts';
import { readEntryTable, type ReadEntryTable } from '@ronde/exchange/imports/read-entry-table.ts';
import { keepBeside } from '@ronde/exchange/imports/keep-beside.ts';
import { searchIn } from '@ronde/exchange/player-lists/list-search.ts';
import { z } from 'zod';
import { isTableOfEntries, type ImportAnswer } from '../api/import.ts';
import type { EntriesPreview, NewEntriesPreview } from '../api/imports.ts';
import { key } from '../commands/envelope.ts';
import { day, filledLine, roundNumber } from '../commands/words.ts';
import { instant, type House } from '../house.ts';
import { declinedFile, declinedTable, MOST_TOLD } from '../imports/declined-file.ts';
import { entriesPreview } from '../imports/entries-preview.ts';
import { recheckedRounds } from '../imports/rechecked-rounds.ts';
import { declinedByLedger } from '../ledgers/declined-by-ledger.ts';
import { createOnce } from '../ledgers/create-once.ts';
import { newTournamentId } from '../ledgers/tournament-id.ts';
import { kind, tableChoice } from '../lists/list-query.ts';
import { declinedByStore } from '../problem-response.ts';
import { Declined, declined } from '../registry/declined.ts';
import { readBytes } from '../registry/read-body.ts';
import { answerOf, route, type Asked, type Route } from '../registry/route.ts';
import { CHIEF } from './everybody.ts';
import { ofTournament, wholeInQuery } from './tournament-of.ts';

/** The file itself is the body; what it may not say is in the address. */
const importQuery = z.object({
  key,
  file: filledLine,
  name: filledLine.optional(),
  rounds: wholeInQuery.pipe(roundNumber).optional(),
  firstDay: day.optional(),
  kind: kind.default('standard'),
  ...tableChoice,
});
const entriesQuery = z.object({
  file: filledLine,
  kind: kind.optional(),
  ...tableChoice,
});

const USUAL_ROUNDS = 7;

export const importRoutes = (house: House): Route[] => [
  route({
    method: 'post',
    path: '/api/tournaments/import',
    summary:
      'Makes a tournament of a file: .ronde, TRF, .papi, or a table of entries (CSV, XLSX, ODS)',
    roles: CHIEF,
    query: importQuery,
    answer: answerOf<ImportAnswer>('ImportAnswer', 201),
    handle: (asked) => importTournament(house, asked),
  }),
  route({
    method: 'post',
    path: '/api/tournaments/import/table',
    summary:
      'Reads a table of entries a tournament would be made of (CSV, XLSX, ODS); writes nothing',
    roles: CHIEF,
    query: entriesQuery,
    answer: answerOf<NewEntriesPreview>('NewEntriesPreview'),
    handle: async (asked) => {
      const read = await readTableSent(house, asked, asked.query.kind ?? 'standard');
      if (read instanceof Declined) return read;
      const { table, matched, problems } = read;
      const found = matched.filter(({ match }) => match.kind === 'certain').length;
      return { table, players: matched.length, found, problems: problems.slice(0, MOST_TOLD) };
    },
  }),
  route({
    method: 'post',
    path: '/api/tournaments/:id/import-entries',
    summary: 'Reads a table of entries (CSV, XLSX, ODS) beside the lists; writes nothing',
    roles: ['chief', 'deputy', 'pairing'],
    params: ofTournament,
    query: entriesQuery,
    answer: answerOf<EntriesPreview>('EntriesPreview'),
    handle: (asked) => previewEntries(house, asked),
  }),
];

async function importTournament(
  house: House,
  { query, principal, context }: Asked<unknown, z.output<typeof importQuery>, unknown>,
): Promise<ImportAnswer | Declined> {
  const file = nameOf(query.file);
  const bytes = await readBytes(context.req.raw, largestImport(file));
  if (bytes instanceof Declined) return bytes;
  const at = instant(house);
  const imported = await importFile({
    file,
    bytes,
    at,
    by: principal.by,
    settings: {
      name: query.name ?? file.replace(/\.\w+$/, ''),
      rounds: query.rounds ?? USUAL_ROUNDS,
      firstDay: query.firstDay ?? at.slice(0, 10),
    },
    kind: query.kind,
    table: query,
    search: searchIn(house.lists),
  });
  if (!imported.ok) return declinedFile(imported.error);
  const { ledger, state, problems, beside, matched } = imported.value;
  const rechecked = await recheckedRounds(state);
  const { key: asksOnce, ...said } = query;
  const made = await createOnce(
    house,
    {
      id: newTournamentId(state.settings.name, asksOnce),
      at,
      key: asksOnce,
      asked: { ...said, bytes: createHash('sha256').update(bytes).digest('hex') },
      entries: ledger.entries.map(({ position: _, ...entry }) => entry),
    },
    principal,
  );
  if (made instanceof Declined) return made;
  const brought = await keepBeside(house.store, made.id, beside);
  if (!brought.ok) return declinedByStore(brought.error, principal.via === 'localhost');
  const count = (match: (typeof matched)[number]['match']['kind']): number =>
    matched.filter((one) => one.match.kind === match).length;
  return {
    ...made,
    problems: [...brought.value, ...problems].slice(0, MOST_TOLD),
    rechecked,
    entries: { certain: count('certain'), candidates: count('candidates'), none: count('none') },
  };
}

async function previewEntries(
  house: House,
  asked: Asked<{ id: string }, z.output<typeof entriesQuery>, unknown>,
): Promise<EntriesPreview | Declined> {
  const { params, query, principal } = asked;
  const opened = await house.ledgers.at(params.id);
  if (!opened.ok) return declinedByLedger(opened.error, principal);
  const { state, position } = opened.value;
  const by = query.kind ?? ratingKindOf(state);
  const read = await readTableSent(house, asked, by);
  if (read instanceof Declined) return read;
  const month = instant(house).slice(0, 7);
  return {
    position,
    ...entriesPreview(state, read, {
      file: { source: `file:${nameOf(query.file)}`, month },
      kind: by,
      fromRound: state.rounds.length + 1,
    }),
  };
}

/** The table in the body, read as the address says. */
async function readTableSent(
  house: House,
  { query, context }: Asked<unknown, z.output<typeof entriesQuery>, unknown>,
  by: z.output<typeof kind>,
): Promise<ReadEntryTable | Declined> {
  const file = nameOf(query.file);
  if (!isTableOfEntries(file)) return declined(415, 'import.notATable');
  const bytes = await readBytes(context.req.raw, largestImport(file));
  if (bytes instanceof Declined) return bytes;
  const read = await readEntryTable({
    file,
    bytes,
    kind: by,
    sheet: query.sheet,
    headingLine: query.headingLine,
    columns: query.columns,
    search: searchIn(house.lists),
  });
  return read.ok ? read.value : declinedTable(read.error);
}

/** The last part of a path, whichever system wrote it. */
const nameOf = (file: string): string => basename(file.replaceAll('\\', '/'));
