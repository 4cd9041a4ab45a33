import { createECDH } from 'node:crypto';
import { expect, it } from 'vitest';
import { areBrowserKeys, CURVE, encryptNotice } from './encrypt-notice.ts';

const KEYS = {
  p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
  auth: 'BTBZMqHH6r4Tts7J_aSIgg',
};

it('[RFC 8291 appendix A] the example of the standard, byte for byte', () => {
  const sender = createECDH(CURVE);
  sender.setPrivateKey('yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw', 'base64url');
  const salt = Buffer.from('DGv6ra1nlYgDCS1FRnbzlw', 'base64url');
  const text = 'When I grow up, I want to be a watermelon';
  const sent = Buffer.from(encryptNotice(text, KEYS, { sender, salt })).toString('base64url');
  expect(sent).toBe(
    'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLoc' +
      'InmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLV' +
      'WGNWQexSgSxsj_Qulcy4a-fN',
  );
});

it('no two messages are alike', () => {
  expect(encryptNotice('a', KEYS)).not.toEqual(encryptNotice('a', KEYS));
});

it.each([
  ['those of the standard', KEYS, true],
  ['a secret too short', { ...KEYS, auth: 'BTBZMqHH6r4' }, false],
  ['no point of the curve', { ...KEYS, p256dh: KEYS.p256dh.replace('BCVx', 'BCVy') }, false],
  ['no key at all', { ...KEYS, p256dh: '' }, false],
])('keys of a browser: %s', (_, keys, expected) => {
  expect(areBrowserKeys(keys)).toBe(expected);
});
