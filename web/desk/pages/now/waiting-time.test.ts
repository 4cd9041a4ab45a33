import { expect, it } from 'vitest';
import { NOW_WORDS } from './now-words.ts';
import { waitingTime } from './waiting-time.ts';

it.each([
  [1, '1 min', '1 min'],
  [59, '59 min', '59 min'],
  [60, '1 h 00', '1 h 00'],
  [125, '2 h 05', '2 h 05'],
  [1439, '23 h 59', '23 h 59'],
  [1440, '1 day', '1 jour'],
  [1441, '1 day', '1 jour'],
  [4300, '3 days', '3 jours'],
])('%d minutes are said “%s” and « %s »', (minutes, en, fr) => {
  expect([waitingTime(minutes, NOW_WORDS.en), waitingTime(minutes, NOW_WORDS.fr)]).toEqual([
    en,
    fr,
  ]);
});
