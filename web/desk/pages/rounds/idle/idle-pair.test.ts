import { playerId, type PlayerId } from '@ronde/core/rules/identity.ts';
import { describe, expect, it } from 'vitest';
import { idlePair } from './idle-pair.ts';

const [a, b, c] = ['a', 'b', 'c'].map(playerId) as [PlayerId, PlayerId, PlayerId];

describe('the two players without opponents who are to meet', () => {
  it.each([
    ['the first two', [a, b, c], {}, { white: a, black: b }],
    ['those chosen', [a, b, c], { white: c, black: b }, { white: c, black: b }],
    ['another than the one chosen twice', [a, b], { white: b, black: b }, { white: b, black: a }],
    ['nobody who has gone meanwhile', [a, b], { white: c }, { white: a, black: b }],
    ['whoever is left beside Black', [a, b], { black: a }, { white: b, black: a }],
    ['nobody where one is alone', [a], {}, null],
  ])('are %s', (_, idle, chosen, expected) => {
    expect(idlePair(idle, chosen)).toEqual(expected);
  });
});
