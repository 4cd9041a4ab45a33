import { pathToFileURL } from 'node:url';
import { build } from './build.mjs';
import { install } from './install.mjs';
import { root, words } from './step.mjs';

if ((await install('run')) && (await build())) {
  console.log(`▸ ${words.says(words.startStep, words.startExpectation)}`);
  process.setSourceMapsEnabled(true);
  // In this process, so that Ctrl C and npm's signals reach the server itself; it explains its own failures.
  await import(new URL('server/dist/server.js', pathToFileURL(root)).href);
} else {
  process.exitCode = 1;
}
