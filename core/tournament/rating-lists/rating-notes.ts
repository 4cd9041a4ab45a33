import type { Problem } from '../../rules/problem.ts';
import type { RatingKind } from '../../rules/rating-kind.ts';
import { isWithoutRating } from '../estimates.ts';
import type { PlayerDetails } from '../player.ts';
import { fileProblem } from '../report-file/file-problem.ts';

const NAMED_AT_MOST = 20;

/** Who is numbered by a rating of another kind than the event's, and who has none at all, by name. */
export function ratingNotes(players: readonly PlayerDetails[], kind: RatingKind): Problem[] {
  const standIns = players.filter(
    ({ ratings, ratingSources }) =>
      ratings.fide !== undefined && (ratingSources?.fide?.kind ?? kind) !== kind,
  );
  return [
    ...note(
      'import.standsIn',
      standIns,
      (names) => `No ${kind} rating of FIDE’s; the standard one counts: ${names}.`,
    ),
    ...note(
      'import.unrated',
      players.filter(isWithoutRating),
      (names) => `No rating known; numbered after everybody who has one: ${names}.`,
    ),
  ];
}

function note(
  code: string,
  players: readonly PlayerDetails[],
  say: (names: string) => string,
): Problem[] {
  if (players.length === 0) return [];
  const named = players.slice(0, NAMED_AT_MOST).map(({ name }) => name);
  if (players.length > named.length) named.push(`… (${players.length})`);
  const names = named.join('; ');
  return [{ ...fileProblem('note', code, say(names)), params: { names } }];
}
