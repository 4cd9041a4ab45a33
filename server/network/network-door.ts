import { failure, success, type Result } from '@ronde/core/rules/result.ts';
import type { ListenFailure, Listening } from '../listening.ts';

/** Why there is no switch: the server was told where to listen, or stands behind a proxy. */
export type DoorFixed = 'started' | 'hosted';

export interface DoorFailure {
  readonly code: ListenFailure;
  readonly address: string;
}

/** Whether others than this computer reach the server; opened and closed while it runs. */
export interface NetworkDoor {
  readonly isOpen: boolean;
  /** Null where the switch decides. */
  readonly fixed: DoorFixed | null;
  /** Opens or closes, without remembering it. */
  turn(open: boolean): Promise<Result<null, DoorFailure>>;
  /** Follows the addresses of this computer: a laptop joins the Wi-Fi after its start. */
  follow(): Promise<void>;
  /** Ends what it listens on. */
  stop(): Promise<void>;
}

/** Milliseconds for an answer under way; live streams of the network end then. */
const CLOSING = 500;

/** A door that stays as the server was started. */
export const fixedDoor = (isOpen: boolean, fixed: DoorFixed): NetworkDoor => ({
  isOpen,
  fixed,
  turn: () => Promise.resolve(success(null)),
  follow: () => Promise.resolve(),
  stop: () => Promise.resolve(),
});

export interface DoorParts {
  /** Addresses of this computer on the network, as they are now. */
  readonly addresses: () => readonly string[];
  readonly listenOn: (address: string) => Promise<Result<Listening, ListenFailure>>;
}

/**
 * Listens on each address of this computer while it is open; its own loopback is never touched, so
 * that the desk stays where it is. Closing ends what others have open.
 */
export function openDoor({ addresses, listenOn }: DoorParts): NetworkDoor {
  const listening = new Map<string, Listening>();
  let isOpen = false;
  // One change at a time: two desks may turn the switch at once.
  let last: Promise<unknown> = Promise.resolve();
  const inOrder = <T>(change: () => Promise<T>): Promise<T> => {
    const next = last.then(change, change);
    last = next;
    return next;
  };

  const end = async (keep: readonly string[]): Promise<void> => {
    const gone = [...listening].filter(([address]) => !keep.includes(address));
    for (const [address] of gone) listening.delete(address);
    await Promise.all(gone.map(([, one]) => one.close(CLOSING)));
  };

  const begin = async (wanted: readonly string[]): Promise<Result<null, DoorFailure>> => {
    let failed: DoorFailure | null = null;
    for (const address of wanted.filter((one) => !listening.has(one))) {
      const opened = await listenOn(address);
      if (opened.ok) listening.set(address, opened.value);
      else failed ??= { code: opened.error, address };
    }
    // One way in is enough; another address may belong to a network that has just gone.
    return failed === null || listening.size > 0 ? success(null) : failure(failed);
  };

  return {
    fixed: null,
    get isOpen() {
      return isOpen;
    },
    turn: (open) =>
      inOrder(async () => {
        if (!open) {
          isOpen = false;
          // Whoever turned it may sit behind the door: the answer goes out first.
          void end([]);
          return success(null);
        }
        const begun = await begin(addresses());
        isOpen = begun.ok;
        return begun;
      }),
    follow: () =>
      inOrder(async () => {
        if (!isOpen) return;
        const now = addresses();
        await end(now);
        await begin(now);
      }),
    stop: () => inOrder(() => end([])),
  };
}
