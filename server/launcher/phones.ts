import type { NetworkAnswer } from '../api/network.ts';
import type { Problem } from '../api/problem.ts';
import type { PhonesAnswer } from '../api/window.ts';

const doorAt = (port: number): string => `http://127.0.0.1:${port}/api/network`;

/** Whether the server lets phones in, and by which addresses; null where it does not answer. */
export async function lookAtDoor(port: number): Promise<NetworkAnswer | null> {
  try {
    const answer = await fetch(doorAt(port));
    return answer.ok ? ((await answer.json()) as NetworkAnswer) : null;
  } catch {
    return null;
  }
}

/** Opens or closes the door of the server. */
export async function setDoor(port: number, open: boolean): Promise<PhonesAnswer> {
  try {
    const answer = await fetch(doorAt(port), {
      method: 'PUT',
      headers: { 'content-type': 'application/json', 'x-ronde': '1' },
      body: JSON.stringify({ open }),
    });
    if (answer.ok) return { turned: true, network: (await answer.json()) as NetworkAnswer };
    const { code, params } = (await answer.json()) as Problem;
    const { address } = params;
    return { turned: false, code, address: typeof address === 'string' ? address : '' };
  } catch {
    return { turned: false, code: null, address: '' };
  }
}

/** Turns the door of the server the other way; null where it did not turn. */
export async function turnDoor(port: number): Promise<NetworkAnswer | null> {
  const now = await lookAtDoor(port);
  if (now === null) return null;
  const turned = await setDoor(port, !now.open);
  return turned.turned ? turned.network : null;
}
