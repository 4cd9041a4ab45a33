import type { TrfRecord } from '../../formats/trf/document.ts';
import { pointsFromTenths, type Points } from '../../rules/points.ts';
import { pairingPointsFor, pointsOfRound, type ScoringSystem } from '../../rules/scoring.ts';
import { publishedRounds, type Tournament } from '../state.ts';
import { personalRounds, type PersonalRound } from '../views/records.ts';
import { teamNumbers } from '../views/team-records.ts';

/**
 * 299 without a type: what a round brought beside its result. Penalties and bonuses, and results
 * corrected for rating only, which the cells hold and the table never counted (C.04.2 D.8, 2026: 4.3).
 */
export function decidedPoints(state: Tournament): TrfRecord[] {
  // In an event of teams 299 names teams.
  if (state.settings.kind === 'team') return decidedForTeams(state);
  const inTable = personalRounds(state, { standingsAfter: publishedRounds(state).length });
  const inCells = personalRounds(state, { ratingReport: true });
  return state.numbers.flatMap((id, index) =>
    (inCells.get(id) ?? []).flatMap((cell, at): TrfRecord[] => {
      const counted = inTable.get(id)?.[at];
      const points = counted ? beside(cell, counted, state.settings.scoring) : 0;
      if (points === 0) return [];
      return [
        {
          tag: '299',
          line: 0,
          assignment: null,
          matchPoints: null,
          gamePoints: pointsFromTenths(points),
          round: at + 1,
          numbers: [index + 1],
        },
      ];
    }),
  );
}

function decidedForTeams(state: Tournament): TrfRecord[] {
  const numbers = teamNumbers(state);
  return (state.teamAdjustments ?? []).flatMap(({ team, round, score, points }): TrfRecord[] => {
    const number = numbers.get(team);
    if (number === undefined) return [];
    const given = { matchPoints: null, gamePoints: null, [score]: points };
    return [{ tag: '299', line: 0, assignment: null, ...given, round, numbers: [number] }];
  });
}

function beside(cell: PersonalRound, counted: PersonalRound, scoring: ScoringSystem): Points | 0 {
  if (counted.points === undefined && counted.outcome === cell.outcome) return 0;
  const brought = pointsOfRound(counted, scoring);
  return pointsFromTenths(brought - pairingPointsFor(cell.outcome, scoring));
}
