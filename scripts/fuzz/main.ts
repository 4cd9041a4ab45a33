import { inspect, parseArgs } from 'node:util';
import { FUZZERS, type FuzzerEntry } from './fuzzers.ts';
import { runFuzzer } from './run.ts';
import { keepSlowest } from './slow.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { seed: { type: 'string', default: '1' }, iterations: { type: 'string' } },
});

/** What was asked cannot be done: no stack, only the reason. */
function leave(reason: string): never {
  console.error(reason);
  process.exit(2);
}

/** `npm run fuzz -- slow` looks for rounds that take long, by the clock: no fuzzer among the others. */
const SLOW = 'slow';

/** How many events it plays by default. */
const SLOW_EVENTS = 400;

/** `npm run fuzz -- trf --seed 7 --iterations 1000`; no name means every fuzzer. */
function chosen(): readonly FuzzerEntry[] {
  const known = [...FUZZERS.map((entry) => entry.name), SLOW];
  const unknown = positionals.filter((name) => !known.includes(name));
  if (unknown.length > 0) {
    const names = known.join(', ');
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

function searchForSlowRounds(seed: number): void {
  const events =
    values.iterations === undefined ? SLOW_EVENTS : wholeNumber(values.iterations, 'iterations');
  const over = keepSlowest(seed, events, (done) => {
    if (done % 50 === 0) console.log(`  ${SLOW}: ${done} of ${events}`);
  });
  console.log(`${SLOW}: ${events} events, seed ${seed}, ${over.length} of the slowest over limit`);
  if (over.length > 0) process.exitCode = 1;
}

const seed = wholeNumber(values.seed, 'seed');
if (positionals.includes(SLOW)) searchForSlowRounds(seed);
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
