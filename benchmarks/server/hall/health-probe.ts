/**
 * Asks again and again whether a server is well, in a process of its own so that nothing but the
 * server delays an answer: `health-probe.ts ADDRESS`. Ends when its input does, and says
 * `{"asked":N,"longest":MILLISECONDS,"megabytes":M}`: the longest wait and the most memory.
 */
import { setTimeout as sleep } from 'node:timers/promises';

const [address = ''] = process.argv.slice(2);
const EVERY = 10;

const stop = new AbortController();
process.stdin
  .on('end', () => {
    stop.abort();
  })
  .resume();

const ask = async (): Promise<{ memoryMegabytes: number }> => {
  const response = await fetch(`${address}/healthz`);
  if (response.status !== 200) throw new Error(await response.text());
  return (await response.json()) as { memoryMegabytes: number };
};

// The first ones make the connection and warm this process up.
for (let first = 0; first < 20; first += 1) await ask();
process.stdout.write('ready\n');
let [asked, longest, megabytes] = [0, 0, 0];
while (!stop.signal.aborted) {
  const began = performance.now();
  const { memoryMegabytes } = await ask();
  longest = Math.max(longest, performance.now() - began);
  megabytes = Math.max(megabytes, memoryMegabytes);
  asked += 1;
  await sleep(EVERY);
}
process.stdout.write(`${JSON.stringify({ asked, longest, megabytes })}\n`);
