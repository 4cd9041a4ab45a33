import { install } from './install.mjs';
import { run, runStep, words } from './step.mjs';

const step = { name: words.fuzzStep, expectation: words.fuzzExpectation, remedy: words.fuzzRemedy };
const done =
  (await install('develop')) &&
  (await runStep(step, () =>
    run(process.execPath, ['--import', 'tsx', 'scripts/fuzz/main.ts', ...process.argv.slice(2)]),
  ));
if (!done) process.exitCode = 1;
