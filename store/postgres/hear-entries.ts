/**
 * A second program on a database: `hear-entries.ts <address> <position>`. Says `listening`, then
 * every tournament and position it is told of, until the log of the durability tests is there.
 */
import { writeSync } from 'node:fs';
import { TOURNAMENT } from '../durability/nth-entry.ts';
import { openPostgresStore } from './open.ts';

const [address = '', last] = process.argv.slice(2);
const opened = await openPostgresStore(address);
if (!opened.ok) throw new Error(opened.error.message);
const store = opened.value;
await new Promise<void>((resolve) => {
  store.watch((id, position) => {
    writeSync(1, `${id} ${position}\n`);
    if (id === TOURNAMENT && position >= Number(last)) resolve();
  });
  writeSync(1, 'listening\n');
});
await store.close();
