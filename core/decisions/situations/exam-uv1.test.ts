import { describe, expect, it } from 'vitest';
import { editionIn, type EditionOf } from '../../rules/editions/registry.ts';
import { lawsOf } from '../../rules/laws/catalogue.ts';
import { decideSituation } from './complete-ruling.ts';
import { readAnswers } from './read-answers.ts';
import type { Regime, RulingOutcome } from './ruling.ts';
import type { SituationName } from './situation-titles.ts';
import type { Answer } from './situation.ts';
import { SITUATIONS } from './situations.ts';
import type { StepCode } from './steps/steps.ts';

const STANDARD: Regime = { play: 'standard', supervised: true };
const RAPID: Regime = { play: 'rapid', supervised: false };
const BLITZ: Regime = { play: 'blitz', supervised: false };

function edition(id: string): EditionOf<'laws'> {
  const found = editionIn('laws', id);
  if (found === null) throw new Error(id);
  return found;
}

function decided(
  name: SituationName,
  given: Readonly<Record<string, Answer>>,
  regime: Regime,
  id: string,
) {
  const read = readAnswers(SITUATIONS[name], given);
  if ('fault' in read) throw new Error(name);
  return decideSituation(name, read.answers, regime, edition(id).properties);
}

type Answered = readonly [id: string, RulingOutcome, seconds: number, StepCode, article: string];
type Case = readonly [
  number: string,
  SituationName,
  Readonly<Record<string, Answer>>,
  Regime,
  readonly Answered[],
];

/**
 * Exam UV1 of June 2003 (BAF 101, questions 003:140-174, answers 003:176-220) by the Laws of 2001, and what later
 * editions answer (bulletins-berger-and-draughts §8).
 */
const CASES: readonly Case[] = [
  [
    'I.2 (rook against a bare king, the flag of the rook falls)',
    'flag',
    { canMate: false },
    BLITZ,
    [
      ['laws-2001', 'draw', 0, 'flagDrawn', 'E.01 6.10'],
      ['laws-2018', 'draw', 0, 'flagDrawn', 'E.01 6.9'],
    ],
  ],
  [
    'I.4 (the own king left en prise)',
    'illegal',
    { count: 1 },
    STANDARD,
    [
      ['laws-2001', 'goesOn', 120, 'timeToOpponent', 'E.01 7.4.b'],
      ['laws-2017', 'goesOn', 120, 'timeToOpponent', 'E.01 7.5.3, 7.7.2 and 7.8.2'],
    ],
  ],
  [
    'I.4 (for the second time)',
    'illegal',
    { count: 2, canMate: true },
    STANDARD,
    [
      ['laws-2001', 'goesOn', 120, 'timeToOpponent', 'E.01 7.4.b'],
      ['laws-2014', 'playerLoses', 0, 'lost', 'E.01 7.5.3'],
      ['laws-2018', 'playerLoses', 0, 'lost', 'E.01 7.5.5'],
    ],
  ],
  [
    'I.4 (for the third time, by a player whose opponent could never mate)',
    'illegal',
    { count: 3, canMate: false },
    STANDARD,
    [
      ['laws-2001', 'playerLoses', 0, 'lost', 'E.01 7.4.b'],
      ['laws-2014', 'draw', 0, 'drawn', 'E.01 7.5.3'],
    ],
  ],
  [
    'I.5 (a player who cannot write)',
    'cannotRecord',
    {},
    STANDARD,
    [
      ['laws-2001', 'goesOn', 0, 'timeDeducted', 'E.01 8.1'],
      ['laws-2017', 'goesOn', 0, 'timeAdjusted', 'E.01 8.1.6'],
    ],
  ],
  [
    'I.5 (for a disability)',
    'cannotRecord',
    { disabled: true },
    STANDARD,
    [
      ['laws-2001', 'goesOn', 0, 'timeDeducted', 'E.01 8.1'],
      ['laws-2017', 'goesOn', 0, 'noTimeTaken', 'E.01 8.1.6'],
    ],
  ],
  [
    'II (stopping the clocks is no resignation)',
    'stoppedClock',
    { reason: 'irregularity' },
    STANDARD,
    [
      ['laws-2001', 'goesOn', 0, 'stoppedRightly', 'E.01 6.13.b'],
      ['laws-2018', 'goesOn', 0, 'stoppedRightly', 'E.01 6.11.4'],
    ],
  ],
  [
    'II (the draw given at once)',
    'finish',
    { inTime: true, answer: 'draw' },
    STANDARD,
    [
      ['laws-2001', 'draw', 0, 'finishGranted', 'E.01 10.2.a'],
      ['laws-2001', 'draw', 0, 'finishFinal', 'E.01 10.2.d'],
      // Not announced by the regulations: III.2 of 2014, III.2.1 since 2017.
      ['laws-2014', 'goesOn', 0, 'finishNotHere', 'E.01 III.2'],
      ['laws-2017', 'goesOn', 0, 'finishNotHere', 'E.01 III.2.1'],
    ],
  ],
  [
    'II (the draw given at once, the guidelines announced)',
    'finish',
    { announced: true, inTime: true, answer: 'draw' },
    STANDARD,
    [['laws-2017', 'draw', 0, 'finishGranted', 'E.01 III.5.1']],
  ],
  [
    'II (play goes on before the arbiter)',
    'finish',
    { announced: true, inTime: true, answer: 'later' },
    STANDARD,
    [
      ['laws-2001', 'goesOn', 120, 'finishPostponed', 'E.01 10.2.b'],
      ['laws-2017', 'goesOn', 120, 'finishPostponed', 'E.01 III.5.2'],
    ],
  ],
  [
    'III.1 (only the arbiter sees the flag)',
    'flag',
    { onlyArbiter: true, canMate: true },
    BLITZ,
    [
      ['laws-2001', 'goesOn', 0, 'arbiterSilent', 'E.01 B.6'],
      ['laws-2017', 'playerLoses', 0, 'flagToClaim', 'E.01 A.4.3'],
      ['laws-2023', 'playerLoses', 0, 'flagLost', 'E.01 6.9'],
    ],
  ],
  [
    'III.1 (the other flag falls too)',
    'flag',
    { both: 'firstKnown', canMate: true },
    BLITZ,
    [
      ['laws-2001', 'draw', 0, 'bothFlagsNoClaim', 'E.01 B.8'],
      // Golden G144-5: the claimant must have time left (BAF 144, lines 1384-1389).
      ['laws-2017', 'draw', 0, 'bothFlagsNoClaim', 'E.01 A.4.3'],
      ['laws-2018', 'playerLoses', 0, 'flagLost', 'E.01 6.9'],
    ],
  ],
  [
    'III.2 (thirty seconds a move)',
    'recording',
    { left: 60, increment: 30 },
    STANDARD,
    [
      ['laws-2001', 'goesOn', 0, 'mustRecord', 'E.01 8.1'],
      ['laws-2018', 'goesOn', 0, 'mustRecord', 'E.01 8.1'],
    ],
  ],
  [
    'III.4 (the other hand presses)',
    'otherHand',
    {},
    STANDARD,
    [
      ['laws-2001', 'goesOn', 0, 'notIllegalYet', 'E.01 6.8.b'],
      ['laws-2018', 'goesOn', 0, 'notIllegalYet', 'E.01 6.2.3'],
    ],
  ],
  [
    'III.5 (j’adoube after touching, in rapid)',
    'touched',
    {},
    RAPID,
    [
      ['laws-2001', 'goesOn', 0, 'touchOnRequest', 'E.01 B.5.a'],
      ['laws-2017', 'goesOn', 0, 'arbiterIntervenes', 'E.01 4.3'],
    ],
  ],
  [
    'IV (three times, on the move)',
    'threefold',
    { times: 3 },
    STANDARD,
    [
      ['laws-2001', 'draw', 0, 'claimHolds', 'E.01 9.2, E.01 9.5.a'],
      ['laws-2018', 'draw', 0, 'claimHolds', 'E.01 9.2, E.01 9.5.2'],
    ],
  ],
  [
    'IV (three times, the move already played)',
    'threefold',
    { times: 3, notOnMove: true },
    STANDARD,
    [
      ['laws-2001', 'goesOn', 0, 'claimNotOnMove', 'E.01 9.2'],
      ['laws-2018', 'goesOn', 0, 'claimNotOnMove', 'E.01 9.2'],
    ],
  ],
  [
    'V.2 (no sheet is complete)',
    'reconstruction',
    { who: 'both', noneComplete: true },
    STANDARD,
    [
      ['laws-2001', 'goesOn', 0, 'reconstructs', 'E.01 8.5.c'],
      ['laws-2018', 'goesOn', 0, 'reconstructs', 'E.01 8.5.3'],
    ],
  ],
  [
    'V.3 and V.4 (39 moves, or the flag before the clock was pressed)',
    'flag',
    { canMate: true },
    STANDARD,
    [
      ['laws-2001', 'playerLoses', 0, 'flagLost', 'E.01 6.10'],
      ['laws-2018', 'playerLoses', 0, 'flagLost', 'E.01 6.9'],
    ],
  ],
  [
    'V.5 (eight minutes left)',
    'recording',
    { left: 480 },
    STANDARD,
    [
      ['laws-2001', 'goesOn', 0, 'mustRecord', 'E.01 8.1'],
      ['laws-2018', 'goesOn', 0, 'mustRecord', 'E.01 8.1'],
    ],
  ],
];

const BY_EDITION = CASES.flatMap(([number, name, given, regime, answers]) =>
  answers.map((answer) => ({ number, name, given, regime, answer, id: answer[0] })),
);

describe('exam UV1 (BAF 101, June 2003)', () => {
  it.each(BY_EDITION)('UV1 $number by $id', ({ name, given, regime, answer }) => {
    const [id, outcome, seconds, code, article] = answer;
    const found = decided(name, given, regime, id);
    expect([found.outcome, found.opponentSeconds]).toEqual([outcome, seconds]);
    expect(found.steps).toContainEqual(expect.objectContaining({ code, article }));
  });

  // Cases that an article answers by itself: the catalogue has it under its number of each edition.
  it.each([
    ['I.1', 'laws-2001', '2.1', 'light corner is at each player’s right'],
    ['I.1', 'laws-2023', '2.1', 'light corner is at each player’s right'],
    ['I.3', 'laws-2001', '6.4', 'arbiter decides'],
    ['I.3', 'laws-2014', '6.5', 'arbiter decides'],
    ['III.3', 'laws-2001', 'E', 'Only the algebraic notation'],
    ['III.3', 'laws-2018', '8.1.1', 'in algebraic notation'],
    ['V.1', 'laws-2001', '13.6', 'never tells move counts'],
    ['V.1', 'laws-2017', '12.6', 'never tells move counts'],
  ])('UV1 %s by %s: article %s', (_, id, article, words) => {
    const found = lawsOf(edition(id)).find((law) => law.id === article);
    expect(found?.says.en).toContain(words);
  });

  // 003:415: more than an hour late; 2017: the event’s value, none without one.
  it.each([
    ['laws-2001', 60, 'goesOn'],
    ['laws-2001', 61, 'playerForfeits'],
    ['laws-2017', 0, 'playerForfeits'],
  ] as const)('lateness by %s, %i minutes, where nothing is announced', (id, minutes, outcome) => {
    expect(decided('late', { minutes }, STANDARD, id).outcome).toBe(outcome);
  });
});

/** BAF 144 (001:31-372): each change of July 2017 that a ruling shows, before and after. */
describe('the changes of 2017', () => {
  it.each([
    ['7.3 at nine moves', 'colours', { moves: 9 }, 'goesOn', 'newGame'],
    ['7.3 at ten moves', 'colours', { moves: 10 }, 'goesOn', 'goesOn'],
    [
      '7.7 two hands, again',
      'illegal',
      { kind: ['hands'], count: 2, canMate: true },
      'goesOn',
      'playerLoses',
    ],
    [
      '7.8 clock without a move, again',
      'illegal',
      { kind: ['clock'], count: 2, canMate: true },
      'goesOn',
      'playerLoses',
    ],
    [
      '7.5, 7.7, 7.8 pooled (G144-1)',
      'illegal',
      { kind: ['move', 'hands'], count: 2, canMate: true },
      'playerLoses',
      'playerLoses',
    ],
    ['9.6.1 five times, not in a row', 'threefold', { times: 5, notOnMove: true }, 'open', 'draw'],
    [
      '9.6.2 seventy-five moves',
      'fifty',
      { white: 75, black: 75, notOnMove: true },
      'draw',
      'draw',
    ],
    ['11.3.2 a device', 'device', {}, 'playerLoses', 'playerLoses'],
  ] as const)('[E.01 %s]', (_, name, given, before, after) => {
    expect(decided(name, given, STANDARD, 'laws-2014').outcome).toBe(before);
    expect(decided(name, given, STANDARD, 'laws-2017').outcome).toBe(after);
  });

  it('[E.01 5.2.3] a draw at once is too early since 2017', () => {
    const given = { moves: 0, from: 1, by: 'agreement' };
    const codes = ['laws-2014', 'laws-2017'].map(
      (id) => decided('restriction', given, STANDARD, id).steps[0]?.code,
    );
    expect(codes).toEqual(['tooFewMoves', 'notOneMoveEach']);
  });

  it('[E.01 12.9.8] exclusion for rounds is offered since 2017', () => {
    const offered = (id: string) => decided('unfit', {}, STANDARD, id).ladder;
    expect(offered('laws-2001')).toEqual(['warning', 'expulsion']);
    expect(offered('laws-2014')).toEqual(['warning', 'expulsion']);
    expect(offered('laws-2017')).toEqual(['warning', 'exclusion', 'expulsion']);
  });

  it('[E.01 A.3.2] five looks at the arbiter’s sheet since 2017', () => {
    const codeOf = (id: string, requests: number) =>
      decided('sheetRequests', { requests }, { ...RAPID, supervised: true }, id).steps[0]?.code;
    expect([1, 5, 6].map((requests) => codeOf('laws-2014', requests))).toEqual([
      'sheetNotShown',
      'sheetNotShown',
      'sheetNotShown',
    ]);
    expect([1, 5, 6].map((requests) => codeOf('laws-2017', requests))).toEqual([
      'sheetShown',
      'sheetShown',
      'sheetTooOften',
    ]);
  });
});
