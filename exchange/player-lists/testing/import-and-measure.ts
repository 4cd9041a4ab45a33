/**
 * Imports a list in a process of its own, so that its memory is its own:
 * `import-and-measure.ts <list> <folder>` prints the players, the milliseconds and the megabytes.
 */
import { importFideList } from '../import-list.ts';

const [file, folder] = process.argv.slice(2);
if (file === undefined || folder === undefined)
  throw new Error('which list, and into which folder?');
const started = performance.now();
const imported = await importFideList({
  file,
  folder,
  source: 'fide',
  month: '2026-11',
  at: '2026-11-15T09:00:00Z',
});
if (!imported.ok) throw new Error(imported.error.message);
const milliseconds = performance.now() - started;
const { players } = imported.value;
const megabytes = process.resourceUsage().maxRSS / 1000;
console.log(JSON.stringify({ players, milliseconds, megabytes }));
