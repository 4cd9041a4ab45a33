import { expect, it } from 'vitest';
import { keyMeant } from './key-meant.ts';

const FRENCH_ROW = ['à', '&', 'é', '"', "'", '(', '-', 'è', '_', 'ç'];

it.each(FRENCH_ROW.map((key, figure) => [key, figure] as const))(
  'AZERTY: %s without Shift is the figure %i',
  (key, figure) => {
    expect(keyMeant({ key, code: `Digit${figure}`, shiftKey: false })).toBe(String(figure));
  },
);

it.each<[key: string, code: string, shiftKey: boolean, meant: string, keyboard: string]>([
  ['1', 'Digit1', true, '1', 'AZERTY with Shift'],
  ['6', 'Digit6', false, '6', 'QWERTY'],
  ['^', 'Digit6', true, '^', 'QWERTY with Shift'],
  ['5', 'Numpad5', false, '5', 'the number pad'],
  ['-', 'NumpadSubtract', false, '-', 'the number pad'],
  ['-', 'Minus', false, '-', 'QWERTY'],
  ['=', 'Equal', false, '=', 'both'],
  ['+', 'Equal', true, '+', 'both'],
  ['w', 'KeyZ', false, 'w', 'AZERTY: letters are those printed'],
])('%s at %s, Shift %s, is %s (%s)', (key, code, shiftKey, meant) => {
  expect(keyMeant({ key, code, shiftKey })).toBe(meant);
});
