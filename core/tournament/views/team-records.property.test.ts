import fc from 'fast-check';
import { describe, expect, inject, it } from 'vitest';
import { parseTrf } from '../../formats/trf/read.ts';
import { writeTrf } from '../../formats/trf/write.ts';
import { playerId, teamId, type PlayerId } from '../../rules/identity.ts';
import type { GameOutcome } from '../../rules/outcome.ts';
import { randomFrom, type Random } from '../../rules/random.ts';
import type { TeamRecord } from '../../standings/teams/team-record.ts';
import { writeReport } from '../report-file/write-report.ts';
import { PlayedEvent } from '../testing/played-event.ts';
import { teamRecords } from './team-records.ts';
import { teamReport } from '../report-file/team-report.ts';
import { teamScores } from './team-scores.ts';

const OUTCOMES: readonly GameOutcome[] = [
  { kind: 'played', score: '1-0' },
  { kind: 'played', score: '½-½' },
  { kind: 'played', score: '0-1' },
  { kind: 'forfeit', winner: 'white' },
  { kind: 'doubleForfeit' },
];

const RUNS = { numRuns: 40 * inject('sizes').shareOfCases };

const [TEAMS, ROSTER, ROUNDS] = [5, 5, 3];

/** Random line-ups with gaps, results and forfeits; the fifth team has the bye in turn. */
function randomEvent(random: Random): PlayedEvent {
  const boards = 2 + random.below(3);
  const event = new PlayedEvent({ kind: 'team', rounds: ROUNDS });
  const { team: usual } = event.state.settings;
  if (!usual) throw new Error('no team event');
  const boardColours = 'WBWB'.slice(0, boards);
  event.does({ type: 'changeSettings', changes: { team: { ...usual, boards, boardColours } } });
  const roster = (team: number): PlayerId[] =>
    Array.from({ length: ROSTER }, (_, index) => playerId(`${team}.${index}`));
  for (let team = 0; team < TEAMS; team += 1) {
    const ratings = { fide: 2000 + team };
    const players = roster(team).map((id) => ({ id, name: id, ratings, fromRound: 1 }));
    event.does({ type: 'enterPlayers', players });
    const id = teamId(`t${team}`);
    event.does({ type: 'enterTeam', team: { id, name: id, roster: roster(team) } });
  }
  event.does({ type: 'assignNumbers', reason: 'initialOrder' });
  for (let round = 1; round <= ROUNDS; round += 1) {
    const [a = 0, b = 1, c = 2, d = 3, bye = 4] = random.shuffled([0, 1, 2, 3, 4]);
    event.does({
      type: 'draftTeamRound',
      round,
      matches: [
        { first: teamId(`t${a}`), second: teamId(`t${b}`) },
        { first: teamId(`t${c}`), second: teamId(`t${d}`) },
      ],
      bye: teamId(`t${bye}`),
      origin: 'manual',
    });
    for (const team of [a, b, c, d]) {
      if (random.chance(0.3)) continue;
      const fielded = random.shuffled(roster(team)).slice(0, boards);
      const seats = fielded.map((player) => (random.chance(0.25) ? null : player));
      event.does({ type: 'setLineUp', round, team: teamId(`t${team}`), boards: seats });
    }
    event.does({ type: 'publishRound', round });
    for (const { board } of event.state.rounds[round - 1]?.games ?? []) {
      event.does({ type: 'enterResult', round, board, outcome: random.pick(OUTCOMES) });
    }
    event.does({ type: 'closeRound', round });
  }
  return event;
}

const told = (records: readonly TeamRecord[]) =>
  records.map(({ rounds }) =>
    rounds.map(({ opponent, outcome, boards = [] }) => ({
      opponent,
      outcome,
      points: boards.map(({ points }) => points),
    })),
  );

describe('the crosstable of teams', () => {
  it('[TRF26 300, 310, 320, 330] is the same from the log and from the report file it writes', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1e6 }), (seed) => {
        const event = randomEvent(randomFrom(seed));
        const report = writeReport(event.state, event.ledger.entries, { forPublication: false });
        const { document } = parseTrf(writeTrf(report, { edition: 'trf-26' }).text);
        const records = teamRecords(event.state, { standingsAfter: ROUNDS });
        expect(told(teamReport(document).teams)).toEqual(told(records));
      }),
      RUNS,
    );
  });

  it('gives each side of a match what the other has not, and the sums of the scores', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1e6 }), (seed) => {
        const event = randomEvent(randomFrom(seed));
        const records = teamRecords(event.state, { standingsAfter: ROUNDS });
        const totals = [...teamScores(event.state, { standingsAfter: ROUNDS }).values()];
        const { boards = 0 } = event.state.settings.team ?? {};
        for (const [index, { rounds }] of records.entries()) {
          let gamePoints = 0;
          for (const { outcome, boards: own = [] } of rounds) {
            // The bye is a draw on every board (C.04.6 1.4).
            if (outcome === 'pairingAllocatedBye') gamePoints += 5 * boards;
            for (const { points } of own) gamePoints += points;
            expect(own.length).toBeLessThanOrEqual(boards);
          }
          expect(totals[index]?.gamePoints).toBe(gamePoints);
        }
        for (const { number, rounds } of records) {
          for (const [round, { opponent, boards: own = [] }] of rounds.entries()) {
            const theirs = records.find((one) => one.number === opponent)?.rounds[round];
            if (opponent === null) continue;
            expect(theirs?.opponent).toBe(number);
            for (const [board, { points }] of own.entries()) {
              expect(points + (theirs?.boards?.[board]?.points ?? 0)).toBeLessThanOrEqual(10);
            }
          }
        }
      }),
      RUNS,
    );
  });
});
