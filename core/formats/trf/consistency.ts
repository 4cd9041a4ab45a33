import type { Problem } from '../../rules/problem.ts';
import type { TrfDocument } from './document.ts';
import { checkGames } from './game-consistency.ts';
import { checkHeader } from './header-consistency.ts';
import { checkPoints } from './points-consistency.ts';
import { checkReferences } from './reference-consistency.ts';
import { scoringOf } from './scoring-of.ts';

/** What the records of a file say against each other. `parseTrf` calls it. */
export function checkTrf(document: TrfDocument): Problem[] {
  const { scoring, problems } = scoringOf(document);
  return [
    ...checkHeader(document),
    ...problems,
    ...checkGames(document),
    ...checkPoints(document, scoring),
    ...checkReferences(document),
  ];
}
