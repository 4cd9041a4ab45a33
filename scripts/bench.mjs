import { build } from './build.mjs';
import { install } from './install.mjs';
import { run, runStep, words } from './step.mjs';

const step = {
  name: words.benchStep,
  expectation: words.benchExpectation,
  remedy: words.benchRemedy,
};
const done =
  (await install('develop')) &&
  (await build()) &&
  (await runStep(step, () =>
    run(process.execPath, ['--import', 'tsx', 'scripts/bench/main.ts', ...process.argv.slice(2)]),
  ));
if (!done) process.exitCode = 1;
