import { expect, it } from 'vitest';
import { pageAfter, signInFrom } from './then.ts';

it.each([
  ['/event/open/rounds/5', '/event/open/rounds/5'],
  ['/event/open/players?panel=player:p1', '/event/open/players?panel=player:p1'],
  ['/new', '/new'],
  ['/', '/'],
  [undefined, '/'],
  ['', '/'],
  ['/sign-in', '/'],
  ['//elsewhere.example/event/', '/'],
  ['https://elsewhere.example/event/', '/'],
  ['/event/\\elsewhere.example', '/'],
  ['javascript:alert(1)', '/'],
])('after %j comes %s', (then, page) => {
  expect(pageAfter(then)).toBe(page);
});

it('asks for the way back only where there is one', () => {
  expect(signInFrom('/')).toBe('/sign-in');
  expect(signInFrom('/event/open/now')).toBe('/sign-in?then=%2Fevent%2Fopen%2Fnow');
});
