import { once } from 'node:events';
import { createServer } from 'node:net';

/**
 * A free port that stays ours between two starts of a server: below those the system gives to
 * clients, where a client that asks for an absent server can meet itself.
 */
export async function ownPort(): Promise<number> {
  for (;;) {
    const port = 20_000 + Math.floor(Math.random() * 10_000);
    const probe = createServer();
    const free = await new Promise<boolean>((resolve) => {
      probe.once('error', () => {
        resolve(false);
      });
      probe.listen(port, '127.0.0.1', () => {
        resolve(true);
      });
    });
    if (!free) continue;
    probe.close();
    await once(probe, 'close');
    return port;
  }
}
