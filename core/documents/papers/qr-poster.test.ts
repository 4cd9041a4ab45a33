import { expect, it } from 'vitest';
import { PlayedEvent } from '../../tournament/testing/played-event.ts';
import type { PaperAsk } from './paper-ask.ts';
import { qrPoster } from './qr-poster.ts';

const CODED: string[] = [];
const ASK: PaperAsk = {
  ...{ language: 'fr', audience: 'public', at: '2026-03-08T12:00:00.000Z', zone: 'Europe/Paris' },
  address: 'https://club.example/t/open/',
  code: (text) => {
    CODED.push(text);
    return [[true, false]];
  },
};
const made = (ask: Partial<PaperAsk>): ReturnType<typeof qrPoster> =>
  qrPoster(new PlayedEvent({}, 2).state, { ...ASK, ...ask });

it('stands in the order of use: the network, the public page, the own result', () => {
  CODED.length = 0;
  const poster = made({
    wifi: { name: 'Salle; A', password: 'roque:64' },
    ownResult: 'https://club.example/p',
  });
  const body = poster.ok ? poster.value[0]?.body : undefined;
  expect(body?.layout === 'poster' ? body.steps.map(({ text }) => text) : []).toEqual([
    'Réseau\u00a0: Salle; A',
    'https://club.example/t/open/',
    'https://club.example/p',
  ]);
  expect(CODED).toEqual([
    'WIFI:T:WPA;S:Salle\\; A;P:roque\\:64;;',
    'https://club.example/t/open/',
    'https://club.example/p',
  ]);
});

it('says that an open network has no password', () => {
  const poster = made({ wifi: { name: 'Salle', password: '' } });
  const body = poster.ok ? poster.value[0]?.body : undefined;
  expect(body?.layout === 'poster' ? body.steps[0]?.lines : []).toEqual(['Sans mot de passe.']);
});

// IEEE 802.11: a name of 32 octets at most; WPA: a phrase of 8 to 63 signs, or 64 hexadecimal digits.
it.each([
  [{ name: '', password: 'roque-64' }, false],
  [{ name: 'x'.repeat(32), password: 'x'.repeat(63) }, true],
  [{ name: 'x'.repeat(33), password: '' }, false],
  [{ name: 'Salle', password: '1234567' }, false],
  [{ name: 'Salle', password: 'f'.repeat(64) }, true],
  [{ name: 'Salle', password: 'g'.repeat(64) }, false],
])('%j is a network: %s', (wifi, is) => {
  const poster = made({ wifi });
  expect(poster.ok ? null : poster.error.code).toBe(is ? null : 'paper.notAWifi');
});
