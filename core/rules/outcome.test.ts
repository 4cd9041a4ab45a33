import { describe, expect, it } from 'vitest';
import { COLOURS, opposite } from './colour.ts';
import {
  BYES,
  GRANTED_BYES,
  NOT_ENTERED,
  OUTCOME_NATURE,
  PLAYED_SCORES,
  PLAYER_OUTCOMES,
  colourPlayed,
  isPlayed,
  sameGameOutcome,
  sideOf,
  type GameOutcome,
  type PlayedScore,
  type PlayerOutcome,
} from './outcome.ts';

const played = (score: PlayedScore): GameOutcome => ({ kind: 'played', score });
const short = (score: PlayedScore): GameOutcome => ({ kind: 'played', score, underOneMove: true });
const reversed = (score: PlayedScore): GameOutcome => ({
  kind: 'played',
  score,
  coloursReversed: true,
});

/** Every way a board can end, with what it is for White and for Black. */
const BOARDS: readonly (readonly [string, GameOutcome, PlayerOutcome, PlayerOutcome])[] = [
  ['not entered', NOT_ENTERED, 'notEntered', 'notEntered'],
  ['adjourned', { kind: 'adjourned' }, 'adjourned', 'adjourned'],
  ['1-0', played('1-0'), 'win', 'loss'],
  ['½-½', played('½-½'), 'draw', 'draw'],
  ['0-1', played('0-1'), 'loss', 'win'],
  ['0-0 (11.8)', played('0-0'), 'loss', 'loss'],
  ['½-0 (12.9.5)', played('½-0'), 'draw', 'loss'],
  ['0-½ (12.9.5)', played('0-½'), 'loss', 'draw'],
  ['1-0 before a move', short('1-0'), 'shortWin', 'shortLoss'],
  ['½-½ before a move', short('½-½'), 'shortDraw', 'shortDraw'],
  ['0-1 before a move', short('0-1'), 'shortLoss', 'shortWin'],
  ['0-0 before a move', short('0-0'), 'shortLoss', 'shortLoss'],
  ['½-0 before a move', short('½-0'), 'shortDraw', 'shortLoss'],
  ['0-½ before a move', short('0-½'), 'shortLoss', 'shortDraw'],
  ['+/-', { kind: 'forfeit', winner: 'white' }, 'forfeitWin', 'forfeitLoss'],
  ['-/+', { kind: 'forfeit', winner: 'black' }, 'forfeitLoss', 'forfeitWin'],
  ['-/-', { kind: 'doubleForfeit' }, 'forfeitLoss', 'forfeitLoss'],
];

describe('sideOf', () => {
  it.each(BOARDS)('%s', (_name, game, white, black) => {
    expect(sideOf(game, 'white')).toBe(white);
    expect(sideOf(game, 'black')).toBe(black);
  });

  it('covers every score, played in full or not', () => {
    const scores = BOARDS.flatMap(([, game]) => (game.kind === 'played' ? [game] : []));
    expect(scores.filter((game) => !game.underOneMove).map((game) => game.score)).toEqual([
      ...PLAYED_SCORES,
    ]);
    expect(scores.filter((game) => game.underOneMove).map((game) => game.score)).toEqual([
      ...PLAYED_SCORES,
    ]);
  });

  it.each(PLAYED_SCORES)('[C.04.2 D.8] reversed colours leave the points of %s alone', (score) => {
    for (const colour of COLOURS) {
      expect(sideOf(reversed(score), colour)).toBe(sideOf(played(score), colour));
      expect(colourPlayed(reversed(score), colour)).toBe(opposite(colour));
      expect(colourPlayed(played(score), colour)).toBe(colour);
    }
  });

  it.each(BOARDS.filter(([, game]) => game.kind !== 'played'))(
    '%s keeps the scheduled colours',
    (_name, game) => {
      for (const colour of COLOURS) expect(colourPlayed(game, colour)).toBe(colour);
    },
  );
});

describe('the nature of an outcome', () => {
  // [B.02 5.1] only games in which both moved are rated; [TRF] W, D, L are played but unrated.
  it.each<[PlayerOutcome, boolean, boolean, boolean]>([
    ['win', true, true, true],
    ['draw', true, true, true],
    ['loss', true, true, true],
    ['shortWin', true, false, true],
    ['shortDraw', true, false, true],
    ['shortLoss', true, false, true],
    ['forfeitWin', false, false, true],
    ['forfeitLoss', false, false, true],
    ['pairingAllocatedBye', false, false, false],
    ['fullPointBye', false, false, false],
    ['halfPointBye', false, false, false],
    ['zeroPointBye', false, false, false],
    ['adjourned', true, false, true],
    ['notEntered', true, false, true],
  ])('%s: played %s, rated %s, paired %s', (outcome, isGame, rated, paired) => {
    expect(OUTCOME_NATURE[outcome]).toEqual({ played: isGame, rated, paired });
    expect(isPlayed(outcome)).toBe(isGame);
  });

  it('a player without an opponent has a bye, and only then', () => {
    expect(PLAYER_OUTCOMES.filter((outcome) => !OUTCOME_NATURE[outcome].paired)).toEqual([...BYES]);
    expect(BYES.filter((bye) => bye !== 'pairingAllocatedBye')).toEqual([...GRANTED_BYES]);
  });
});

describe('sameGameOutcome', () => {
  it('tells every board from every other', () => {
    const games = [...BOARDS.map(([, game]) => game), ...PLAYED_SCORES.map(reversed)];
    for (const [index, game] of games.entries()) {
      expect(games.map((other) => sameGameOutcome(game, other))).toEqual(
        games.map((_, place) => place === index),
      );
      expect(sameGameOutcome(game, { ...game })).toBe(true);
    }
  });
});
