import type { PrintOptions } from '../print-options.ts';

/** One dark dot. */
const LOGO = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

/** As a club prints that has a colour and a logo. */
export const DRESSED: PrintOptions = { format: 'letter', colour: '#1d4e89', logo: LOGO };
