import { describe, expect, it } from 'vitest';
import { LAWS_2001, LAWS_2014, LAWS_2017 } from '../../rules/editions/laws.ts';
import { provenClaim } from './claim.ts';
import { readScore, type PlayedGame } from './played-game.ts';

function game(text: string): PlayedGame {
  const read = readScore(text);
  if ('refused' in read) throw new Error(read.refused);
  return read.game;
}

const SHUFFLE = 'Nf3 Nf6 Ng1 Ng8 ';
const OTHER_SHUFFLE = 'Nc3 Nc6 Nb1 Nb8 ';
const LONG_WAY = 'Nh3 Nh6 Ng5 Ng4 Nh3 Nh6 Ng1 Ng8 ';

describe('draws without a claim, by edition', () => {
  // 001:207-211: five times in a row till June 2017, five times at all since; in 2001 every draw is claimed.
  it.each([
    ['each time at once', SHUFFLE.repeat(4), null, 'repetition', 'repetition'],
    [
      'by two roads, each time at once',
      (SHUFFLE + OTHER_SHUFFLE).repeat(2),
      ...([null, 'repetition', 'repetition'] as const),
    ],
    ['with a longer way between', SHUFFLE.repeat(2) + LONG_WAY + SHUFFLE, null, null, 'repetition'],
  ] as const)('[E.01 9.6.1] five times, %s', (_, moves, of2001, of2014, of2017) => {
    const found = [LAWS_2001, LAWS_2014, LAWS_2017].map(
      ({ properties }) => provenClaim(game(moves), properties).automatic?.by ?? null,
    );
    expect(found).toEqual([of2001, of2014, of2017]);
  });

  it('[E.01 9.6.2] seventy-five moves draw by themselves since 2014', () => {
    const quiet = game('4k3/8/4K3/8/8/8/8/R7 w - - 150 90');
    const found = [LAWS_2001, LAWS_2014, LAWS_2017].map(
      ({ properties }) => provenClaim(quiet, properties).automatic?.by ?? null,
    );
    expect(found).toEqual([null, 'moves', 'moves']);
  });
});
