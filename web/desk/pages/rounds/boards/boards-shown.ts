import { foldedName } from '@ronde/core/formats/player-list/folded-name.ts';
import type { MatchView } from '@ronde/core/tournament/views/match-view.ts';
import type { BoardView } from '@ronde/core/tournament/views/round.ts';
import { isMeant, typedWords } from '../../../parts/typed-words.ts';

/** The boards a filter leaves: by number, name, player’s number, club, team or seat. */
export function boardsShown(
  boards: readonly BoardView[],
  typed: string,
  matches: readonly MatchView[] = [],
): readonly BoardView[] {
  const words = typedWords(typed);
  if (words.length === 0) return boards;
  const teams = new Map(
    matches.map(({ table, first, second }) => [table, [first.name, second.name]]),
  );
  return boards.filter(({ board, match, white, black }) => {
    const sides = [white, black].flatMap(({ name, tpn, club, seat, team }) => [
      ...[name, tpn ?? '', club ?? '', seat ?? '', team ?? ''],
    ]);
    const text = foldedName([board, ...sides, ...(teams.get(match ?? 0) ?? [])].join(' '));
    return words.every((word) => isMeant(text, word));
  });
}
