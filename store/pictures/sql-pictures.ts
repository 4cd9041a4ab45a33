import { success } from '@ronde/core/rules/result.ts';
import { sql, type SqlDatabase, type SqlRow } from '../sql-database.ts';
import { compared } from '../text-order.ts';
import type { PictureHead, Pictures } from './pictures.ts';

const HEAD = 'id, name, media_type, width, height, size';

/** Pictures in a plain table; their bytes as base64, which every database keeps alike. */
export function sqlPictures(db: SqlDatabase, table: 'pictures' | 'photos'): Pictures {
  return {
    async list(tournament) {
      const found = await db.rows(
        sql(`SELECT ${HEAD} FROM ${table} WHERE tournament = $1`, tournament),
      );
      return found.ok ? success(inOrder(found.value.map(headOf))) : found;
    },
    async get(tournament, id) {
      const found = await db.rows(
        sql(
          `SELECT ${HEAD}, content FROM ${table} WHERE tournament = $1 AND id = $2`,
          tournament,
          id,
        ),
      );
      if (!found.ok) return found;
      const row = found.value[0];
      if (row === undefined) return success(undefined);
      const bytes = new Uint8Array(Buffer.from(String(row['content']), 'base64'));
      return success({ ...headOf(row), bytes });
    },
    async put(tournament, { id, name, mediaType, width, height, size, bytes }) {
      const put = sql(
        `INSERT INTO ${table} (tournament, ${HEAD}, content)
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8)
         ON CONFLICT (tournament, id) DO UPDATE SET name = excluded.name`,
        ...[tournament, id, name, mediaType, width, height, size],
        Buffer.from(bytes).toString('base64'),
      );
      const done = await db.rows(put);
      return done.ok ? success(null) : done;
    },
    async remove(tournament, id) {
      const done = await db.rows(
        sql(`DELETE FROM ${table} WHERE tournament = $1 AND id = $2`, tournament, id),
      );
      return done.ok ? success(null) : done;
    },
  };
}

export const inOrder = (pictures: readonly PictureHead[]): readonly PictureHead[] =>
  pictures.toSorted((a, b) => compared(a.name, b.name) || compared(a.id, b.id));

const headOf = (row: SqlRow): PictureHead => ({
  id: String(row['id']),
  name: String(row['name']),
  mediaType: String(row['media_type']),
  width: Number(row['width']),
  height: Number(row['height']),
  size: Number(row['size']),
});
