/** Bytes: the type checker takes five GB of it then, esbuild less than two. */
const ROOM = 8 * 1024 ** 3;

/**
 * Programs in Go, esbuild and the type checker, sweep their memory each time it has doubled. Where
 * there is room, they sweep when it is used up: a quarter to a third less work.
 */
export function sweepSeldom() {
  if (process.availableMemory() < ROOM || process.env['GOGC'] !== undefined) return;
  process.env['GOGC'] = 'off';
  process.env['GOMEMLIMIT'] ??= '6GiB';
}
