import { describe, expect, it } from 'vitest';
import type { TrfDocument } from '../../formats/trf/document.ts';
import { filedTournament } from './filed-tournament.ts';
import { rankProblems } from './rank-problems.ts';
import { exerciseReport, RANKS_BY_SONNEBORN_BERGER } from './testing/exercise-report.ts';

const NOW = RANKS_BY_SONNEBORN_BERGER['tb-2026-03'];
const BEFORE = RANKS_BY_SONNEBORN_BERGER['tb-2024-08'];
const BY_POINTS = [2, 1, 2, 2, 7, 6, 13, 7, 13, 16, 7, 10, 13, 10, 10, 2];

function told(document: TrfDocument, tieBreaks?: string) {
  const read = filedTournament(document, { firstDay: '2026-03-07', from: 'exercise.trf' });
  if (!read.ok) throw new Error(JSON.stringify(read.error));
  const { state } = read.value;
  const pins = tieBreaks === undefined ? state.pins : { ...state.pins, tieBreaks };
  return rankProblems(document, { ...state, pins }).map(({ severity, line, params }) => ({
    severity,
    number: line - 3,
    ...params,
  }));
}

const swapped = (ranks: readonly number[], one: number, other: number): number[] =>
  ranks.map((rank) => (rank === one ? other : rank === other ? one : rank));

describe('[TRF26 001, 202] ranks of a file', () => {
  it('are those of points and announced tie-breaks', () => {
    expect(told(exerciseReport(NOW, { tieBreaks: ['SB'] }))).toEqual([]);
  });

  it('[C.07 16.4] follow the edition: player 8 is before 11 in 2026, after in 2024', () => {
    expect(told(exerciseReport(BEFORE, { tieBreaks: ['SB'] }))).toEqual([
      { severity: 'warning', number: 8, rank: 8, expected: '7' },
      { severity: 'warning', number: 11, rank: 7, expected: '8' },
    ]);
    expect(told(exerciseReport(BEFORE, { tieBreaks: ['SB'] }), 'tb-2024-08')).toEqual([]);
  });

  it('may be shared or settled otherwise where nothing announced separates', () => {
    expect(told(exerciseReport(BY_POINTS, { tieBreaks: [] }))).toEqual([]);
    expect(told(exerciseReport(NOW, { tieBreaks: [] }))).toEqual([]);
    expect(told(exerciseReport(swapped(NOW, 2, 5), { tieBreaks: [] }))).toEqual([]);
  });

  it('never put fewer points first', () => {
    expect(told(exerciseReport(swapped(NOW, 1, 2), { tieBreaks: [] }))).toEqual([
      { severity: 'warning', number: 2, rank: 2, expected: '1' },
      { severity: 'warning', number: 3, rank: 1, expected: '2-5' },
    ]);
  });

  it('[C.07 4.1] are open from a tie-break of the event’s own on', () => {
    expect(told(exerciseReport(swapped(NOW, 2, 5), { tieBreaks: ['OTHER_OWN', 'SB'] }))).toEqual(
      [],
    );
    expect(told(exerciseReport(swapped(NOW, 2, 5), { tieBreaks: ['SB', 'OTHER_OWN'] }))).toEqual([
      { severity: 'warning', number: 3, rank: 5, expected: '2' },
      { severity: 'warning', number: 16, rank: 2, expected: '5' },
    ]);
  });

  it('are a notice only while the event runs: no text says of which round they are', () => {
    const running = exerciseReport(swapped(NOW, 1, 2), { tieBreaks: [], rounds: 7 });
    expect(told(running).map(({ severity }) => severity)).toEqual(['note', 'note']);
  });

  it('may be left out', () => {
    expect(told(exerciseReport([null, 0], { tieBreaks: ['SB'] }))).toEqual([]);
  });
});
