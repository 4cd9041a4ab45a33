import { buchholz } from '../buchholz.ts';
import { foreBuchholz } from '../fore-buchholz.ts';
import { UNALTERED, type Contribution } from '../figure.ts';
import type { TeamField } from './team-field.ts';
import type { SingleTeamTieBreak } from './team-tie-break.ts';
import { NAMED } from '../tie-break-names.ts';

/**
 * C.07 13.4: the best primary score the event allows by the best secondary score of one match,
 * towards zero; at least 1, so that a short event has one at all.
 */
function normalisingFactor(field: TeamField): number {
  const { request, primary, secondary } = field;
  const best = (request.declaredRounds ?? request.rounds) * field[primary].scoring.win;
  const inOneMatch = field[secondary].scoring.win;
  return inOneMatch > 0 ? Math.max(1, Math.trunc(best / inOneMatch)) : 1;
}

/** SSSC; `/F` over Fore Buchholz, `/P` with forfeits as played, `/Kx` with the event's own factor. */
export const scoresAndScheduleStrength: SingleTeamTieBreak = {
  scope: 'team',
  ...NAMED.SSSC,
  type: 'BC',
  formula: {
    en: 'Secondary score plus the Buchholz on the primary score divided by a normalising factor.',
    fr: 'Score secondaire plus le Buchholz sur le score principal divisé par un facteur de normalisation.',
  },
  better: 'higher',
  variants: ['F', 'P', 'K'],
  scores: [],
  compute(field, team, { modifiers }, explain) {
    const { fore, divisor, ...rest } = modifiers;
    const strength = fore ? foreBuchholz : buchholz;
    const schedule = strength.compute(field[field.primary], team, rest, explain);
    const factor = divisor ?? normalisingFactor(field);
    // In parts of 1/(10 × factor): the Buchholz in tenths keeps its value.
    const own = (field[field.secondary].scores[team] ?? 0) * factor;
    const figure = { value: own + (schedule.value ?? 0), per: 10 * factor };
    if (!explain) return figure;
    const score: Contribution = {
      round: null,
      opponent: null,
      value: own,
      counts: true,
      item: 'secondaryScore',
      alterations: UNALTERED,
    };
    return { ...figure, working: [score, ...(schedule.working ?? [])] };
  },
};
