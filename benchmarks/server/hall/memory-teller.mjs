/**
 * Loaded before the server, by NODE_OPTIONS: on SIGUSR2 tells on the error output what memory is
 * in use once nothing is left to be thrown away.
 */
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { isMainThread } from 'node:worker_threads';

if (isMainThread && process.send === undefined) {
  setFlagsFromString('--expose-gc');
  const collect = /** @type {() => void} */ (runInNewContext('gc'));
  process.on('SIGUSR2', () => {
    collect();
    collect();
    const { rss, heapUsed, arrayBuffers } = process.memoryUsage();
    process.stderr.write(`memory ${JSON.stringify({ rss, heapUsed, arrayBuffers })}\n`);
  });
}
