/** So many of the last times heard: some minutes, after which a clock that was set right counts. */
const KEPT = 8;

/**
 * How far the server's clock is ahead of this one, by the times it sends. A time on its way only
 * grows older, so that the one that seems furthest ahead came fastest and is nearest the truth.
 */
export function serverAhead(): {
  readonly hear: (server: number, here: number) => void;
  readonly ahead: () => number;
} {
  let heard: readonly number[] = [];
  return {
    hear: (server, here) => {
      heard = [...heard, server - here].slice(-KEPT);
    },
    ahead: () => (heard.length === 0 ? 0 : Math.max(...heard)),
  };
}
