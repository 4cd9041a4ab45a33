import { basename, extname } from 'node:path';
import { readEntries, type EntryOptions } from '@ronde/core/formats/entries/read-entries.ts';
import { moreProblems } from '@ronde/core/formats/entries/left-out-lines.ts';
import { textIn } from '@ronde/core/formats/papi/access-row.ts';
import { ffeClubs, ffePlayer } from '@ronde/core/formats/papi/ffe-fields.ts';
import { namelessRow, unreadCell } from '@ronde/core/formats/papi/papi-problem.ts';
import type { ListedPlayer } from '@ronde/core/formats/player-list/listed-player.ts';
import type { Problem } from '@ronde/core/rules/problem.ts';
import { failure, type Result } from '@ronde/core/rules/result.ts';
import { openAccess } from '../access-file/read-access.ts';
import {
  importFideList,
  importPlayers,
  type FideListImport,
  type ImportedList,
  type ListBatch,
} from './import-list.ts';
import { chosenSheet } from './chosen-sheet.ts';
import { openListBytes, type ByteLimits } from './list-bytes.ts';
import { ListFailure, listFault, unreadableList, type ListError } from './list-error.ts';
import { readTable } from './read-table.ts';

/** Lists that must be held in memory to be read: bases of Access and tables. */
const IN_MEMORY: ByteLimits = { packed: 300e6, unpacked: 512e6, ratio: 200 };
const BATCH = 5_000;

export interface ListFileImport extends FideListImport {
  /** Which column holds what, where the headings of a table do not say it. */
  readonly columns?: EntryOptions['columns'];
}

/** Imports a rating list whatever its form: FIDE's XML or text, the FFE's base, CSV or XLSX. */
export async function importListFile(
  request: ListFileImport,
): Promise<Result<ImportedList, ListError>> {
  try {
    const form = await formOf(request);
    if (form === 'fide') return await importFideList(request);
    const { bytes, fingerprint } = await wholeOf(request.file);
    const read = form === 'access' ? ffeBase(bytes) : await tablePlayers(bytes, request);
    if ('error' in read) return failure(read.error);
    // The same bytes read in another way are another list.
    const { columns = null, unnamed = null } = request;
    const origin = {
      fingerprint: `${fingerprint} ${JSON.stringify([columns, unnamed])}`,
      name: basename(request.file),
    };
    return await importPlayers({ ...request, ...origin }, (from) => batchesFrom(read, from));
  } catch (thrown) {
    if (thrown instanceof ListFailure) return failure(thrown.error);
    throw thrown;
  }
}

type Form = 'fide' | 'access' | 'table';

/** By the name within the archive, or of the file; text begins as FIDE's does, or is a table. */
async function formOf({ file, limits }: ListFileImport): Promise<Form> {
  const bytes = await openListBytes(file, limits);
  try {
    const ending = extname(bytes.name).toLowerCase();
    if (ending === '.mdb' || ending === '.accdb') return 'access';
    if (ending === '.xlsx' || ending === '.csv') return 'table';
    for await (const piece of bytes.from(0)) {
      const head = Buffer.from(piece.subarray(0, 64)).toString('latin1');
      if (head.includes('Standard Jet DB')) return 'access';
      return /^(\u00ef\u00bb\u00bf)?\s*(<|ID[ _]?Number)/i.test(head) || ending !== '.txt'
        ? 'fide'
        : 'table';
    }
    return 'fide';
  } finally {
    await bytes.close();
  }
}

async function wholeOf(
  file: string,
): Promise<{ readonly bytes: Uint8Array; readonly fingerprint: string }> {
  const bytes = await openListBytes(file, IN_MEMORY);
  try {
    const pieces: Uint8Array[] = [];
    for await (const piece of bytes.from(0)) pieces.push(Uint8Array.from(piece));
    return { bytes: Buffer.concat(pieces), fingerprint: bytes.fingerprint };
  } finally {
    await bytes.close();
  }
}

interface PlayersRead {
  readonly players: readonly ListedPlayer[];
  readonly problems: readonly Problem[];
}
type ReadPlayers = PlayersRead | { readonly error: ListError };

const FFE_COLUMNS = [
  ...['NrFFE', 'Nom', 'Prenom', 'Sexe', 'NeLe', 'Elo', 'Rapide', 'Blitz', 'Federation', 'ClubRef'],
  ...['Club', 'Ligue', 'Fide', 'RapideFide', 'BlitzFide', 'FideCode', 'FideTitre', 'AffType'],
];

/** The FFE's Data.mdb: tables JOUEUR and CLUB (peers-and-users §4.2). */
function ffeBase(bytes: Uint8Array): ReadPlayers {
  const opened = openAccess(bytes);
  if (!opened.ok) return { error: listFault('list.notAccess') };
  if (!opened.value.tables.includes('JOUEUR')) return { error: listFault('list.missingTable') };
  const clubs = opened.value.rows('CLUB');
  const people = opened.value.rows('JOUEUR', FFE_COLUMNS);
  if (!clubs.ok || !people.ok) return { error: listFault('list.notAccess') };
  const known = ffeClubs(clubs.value);
  const problems: Problem[] = [];
  const players = people.value.flatMap((row) => {
    const [number, name] = [textIn(row, 'NrFFE'), textIn(row, 'Nom')];
    const who = [name, textIn(row, 'Prenom'), number].filter((part) => part !== '').join(' ');
    const player = ffePlayer(row, known, (column, value) => {
      problems.push(unreadCell(who, column, value));
    });
    if (player === null) problems.push(namelessRow(number));
    return player ?? [];
  });
  return { players, problems: firstOf(problems) };
}

async function tablePlayers(bytes: Uint8Array, request: ListFileImport): Promise<ReadPlayers> {
  const table = await readTable(bytes, request.file);
  if (!table.ok) return { error: table.error };
  const { entries, problems } = readEntries(chosenSheet(table.value, undefined)?.rows ?? [], {
    ...(request.columns ? { columns: request.columns } : {}),
    ...(request.unnamed ? { kind: request.unnamed } : {}),
    origin: request.source === 'fide' ? 'fide' : 'national',
  });
  if (problems.some(({ severity }) => severity === 'error')) {
    return { error: unreadableList(problems) };
  }
  // Columns that a list of ratings has no use for are nothing to tell.
  const faults = problems.filter(({ severity }) => severity !== 'note');
  return { players: entries.map(({ player }) => player), problems: firstOf(faults) };
}

const PROBLEMS_TOLD = 100;

/** The first are named, the others counted. */
const firstOf = (problems: readonly Problem[]): readonly Problem[] =>
  problems.length <= PROBLEMS_TOLD
    ? problems
    : [...problems.slice(0, PROBLEMS_TOLD), moreProblems(problems.length - PROBLEMS_TOLD)];

/** The file is read again as a whole; the players already taken are passed over. */
function* batchesFrom(
  { players, problems }: PlayersRead,
  checkpoint: unknown,
): Generator<ListBatch> {
  const taken = (checkpoint as { readonly taken: number } | null)?.taken ?? 0;
  for (let from = taken; from < players.length; from += BATCH) {
    const next = Math.min(from + BATCH, players.length);
    yield {
      players: players.slice(from, next),
      problems: from === 0 ? problems : [],
      checkpoint: { taken: next },
      done: next / players.length,
    };
  }
}
