import type { Bilingual } from '../../rules/editions/edition.ts';
import type { Tpn } from '../../rules/identity.ts';
import { failure, success, type Result } from '../../rules/result.ts';
import { undefinedFigure, type Figure } from '../figure.ts';
import type { ChosenTeamTieBreak } from './eligibility.ts';
import type { TeamRefusal, TeamStandingsRequest } from './request.ts';
import type { TeamField, TeamIndex } from './team-field.ts';
import { applyTeamTieBreak, firstTies, prepare } from './team-standings.ts';
import type { TeamGroupStep } from './team-tie-break.ts';

/** Why a tie-break has the value it has for one team. */
export interface TeamExplanation {
  readonly descriptor: string;
  readonly number: Tpn;
  readonly name: Bilingual;
  readonly formula: Bilingual;
  readonly article: string;
  readonly better: 'higher' | 'lower';
  /** With its working, round by round. */
  readonly figure: Figure;
  /** For a tie-break among the tied: each table it looked at. */
  readonly steps?: readonly TeamGroupStep[];
}

/**
 * The working of a tie-break for one team. A tie-break among the tied depends on who is still tied:
 * `before` holds the tie-breaks applied earlier in the list.
 */
export function explainTeamTieBreak(
  request: TeamStandingsRequest,
  descriptor: string,
  number: Tpn,
  before: readonly string[] = [],
): Result<TeamExplanation, TeamRefusal> {
  const prepared = prepare(request, [...before, descriptor]);
  if (!prepared.ok) return prepared;
  const { field, chosen } = prepared.value;
  const team = field.indexOf.get(number);
  const last = chosen.at(-1);
  if (team === undefined || !last) return failure({ code: 'unknownPlayer', player: number });
  return success({
    descriptor: last.descriptor,
    number,
    name: last.tieBreak.name,
    formula: last.tieBreak.formula,
    article: last.article,
    better: last.better,
    ...worked(field, last, team, chosen.slice(0, -1)),
  });
}

function worked(
  field: TeamField,
  { tieBreak, choice }: ChosenTeamTieBreak,
  team: TeamIndex,
  earlier: readonly ChosenTeamTieBreak[],
): Pick<TeamExplanation, 'figure' | 'steps'> {
  if (tieBreak.scope === 'team') return { figure: tieBreak.compute(field, team, choice, true) };
  let groups = firstTies(field, earlier);
  for (const [place, one] of earlier.entries()) {
    groups = applyTeamTieBreak(field, groups, one, place, new Map());
  }
  const tied = groups.find(({ teams }) => teams.includes(team))?.teams ?? [];
  if (tied.length < 2) return { figure: undefinedFigure('notTied', []), steps: [] };
  const { figures, steps = [] } = tieBreak.breakTie(field, tied, choice, true);
  return { figure: figures.get(team) ?? undefinedFigure('notTied', []), steps };
}
