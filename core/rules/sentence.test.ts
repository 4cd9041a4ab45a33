import { describe, expect, it } from 'vitest';
import { fill } from './sentence.ts';

describe('a sentence with holes', () => {
  it.each([
    ['Round {round} of {rounds}', { round: 3, rounds: 9 }, 'Round 3 of 9'],
    ['{unknown} stays', { round: 3 }, '{unknown} stays'],
    ['{n} {n|board|boards}', { n: 0 }, '0 boards'],
    ['{n} {n|board|boards}', { n: 1 }, '1 board'],
    ['{n} {n|board|boards}', { n: '2' }, '2 boards'],
    ['{n} {n|joueur|joueur|joueurs}', { n: 0 }, '0 joueur'],
    ['{n} {n|joueur|joueur|joueurs}', { n: 2 }, '2 joueurs'],
    ['open {n||again}', { n: 1 }, 'open '],
  ])('%s with %j', (template, values, filled) => {
    expect(fill(template, values as Record<string, string | number>)).toBe(filled);
  });
});
