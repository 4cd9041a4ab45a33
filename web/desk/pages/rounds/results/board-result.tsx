import { ActionIcon, Button, Tooltip } from '@mantine/core';
import type { Language } from '@ronde/core/rules/language.ts';
import type { GameOutcome } from '@ronde/core/rules/outcome.ts';
import type { Hand } from '@ronde/core/tournament/round.ts';
import type { BoardView } from '@ronde/core/tournament/views/round.ts';
import { writerName, writerText } from '@ronde/core/tournament/words/writer-text.ts';
import {
  IconAlertTriangle,
  IconCheck,
  IconChecks,
  IconDots,
  IconHistory,
  IconMessage,
  IconRefresh,
} from '../../../icons.tsx';
import type { ReactNode } from 'react';
import { resultSpoken, resultText } from '../../../../words/results.ts';
import { formatInstant, formatTime } from '../../../dates.ts';
import { useLanguage, useWords } from '../../../language.tsx';
import type { BoardActions } from '../boards/board-actions.ts';
import { QuestionedBoard } from './questioned-board.tsx';
import classes from '../rounds.module.css';
import { ROUNDS_WORDS } from '../rounds-words.ts';

const QUICK: readonly (readonly [string, GameOutcome])[] = [
  ['1', { kind: 'played', score: '1-0' }],
  ['½', { kind: 'played', score: '½-½' }],
  ['0', { kind: 'played', score: '0-1' }],
];

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
  const claimText = (side: 'white' | 'black'): string => {
    const claim = claims?.[side];
    return claim === undefined ? words.nothingYet : resultText(claim, language);
  };
  const mark = board.staff?.mark;
  return (
    <div className={classes['result']}>
      {inHand && (
        <span className={classes['quick']}>
          {QUICK.map(([text, value]) => (
            <Button
              key={text}
              size="compact-sm"
              variant="default"
              aria-label={`${text}, ${resultSpoken(value, language)}`}
              onClick={(event) => {
                event.stopPropagation();
                actions.result(board.board, value);
              }}
            >
              {text}
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
      <strong className={classes['score']}>{resultText(outcome, language) || '·'}</strong>
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
      {status === null && (mark === 'claimed' || mark === 'disputed') && (
        <span className={`${classes['claims'] ?? ''} no-print`} data-mark={mark}>
          {mark === 'claimed' ? (
            <IconMessage size={16} role="img" aria-label={words.marks[mark]} />
          ) : (
            <IconAlertTriangle size={16} role="img" aria-label={words.marks[mark]} />
          )}
          {words.claim(claimText('white'), claimText('black'))}
        </span>
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
