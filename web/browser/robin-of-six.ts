import type { ByHttp } from './by-http.ts';
import { beginRound, enterResults, inventedEvent } from './invented-event.ts';

/** A round robin of six, its first round played. */
export async function robinOfSix(address: string): Promise<ByHttp> {
  const robin = await inventedEvent(address, {
    name: 'Robin',
    players: 6,
    rounds: 5,
    settings: { system: 'berger' },
  });
  await beginRound(robin, 1);
  await enterResults(robin, 1, 3);
  return robin;
}
