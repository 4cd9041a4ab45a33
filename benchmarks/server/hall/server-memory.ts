import { setTimeout as sleep } from 'node:timers/promises';
import type { BuiltServer } from '@ronde/server/testing/built-server.ts';

/** In megabytes; what is used, after throwing away what is not. */
export interface ServerMemory {
  readonly resident: number;
  /** Objects, and the bytes of kept answers. */
  readonly used: number;
}

/** For the environment of a server whose memory is to be told. */
export const TELLS_MEMORY = {
  NODE_OPTIONS: `--import ${new URL('memory-teller.mjs', import.meta.url).href}`,
};

const MEGABYTE = 2 ** 20;
const LINE = /^memory (\{.*\})$/gm;

export async function memoryOf(server: BuiltServer): Promise<ServerMemory> {
  const told = (): readonly RegExpMatchArray[] => [...server.said().matchAll(LINE)];
  const before = told().length;
  server.child.kill('SIGUSR2');
  while (told().length === before) {
    if (server.child.exitCode !== null) throw new Error(server.said());
    await sleep(20);
  }
  const { rss, heapUsed, arrayBuffers } = JSON.parse(told().at(-1)?.[1] ?? '{}') as {
    rss: number;
    heapUsed: number;
    arrayBuffers: number;
  };
  return { resident: rss / MEGABYTE, used: (heapUsed + arrayBuffers) / MEGABYTE };
}
