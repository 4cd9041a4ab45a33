import { inspect, parseArgs } from 'node:util';
import { FUZZERS, type FuzzerEntry } from './fuzzers.ts';
import { runFuzzer } from './run.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { seed: { type: 'string', default: '1' }, iterations: { type: 'string' } },
});

/** What was asked cannot be done: no stack, only the reason. */
function leave(reason: string): never {
  console.error(reason);
  process.exit(2);
}

/** `npm run fuzz -- trf --seed 7 --iterations 1000`; no name means every fuzzer. */
function chosen(): readonly FuzzerEntry[] {
  const unknown = positionals.filter((name) => !FUZZERS.some((entry) => entry.name === name));
  if (unknown.length > 0) {
    const names = FUZZERS.map((entry) => entry.name).join(', ');
    leave(`no fuzzer is called ${unknown.join(', ')}: there are ${names}`);
  }
  return positionals.length === 0
    ? FUZZERS
    : FUZZERS.filter((entry) => positionals.includes(entry.name));
}

function wholeNumber(text: string, option: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value) || value < 0) {
    leave(`--${option} takes a whole number, not ${text}`);
  }
  return value;
}

const seed = wholeNumber(values.seed, 'seed');
for (const entry of chosen()) {
  const iterations =
    values.iterations === undefined
      ? entry.iterations
      : wholeNumber(values.iterations, 'iterations');
  const began = performance.now();
  const run = await runFuzzer(entry.run, seed, iterations, (done) => {
    if (done % 10_000 === 0) console.log(`  ${entry.name}: ${done} of ${iterations}`);
  });
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  const slices = run.failing.length;
  console.log(
    `${entry.name}: ${run.iterations} files, seed ${seed}, ${seconds} s, ${slices} failing`,
  );
  for (const slice of run.failing) {
    const again = `npm run fuzz -- ${entry.name} --seed ${slice.seed} --iterations ${slice.iterations}`;
    console.error(`${entry.name}: ${slice.failures.length} failures; again: ${again}`);
    console.error(inspect(slice.failures[0], { depth: 6 }));
  }
  if (slices > 0) process.exitCode = 1;
}
