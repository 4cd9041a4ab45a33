import { expect, it } from 'vitest';
import { wifiCode } from './wifi-code.ts';

it.each([
  [{ name: 'Salle des fêtes', password: 'roque-64' }, 'WIFI:T:WPA;S:Salle des fêtes;P:roque-64;;'],
  [{ name: 'Open', password: '' }, 'WIFI:T:nopass;S:Open;;'],
  [{ name: 'a;b,c:d"e\\f', password: ';' }, 'WIFI:T:WPA;S:a\\;b\\,c\\:d\\"e\\\\f;P:\\;;;'],
])('%j', (wifi, code) => {
  expect(wifiCode(wifi)).toBe(code);
});
