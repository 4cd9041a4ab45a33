import { expect, it } from 'vitest';
import { numberAfter, pressed } from './pad-key.ts';

const key = (name: string, modifier = {}) =>
  pressed({ key: name, ctrlKey: false, metaKey: false, altKey: false, ...modifier });

it('a keyboard is a keypad', () => {
  expect(['7', 'Backspace', 'ArrowRight', 'a', 'Enter'].map((name) => key(name))).toEqual([
    '7',
    'erase',
    'next',
    null,
    null,
  ]);
  for (const modifier of ['ctrlKey', 'metaKey', 'altKey']) {
    expect(key('7', { [modifier]: true })).toBeNull();
  }
});

it.each([
  ['', '1', '1'],
  ['1', '2', '12'],
  ['', '0', ''],
  ['123', '4', '1234'],
  ['1234', '5', '1234'],
  ['12', 'erase', '1'],
  ['', 'erase', ''],
] as const)('%s and %s', (text, next, after) => {
  expect(numberAfter(text, next)).toBe(after);
});
