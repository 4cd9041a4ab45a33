import { success } from '@ronde/core/rules/result.ts';
import { sql, type SqlDatabase, type SqlRow } from '../sql-database.ts';
import type { Subscription, Subscriptions } from './subscriptions.ts';

const FIELDS = 'endpoint, p256dh, auth, language, opens';

/** Subscriptions in two plain tables: who is to be told, and what was told. */
export function sqlSubscriptions(db: SqlDatabase): Subscriptions {
  return {
    async list(tournament) {
      const found = await db.rows(
        sql(
          `SELECT ${FIELDS} FROM subscriptions WHERE tournament = $1 ORDER BY endpoint`,
          tournament,
        ),
      );
      return found.ok ? success(found.value.map(subscriptionOf)) : found;
    },
    async count(tournament) {
      const found = await db.rows(
        sql('SELECT COUNT(*) AS kept FROM subscriptions WHERE tournament = $1', tournament),
      );
      return found.ok ? success(Number(found.value[0]?.['kept'] ?? 0)) : found;
    },
    async put(tournament, { endpoint, p256dh, auth, language, opens }) {
      const done = await db.rows(
        sql(
          `INSERT INTO subscriptions (tournament, ${FIELDS}) VALUES ($1, $2, $3, $4, $5, $6)
           ON CONFLICT (tournament, endpoint) DO UPDATE SET p256dh = excluded.p256dh,
             auth = excluded.auth, language = excluded.language, opens = excluded.opens`,
          ...[tournament, endpoint, p256dh, auth, language, opens],
        ),
      );
      return done.ok ? success(null) : done;
    },
    async remove(tournament, endpoint) {
      const done = await db.rows(
        sql(
          'DELETE FROM subscriptions WHERE tournament = $1 AND endpoint = $2',
          tournament,
          endpoint,
        ),
      );
      return done.ok ? success(null) : done;
    },
    async clear(tournament) {
      const done = await db.all([
        sql('DELETE FROM subscriptions WHERE tournament = $1', tournament),
        sql('DELETE FROM told_entries WHERE tournament = $1', tournament),
      ]);
      return done.ok ? success(null) : done;
    },
    async claim(tournament, position) {
      const done = await db.rows(
        sql(
          `INSERT INTO told_entries (tournament, position) VALUES ($1, $2)
           ON CONFLICT (tournament, position) DO NOTHING RETURNING position`,
          ...[tournament, position],
        ),
      );
      return done.ok ? success(done.value.length > 0) : done;
    },
  };
}

const subscriptionOf = (row: SqlRow): Subscription => ({
  endpoint: String(row['endpoint']),
  p256dh: String(row['p256dh']),
  auth: String(row['auth']),
  language: String(row['language']),
  opens: String(row['opens']),
});
