import { expect, it } from 'vitest';
import { spokenName } from './self-defined.ts';

it.each([
  ['OTHER_YOUTH_BONUS', 'Youth bonus'],
  ['OTHER_BLITZ', 'Blitz'],
  ['OTHER_', 'OTHER_'],
])('%s is read as %s', (code, name) => {
  expect(spokenName(code)).toBe(name);
});
