import { ActionIcon, Button, Tooltip, UnstyledButton } from '@mantine/core';
import type { Language } from '@ronde/core/rules/language.ts';
import type { GameOutcome } from '@ronde/core/rules/outcome.ts';
import type { Hand } from '@ronde/core/tournament/round.ts';
import type { BoardView } from '@ronde/core/tournament/views/round.ts';
import { writerName, writerText } from '@ronde/core/tournament/words/writer-text.ts';
import { IconCheck, IconChecks, IconDots, IconHistory, IconRefresh } from '../../../icons.tsx';
import type { ReactNode } from 'react';
import { resultSpoken, resultText } from '../../../../words/results.ts';
import { formatInstant, formatTime } from '../../../dates.ts';
import { useLanguage, useWords } from '../../../language.tsx';
import { useMay } from '../../../event/use-may.ts';
import type { BoardActions } from '../boards/board-actions.ts';
import { ClaimedResult } from './claimed-result.tsx';
import { ORDINARY } from './outcomes.ts';
import { QuestionedBoard } from './questioned-board.tsx';
import classes from '../rounds.module.css';
import { ROUNDS_WORDS } from '../rounds-words.ts';

/** What White has of each ordinary result: a narrow button has room for no more. */
const OF_WHITE: Readonly<Record<string, string>> = { '1': '1', '2': '½', '0': '0' };

/** A result on its row. */
export interface ResultProps {
  readonly board: BoardView;
  readonly outcome: GameOutcome;
  readonly status: 'saving' | 'failed' | null;
  readonly inHand: boolean;
  readonly actions: BoardActions;
}

/** The result of a board: what it is, who wrote it, and what is still to be settled. */
export function Result(props: ResultProps): ReactNode {
  const { board, outcome, status, inHand, actions } = props;
  const words = useWords(ROUNDS_WORDS);
  const language = useLanguage();
  const claims = board.staff?.claims;
  const mark = board.staff?.mark;
  const mayEnter = useMay()('enterResult');
  return (
    <div className={classes['result']}>
      {inHand && (
        <span className={classes['quick']}>
          {ORDINARY.map(([key, value]) => (
            <Button
              key={key}
              size="compact-sm"
              variant="default"
              aria-label={`${OF_WHITE[key] ?? ''}, ${resultSpoken(value, language)}`}
              onClick={(event) => {
                event.stopPropagation();
                actions.result(board.board, value);
              }}
            >
              {OF_WHITE[key]}
            </Button>
          ))}
          <ActionIcon
            variant="default"
            aria-label={words.forfeitsTitle(board.board)}
            onClick={(event) => {
              event.stopPropagation();
              actions.forfeits(board.board);
            }}
          >
            <IconDots size={16} aria-hidden />
          </ActionIcon>
        </span>
      )}
      {mayEnter ? (
        <UnstyledButton
          className={classes['score']}
          data-open={outcome.kind === 'notEntered'}
          aria-haspopup="dialog"
          aria-label={`${resultText(outcome, language)} ${words.chooseFor(board.board, resultSpoken(outcome, language))}`.trim()}
          onClick={(event) => {
            event.stopPropagation();
            actions.choose(board.board, event.currentTarget);
          }}
        >
          {resultText(outcome, language) || '·'}
        </UnstyledButton>
      ) : (
        <strong className={classes['score']}>{resultText(outcome, language) || '·'}</strong>
      )}
      {outcome.kind === 'played' && outcome.underOneMove === true && (
        <span className={classes['soft']}>{words.notRated}</span>
      )}
      {status === 'failed' && (
        <Button
          size="compact-xs"
          color="red"
          className={classes['failed']}
          rightSection={<IconRefresh size={14} aria-hidden />}
          aria-label={`${words.failed} – ${words.retry}`}
          title={words.retry}
          onClick={(event) => {
            event.stopPropagation();
            actions.retry();
          }}
        >
          {words.failed}
        </Button>
      )}
      {status === null && claims !== undefined && (mark === 'claimed' || mark === 'disputed') && (
        <ClaimedResult
          mark={mark}
          claims={claims}
          onTake={
            mayEnter
              ? (claimed) => {
                  actions.take(board.board, claimed);
                }
              : null
          }
        />
      )}
      {status === null && mark === 'entered' && (
        <IconCheck size={16} aria-label={words.marks.entered} role="img" />
      )}
      {status === null && mark === 'verified' && (
        <IconChecks size={16} aria-label={words.marks.verified} role="img" />
      )}
      {status === 'saving' && <span className={classes['soft']}>{words.saving}</span>}
      {board.corrected !== null && (
        <Tooltip label={correction(board.corrected, words, language)}>
          <span className={classes['mark']}>
            <IconHistory
              size={16}
              role="img"
              aria-label={correction(board.corrected, words, language)}
            />
          </span>
        </Tooltip>
      )}
      {status === null && board.staff?.entered && <EnteredBy hand={board.staff.entered} />}
      {status === null && board.staff !== null && mark === 'questioned' && (
        <QuestionedBoard
          entered={outcome}
          questions={board.staff.questions}
          onTake={(reported) => {
            actions.take(board.board, reported);
          }}
          onKeep={() => {
            actions.keep(board.board);
          }}
        />
      )}
    </div>
  );
}

function EnteredBy({ hand: { by, at } }: { readonly hand: Hand }): ReactNode {
  const words = useWords(ROUNDS_WORDS);
  const language = useLanguage();
  return (
    <span
      className={`${classes['enteredBy'] ?? ''} no-print`}
      title={words.enteredBy(writerText(by, language), formatInstant(at, language))}
    >
      {words.enteredBy(writerName(by, language), formatTime(at, language))}
    </span>
  );
}

/** A late correction says from when it counts (C.04.2 D.8, 2026: 4.3). */
function correction(
  { was, usedFrom }: NonNullable<BoardView['corrected']>,
  words: (typeof ROUNDS_WORDS)['en'],
  language: Language,
): string {
  const before = resultText(was, language);
  return usedFrom === null
    ? words.correctedForRating(before)
    : words.correctedFrom(before, usedFrom);
}
