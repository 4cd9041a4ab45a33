import type { NetworkAnswer } from '../api/network.ts';

/** Turns the door of the server the other way; null where it did not turn. */
export async function turnDoor(port: number): Promise<NetworkAnswer | null> {
  const network = `http://127.0.0.1:${port}/api/network`;
  try {
    const now = (await (await fetch(network)).json()) as NetworkAnswer;
    const turned = await fetch(network, {
      method: 'PUT',
      headers: { 'content-type': 'application/json', 'x-ronde': '1' },
      body: JSON.stringify({ open: !now.open }),
    });
    return turned.ok ? ((await turned.json()) as NetworkAnswer) : null;
  } catch {
    return null;
  }
}
