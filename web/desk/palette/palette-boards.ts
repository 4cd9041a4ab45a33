import type { RoundView } from '@ronde/core/tournament/views/round.ts';
import { IconChess } from '../icons.tsx';
import { resultText } from '../../words/results.ts';
import { useView } from '../event/use-view.ts';
import { useLanguage, useWords } from '../language.tsx';
import { currentRound } from '../pages/rounds/current-round.ts';
import type { Deed, Surroundings } from './deed.ts';
import { PALETTE_WORDS } from './palette-words.ts';

/** The boards of the round on screen, or else of the latest one. */
export function useBoardDeeds({ answer, shown, go }: Surroundings): Deed[] {
  const words = useWords(PALETTE_WORDS);
  const language = useLanguage();
  const round = shown ?? currentRound(answer.overview);
  const { data } = useView<RoundView>(`rounds/${round}`);
  if (data?.round !== round) return [];
  return data.boards.map(({ board, white, black, outcome }) => ({
    id: `board-${board}`,
    label: words.board(board),
    about: words.boardOf(round, white.name, black.name, resultText(outcome, language)),
    also: words.boardAlso,
    icon: IconChess,
    run: () => {
      go(`rounds/${round}?board=${board}`);
    },
  }));
}
