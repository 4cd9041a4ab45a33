import type { GameOutcome } from '@ronde/core/rules/outcome.ts';
import type { BoardView } from '@ronde/core/tournament/views/round.ts';
import type { ReactNode } from 'react';
import { ClearDialog } from './clear-dialog.tsx';
import { ForfeitDialog } from './forfeit-dialog.tsx';
import { OverwriteDialog } from './overwrite-dialog.tsx';
import { ResultChooser } from './result-chooser.tsx';

/** What is asked about a board before something is written. */
export type BoardQuestion =
  | { readonly kind: 'clear' | 'forfeits'; readonly board: number }
  | { readonly kind: 'overwrite'; readonly board: number; readonly outcome: GameOutcome }
  | { readonly kind: 'choose'; readonly board: number; readonly cell: HTMLElement };

/** The question that is open, and what follows from its answer. */
export function BoardQuestions(props: {
  readonly asked: BoardQuestion;
  readonly board: BoardView;
  readonly outcome: GameOutcome;
  readonly onClose: () => void;
  readonly onChoose: (outcome: GameOutcome) => void;
  readonly onAskClear: () => void;
  readonly onClear: () => void;
}): ReactNode {
  const { asked, board, outcome, onClose, onChoose } = props;
  switch (asked.kind) {
    case 'clear':
      return (
        <ClearDialog
          board={asked.board}
          outcome={outcome}
          onClose={onClose}
          onClear={props.onClear}
        />
      );
    case 'overwrite':
      return (
        <OverwriteDialog
          board={board}
          was={outcome}
          typed={asked.outcome}
          onKeep={onClose}
          onWrite={() => {
            onChoose(asked.outcome);
          }}
        />
      );
    case 'forfeits':
      return <ForfeitDialog board={asked.board} onClose={onClose} onChoose={onChoose} />;
    case 'choose':
      return (
        <ResultChooser
          board={board}
          outcome={outcome}
          place={asked.cell.getBoundingClientRect()}
          onClose={() => {
            onClose();
            asked.cell.focus({ preventScroll: true });
          }}
          onChoose={onChoose}
          onClear={outcome.kind === 'notEntered' ? null : props.onAskClear}
        />
      );
  }
}
