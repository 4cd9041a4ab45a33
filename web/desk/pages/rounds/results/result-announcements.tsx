import type { GameOutcome } from '@ronde/core/rules/outcome.ts';
import type { BoardView, RoundView } from '@ronde/core/tournament/views/round.ts';
import type { ReactNode } from 'react';
import { resultSpoken } from '../../../../words/results.ts';
import { writerText } from '@ronde/core/tournament/words/writer-text.ts';
import { useEvent } from '../../../event/event-context.tsx';
import { useLanguage, useWords } from '../../../language.tsx';
import { ROUNDS_WORDS } from '../rounds-words.ts';
import type { Typed } from './use-result-entry.ts';

/** Tells screen readers each new result, and the results that could not be saved. */
export function ResultAnnouncements(props: {
  readonly view: RoundView;
  readonly typed: ReadonlyMap<number, Typed>;
  /** The board the keys stand on: the focus does not move with them. */
  readonly at: BoardView | null;
  readonly outcomeOf: (board: BoardView) => GameOutcome;
  /** The board whose result was last read again and found the same. */
  readonly verified: number | null;
}): ReactNode {
  const words = useWords(ROUNDS_WORDS);
  const language = useLanguage();
  const { recent } = useEvent();
  const last = recent.find(({ round }) => round === props.view.round);
  const { at } = props;
  const standing = (board: BoardView): string => {
    const spoken = words.boardSpoken(
      board.board,
      board.white.name,
      board.black.name,
      resultSpoken(props.outcomeOf(board), language),
    );
    return board.staff?.mark === 'verified' ? `${spoken}, ${words.marks.verified}` : spoken;
  };
  const kept = [...props.typed].filter(([, { status }]) => status === 'failed');
  return (
    <>
      <div className="visually-hidden" role="status">
        {last !== undefined &&
          words.announced(
            last.board,
            resultSpoken(last.outcome, language),
            writerText(last.by, language),
          )}
      </div>
      <div className="visually-hidden" role="status">
        {props.verified !== null && words.verifiedSpoken(props.verified)}
      </div>
      <div className="visually-hidden" role="status">
        {at !== null && standing(at)}
      </div>
      <div className="visually-hidden" role="alert">
        {kept.length > 0 && words.notSavedSpoken(kept.map(([board]) => board))}
      </div>
    </>
  );
}
