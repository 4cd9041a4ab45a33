import fc from 'fast-check';
import { describe, expect, inject, it } from 'vitest';
import { TIE_BREAK_EDITIONS, TB_2026_03 } from '../../rules/editions/tie-breaks.ts';
import { points } from '../../rules/points.ts';
import { randomFrom } from '../../rules/random.ts';
import { SCORING_PRESETS } from '../../rules/scoring.ts';
import { byFigure, type Figure } from '../figure.ts';
import { computeStandings } from '../standings.ts';
import { TEAM_TIE_BREAKS } from './team-tie-breaks.ts';
import { chooseTeamTieBreak } from './eligibility.ts';
import type { TeamStandingsRequest } from './request.ts';
import { asPlayers, randomTeamEvent, type TeamEventSize } from './testing/random-team-event.ts';
import { explainedTeam, teamRequest, teamStandingsOf } from './testing/team-request.ts';

const { shareOfCases } = inject('sizes');

const size = (absences: number): fc.Arbitrary<TeamEventSize> =>
  fc.record({
    teams: fc.integer({ min: 2, max: 9 }),
    rounds: fc.integer({ min: 1, max: 6 }),
    boards: fc.integer({ min: 1, max: 5 }),
    absences: fc.constant(absences),
  });

const edition = fc.constantFrom(...TIE_BREAK_EDITIONS);
const seed = fc.nat();
const RUNS = { numRuns: Math.ceil(80 * shareOfCases) };

/** Every tie-break the edition lets teams use, and its variants. */
function descriptorsOf(request: TeamStandingsRequest): string[] {
  const variants = ['', '/C1', '/C2', '/M1', '/P', '/F', '/R', '/L-1', '/K3', '/C1/P'];
  const written = TEAM_TIE_BREAKS.flatMap(({ code, scores }) =>
    ['', ...scores.map((score) => `:${score}`)].flatMap((score) =>
      variants.map((variant) => code + score + variant),
    ),
  );
  return written.filter((text) => chooseTeamTieBreak(text, request).ok);
}

const figuresByNumber = (request: TeamStandingsRequest, descriptor: string): Figure[] =>
  [...teamStandingsOf(request, [descriptor]).entries]
    .sort((a, b) => a.number - b.number)
    .map(({ tieBreaks: [figure] }) => figure ?? { value: null, per: 1 });

describe('standings of teams', () => {
  it('[C.07 4.2] do not depend on the order of the input', () => {
    fc.assert(
      fc.property(seed, size(0.15), edition, (number, event, { properties }) => {
        const teams = randomTeamEvent(number, event);
        const request = teamRequest(teams, properties, { boards: event.boards });
        const shuffled = { ...request, teams: randomFrom(number).shuffled(teams) };
        const descriptors = randomFrom(number).shuffled(descriptorsOf(request)).slice(0, 5);
        expect(teamStandingsOf(shuffled, descriptors)).toEqual(
          teamStandingsOf(request, descriptors),
        );
      }),
      RUNS,
    );
  });

  it('[C.07 4.2] share a rank only where nothing separates, and name what did', () => {
    fc.assert(
      fc.property(seed, size(0.15), edition, (number, event, { properties }) => {
        const teams = randomTeamEvent(number, event);
        const request = teamRequest(teams, properties, { boards: event.boards });
        const { entries } = teamStandingsOf(request, ['GPTS', 'BH:GP', 'OTHER_BERLIN', 'DE']);
        expect(entries).toHaveLength(teams.length);
        for (const [place, entry] of entries.entries()) {
          const before = entries[place - 1];
          if (!before) continue;
          expect(entry.rank).toBe(entry.separatedBy === null ? before.rank : place + 1);
          const [, , berlin] = [0, 1, 2].map((column) => {
            const [one, two] = [before.tieBreaks[column], entry.tieBreaks[column]];
            return one && two ? byFigure(one, two, 'higher') : 0;
          });
          if (entry.separatedBy === 2) expect(berlin).toBeLessThan(0);
          if (entry.separatedBy === null) expect(berlin).toBe(0);
        }
      }),
      RUNS,
    );
  });

  it('[C.07 14] a cut never raises a figure, and each further one lowers it or leaves it', () => {
    fc.assert(
      fc.property(seed, size(0.25), edition, (number, event, { properties }) => {
        const request = teamRequest(randomTeamEvent(number, event), properties, {
          boards: event.boards,
        });
        const codes = ['BH:MP', 'BH:GP', 'EMMSB', 'EMGSB', 'EGMSB', 'EGGSB', 'PS:GP'];
        for (const code of codes.filter((one) => chooseTeamTieBreak(one, request).ok)) {
          const [whole, one, two] = ['', '/C1', '/C2'].map((cut) =>
            figuresByNumber(request, code + cut).map(({ value }) => value ?? 0),
          );
          for (const [team, value] of (whole ?? []).entries()) {
            expect(one?.[team] ?? 0).toBeLessThanOrEqual(value);
            expect(two?.[team] ?? 0).toBeLessThanOrEqual(one?.[team] ?? 0);
          }
        }
      }),
      RUNS,
    );
  });

  it('the working adds up to the figure, for every tie-break with a value of its own', () => {
    fc.assert(
      fc.property(seed, size(0.2), edition, (number, event, { properties }) => {
        const request = teamRequest(randomTeamEvent(number, event), properties, {
          boards: event.boards,
        });
        const [team = 1] = randomFrom(number).shuffled(request.teams.map((one) => one.number));
        for (const text of descriptorsOf(request)) {
          const chosen = chooseTeamTieBreak(text, request);
          if (!chosen.ok || chosen.value.tieBreak.scope === 'group') continue;
          const code = chosen.value.tieBreak.code;
          const { figure } = explainedTeam(request, text, team);
          const { working } = figure;
          // An average is no sum of its lines, and a number has none.
          if (['AOB', 'TPN'].includes(code) || figure.value === null) continue;
          const sum = (working ?? []).reduce((all, one) => all + (one.counts ? one.value : 0), 0);
          expect([text, sum]).toEqual([text, figure.value]);
        }
      }),
      { numRuns: Math.ceil(25 * shareOfCases) },
    );
  });

  it('explaining does not change the figure', () => {
    fc.assert(
      fc.property(seed, size(0.2), edition, (number, event, { properties }) => {
        const request = teamRequest(randomTeamEvent(number, event), properties, {
          boards: event.boards,
        });
        const [text = 'MPTS'] = randomFrom(number).shuffled(descriptorsOf(request));
        for (const { number: team, tieBreaks } of teamStandingsOf(request, [text]).entries) {
          const { working, ...figure } = explainedTeam(request, text, team).figure;
          expect(figure).toEqual(tieBreaks[0]);
          expect(working === undefined || Array.isArray(working)).toBe(true);
        }
      }),
      RUNS,
    );
  });

  it('sums over the event agree when every match is played', () => {
    fc.assert(
      fc.property(seed, size(0), (number, event) => {
        const even = { ...event, teams: 2 * Math.ceil(event.teams / 2) };
        const request = teamRequest(randomTeamEvent(number, even), TB_2026_03.properties, {
          boards: even.boards,
        });
        const sum = (descriptor: string): number =>
          figuresByNumber(request, descriptor).reduce((all, { value }) => all + (value ?? 0), 0);
        const matches = (even.teams / 2) * even.rounds;
        expect(sum('MPTS')).toBe(20 * matches);
        expect(sum('GPTS')).toBe(10 * even.boards * matches);
        expect(sum('OTHER_GAME_POINT_DIFFERENTIAL')).toBe(0);
        expect(sum('OTHER_BOARD_DIFFERENTIAL')).toBe(0);
        // Each team stands in as many Buchholz sums as it has rounds.
        expect(sum('BH:MP')).toBe(even.rounds * sum('MPTS'));
        expect(sum('BH:GP')).toBe(even.rounds * sum('GPTS'));
        // Board e of N weighs N + 1 − e, on both sides of a game worth one point together.
        const weights = (even.boards * (even.boards + 1)) / 2;
        expect(sum('OTHER_BERLIN')).toBe(10 * weights * matches);
      }),
      RUNS,
    );
  });

  it('[C.07 12.1] board count and Berlin are (boards + 1) times the game points together', () => {
    fc.assert(
      fc.property(seed, size(0), (number, event) => {
        const even = { ...event, teams: 2 * Math.ceil(event.teams / 2) };
        const request = teamRequest(randomTeamEvent(number, even), TB_2026_03.properties, {
          boards: even.boards,
        });
        const { entries } = teamStandingsOf(request, ['BC', 'OTHER_BERLIN']);
        for (const { gamePoints, tieBreaks } of entries) {
          const [count, berlin] = tieBreaks;
          if (count?.value == null || berlin?.value == null) continue;
          expect(count.value + berlin.value).toBe((even.boards + 1) * gamePoints);
        }
      }),
      RUNS,
    );
  });

  it('[C.07 12.2 and 12.3] top boards and bottom boards order as the lists of their sums do', () => {
    fc.assert(
      fc.property(seed, size(0), (number, event) => {
        const even = { ...event, teams: 2 * Math.ceil(event.teams / 2) };
        const teams = randomTeamEvent(number, even);
        const request = teamRequest(teams, TB_2026_03.properties, { boards: even.boards });
        const totals = new Map(
          teams.map((team) => [
            team.number,
            Array.from({ length: even.boards }, (_, board) =>
              team.rounds.reduce((sum, { boards = [] }) => sum + (boards[board]?.points ?? 0), 0),
            ),
          ]),
        );
        const sums = (list: readonly number[]): number[] =>
          list
            .map((_, gone) => list.slice(0, list.length - gone).reduce((a, b) => a + b, 0))
            .slice(1);
        for (const [code, keyOf] of [
          ['TBR', (list: readonly number[]) => list],
          ['BBE', sums],
        ] as const) {
          const { entries } = teamStandingsOf(request, [code]);
          for (const [place, entry] of entries.entries()) {
            const before = entries[place - 1];
            if (before?.matchPoints !== entry.matchPoints) continue;
            const [one, two] = [before, entry].map(({ number: team }) =>
              keyOf(totals.get(team) ?? []),
            );
            const first = (one ?? []).findIndex((value, index) => value !== two?.[index]);
            if (first < 0) expect(entry.rank).toBe(before.rank);
            else expect(one?.[first]).toBeGreaterThan(two?.[first] ?? 0);
          }
        }
      }),
      RUNS,
    );
  });

  it('[C.07 13.3] extended direct encounter keeps every order that direct encounter gives', () => {
    fc.assert(
      fc.property(seed, size(0.1), (number, event) => {
        const request = teamRequest(randomTeamEvent(number, event), TB_2026_03.properties, {
          boards: event.boards,
        });
        const ranks = (descriptor: string): Map<number, number> =>
          new Map(
            teamStandingsOf(request, [descriptor]).entries.map((one) => [one.number, one.rank]),
          );
        const [plain, extended, chained] = ['DE', 'EDE', 'EDEBT'].map(ranks);
        for (const [team, rank] of plain ?? []) {
          for (const [other, otherRank] of plain ?? []) {
            if (rank >= otherRank) continue;
            expect(extended?.get(team)).toBeLessThan(extended?.get(other) ?? 0);
            expect(chained?.get(team)).toBeLessThan(chained?.get(other) ?? 0);
          }
        }
      }),
      RUNS,
    );
  });
});

describe('a team event of one board', () => {
  it('[C.07 13] has the figures and ranks of the same event of players, in every edition', () => {
    fc.assert(
      fc.property(seed, size(0.2), edition, (number, event, { properties }) => {
        const teams = randomTeamEvent(number, { ...event, boards: 1 }).map((team) => ({
          ...team,
          // Players get a point for the bye of the pairing, teams a drawn match.
          rounds: team.rounds.map((round) =>
            round.outcome === 'pairingAllocatedBye' ? { ...round, gamePoints: points(1) } : round,
          ),
        }));
        const request = teamRequest(teams, properties, {
          boards: 1,
          primaryScore: 'gamePoints',
          matchScoring: {
            win: points(1),
            draw: points(0.5),
            loss: points(0),
            pairingAllocatedBye: points(1),
          },
        });
        const players = {
          players: asPlayers(teams),
          rounds: request.rounds,
          scoring: SCORING_PRESETS['1-½-0'],
          kind: 'swiss',
          edition: properties,
        } as const;
        const pairs = [
          ...[
            'BH',
            'BH/C1',
            'BH/M1',
            'BH/P',
            'FB',
            'AOB',
            'PS/C1',
            'KS',
            'WON',
            'DE',
            'DE/P',
            'STD',
          ],
          ...['WIN', 'REP', 'SB', 'SB/C1'],
        ].map((one) => [one, one] as const);
        const extended = [
          ['EGGSB', 'SB'],
          ['EMMSB/P', 'SB/P'],
        ] as const;
        const both = properties.codes.EGGSB === undefined ? pairs : [...pairs, ...extended];
        for (const [team, player] of both) {
          const ofPlayers = computeStandings(players, [player]);
          if (!ofPlayers.ok) {
            expect(['notInEdition', 'notCuttable']).toContain(ofPlayers.error.code);
            continue;
          }
          const ofTeams = teamStandingsOf(request, [team]);
          expect([
            team,
            ofTeams.entries.map((one) => [one.number, one.rank, one.tieBreaks]),
          ]).toEqual([
            team,
            ofPlayers.value.entries.map((one) => [one.tpn, one.rank, one.tieBreaks]),
          ]);
        }
      }),
      RUNS,
    );
  });
});
