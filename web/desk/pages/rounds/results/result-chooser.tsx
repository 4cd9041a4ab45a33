import { Button, Popover } from '@mantine/core';
import { useWindowEvent } from '@mantine/hooks';
import { sameGameOutcome, type GameOutcome } from '@ronde/core/rules/outcome.ts';
import type { BoardView } from '@ronde/core/tournament/views/round.ts';
import type { ReactNode } from 'react';
import { resultSpoken, resultText } from '../../../../words/results.ts';
import { useLanguage, useWords } from '../../../language.tsx';
import { ToAdjournedGames } from '../../../parts/to-adjourned-games.tsx';
import { ROUNDS_WORDS } from '../rounds-words.ts';
import { keyMeant } from './key-meant.ts';
import { ORDINARY, UNUSUAL } from './outcomes.ts';
import classes from './result-chooser.module.css';

/** What a board can be given, beside the cell that was pressed: for a mouse, a finger and keys. */
export function ResultChooser(props: {
  readonly board: BoardView;
  readonly outcome: GameOutcome;
  /** Where the cell stands on the screen. */
  readonly place: DOMRect;
  readonly onClose: () => void;
  readonly onChoose: (outcome: GameOutcome) => void;
  /** Takes the result off; null where it cannot be. */
  readonly onClear: (() => void) | null;
}): ReactNode {
  const { board, outcome, place, onClose, onChoose, onClear } = props;
  const words = useWords(ROUNDS_WORDS);
  const language = useLanguage();
  // The whole page hears the key: fast fingers press it before the focus has come here.
  useWindowEvent('keydown', (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const chosen = ORDINARY.find(([key]) => key === keyMeant(event));
    if (chosen === undefined) return;
    event.preventDefault();
    onChoose(chosen[1]);
  });
  // The cell moves away from under the choices: they are for this place.
  useWindowEvent('scroll', onClose, { capture: true });
  useWindowEvent('resize', onClose);
  const { left, top, width, height } = place;
  const isCurrent = (one: GameOutcome): boolean => sameGameOutcome(one, outcome);
  return (
    <Popover opened trapFocus returnFocus={false} shadow="md" onChange={onClose}>
      <Popover.Target>
        <span className={classes['place']} style={{ left, top, width, height }} />
      </Popover.Target>
      <Popover.Dropdown aria-label={words.chooserTitle(board.board)}>
        <div className={classes['chooser']}>
          <p className={classes['who']}>
            {words.chooserTitle(board.board)} · {board.white.name} – {board.black.name}
          </p>
          <div className={classes['ordinary']}>
            {ORDINARY.map(([key, one]) => (
              <Button
                key={key}
                variant={isCurrent(one) ? 'filled' : 'default'}
                aria-pressed={isCurrent(one)}
                aria-label={`${resultText(one, language)}, ${resultSpoken(one, language)}`}
                {...(key === '1' ? { 'data-autofocus': true } : {})}
                onClick={() => {
                  onChoose(one);
                }}
              >
                {resultText(one, language)}
              </Button>
            ))}
          </div>
          <div className={classes['unusual']}>
            {UNUSUAL.map(([key, one]) => (
              <Button
                key={key}
                variant={isCurrent(one) ? 'filled' : 'default'}
                aria-pressed={isCurrent(one)}
                onClick={() => {
                  onChoose(one);
                }}
              >
                {one.kind !== 'adjourned' && <strong>{resultText(one, language)}</strong>}
                <span className={classes['means']}>{resultSpoken(one, language)}</span>
              </Button>
            ))}
          </div>
          {outcome.kind === 'adjourned' && <ToAdjournedGames />}
          {onClear !== null && (
            <Button variant="subtle" color="red" onClick={onClear}>
              {words.clear}
            </Button>
          )}
        </div>
      </Popover.Dropdown>
    </Popover>
  );
}
