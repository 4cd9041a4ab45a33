import { expect, it } from 'vitest';
import { readerTime } from './reader-time.ts';

const AT = '2026-07-10T13:05:00Z';

it.each([
  ['Europe/Paris', 'Europe/Paris', 'en', null],
  ['Europe/Paris', 'Europe/Berlin', 'en', null],
  ['Europe/Paris', 'Europe/London', 'en', '14:05 your time'],
  ['Europe/Paris', 'Asia/Kolkata', 'fr', '18:35 chez vous'],
  ['Europe/Paris', 'Pacific/Auckland', 'en', '11 July, 01:05 your time'],
  ['Pacific/Auckland', 'Europe/Paris', 'fr', '10 juillet, 15:05 chez vous'],
] as const)('a time of %s for a reader in %s', (hall, reader, language, said) => {
  expect(readerTime(AT, hall, reader, language)).toBe(said);
});
