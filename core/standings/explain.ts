import type { Bilingual } from '../rules/editions/edition.ts';
import type { Tpn } from '../rules/identity.ts';
import { failure, success, type Result } from '../rules/result.ts';
import { chooseTieBreak, chooseTieBreaks, type ChosenTieBreak } from './eligibility.ts';
import { openField, type Field, type PlayerIndex } from './field.ts';
import { undefinedFigure, type Figure } from './figure.ts';
import type { StandingsRefusal, StandingsRequest } from './request.ts';
import { applyTieBreak, firstGroups } from './standings.ts';
import type { GroupStep } from './tie-break.ts';

/** Why a tie-break has the value it has for one player. */
export interface Explanation {
  readonly descriptor: string;
  readonly tpn: Tpn;
  readonly name: Bilingual;
  readonly formula: Bilingual;
  readonly article: string;
  readonly better: 'higher' | 'lower';
  /** With its working, round by round. */
  readonly figure: Figure;
  /** For a tie-break among the tied: each table it looked at. */
  readonly steps?: readonly GroupStep[];
}

/**
 * The working of a tie-break for one player. A tie-break among the tied depends on who is still
 * tied: `before` holds the tie-breaks applied earlier in the list.
 */
export function explainTieBreak(
  request: StandingsRequest,
  descriptor: string,
  tpn: Tpn,
  before: readonly string[] = [],
): Result<Explanation, StandingsRefusal> {
  const chosen = chooseTieBreak(descriptor, request);
  if (!chosen.ok) return chosen;
  const earlier = chooseTieBreaks(before, request);
  if (!earlier.ok) return earlier;
  const opened = openField(request);
  if (!opened.ok) return opened;
  const player = opened.value.indexOf.get(tpn);
  if (player === undefined) return failure({ code: 'unknownPlayer', player: tpn });
  const { tieBreak, article, better } = chosen.value;
  return success({
    descriptor: chosen.value.descriptor,
    tpn,
    name: tieBreak.name,
    formula: tieBreak.formula,
    article,
    better,
    ...worked(opened.value, chosen.value, player, earlier.value),
  });
}

function worked(
  field: Field,
  { tieBreak, modifiers }: ChosenTieBreak,
  player: PlayerIndex,
  earlier: readonly ChosenTieBreak[],
): Pick<Explanation, 'figure' | 'steps'> {
  if (tieBreak.scope === 'player') {
    return { figure: tieBreak.compute(field, player, modifiers, true) };
  }
  let groups = firstGroups(field, earlier);
  for (const [place, one] of earlier.entries()) {
    groups = applyTieBreak(field, groups, one, place, []);
  }
  const tied = groups.find(({ players }) => players.includes(player))?.players ?? [];
  if (tied.length < 2) return { figure: undefinedFigure('notTied', []), steps: [] };
  const { figures, steps = [] } = tieBreak.breakTie(field, tied, modifiers, true);
  return { figure: figures.get(player) ?? undefinedFigure('notTied', []), steps };
}
