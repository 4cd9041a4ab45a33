import { Button } from '@mantine/core';
import type { GameOutcome } from '@ronde/core/rules/outcome.ts';
import type { QuestionedResult } from '@ronde/core/tournament/round.ts';
import { IconAlertTriangle } from '../../../icons.tsx';
import type { ReactNode } from 'react';
import { resultText } from '../../../../words/results.ts';
import { writerName } from '@ronde/core/tournament/words/writer-text.ts';
import { formatTime } from '../../../dates.ts';
import { useLanguage, useWords } from '../../../language.tsx';
import classes from '../rounds.module.css';
import { ROUNDS_WORDS } from '../rounds-words.ts';

/** Two results for one board (desk.md, Now): who reports what, and the two ways to settle it. */
export function QuestionedBoard(props: {
  readonly entered: GameOutcome;
  readonly questions: readonly QuestionedResult[];
  readonly onTake: (outcome: GameOutcome) => void;
  readonly onKeep: () => void;
}): ReactNode {
  const { entered, questions } = props;
  const words = useWords(ROUNDS_WORDS);
  const language = useLanguage();
  return (
    <span
      className={`${classes['questions'] ?? ''} no-print`}
      role="group"
      aria-label={words.marks.questioned}
    >
      {questions.map(({ outcome, by, at }) => (
        <span key={at + by} className={classes['question']}>
          <span className={classes['reported']}>
            <span className={classes['mark']} data-mark="questioned">
              <IconAlertTriangle size={16} aria-hidden />
            </span>
            <span>
              {words.reported(
                writerName(by, language),
                formatTime(at, language),
                resultText(outcome, language),
              )}
            </span>
          </span>
          <Button
            size="compact-sm"
            variant="default"
            onClick={(event) => {
              event.stopPropagation();
              props.onTake(outcome);
            }}
          >
            {words.takeReported(resultText(outcome, language))}
          </Button>
        </span>
      ))}
      <Button
        size="compact-sm"
        variant="default"
        onClick={(event) => {
          event.stopPropagation();
          props.onKeep();
        }}
      >
        {words.keepEntered(resultText(entered, language))}
      </Button>
    </span>
  );
}
