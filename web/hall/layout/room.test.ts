import { describe, expect, it } from 'vitest';
import { numbersThatFit, roomFor } from './room.ts';

const upTo = (count: number): number[] => Array.from({ length: count }, (_, index) => index + 1);

describe('room for names', () => {
  it('is measured for all of them and for seven of eight', () => {
    expect(roomFor([10, 12, 8, 11, 9, 7, 6, 30], 40)).toEqual({ most: 12, all: 30 });
    expect(roomFor([10, 12, 8, 11, 9, 7, 6, 60], 24)).toEqual({ most: 12, all: 24 });
    expect(roomFor([], 24)).toEqual({ most: 0, all: 0 });
  });
});

describe('boards still playing', () => {
  it.each([
    // Nine numbers of three places each are 27 wide, in a line of 30.
    [9, 30, 1, 9],
    // The tenth would need four more places: it and the words for the rest do not fit.
    [20, 30, 1, 7],
    // Two lines: nine, then five of four places and the words for the rest.
    [20, 30, 2, 15],
    [0, 30, 1, 0],
    [3, 2, 1, 0],
  ])('of %i in a width of %i over %i lines, %i are named', (count, width, lines, named) => {
    expect(numbersThatFit(upTo(count), width, lines, 1)).toBe(named);
  });
});
