import { recordsOf, type TrfDocument } from '../../formats/trf/document.ts';
import { isSidesRule, SIDES_BY, USUAL_SIDES, type SidesRules } from '../../rules/sides-rules.ts';
import { sidesOf } from '../sides.ts';
import type { Tournament } from '../state.ts';
import { placesOf } from './as-filed.ts';

/**
 * `### Sides: federation FRA` or `### Sides: numbers 1, 4, 6`: who is on side A of a match of two sides, which no
 * record can say. Clubs, leagues and tags are in no report file, so that numbers stand for them.
 */
export function sidesComments(state: Tournament): string[] {
  const { by, first } = state.settings.sides;
  // Of two teams 310 says it.
  const sides = state.settings.kind === 'team' ? null : sidesOf(state);
  if (sides === null || (by === 'numbers' && first === '')) return [];
  if (by === 'federation' || by === 'numbers') return [`### Sides: ${by} ${first}`];
  const place = placesOf(state);
  const numbers = sides.a.flatMap((id) => place.get(id) ?? []);
  return numbers.length === 0 ? [] : [`### Sides: numbers ${numbers.join(', ')}`];
}

const SIDES = /^### Sides: (\w+) (.+)$/;

/** What the file says of the sides; one that says nothing has the first half of the numbers on side A. */
export function sidesIn(document: TrfDocument): SidesRules {
  for (const { text } of recordsOf(document, '###')) {
    const [, written, first = ''] = SIDES.exec(text.trimEnd()) ?? [];
    const by = SIDES_BY.find((one) => one === written);
    const rule = by === undefined ? null : { by, first };
    if (rule !== null && isSidesRule(rule)) return rule;
  }
  return USUAL_SIDES;
}
