import { describe, expect, it } from 'vitest';
import { editionIn } from '../../rules/editions/registry.ts';
import { decideSituation } from './complete-ruling.ts';
import { readAnswers } from './read-answers.ts';
import type { Regime, RulingOutcome } from './ruling.ts';
import type { SituationName } from './situation-titles.ts';
import type { Answer } from './situation.ts';
import { SITUATIONS } from './situations.ts';

const STANDARD: Regime = { play: 'standard', supervised: true };
const RAPID: Regime = { play: 'rapid', supervised: false };
const BLITZ: Regime = { play: 'blitz', supervised: false };
const ONLINE: Regime = { play: 'rapid', supervised: true, online: true };

function decided(
  name: SituationName,
  given: Readonly<Record<string, Answer>>,
  regime: Regime,
  id = 'laws-2018',
) {
  const edition = editionIn('laws', id);
  const read = readAnswers(SITUATIONS[name], given);
  if (edition === null || 'fault' in read) throw new Error(name);
  return decideSituation(name, read.answers, regime, edition.properties);
}

type Case = readonly [
  SituationName,
  Readonly<Record<string, Answer>>,
  Regime,
  RulingOutcome,
  number,
];

describe('golden cases of the book (Livre de l’Arbitre 2022, lines named)', () => {
  it.each([
    // Fifteen: 75 and 74 quiet moves go on, 75 each is a draw, a mate at the end wins.
    ['fifty', { white: 75, black: 74, notOnMove: true }, STANDARD, 'goesOn', 0],
    ['fifty', { white: 75, black: 75 }, STANDARD, 'draw', 0],
    ['fifty', { white: 75, black: 75, mates: true }, STANDARD, 'stands', 0],
    // Fourteen: a wrong claim, also after touching a piece.
    ['threefold', { times: 2 }, STANDARD, 'goesOn', 120],
    ['threefold', { times: 2 }, BLITZ, 'goesOn', 60],
    ['threefold', { times: 3, touched: true }, STANDARD, 'goesOn', 0],
    ['threefold', { times: 3 }, STANDARD, 'draw', 0],
    ['threefold', { times: 5, notOnMove: true }, STANDARD, 'draw', 0],
    // Sixteen: L.1719, three times at move 20; L.1743, an agreed claim at move 28.
    ['restriction', { moves: 20, by: 'verified' }, STANDARD, 'draw', 0],
    ['restriction', { moves: 28, by: 'agreedClaim' }, STANDARD, 'open', 0],
    ['restriction', { moves: 28, by: 'agreement' }, STANDARD, 'goesOn', 0],
    ['restriction', { moves: 30, by: 'agreement' }, STANDARD, 'draw', 0],
    // Ten: KvK is dead.
    ['dead', { anybodyMates: 'no' }, STANDARD, 'draw', 0],
    ['dead', { anybodyMates: 'yes' }, STANDARD, 'goesOn', 0],
    // Seventeen: time of the next period, and the duty is back.
    ['recording', { left: 1799 }, STANDARD, 'goesOn', 0],
    // L.1544, L.1548, L.1515, III.3.1, III.3.2.
    ['flag', { endedBefore: true }, STANDARD, 'stands', 0],
    ['flag', { drawnBefore: true, canMate: true }, STANDARD, 'draw', 0],
    ['flag', { both: 'firstKnown', canMate: true }, STANDARD, 'playerLoses', 0],
    ['flag', { both: 'unknown', periodToCome: true }, STANDARD, 'goesOn', 0],
    ['flag', { both: 'unknown' }, STANDARD, 'draw', 0],
    // Thirty-eight: disconnected, the flag falls, the opponent has a bare king.
    ['disconnected', { canMate: false }, ONLINE, 'draw', 0],
    ['flag', { canMate: false }, ONLINE, 'draw', 0],
    // Online 5.4.1: three times is a draw without a claim.
    ['threefold', { times: 3, notOnMove: true }, ONLINE, 'draw', 0],
    // L.2027-2029: an illegal position in blitz waits one move, then draws.
    ['illegalPosition', {}, BLITZ, 'goesOn', 0],
    ['illegalPosition', { oneMore: true }, BLITZ, 'draw', 0],
    ['illegalPosition', { oneMore: true, seen: true }, BLITZ, 'goesOn', 0],
    // L.2321: the finish; not in blitz (III.2.2).
    ['finish', { announced: true, inTime: true, answer: 'no' }, STANDARD, 'goesOn', 120],
    ['finish', { announced: true, inTime: true, answer: 'draw' }, RAPID, 'draw', 0],
    ['finish', { announced: true, inTime: true, answer: 'draw' }, BLITZ, 'goesOn', 0],
    ['finish', { inTime: true, answer: 'draw' }, STANDARD, 'goesOn', 0],
    // III.6 (L.2327-2333): without an arbiter the claim ends the play and is referred.
    [
      'finishWithoutArbiter',
      { announced: true, inTime: true, ground: 'noAttempt', written: true },
      ...([STANDARD, 'open', 0] as const),
    ],
    ['finishWithoutArbiter', { announced: true, ground: 'noAttempt' }, RAPID, 'goesOn', 0],
    [
      'finishWithoutArbiter',
      { announced: true, inTime: true, ground: 'normalMeans' },
      ...([BLITZ, 'goesOn', 0] as const),
    ],
    // L.1873: three or four warnings before the loss; 11.8: both.
    ['refusal', { warnings: 2 }, STANDARD, 'goesOn', 0],
    ['refusal', { warnings: 3 }, STANDARD, 'playerLoses', 0],
    ['refusal', { warnings: 3, both: true }, STANDARD, 'bothLose', 0],
    // I.10: a sealed move that ended the game.
    ['resumption', { absent: 'answerer', endedGame: true, minutes: 90 }, STANDARD, 'stands', 0],
    ['resumption', { absent: 'answerer', minutes: 61 }, STANDARD, 'playerLoses', 0],
    ['late', { minutes: 31, default: 30, bothAbsent: true }, STANDARD, 'bothForfeit', 0],
  ] as const satisfies readonly Case[])(
    '%s %j, %j: %s',
    (name, given, regime, outcome, seconds) => {
      const found = decided(name, given, regime);
      expect([found.outcome, found.opponentSeconds]).toEqual([outcome, seconds]);
    },
  );

  // Commentary on Laws 6.2 (L.1456-1468), 6.12.2 (L.1592), 8.7 (L.1709), 12.9 (L.1959), general rules VII and IX.
  it.each([
    ['forgottenClock', {}, 'threeChoices'],
    ['forgottenClock', { opponentMoved: true }, 'counterCorrected'],
    ['movedTwice', {}, 'secondMoveBack'],
    ['demonstrationBoard', {}, 'screenNoProof'],
    ['outsideDisturbance', {}, 'extraTime'],
    ['unclearResignation', { meant: true }, 'meaningCleared'],
    ['leftWithoutResigning', {}, 'discourteous'],
    ['signedResult', {}, 'chiefOverrules'],
    ['knights', { begun: true }, 'knightsDuring'],
    ['broadcast', {}, 'checkBroadcast'],
    ['unfit', {}, 'notFitToPlay'],
    ['captains', { ofPosition: true }, 'captainBeforeArbiter'],
    ['prearranged', { clear: true }, 'arranged'],
    ['eating', {}, 'notAtTheBoard'],
  ] as const)('the commentary on %s %j: %s', (name, given, code) => {
    expect(decided(name, given, STANDARD).steps.map((one) => one.code)).toContain(code);
  });
});
