import type { Figure } from '../figure.ts';
import { splitByFigure } from '../tied-groups.ts';
import { teamNumber, type TeamField, type TeamIndex } from './team-field.ts';
import type { BrokenTeamTie, TeamGroupStep } from './team-tie-break.ts';

/** What is compared at one step, and the board it is about. */
export interface BoardComparison {
  readonly board: number;
  /** All boards from the first to this one, together. */
  readonly upTo?: true;
  readonly figureOf: (team: TeamIndex) => Figure;
}

/** Looks at one board (or number of boards) after another, for those the last left tied. */
export function breakBoardByBoard(
  field: TeamField,
  group: readonly TeamIndex[],
  comparisons: readonly BoardComparison[],
  article: string,
  explain: boolean,
): BrokenTeamTie {
  const figures = new Map<TeamIndex, Figure>();
  const steps: TeamGroupStep[] = [];
  let order: TeamIndex[][] = [[...group]];
  for (const { figureOf, ...compared } of comparisons) {
    order = order.flatMap((tied) => {
      if (tied.length === 1) return [tied];
      for (const team of tied) figures.set(team, figureOf(team));
      const parts = splitByFigure(tied, figureOf, 'higher');
      if (explain) steps.push({ ...stepOf(field, tied, parts, figureOf, article), ...compared });
      return parts;
    });
  }
  return { order, figures, ...(explain && { steps }) };
}

/** One table of figures and the order it gave. */
export const stepOf = (
  field: TeamField,
  tied: readonly TeamIndex[],
  parts: readonly (readonly TeamIndex[])[],
  figureOf: (team: TeamIndex) => Figure,
  article: string,
): TeamGroupStep => ({
  article,
  complete: true,
  rows: tied.map((team) => ({ player: teamNumber(field, team), figure: figureOf(team) })),
  order: parts.map((part) => part.map((team) => teamNumber(field, team))),
});

/** Nothing is known that could separate them. */
export const leftTied = (group: readonly TeamIndex[], explain: boolean): BrokenTeamTie => ({
  order: [group],
  figures: new Map(),
  ...(explain && { steps: [] }),
});
