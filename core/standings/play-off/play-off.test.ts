import { describe, expect, it } from 'vitest';
import { randomFrom } from '../../rules/random.ts';
import { PLAY_OFF_RESULTS, type MatchRules, type PlayOffResult } from './play-off-match.ts';
import { playOffRun, type PlayOffRun } from './play-off-run.ts';
import { BOOK_PROCEDURE, gameMinutes } from './procedure.ts';
import { playOffSchedule } from './schedule.ts';

const rules = (more: Partial<MatchRules> = {}): MatchRules => ({
  ...{ procedure: BOOK_PROCEDURE, seed: '7', armageddonAfter: null },
  ...more,
});

const TIED = ['a', 'b', 'c', 'd', 'e', 'f'];

/** Plays on, each next game as told, until it is decided. */
function played(
  tied: readonly string[],
  result: (game: PlayOffRun['next'][number]) => PlayOffResult,
  how = rules(),
): { run: PlayOffRun; games: number } {
  const results = new Map<string, PlayOffResult>();
  for (let games = 0; games < 500; games += 1) {
    const run = playOffRun(tied, results, how);
    const [next] = run.next;
    if (next === undefined) return { run, games };
    results.set(next.id, result(next));
  }
  throw new RangeError('no end');
}

describe('a play-off', () => {
  it('[LA 5.2 1.k.1] of two: two games with colours reversed, then new lots and the first win', () => {
    const { run } = played(['a', 'b'], ({ id, white }) =>
      id === 'match-5' ? (white === 'a' ? '1-0' : '0-1') : '½-½',
    );
    const games = run.stages.flatMap((stage) => stage.games);
    expect(games.map(({ kind }) => kind)).toEqual(['mini', 'mini', 'single', 'single', 'single']);
    const whites = games.map(({ white }) => white);
    expect(whites[0]).not.toBe(whites[1]);
    expect([whites[2] === whites[3], whites[3] === whites[4]]).toEqual([false, true]);
    expect(run.steps).toEqual([['a'], ['b']]);
  });

  it('[LA 5.2 1.k.2] of three: all equal, the tie-breaks leave out the last, and two play on', () => {
    const { run } = played(['a', 'b', 'c'], ({ kind, white }) =>
      kind === 'roundRobin' ? '½-½' : white === 'b' ? '1-0' : '0-1',
    );
    expect(run.steps).toEqual([['b'], ['a'], ['c']]);
    const robin = run.stages[0]?.games ?? [];
    expect(robin.map(({ white }) => white).toSorted()).toEqual(['a', 'b', 'c']);
    expect(robin.map(({ black }) => black).toSorted()).toEqual(['a', 'b', 'c']);
  });

  it('[LA 5.2 1.f] of three: who is equal behind the winner shares', () => {
    const { run } = played(['a', 'b', 'c'], ({ white, black }) =>
      white === 'c' ? '1-0' : black === 'c' ? '0-1' : '½-½',
    );
    expect(run.steps).toEqual([['c'], ['a', 'b']]);
  });

  it('[LA 5.2 1.f, 1.k.3] of four: a cup by lot, losers of semi-finals on one step', () => {
    const { run } = played(TIED.slice(0, 4), () => '1-0');
    expect(run.steps?.map((step) => step.length)).toEqual([1, 1, 2]);
    expect(run.stages.map(({ stage }) => stage)).toEqual(['semiFinals', 'final']);
  });

  it('[LA 5.2 1.k.4] of five and more: the first four by tie-break alone', () => {
    const run = playOffRun(TIED, new Map(), rules());
    expect([run.players, run.leftOut]).toEqual([TIED.slice(0, 4), ['e', 'f']]);
  });

  it('lets Black win the game that must decide by a draw', () => {
    const { run, games } = played(['a', 'b'], () => '½-½', rules({ armageddonAfter: 2 }));
    const last = run.stages.flatMap((stage) => stage.games).at(-1);
    expect([games, last?.kind, last?.clock]).toEqual([
      5,
      'armageddon',
      { white: 5, black: 4, increment: 3, from: 61 },
    ]);
    expect(run.steps?.[0]).toEqual([last?.black]);
  });

  it('draws the same lots in whatever order the tied are named', () => {
    for (const count of [2, 3, 4]) {
      const tied = TIED.slice(0, count);
      const games = (those: readonly string[]) => playOffRun(those, new Map(), rules()).next;
      expect(games(tied.toReversed())).toEqual(games(tied));
    }
  });

  it('never needs a decision that the rules do not give, whatever the results and lots', () => {
    for (let seed = 0; seed < 400; seed += 1) {
      const random = randomFrom(seed);
      const tied = TIED.slice(0, 2 + random.below(5));
      const how = rules({
        seed: String(seed),
        armageddonAfter: random.chance(0.5) ? random.below(3) : null,
      });
      const { run } = played(tied, () => random.pick(PLAY_OFF_RESULTS), how);
      expect(run.steps?.flat().toSorted()).toEqual(run.players.toSorted());
      for (const { white, black } of run.stages.flatMap((stage) => stage.games)) {
        expect(white).not.toBe(black);
      }
    }
  });
});

describe('the hours of a play-off', () => {
  it('[LA 5.2 1.h] thirty minutes after the last game, ten minutes of rest between stages', () => {
    expect(gameMinutes(BOOK_PROCEDURE.mini.clock)).toBe(10);
    expect(playOffSchedule(4, BOOK_PROCEDURE)).toEqual([
      { stage: 'semiFinals', from: 30, minutes: 20 },
      { stage: 'final', from: 60, minutes: 20 },
    ]);
    expect(playOffSchedule(2, BOOK_PROCEDURE)).toEqual([{ stage: 'match', from: 30, minutes: 20 }]);
  });
});
