import { describe, expect, it } from 'vitest';
import { readTypedResult } from './typed-result.ts';

const played = (score: string, more = {}) => ({ kind: 'played', score, ...more });
const wonBy = (winner: string) => ({ kind: 'forfeit', winner });

describe('readTypedResult', () => {
  it.each([
    ['1-0', played('1-0')],
    [' 1 – 0 ', played('1-0')],
    ['1', played('1-0')],
    ['0-1', played('0-1')],
    ['0', played('0-1')],
    ['½-½', played('½-½')],
    ['1/2-1/2', played('½-½')],
    ['0.5-0.5', played('½-½')],
    ['0,5-0,5', played('½-½')],
    ['.5-.5', played('½-½')],
    ['=', played('½-½')],
    ['½', played('½-½')],
    ['0-0', played('0-0')],
    ['½-0', played('½-0')],
    ['0-0.5', played('0-½')],
    ['1-0 u', played('1-0', { underOneMove: true })],
    ['½-½ u r', played('½-½', { underOneMove: true, coloursReversed: true })],
    ['+--', wonBy('white')],
    ['+/-', wonBy('white')],
    ['+ : –', wonBy('white')],
    ['1F-0F', wonBy('white')],
    ['--+', wonBy('black')],
    ['-/+', wonBy('black')],
    ['---', { kind: 'doubleForfeit' }],
    ['-/-', { kind: 'doubleForfeit' }],
    ['*', { kind: 'adjourned' }],
  ])('%s', (text, outcome) => {
    expect(readTypedResult(text)).toEqual(outcome);
  });

  it.each([
    '',
    '2-0',
    '1-1',
    '+',
    '-',
    '--',
    '1-0 x',
    '+-- u',
    '* u',
    '0f-1f r',
    'constructor',
    '--json',
  ])('knows no result %j', (text) => {
    expect(readTypedResult(text)).toBeNull();
  });
});
