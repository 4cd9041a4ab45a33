import { setFlagsFromString } from 'node:v8';

/**
 * On a large machine the heap may grow to four times what is in use before it is cleaned. A server
 * stays up for weeks beside other programs: it is cleaned when it has grown by half.
 */
const GROWING_PERCENT = 50;

export function keepHeapSmall(): void {
  setFlagsFromString(`--heap-growing-percent=${GROWING_PERCENT}`);
}
