import { ActionIcon, Button, Tooltip, UnstyledButton } from '@mantine/core';
import type { Language } from '@ronde/core/rules/language.ts';
import { displayPoints } from '@ronde/core/rules/points.ts';
import type { GameOutcome } from '@ronde/core/rules/outcome.ts';
import type { Hand } from '@ronde/core/tournament/round.ts';
import type { BoardSide, BoardView } from '@ronde/core/tournament/views/round.ts';
import {
  IconAlertTriangle,
  IconArrowDown,
  IconArrowUp,
  IconArrowsCross,
  IconCheck,
  IconChecks,
  IconDots,
  IconHelpCircle,
  IconHistory,
  IconMessage,
  IconPin,
  IconRefresh,
} from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { resultSpoken, resultText } from '../../../words/results.ts';
import { titleText } from '../../../words/titles.ts';
import { writerText } from '@ronde/core/tournament/words/writer-text.ts';
import { formatInstant, formatTime } from '../../dates.ts';
import { useEvent } from '../../event/event-context.tsx';
import { useLanguage, useWords } from '../../language.tsx';
import { ColourDisc } from '../../parts/colour-disc.tsx';
import { useDepartureMark } from '../../panels/why/use-drawing.ts';
import { usePanel } from '../../shell/use-panel.ts';
import { QuestionedBoard } from './questioned-board.tsx';
import classes from './rounds.module.css';
import { ROUNDS_WORDS } from './rounds-words.ts';

const QUICK: readonly (readonly [string, GameOutcome])[] = [
  ['1', { kind: 'played', score: '1-0' }],
  ['½', { kind: 'played', score: '½-½' }],
  ['0', { kind: 'played', score: '0-1' }],
];

interface RowProps {
  readonly index: number;
  readonly measure: ((row: HTMLTableRowElement | null) => void) | null;
  readonly round: number;
  readonly board: BoardView;
  readonly outcome: GameOutcome;
  readonly status: 'saving' | 'failed' | null;
  readonly current: boolean;
  readonly inHand: boolean;
  /** Its result is the one typed here: nothing new to whoever typed it. */
  readonly own: boolean;
  readonly draft: boolean;
  readonly onPick: () => void;
  readonly onRetry: () => void;
  readonly onResult: (outcome: GameOutcome) => void;
  readonly onForfeits: () => void;
  /** The result somebody reported, in the place of the one entered. */
  readonly onTake: (outcome: GameOutcome) => void;
  readonly onKeep: () => void;
}

export function BoardRow(props: RowProps): ReactNode {
  const { board, outcome, current, inHand, draft, round } = props;
  const words = useWords(ROUNDS_WORDS);
  const language = useLanguage();
  const { open } = usePanel();
  const { recent } = useEvent();
  const news = recent.find((one) => one.round === round && one.board === board.board);
  const spoken = words.boardSpoken(
    board.board,
    board.white.name,
    board.black.name,
    resultSpoken(outcome, language),
  );
  return (
    <tr
      ref={props.measure}
      data-index={props.index}
      className={`${classes['board'] ?? ''} ${classes['card'] ?? ''}`}
      aria-rowindex={props.index + 2}
      aria-current={current ? 'true' : undefined}
      data-in-hand={inHand}
      data-flash={news?.fresh === true && !props.own}
      data-status={props.status ?? board.staff?.mark}
      aria-label={spoken}
      onClick={props.onPick}
    >
      <th scope="row" className={classes['number']}>
        {board.staff?.fixed === true && (
          <Tooltip label={words.fixedBoard}>
            <IconPin
              size={16}
              role="img"
              aria-label={words.fixedBoard}
              className={classes['pin']}
            />
          </Tooltip>
        )}
        {board.board}
      </th>
      <td className={classes['white']}>
        <Side colour="white" side={board.white} draft={draft} sameClub={board.sameClub} />
      </td>
      <td className={classes['centre']}>
        {draft ? <Departure round={round} board={board.board} /> : <Result {...props} />}
      </td>
      <td className={classes['black']}>
        <Side colour="black" side={board.black} draft={draft} sameClub={board.sameClub} />
      </td>
      <td className={`${classes['why'] ?? ''} no-print`}>
        <Tooltip label={words.why}>
          <ActionIcon
            variant="subtle"
            size="lg"
            aria-label={`${words.why} ${spoken}`}
            onClick={(event) => {
              event.stopPropagation();
              open({ kind: 'why', round, board: board.board });
            }}
          >
            <IconHelpCircle size={18} aria-hidden />
          </ActionIcon>
        </Tooltip>
      </td>
    </tr>
  );
}

/** A mark on a board of the draft that departs from the natural pairing (desk.md, Rounds). */
function Departure(props: { readonly round: number; readonly board: number }): ReactNode {
  const mark = useDepartureMark(props.round, props.board);
  if (mark === null) return null;
  return (
    <Tooltip label={mark}>
      <span className={classes['mark']}>
        <IconArrowsCross size={18} role="img" aria-label={mark} />
      </span>
    </Tooltip>
  );
}

function Result(props: RowProps): ReactNode {
  const { board, outcome, status, inHand } = props;
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
                props.onResult(value);
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
              props.onForfeits();
            }}
          >
            <IconDots size={16} aria-hidden />
          </ActionIcon>
        </span>
      )}
      <strong className={classes['score']}>{resultText(outcome, language) || '·'}</strong>
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
            props.onRetry();
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
          onTake={props.onTake}
          onKeep={props.onKeep}
        />
      )}
    </div>
  );
}

function EnteredBy({ hand: { by, at } }: { readonly hand: Hand }): ReactNode {
  const words = useWords(ROUNDS_WORDS);
  const language = useLanguage();
  const who = writerText(by, language);
  return (
    <span
      className={`${classes['enteredBy'] ?? ''} no-print`}
      title={words.enteredBy(who, formatInstant(at, language))}
    >
      {words.enteredBy(who, formatTime(at, language))}
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

function Side(props: {
  readonly colour: 'white' | 'black';
  readonly side: BoardSide;
  readonly draft: boolean;
  readonly sameClub: boolean;
}): ReactNode {
  const { side, draft } = props;
  const words = useWords(ROUNDS_WORDS);
  const language = useLanguage();
  const { open } = usePanel();
  return (
    <span className={classes['side']}>
      <UnstyledButton
        className={classes['player']}
        onClick={(event) => {
          event.stopPropagation();
          open({ kind: 'player', player: side.id });
        }}
      >
        <span className={classes['colour']} aria-hidden>
          <ColourDisc colour={props.colour} />
        </span>
        {side.title !== null && (
          <span className={classes['soft']}>{titleText(side.title, language)} </span>
        )}
        {side.name}
      </UnstyledButton>
      <span className={classes['facts']}>
        {side.score !== null && <span title={words.score}>{displayPoints(side.score)}</span>}
        {side.rating > 0 && <span className={classes['soft']}>{side.rating}</span>}
        {draft && (
          <>
            <span className={classes['colours']} aria-hidden>
              {side.colours.map((colour, index) =>
                colour === null ? '·' : <ColourDisc key={index} colour={colour} />,
              )}
            </span>
            {side.float === 'down' && (
              <IconArrowDown size={14} role="img" aria-label={words.floats.down} />
            )}
            {side.float === 'up' && (
              <IconArrowUp size={14} role="img" aria-label={words.floats.up} />
            )}
            {props.sameClub && <span className={classes['attention']}>{words.sameClub}</span>}
          </>
        )}
      </span>
    </span>
  );
}
