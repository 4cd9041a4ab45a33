import { describe, expect, it } from 'vitest';
import { LAWS_2018, type LawsProperties } from '../../rules/editions/laws.ts';
import { editionIn } from '../../rules/editions/registry.ts';
import { illegalMoveRuling, type IllegalMoveFacts } from './illegal-move.ts';
import {
  deviceRuling,
  lateRuling,
  recordingRuling,
  resignationRuling,
  reversedColoursRuling,
  wrongClaimRuling,
  wrongStartRuling,
} from './other-situations.ts';
import { regimeArticle, type Regime } from './ruling.ts';

function lawsNamed(id: string): LawsProperties {
  const edition = editionIn('laws', id);
  if (edition === null) throw new Error(`no edition ${id}`);
  return edition.properties;
}

const STANDARD: Regime = { play: 'standard', supervised: true };
const RAPID: Regime = { play: 'rapid', supervised: false };
const BLITZ: Regime = { play: 'blitz', supervised: false };
const FIRST: IllegalMoveFacts = {
  kinds: ['move'],
  count: 1,
  opponentHasMoved: false,
  opponentCanMate: true,
};

describe('an illegal move', () => {
  // Golden cases 11 and 12 of the specification; A.4.2 of July 2017: the first one lost.
  it.each([
    ['laws-2018', STANDARD, {}, 'goesOn', 120],
    ['laws-2018', RAPID, {}, 'goesOn', 120],
    ['laws-2018', BLITZ, {}, 'goesOn', 60],
    ['laws-2023', RAPID, {}, 'goesOn', 60],
    ['laws-2018', STANDARD, { count: 2 }, 'playerLoses', 0],
    ['laws-2018', BLITZ, { count: 2 }, 'playerLoses', 0],
    ['laws-2018', STANDARD, { count: 2, opponentCanMate: false }, 'draw', 0],
    ['laws-2018', STANDARD, { count: 2, opponentCanMate: null }, 'open', 0],
    ['laws-2018', BLITZ, { opponentHasMoved: true }, 'goesOn', 0],
    ['laws-2018', STANDARD, { opponentHasMoved: true }, 'goesOn', 120],
    ['laws-2017', BLITZ, {}, 'playerLoses', 0],
    ['laws-2017', STANDARD, {}, 'goesOn', 120],
  ] as const)('[E.01 7.5.5, A.4.2] by %s, %j, %j: %s', (id, regime, facts, outcome, seconds) => {
    const found = illegalMoveRuling({ ...FIRST, ...facts }, regime, lawsNamed(id));
    expect([found.outcome, found.opponentSeconds]).toEqual([outcome, seconds]);
  });

  it('[E.01 7.5.4, L.1651] counts two faults in one move once', () => {
    const both = { ...FIRST, kinds: ['move', 'hands'] as const };
    const found = illegalMoveRuling(both, STANDARD, LAWS_2018.properties);
    expect(found.steps.map(({ code }) => code)).toEqual(['oneFault', 'goBack', 'timeToOpponent']);
    expect(found.outcome).toBe('goesOn');
  });

  it('[E.01 7.5.2] makes a queen of a pawn left on the last rank', () => {
    const pawn = { ...FIRST, kinds: ['pawn'] as const };
    const [first] = illegalMoveRuling(pawn, STANDARD, LAWS_2018.properties).steps;
    expect(first).toEqual({ code: 'becomesQueen', article: 'E.01 7.5.2', figure: null });
  });

  it('[E.01 B.2] names the article of the shorter penalty', () => {
    const found = illegalMoveRuling(FIRST, BLITZ, LAWS_2018.properties).steps.at(-1);
    expect(found).toEqual({ code: 'timeToOpponent', article: 'E.01 7.5.5, E.01 B.2', figure: 60 });
  });
});

describe('other situations', () => {
  const laws = LAWS_2018.properties;

  // Golden case 13.
  it.each([
    [9, false, 'newGame'],
    [10, false, 'goesOn'],
    [8, true, 'stands'],
  ] as const)(
    '[E.01 7.3] reversed colours after %i moves, over: %s: %s',
    (moves, ended, outcome) => {
      expect(reversedColoursRuling({ moves, ended }, laws).outcome).toBe(outcome);
    },
  );

  // Golden case 14.
  it.each([
    [STANDARD, false, 120],
    [BLITZ, false, 60],
    [STANDARD, true, 0],
  ])('[E.01 9.4, 9.5.3] a wrong claim, %j, touched: %s', (regime, touched, seconds) => {
    expect(wrongClaimRuling({ touched }, regime, laws).opponentSeconds).toBe(seconds);
  });

  // Golden case 17: 4:59 left.
  it.each([
    [299, 0, 'mayStopRecording'],
    [299, 30, 'mustRecord'],
    [299, 20, 'mayStopRecording'],
    [300, 0, 'mustRecord'],
  ])('[E.01 8.4] %i s left and %i s a move: %s', (secondsLeft, increment, code) => {
    const facts = { secondsLeft, increment, sheet: 'paper' } as const;
    const found = recordingRuling(facts, STANDARD, laws);
    expect(found.steps.map((one) => one.code)).toEqual([code]);
    expect(recordingRuling(facts, RAPID, laws).steps[0]?.article).toBe('E.01 A.2');
  });

  // Certified electronic scoresheets are in 8.1.1 since 2023.
  it.each([
    ['laws-2023', 'electronicSheet'],
    ['laws-2018', 'paperSheet'],
    ['laws-2001', 'paperSheet'],
  ])('[E.01 8.1] %s, recorded on a certified electronic scoresheet: %s', (id, code) => {
    const facts = { secondsLeft: 3_600, increment: 30, sheet: 'certified' } as const;
    const found = recordingRuling(facts, STANDARD, lawsNamed(id));
    expect(found.steps.map((one) => one.code)).toEqual(['mustRecord', code]);
    expect(found.steps.at(-1)?.article).toBe('E.01 8.1');
  });

  // Golden case 21 (L.1851).
  it.each([
    [true, 'playerLoses'],
    [false, 'playerForfeits'],
  ])('[E.01 11.3.2] a telephone, game begun: %s: %s', (begun, outcome) => {
    expect(deviceRuling({ place: 'person', begun }, laws).outcome).toBe(outcome);
  });

  // Golden cases 5 and 6: announced 15:15, thirty minutes, 15:45.
  it.each([
    [30, 30, false, 'goesOn'],
    [31, 30, false, 'playerForfeits'],
    [0, null, false, 'playerForfeits'],
    [10, 30, true, 'goesOn'],
  ])(
    '[E.01 6.7] %i minutes late of %s, both absent: %s: %s',
    (minutes, allowed, bothAbsent, outcome) => {
      const found = lateRuling({ minutes, allowed, bothAbsent }, laws);
      expect(found.outcome).toBe(outcome);
      expect(found.steps.some(({ code }) => code === 'whiteLosesTime')).toBe(bothAbsent);
    },
  );

  it.each([
    [STANDARD, 30, 'newGame'],
    [RAPID, 9, 'newGame'],
    [RAPID, 10, 'goesOn'],
  ] as const)(
    '[E.01 7.2.1, A.4.1.2] a wrong start, %j after %i moves: %s',
    (regime, moves, outcome) => {
      expect(wrongStartRuling({ moves, ended: false }, regime, laws).outcome).toBe(outcome);
    },
  );

  // current-rules 6.1: a resignation is a draw since 2023 where the opponent could never mate.
  it.each([
    ['laws-2018', false, 'playerLoses'],
    ['laws-2023', true, 'playerLoses'],
    ['laws-2023', false, 'draw'],
    ['laws-2023', null, 'open'],
  ] as const)(
    '[E.01 5.1.2] by %s, the opponent can mate: %s: %s',
    (id, opponentCanMate, outcome) => {
      expect(resignationRuling({ opponentCanMate }, lawsNamed(id)).outcome).toBe(outcome);
    },
  );
});

describe('whether the Competition Rules hold', () => {
  const WATCHED = (play: 'rapid' | 'blitz'): Regime => ({ play, supervised: true });
  it.each([
    ['laws-2018', WATCHED('rapid'), 'E.01 A.3'],
    ['laws-2018', RAPID, 'E.01 A.4'],
    ['laws-2018', WATCHED('blitz'), 'E.01 B.3'],
    ['laws-2018', BLITZ, 'E.01 B.4'],
    ['laws-2023', WATCHED('rapid'), 'E.01 A.4'],
    ['laws-2023', RAPID, 'E.01 A.5'],
    ['laws-2023', WATCHED('blitz'), 'E.01 B.2'],
    ['laws-2023', BLITZ, 'E.01 B.3'],
    ['laws-2023', STANDARD, null],
    ['laws-2023', { ...BLITZ, online: true }, null],
  ])('[E.01 A, B] %s, %j: %s', (id, regime, article) => {
    expect(regimeArticle(regime, lawsNamed(id))).toBe(article);
  });
});
