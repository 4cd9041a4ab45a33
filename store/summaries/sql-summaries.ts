import { isTournamentId } from '@ronde/core/formats/tournament-file/tournament-id.ts';
import { failure, success, type Result } from '@ronde/core/rules/result.ts';
import {
  sql,
  type SqlDatabase,
  type SqlRow,
  type SqlStatement,
  type SqlValue,
} from '../sql-database.ts';
import { unknownTournament, type StoreError } from '../store-error.ts';
import type {
  KeptSummary,
  ListedTournament,
  ListQuestion,
  Somewhere,
  Summaries,
  SummaryRecord,
} from './summaries.ts';

/** The columns of a record, in the order of `summaryValues`. */
export const SUMMARY_COLUMNS = [
  'form',
  'visible',
  'problem',
  'search',
  'staff',
  'visitors',
  'first_day',
] as const;

export const summaryValues = (form: number, record: SummaryRecord): SqlValue[] => [
  form,
  record.visible ? 1 : 0,
  record.problem,
  record.search,
  record.staff,
  record.visitors,
  record.firstDay,
];

/** What a record puts into its row; a first day that is not known leaves the one there is. */
export const setSummary = (parameter: (index: number) => string): string =>
  SUMMARY_COLUMNS.map((column, index) =>
    column === 'first_day'
      ? `first_day = coalesce(${parameter(index)}, first_day)`
      : `${column} = ${parameter(index)}`,
  ).join(', ');

/** Summaries in a plain table beside the logs; `form` is the least that is not waiting. */
export function sqlSummaries(db: SqlDatabase, form: number): Summaries {
  return {
    async page(question) {
      const conditions = conditionsOf(question, form);
      const rows = await db.rows(listing(question, conditions));
      if (!rows.ok) return rows;
      const counted = await db.rows(counting(conditions));
      if (!counted.ok) return counted;
      const total = Number(counted.value[0]?.['total']);
      return success({ tournaments: rows.value.map(listedFrom), total });
    },
    async kept(id) {
      if (!isTournamentId(id)) return failure(unknownTournament(id));
      const found = await db.rows(
        sql(
          `SELECT s.* FROM summaries AS s JOIN tournaments AS t ON t.key = s.tournament
           WHERE t.id = $1`,
          id,
        ),
      );
      if (!found.ok) return found;
      const [row] = found.value;
      return row === undefined ? failure(unknownTournament(id)) : success(keptFrom(row));
    },
    async waiting() {
      const found = await db.rows(
        sql(
          `SELECT t.id FROM tournaments AS t JOIN summaries AS s ON s.tournament = t.key
           WHERE s.position < t.position OR s.form < $1 ORDER BY t.key`,
          form,
        ),
      );
      return found.ok ? success(found.value.map(({ id }) => String(id))) : found;
    },
    async put(id, position, record): Promise<Result<boolean, StoreError>> {
      if (!isTournamentId(id)) return failure(unknownTournament(id));
      const written = await db.rows(
        sql(
          `UPDATE summaries SET position = $2, ${setSummary((index) => `$${index + 3}`)}
           WHERE tournament = (SELECT key FROM tournaments WHERE id = $1 AND position >= $2)
             AND (position < $2 OR position = $2 AND form <= $3)
           RETURNING tournament`,
          id,
          position,
          ...summaryValues(form, record),
        ),
      );
      return written.ok ? success(written.value.length === 1) : written;
    },
  };
}

interface Conditions {
  readonly where: string;
  /** Whether the asker sees everything of a row. */
  readonly whole: string;
  readonly fresh: string;
  /** Whether this program can read the summary. */
  readonly readable: string;
  readonly values: readonly SqlValue[];
}

const ESCAPED = /[\\%_]/g;

/** What a row must be to be listed, with the values of the conditions. */
function conditionsOf(question: ListQuestion, form: number): Conditions {
  const { archived, staff, letIn, words = [], ids, keptIn } = question;
  const values: SqlValue[] = [];
  const value = (one: SqlValue): string => `$${values.push(one)}`;
  const among = (some: readonly string[]): string => {
    const fit = some.filter(isTournamentId);
    return fit.length === 0 ? '(1 = 0)' : `(t.id IN (${fit.map(value).join(', ')}))`;
  };
  const readable = `s.form >= ${value(form)}`;
  const fresh = `s.position = t.position AND ${readable}`;
  const where = ({ everywhere, except }: Somewhere): string =>
    `(${everywhere ? 'NOT ' : ''}${among(except)})`;
  const whole = where(staff);
  const all = [
    't.key = s.tournament',
    `t.archived = ${value(archived ? 1 : 0)}`,
    `(${whole} OR (s.visible = 1 OR ${where(letIn)}) AND s.visitors IS NOT NULL AND ${fresh})`,
    ...words.map((word) => {
      const pattern = value(`%${word.replace(ESCAPED, '\\$&')}%`);
      return `(s.search LIKE ${pattern} ESCAPE '\\' OR upper(t.id) LIKE ${pattern} ESCAPE '\\')`;
    }),
    ...(ids === undefined ? [] : [among(ids)]),
    ...(keptIn === undefined
      ? []
      : [
          `EXISTS (SELECT 1 FROM kept_settings AS k
           WHERE k.scope = ${value(keptIn)} AND k.key = t.id)`,
        ]),
  ];
  return { where: all.join(' AND '), whole, fresh, readable, values };
}

/** SQLite keeps the order of a cross join: a list is read along its index and never sorted. */
const ROWS = 'summaries AS s CROSS JOIN tournaments AS t';
const ORDER = { lastChange: 's.last_at', firstDay: 's.first_day' } as const;

/** Finds the rows of the page first: the texts of the others are never read. */
function listing(
  { order, from, size }: ListQuestion,
  { where, whole, fresh, readable, values }: Conditions,
): SqlStatement {
  const inOrder = `ORDER BY ${ORDER[order]} DESC, s.tournament DESC`;
  return sql(
    `SELECT t.id, t.position, t.created_at, t.archived, s.last_at, s.problem,
       CASE WHEN ${fresh} THEN 0 ELSE 1 END AS waiting,
       CASE WHEN NOT ${readable} THEN NULL WHEN ${whole} THEN s.staff ELSE s.visitors END AS text
     FROM (
       SELECT s.tournament FROM ${ROWS} WHERE ${where} ${inOrder}
       LIMIT $${values.length + 1} OFFSET $${values.length + 2}
     ) AS page
     CROSS JOIN summaries AS s CROSS JOIN tournaments AS t
     WHERE s.tournament = page.tournament AND t.key = page.tournament
     ${inOrder}`,
    ...values,
    size,
    from,
  );
}

const counting = ({ where, values }: Conditions): SqlStatement =>
  sql(`SELECT CAST(count(*) AS INTEGER) AS total FROM ${ROWS} WHERE ${where}`, ...values);

const textOf = (value: SqlValue | undefined): string | null =>
  typeof value === 'string' ? value : null;

const listedFrom = (row: SqlRow): ListedTournament => ({
  id: String(row['id']),
  position: Number(row['position']),
  createdAt: String(row['created_at']),
  lastAt: String(row['last_at']),
  archived: row['archived'] === 1,
  text: textOf(row['text']),
  problem: textOf(row['problem']),
  waiting: row['waiting'] === 1,
});

const keptFrom = (row: SqlRow): KeptSummary => ({
  position: Number(row['position']),
  form: Number(row['form']),
  record: {
    staff: textOf(row['staff']),
    visitors: textOf(row['visitors']),
    visible: row['visible'] === 1,
    search: String(row['search']),
    firstDay: textOf(row['first_day']),
    problem: textOf(row['problem']),
  },
});
