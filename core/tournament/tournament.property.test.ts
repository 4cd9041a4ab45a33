import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import { describe, expect, inject, it } from 'vitest';
import { randomFrom, type Random } from '../rules/random.ts';
import { perform } from './decide.ts';
import type { EventType } from './event.ts';
import { brokenInvariants } from './invariants.ts';
import { EMPTY_LEDGER, openLedger, type Entry, type Ledger } from './log.ts';
import {
  EVERYTHING_CONFIRMED,
  randomCommand,
  randomOutcome,
  randomPlayer,
} from './testing/random-season.ts';

/** A quarter at least: fewer do not go deep enough. */
const shareOfCases = Math.max(0.25, inject('sizes').shareOfCases);

const AT = '2026-03-07T10:00:00Z';

function begin(players: number, rounds: number, choices: Random): Ledger {
  const circumstances = { at: AT, by: 'chief', confirmations: EVERYTHING_CONFIRMED };
  const created = perform(
    EMPTY_LEDGER,
    {
      type: 'createTournament',
      settings: { name: 'Open', firstDay: choices.below(2) ? '2026-03-07' : '2024-03-07', rounds },
    },
    circumstances,
  );
  if (!created.ok) throw new Error(JSON.stringify(created.error));
  const entered = perform(
    created.value.ledger,
    {
      type: 'enterPlayers',
      players: Array.from({ length: players }, (_, i) => randomPlayer(choices, i, 1)),
    },
    circumstances,
  );
  if (!entered.ok) throw new Error(JSON.stringify(entered.error));
  return entered.value.ledger;
}

/** Facts that must come up in any run that is worth something. */
const EXERCISED: readonly EventType[] = [
  'checkInOpened',
  'playersCheckedIn',
  'checkInUndone',
  'checkInClosed',
  'resultClaimed',
  'claimWithdrawn',
  'resultVerified',
  'resultQuestioned',
  'questionDismissed',
  'tieLotsDrawn',
  'playOffRecorded',
  'playOffCancelled',
  'tieBreakValueSet',
  'tournamentPublished',
  'tournamentWithheld',
  'roundPublished',
  'resultCorrected',
  'undone',
  'redone',
];

/** Whatever is stored is JSON: what comes back must be what went in. */
const stored = (entries: readonly Entry[]): Entry[] =>
  JSON.parse(JSON.stringify(entries)) as Entry[];

describe('a season of random commands', () => {
  it('[Ronde 2] keeps the state equal to the state rebuilt from the log, and breaks no invariant', () => {
    let accepted = 0;
    let refused = 0;
    let deepest = 0;
    const facts = new Map<EventType, number>();
    fc.assert(
      fc.property(
        fc.integer({ min: 2, max: 60 }),
        fc.integer({ min: 1, max: 11 }),
        fc.array(fc.integer({ min: 1, max: 2 ** 31 - 1 }), { minLength: 40, maxLength: 240 }),
        (players, rounds, seeds) => {
          let ledger = begin(players, rounds, randomFrom(players * 31 + rounds));
          for (const seed of seeds) {
            const choices = randomFrom(seed);
            const before = ledger.state;
            const frozen = seed % 16 === 0 ? structuredClone(before) : null;
            const sure = choices.below(5) > 0;
            const outcome = perform(ledger, randomCommand(ledger, choices), {
              at: AT,
              by: 'chief',
              ...(sure ? { confirmations: EVERYTHING_CONFIRMED } : {}),
            });
            if (outcome.ok) {
              ledger = outcome.value.ledger;
              if (outcome.value.entry) accepted += 1;
              for (const { type } of outcome.value.entry?.events ?? []) {
                facts.set(type, (facts.get(type) ?? 0) + 1);
              }
            } else {
              refused += 1;
              expect(ledger.state).toBe(before);
              const named =
                outcome.error.kind === 'refused'
                  ? [outcome.error.refusal.article]
                  : outcome.error.warnings.map((warning) => warning.article);
              expect(named.length).toBeGreaterThan(0);
              for (const article of named) expect(article).not.toBe('');
            }
            if (frozen && !isDeepStrictEqual(before, frozen)) expect(before).toEqual(frozen);
            if (ledger.state) {
              const broken = brokenInvariants(ledger.state);
              if (broken.length > 0) expect(broken).toEqual([]);
            }
            if (seed % 3 === 0) ledger = playOut(ledger, choices);
          }
          deepest = Math.max(deepest, ledger.state?.rounds.length ?? 0);
          const rebuilt = openLedger(stored(ledger.entries));
          if (!isDeepStrictEqual(rebuilt.state, ledger.state)) {
            expect(rebuilt.state).toEqual(ledger.state);
          }
          expect(rebuilt.now).toBe(ledger.now);
        },
      ),
      { numRuns: 300 * shareOfCases, seed: 20261115 },
    );
    // The run is worth something only if it went somewhere.
    expect(accepted).toBeGreaterThan(4000 * shareOfCases);
    expect(refused).toBeGreaterThan(1000 * shareOfCases);
    expect(deepest).toBeGreaterThanOrEqual(8);
    for (const type of EXERCISED) {
      expect(facts.get(type) ?? 0, type).toBeGreaterThan(4 * shareOfCases);
    }
  }, 120_000);
});

/** Enters whatever is open on the public round. */
function playOut(ledger: Ledger, choices: Random): Ledger {
  let current = ledger;
  const round = current.state?.rounds.at(-1);
  if (!round?.published) return current;
  for (const game of round.games) {
    if (game.outcome.kind !== 'notEntered') continue;
    const entered = perform(
      current,
      {
        type: 'enterResult',
        round: round.number,
        board: game.board,
        outcome: randomOutcome(choices),
      },
      { at: AT, by: 'helper', confirmations: EVERYTHING_CONFIRMED },
    );
    if (!entered.ok) throw new Error(JSON.stringify(entered.error));
    current = entered.value.ledger;
  }
  return current;
}
