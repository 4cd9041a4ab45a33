import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { build } from './build.mjs';
import { installDebianPackages } from './debian-packages.mjs';
import { install } from './install.mjs';
import { sweepSeldom } from './seldom-swept.mjs';
import { root, run, runStep, StepFailure, time, words } from './step.mjs';
import { countedAgain, countTests, toAskAgain } from './test-counts.mjs';

const LONG = '--long';
const asked = process.argv.slice(2);
const filters = asked.filter((one) => one !== LONG);
// The tests take their long sizes: test-sizes.ts.
if (asked.includes(LONG)) process.env['RONDE_LONG'] = '1';
const began = performance.now();
/** @type {string[]} */
const failed = [];

/** What it prints is shown when it fails. It runs beside the tests, in the moments they wait. */
const BEHIND = { quiet: true, behind: true };

/** @param {string} program a path inside the repository */
const node = (program, /** @type {string[]} */ ...args) =>
  run(process.execPath, [program, ...args], BEHIND);

/** What vitest reported, once it has, and the files that failed at first and passed by themselves. */
const report = {
  counts: /** @type {ReturnType<typeof countTests>} */ (null),
  unsteady: /** @type {string[]} */ ([]),
};

/** Runs tests and counts them; a failure is given back, with the counts. */
async function vitest(/** @type {string[]} */ which) {
  const folder = mkdtempSync(join(tmpdir(), 'ronde-test-'));
  const path = join(folder, 'report.json');
  const program = ['node_modules/vitest/vitest.mjs', 'run', `--outputFile=${path}`];
  const reporters = ['--reporter=default', '--reporter=json'];
  try {
    const failure = await run(process.execPath, [...program, ...reporters, ...which], {}).then(
      () => null,
      (/** @type {unknown} */ error) => {
        if (error instanceof StepFailure) return error;
        throw error;
      },
    );
    const counts = existsSync(path) ? countTests(readFileSync(path, 'utf8')) : null;
    if (counts === null) throw failure ?? new StepFailure(words.noTestReport);
    return { counts, failure };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

async function runTests() {
  const first = await vitest(filters);
  report.counts = first.counts;
  if (first.failure === null) return;
  const again = filters.length === 0 ? toAskAgain(first.counts) : [];
  if (again.length === 0) throw first.failure;
  console.log(`! ${words.askingAgain}`);
  const second = await vitest(again);
  report.counts = countedAgain(first.counts, second.counts);
  if (second.failure !== null) throw second.failure;
  report.unsteady = again.map((path) => relative(root, path));
}

/** The linter reads the types it needs once, and tells what the compiler would. */
const TYPES_AND_LINT = {
  name: words.typesAndLintStep,
  expectation: words.typesAndLintExpectation,
  remedy: words.typesAndLintRemedy,
  // Two checkers side by side read the same types twice: one takes a fifth less work.
  work: () =>
    run(process.execPath, ['node_modules/oxlint/bin/oxlint', '--type-check'], {
      ...BEHIND,
      env: { GOMAXPROCS: '1' },
    }),
};

const FORMAT = {
  name: words.formatStep,
  expectation: words.formatExpectation,
  remedy: words.formatRemedy,
  work: () => node('node_modules/oxfmt/bin/oxfmt', '--check', '.'),
};

const ARCHITECTURE = {
  name: words.architectureStep,
  expectation: words.architectureExpectation,
  remedy: words.architectureRemedy,
  work: () => node('--import', 'tsx', 'scripts/architecture/main.ts'),
};

const TESTS = {
  name: words.testStep,
  expectation: asked.includes(LONG) ? words.longTestExpectation : words.testExpectation,
  remedy: words.testRemedy,
  work: runTests,
};

/** In order; each runs whatever became of the others, so that one run shows every failure. */
async function check(/** @type {(typeof FORMAT)[]} */ ...steps) {
  for (const { work, ...step } of steps) {
    if (!(await runStep(step, work))) failed.push(step.name);
  }
}

/** What Debian's packages are for has to be built, and they may still be on their way. */
async function buildAndTest() {
  if (!(await build())) failed.push(words.buildStep);
  await debian;
  await check(TESTS);
}

// Packages of npm and of Debian come side by side; what is read and not run waits for neither the
// latter nor the build.
const debian = installDebianPackages();
if (await install('develop')) {
  sweepSeldom();
  await Promise.all([buildAndTest(), check(FORMAT, TYPES_AND_LINT, ARCHITECTURE)]);
} else {
  failed.push(words.installStep);
}

const missing = await debian;
for (const line of missing) console.log(`! ${line}`);
if (report.unsteady.length > 0) console.log(`! ${words.unsteady(report.unsteady)}`);
if (failed.length > 0) {
  console.error(words.failedSteps(failed));
  process.exitCode = 1;
}
console.log(words.total(time(performance.now() - began)));
// The last line is the same in every language: other programs read it.
if (report.counts) console.log(`${report.counts.passed} passed, ${report.counts.failed} failed`);
