import { foldedName } from '@ronde/core/formats/player-list/folded-name.ts';
import type { BoardView } from '@ronde/core/tournament/views/round.ts';
import { isMeant, typedWords } from '../../../parts/typed-words.ts';

/** The boards a filter leaves: by number, name, player’s number or club. */
export function boardsShown(boards: readonly BoardView[], typed: string): readonly BoardView[] {
  const words = typedWords(typed);
  if (words.length === 0) return boards;
  return boards.filter(({ board, white, black }) => {
    const sides = [white, black].flatMap(({ name, tpn, club }) => [name, tpn ?? '', club ?? '']);
    const text = foldedName([board, ...sides].join(' '));
    return words.every((word) => isMeant(text, word));
  });
}
