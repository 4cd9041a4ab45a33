import { describe, expect, it } from 'vitest';
import type { Acceleration } from '../pairing/acceleration/acceleration.ts';
import type { SystemName } from '../pairing/systems.ts';
import { ADJOURNED } from '../rules/outcome.ts';
import { randomFrom, type Random } from '../rules/random.ts';
import { openLedger } from './log.ts';
import { read, written } from './report-file/testing/written-and-read.ts';
import type { Tournament } from './state.ts';
import { BLACK_WINS, DRAW, WHITE_WINS, type PlayedEvent } from './testing/played-event.ts';
import { teamsEntered } from './testing/teams-entered.ts';
import { adjournedBoards } from './views/overview.ts';
import { checkRound } from './views/check-round.ts';
import { engineEvent } from './views/testing/engine-event.ts';

const ROUNDS = 6;
const RESULTS = [WHITE_WINS, WHITE_WINS, BLACK_WINS, BLACK_WINS, DRAW];

/** Some adjourned games end now. */
function finishSome(event: PlayedEvent, random: Random): void {
  for (const { round, boards } of adjournedBoards(event.state)) {
    for (const board of boards) {
      if (random.below(3) > 0) continue;
      event.does({ type: 'enterResult', round, board, outcome: random.pick(RESULTS) });
    }
  }
}

/** Plays all rounds; games are adjourned anywhere, and end at any moment later. */
function played(event: PlayedEvent, random: Random): PlayedEvent {
  for (let round = 1; round <= ROUNDS; round += 1) {
    event.does({ type: 'pairRound', round });
    finishSome(event, random);
    // An outdated draft is paired again, or published as it was.
    if (random.below(2) === 0) event.does({ type: 'pairRound', round });
    event.does({ type: 'publishRound', round });
    for (const { board } of event.state.rounds[round - 1]?.games ?? []) {
      const outcome = random.below(5) === 0 ? ADJOURNED : random.pick(RESULTS);
      event.does({ type: 'enterResult', round, board, outcome });
      if (random.below(8) === 0) finishSome(event, random);
    }
    if (random.below(3) === 0) event.does({ type: 'undo' }).does({ type: 'redo' });
    if (random.below(2) === 0) event.does({ type: 'closeRound', round });
  }
  return event;
}

/** The rounds the rules pair otherwise than they were. */
function accused(state: Tournament | null): string[] {
  if (state === null) return ['no event'];
  return state.rounds.flatMap(({ number }) => {
    const { verdict, recorded } = checkRound(state, number);
    return verdict === 'same' ? [] : [`${number} ${verdict} ${recorded.length}`];
  });
}

const baku: Acceleration = { method: 'baku' };
const SYSTEMS: readonly SystemName[] = [
  'dutch',
  'dubov',
  'burstein',
  'lim',
  'keizer',
  'doubleSwiss',
];
const EVENTS: readonly (readonly [string, (seed: number) => PlayedEvent])[] = [
  ...SYSTEMS.map((system) => [system, (seed: number) => ofPlayers(seed, { system })] as const),
  ['dutch, accelerated', (seed) => ofPlayers(seed, { acceleration: baku })] as const,
  ['dutch of 2017', (seed) => ofPlayers(seed, { firstDay: '2024-03-07' })] as const,
  ['teamSwiss', ofTeams] as const,
];

function ofPlayers(seed: number, settings: Parameters<typeof engineEvent>[2]): PlayedEvent {
  return engineEvent(12 + (seed % 3), 0, { rounds: ROUNDS, seed, ...settings });
}

function ofTeams(): PlayedEvent {
  const teams = Array.from({ length: 8 }, (_, index) => ({
    name: `Team ${index}`,
    ratings: [2300 - 10 * index, 2200 - 10 * index],
  }));
  return teamsEntered({ boards: 2, boardColours: 'WB' }, teams, {
    rounds: ROUNDS,
    initialColour: 'white',
  }).does({ type: 'numberTeams' });
}

describe('[C.04.2 3.1] whenever the results of adjourned games come', () => {
  it.each(EVENTS)('every round is paired again as it was (%s)', (_, made) => {
    for (let seed = 1; seed <= 6; seed += 1) {
      const event = played(made(seed), randomFrom(100 + seed));
      expect([seed, ...accused(event.state)]).toEqual([seed]);
      expect(accused(openLedger(event.ledger.entries).state)).toEqual([]);
      expect([seed, ...accused(read(written(event.ledger)).state)]).toEqual([seed]);
    }
  });
});
