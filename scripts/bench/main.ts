import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus, loadavg, totalmem } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { isBenchmark, isOverTarget } from './benchmark.ts';
import { measuredAgain, resultsDocument, table, type Machine, type Measured } from './report.ts';

const { values } = parseArgs({
  options: {
    write: { type: 'boolean', default: false },
    folder: { type: 'string', default: 'benchmarks' },
    only: { type: 'string', default: '' },
  },
});

async function measure(): Promise<Measured[]> {
  const measured: Measured[] = [];
  const files = readdirSync(values.folder).filter(
    (file) => /(?<!\.test)\.ts$/.test(file) && file.includes(values.only),
  );
  for (const file of files.sort()) {
    const path = join(values.folder, file);
    const module: unknown = await import(pathToFileURL(path).href);
    if (!isBenchmark(module)) throw new Error(`${path} must export name and run()`);
    console.log(`  ${module.name} …`);
    const { figures } = await module.run();
    measured.push({ name: module.name, figures });
  }
  if (measured.length === 0) throw new Error(`there is no benchmark in ${values.folder}/`);
  return measured;
}

const machine: Machine = {
  processor: cpus()[0]?.model.trim() ?? 'unknown processor',
  cores: cpus().length,
  memoryGib: Math.round(totalmem() / 2 ** 30),
  node: process.version,
  load: loadavg()[0] ?? 0,
  date: new Date().toISOString().slice(0, 10),
};

/** What people type to measure a folder again. */
const COMMANDS: Readonly<Record<string, string>> = {
  benchmarks: 'npm run bench',
  'benchmarks/desk': 'npm run bench:desk',
  'benchmarks/packages': 'npm run bench:packages',
  'benchmarks/papers': 'npm run bench:papers',
  'benchmarks/server': 'npm run bench:server',
  'benchmarks/start': 'npm run bench:start',
};
const command = COMMANDS[values.folder] ?? 'npm run bench';
const measured = await measure();
console.log(table(measured));
if (values.write) {
  const record = join(values.folder, 'results.md');
  const written =
    values.only === ''
      ? resultsDocument(measured, machine, command)
      : measuredAgain(readFileSync(record, 'utf8'), measured, machine);
  if (written === null) throw new Error(`${record} is of another day or machine: measure all`);
  writeFileSync(record, written);
}
const over = measured.flatMap(({ figures }) => figures.filter(isOverTarget));
if (over.length > 0) {
  console.error(`over target: ${over.map(({ label }) => label).join(', ')}`);
  process.exitCode = 1;
}
