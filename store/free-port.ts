import { createServer } from 'node:net';

/** The port phones know, and some beside it before any other will do. */
export const USUAL_PORT = 8064;
const TRIED = 10;

/** The port, where it can be had; null where another program has it. */
export const isFree = (port: number): Promise<number | null> =>
  new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => {
      resolve(null);
    });
    probe.listen(port, '127.0.0.1', () => {
      const address = probe.address();
      const found = typeof address === 'object' && address !== null ? address.port : null;
      probe.close(() => {
        resolve(found);
      });
    });
  });

/** The usual port; one of its neighbours, or any, where another program has it. */
export async function freePort(first = USUAL_PORT): Promise<number> {
  for (let port = first; port < first + TRIED; port += 1) {
    if ((await isFree(port)) !== null) return port;
  }
  return (await isFree(0)) ?? first;
}
