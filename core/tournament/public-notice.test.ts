import { expect, it } from 'vitest';
import { faultOfNotice, isWebAddress, NO_NOTICE } from './public-notice.ts';

it.each([
  ['https://club.example/reglement.pdf', true],
  ['http://club.example', true],
  ['HTTPS://club.example/?a=1#b', true],
  ['javascript:alert(1)', false],
  ['https://', false],
  ['https://someone@elsewhere.example/', false],
  ['//club.example', false],
  ['club.example/reglement.pdf', false],
  ['https://club.example/a b', false],
])('%s is an address of the web: %s', (text, isOne) => {
  expect(isWebAddress(text)).toBe(isOne);
  const fault = faultOfNotice({ ...NO_NOTICE, regulationsLink: text });
  expect(fault).toBe(isOne ? null : 'regulationsLink');
});

it('blank words are none', () => {
  expect(faultOfNotice(NO_NOTICE)).toBeNull();
  expect(faultOfNotice({ ...NO_NOTICE, contact: ' \n ' })).toBe('contact');
  expect(faultOfNotice({ ...NO_NOTICE, regulations: '' })).toBe('regulations');
});
