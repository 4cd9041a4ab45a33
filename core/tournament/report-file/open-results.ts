import { isByTable } from '../../pairing/systems.ts';
import type { Problem } from '../../rules/problem.ts';
import { publishedRounds, type Tournament } from '../state.ts';

/** Rounds without all their results that a later round was paired after; a table pairs after none. */
export function openResults(state: Tournament): Problem[] {
  if (isByTable(state.settings.system)) return [];
  const rounds = publishedRounds(state);
  return rounds.slice(0, -1).flatMap(({ number: round, games }) => {
    const open = games.filter(({ outcome }) => outcome.kind === 'notEntered');
    if (open.length === 0) return [];
    const boards = open.map(({ board }) => board).join(', ');
    const message = `Round ${round} lacks results (boards ${boards}), and the next one was paired. Write them.`;
    return [
      {
        ...{ severity: 'warning', line: 0, column: 0, record: '001' },
        ...{ code: 'report.results.missing', message, params: { round, boards } },
      } satisfies Problem,
    ];
  });
}
