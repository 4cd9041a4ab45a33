/**
 * Another program that is writing: `hold-write-lock.ts <file> <milliseconds>`. Takes the write lock of
 * the file, changes a row, says `held`, and commits after the time.
 */
import { writeSync } from 'node:fs';
import { Database } from './driver.ts';

const [file = '', milliseconds] = process.argv.slice(2);
const db = new Database(file);
db.exec('BEGIN IMMEDIATE');
db.exec(`UPDATE summaries SET last_at = '2026-11-15T08:00:00Z'`);
writeSync(1, 'held\n');
Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, Number(milliseconds));
db.exec('COMMIT');
db.close();
