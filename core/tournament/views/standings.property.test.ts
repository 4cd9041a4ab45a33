import fc from 'fast-check';
import { describe, expect, inject, it } from 'vitest';
import { randomFrom } from '../../rules/random.ts';
import { sumPoints } from '../../rules/points.ts';
import { list, scheme } from '../../standings/prizes/scheme.fixture.ts';
import { perform } from '../decide.ts';
import { publishedRounds, type Tournament } from '../state.ts';
import {
  EVERYTHING_CONFIRMED,
  randomCommand,
  randomOutcome,
  randomPlayer,
} from '../testing/random-season.ts';
import { PlayedEvent } from '../testing/played-event.ts';
import { asOfRound } from './as-of-round.ts';
import { crosstableView } from './crosstable.ts';
import { prizesView } from './prizes.ts';
import { progressView } from './progress.ts';
import { scores } from './records.ts';
import { standingsView, type StandingsView } from './standings.ts';

const { shareOfCases } = inject('sizes');

const TIE_BREAKS = ['DE', 'BH/C1', 'BH', 'SB', 'OTHER_BLITZ'];

/** A Swiss of random commands: late entries, byes, withdrawals, expulsions, corrections, undo. */
function season(players: number, rounds: number, seeds: readonly number[]): Tournament {
  const event = new PlayedEvent({ rounds, tieBreaks: TIE_BREAKS, ties: 'lots' });
  const first = randomFrom(players * 31 + rounds);
  event.does({
    type: 'enterPlayers',
    players: Array.from({ length: players }, (_, index) => randomPlayer(first, index, 1)),
  });
  const circumstances = { at: event.at, by: 'chief', confirmations: EVERYTHING_CONFIRMED };
  for (const seed of seeds) {
    const choices = randomFrom(seed);
    const outcome = perform(event.ledger, randomCommand(event.ledger, choices), circumstances);
    if (outcome.ok && outcome.value.ledger.state) event.ledger = outcome.value.ledger;
    if (seed % 3 > 0) continue;
    const round = event.state.rounds.at(-1);
    for (const { board } of round?.published === true ? round.games : []) {
      const command = {
        type: 'enterResult',
        round: round?.number ?? 0,
        board,
        outcome: randomOutcome(choices),
      } as const;
      const entered = perform(event.ledger, command, circumstances);
      if (entered.ok) event.ledger = entered.value.ledger;
    }
  }
  return event.state;
}

const SEASON = fc
  .tuple(
    fc.integer({ min: 2, max: 24 }),
    fc.integer({ min: 1, max: 9 }),
    fc.array(fc.integer({ min: 1, max: 2 ** 31 - 1 }), { minLength: 30, maxLength: 120 }),
  )
  .map(([players, rounds, seeds]) => season(players, rounds, seeds));

/** What only the decisions of today add. */
const undecided = ({ rows }: StandingsView) =>
  rows.map(({ id, points }) => `${id} ${points}`).sort();

describe('standings of any season', () => {
  it('hold everybody once, in order, with the points of the crosstable, and are JSON', () => {
    let deepest = 0;
    fc.assert(
      fc.property(SEASON, (state) => {
        const view = standingsView(state);
        deepest = Math.max(deepest, view.round);
        expect(view.refusal).toBeNull();
        expect(view.rows.map(({ tpn }) => tpn).sort((a, b) => a - b)).toEqual(
          state.numbers.map((_, index) => index + 1),
        );
        const ranks = view.rows.flatMap(({ rank }) => rank ?? []);
        expect(ranks).toEqual([...ranks].sort((a, b) => a - b));
        const points = scores(state, { standingsAfter: view.round });
        for (const row of view.rows) expect(row.points).toBe(points.get(row.id));
        expect(JSON.parse(JSON.stringify(view))).toEqual(view);
        const { lines } = crosstableView(state);
        const progress = progressView(state).lines;
        lines.forEach((line, index) => {
          const cells = line.rounds.flatMap((cell) => (cell === null ? [] : [cell.points]));
          expect(sumPoints(cells)).toBe(line.points);
          expect(progress[index]?.scores.at(-1) ?? 0).toBe(line.points);
        });
      }),
      { numRuns: 40 * shareOfCases },
    );
    expect(deepest).toBeGreaterThan(1);
  });

  it('stand as of a round as they stood when it was over', () => {
    fc.assert(
      fc.property(SEASON, (state) => {
        for (let round = 0; round <= publishedRounds(state).length; round++) {
          const then = standingsView(asOfRound(state, round), { asOf: round });
          expect(undecided(standingsView(state, { asOf: round }))).toEqual(undecided(then));
        }
      }),
      { numRuns: 20 * shareOfCases },
    );
  });

  it('[LA 5.3] give out the whole fund, or say what is left', () => {
    const prizes = scheme([
      list('main', 'hort', [500, 300, 100.01]),
      list('below', 'shared', [99.99, 50], { criteria: { rating: { to: 1800 } } }),
    ]);
    fc.assert(
      fc.property(SEASON, (state) => {
        const totals = prizesView(state, { scheme: prizes })?.totals;
        expect(totals?.fund).toBe((totals?.awarded ?? 0) + (totals?.unawarded ?? 0));
      }),
      { numRuns: Math.ceil(30 * shareOfCases) },
    );
  });
});
