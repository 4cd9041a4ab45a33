import { randomBytes } from 'node:crypto';
import { sql, type SqlStatement } from './sql-database.ts';

/** A page of SQLite's: enough to need room on the disk. */
const FILLER_BYTES = 2_048;

/** A write of no meaning. It has to be committed: what is undone never reaches the disk. */
export const writeProbe = (): SqlStatement =>
  sql(
    `INSERT INTO write_probe (one, filler) VALUES (1, $1)
     ON CONFLICT (one) DO UPDATE SET filler = excluded.filler`,
    randomBytes(FILLER_BYTES).toString('hex'),
  );
