import { Button, Checkbox, Group, Modal, Stack, Text } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import type { GameOutcome } from '@ronde/core/rules/outcome.ts';
import type { BoardView, RoundView } from '@ronde/core/tournament/views/round.ts';
import { useSearch } from '@tanstack/react-router';
import { useVirtualizer } from '@tanstack/react-virtual';
import { useEffect, useLayoutEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { resultText } from '../../../words/results.ts';
import { COMMAND_WORDS } from '../../event/command-words.ts';
import { useDo } from '../../event/use-command.tsx';
import { useLanguage, useWords } from '../../language.tsx';
import { ColourDisc } from '../../parts/colour-disc.tsx';
import { usePrinting } from '../../parts/use-printing.ts';
import { isForControl, isTyping } from '../../parts/is-typing.ts';
import { usePanel } from '../../shell/use-panel.ts';
import { BoardRow } from './board-row.tsx';
import { pressKey, release, START, type BoardLine, type EntryState } from './entry-keys.ts';
import { ForfeitDialog } from './forfeit-dialog.tsx';
import { NewsSpoken } from './news-spoken.tsx';
import classes from './rounds.module.css';
import { ROUNDS_WORDS } from './rounds-words.ts';
import { useResultEntry } from './use-result-entry.ts';
import { useOwnResults } from './use-own-results.ts';
import { VerifyDialog, type Difference } from './verify-dialog.tsx';

const ROW = 44;

/** The boards of a round; once it is published, the keyboard writes results. */
export function BoardList({ view }: { readonly view: RoundView }): ReactNode {
  const words = useWords(ROUNDS_WORDS);
  const language = useLanguage();
  const act = useDo();
  const { unreachable } = useWords(COMMAND_WORDS);
  const { open: openPanel } = usePanel();
  const [openOnly, setOpenOnly] = useState(false);
  const [verifying, setVerifying] = useState(false);
  const [asked, setAsked] = useState<{ kind: 'clear' | 'forfeits'; board: number } | null>(null);
  const [difference, setDifference] = useState<Difference | null>(null);
  const [keys, setKeys] = useState<EntryState>(START);
  const { typed, enter, retry } = useResultEntry(view.round, view.boards);
  const own = useOwnResults(view);
  const printing = usePrinting();
  const scroller = useRef<HTMLDivElement>(null);
  const draft = view.stage === 'draft';

  const outcomeOf = (board: BoardView): GameOutcome =>
    typed.get(board.board)?.outcome ?? board.outcome;
  const isOpen = (board: BoardView): boolean =>
    verifying ? board.staff?.mark !== 'verified' : outcomeOf(board).kind === 'notEntered';
  const shown = openOnly ? view.boards.filter(isOpen) : view.boards;
  const lines: BoardLine[] = shown.map((board) => ({
    board: board.board,
    open: isOpen(board),
    empty: outcomeOf(board).kind === 'notEntered',
  }));

  const virtual = useVirtualizer({
    count: shown.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => ROW,
    overscan: 12,
  });

  const write = (board: number, outcome: GameOutcome): void => {
    if (verifying) void verify(board, outcome);
    else {
      own.wrote(board, outcome);
      enter(board, outcome);
    }
  };
  const verify = async (board: number, outcome: GameOutcome): Promise<void> => {
    const command = { type: 'verifyResult', round: view.round, board, outcome } as const;
    const sent = await act(command, { quiet: true });
    if (sent.kind === 'refused') {
      setKeys({ board, typed: '', inHand: false });
      setDifference({ board, read: outcome, problem: sent.problem });
    } else if (sent.kind === 'unreachable') {
      setKeys({ board, typed: '', inHand: false });
      notifications.show({ title: words.failed, message: unreachable, color: 'red' });
    }
  };
  const see = (board: number | null): void => {
    const index = shown.findIndex((line) => line.board === board);
    if (index >= 0) virtual.scrollToIndex(index);
  };
  const onKey = (event: KeyboardEvent): void => {
    if (
      event.ctrlKey ||
      event.metaKey ||
      event.altKey ||
      asked !== null ||
      isTyping(event.target)
    ) {
      return;
    }
    if (document.querySelector('[role="dialog"]') !== null) return;
    // Whoever moves on leaves the number typed behind: Enter is for what then has the focus.
    if (event.key === 'Tab') setKeys(release);
    const endsNumber = event.key === 'Enter' && keys.typed !== '';
    if (!endsNumber && isForControl(event)) return;
    const pressed = pressKey(keys, event.key, lines);
    if (pressed === null) return;
    const { action } = pressed;
    if (draft && action.kind !== 'none' && action.kind !== 'why') return;
    event.preventDefault();
    setKeys(pressed.state);
    see(pressed.state.board);
    if (action.kind === 'enter') write(action.board, action.outcome);
    else if (action.kind === 'why') {
      openPanel({ kind: 'why', round: view.round, board: action.board });
    } else if (action.kind === 'noSuchBoard') {
      notifications.show({ message: words.noSuchBoard(action.typed), color: 'yellow' });
    } else if (action.kind === 'nothingToClear') {
      notifications.show({ message: words.nothingToClear(action.board) });
    } else if (action.kind !== 'none') setAsked({ kind: action.kind, board: action.board });
  };
  const handler = useRef(onKey);
  handler.current = onKey;
  // With the first sight of the list: a first figure lost would make 13 the board 3.
  useLayoutEffect(() => {
    const listen = (event: KeyboardEvent): void => {
      handler.current(event);
    };
    window.addEventListener('keydown', listen);
    return () => {
      window.removeEventListener('keydown', listen);
    };
  }, []);

  const { board: lookAt }: { board?: number } = useSearch({ strict: false });
  const seeNow = useRef(see);
  seeNow.current = see;
  useEffect(() => {
    if (lookAt === undefined) return;
    setKeys({ board: lookAt, typed: '', inHand: false });
    seeNow.current(lookAt);
  }, [lookAt]);

  const askedBoard = view.boards.find(({ board }) => board === asked?.board);
  const items = virtual.getVirtualItems();
  const indexes = printing ? shown.map((_, index) => index) : items.map(({ index }) => index);
  const before = printing ? 0 : (items[0]?.start ?? 0);
  const after = printing ? 0 : virtual.getTotalSize() - (items.at(-1)?.end ?? 0);
  const said = useMemo(() => {
    if (keys.inHand && keys.board !== null) return words.inHand(keys.board);
    return keys.typed === '' ? '' : `${words.board} ${keys.typed}`;
  }, [keys, words]);

  return (
    <>
      {!draft && (
        <Group className="no-print" my="xs" justify="space-between">
          <Text size="sm" c="dimmed" className={verifying ? undefined : classes['keys']}>
            {verifying
              ? `${words.verifying} ${words.verified(view.counts.verified, view.counts.boards)}`
              : words.hint}
          </Text>
          <Group>
            <Text fw={700} role="status" aria-live="assertive" className={classes['typed']}>
              {said}
            </Text>
            <Checkbox
              label={words.openOnly}
              checked={openOnly}
              onChange={(event) => {
                setOpenOnly(event.currentTarget.checked);
              }}
            />
            <Checkbox
              label={words.verify}
              checked={verifying}
              onChange={(event) => {
                setVerifying(event.currentTarget.checked);
              }}
            />
          </Group>
        </Group>
      )}
      <div
        ref={scroller}
        className={classes['scroller']}
        data-verifying={verifying}
        tabIndex={0}
        role="region"
        aria-label={words.heading(view.round)}
      >
        <table
          className={`${classes['boards'] ?? ''} ${classes['list'] ?? ''}`}
          data-draft={draft}
          aria-rowcount={shown.length + 1}
        >
          <thead>
            <tr>
              <th scope="col">{words.board}</th>
              <th scope="col">
                <span aria-hidden>
                  <ColourDisc colour="white" />{' '}
                </span>
                {words.white}
              </th>
              <th scope="col" className={classes['centre']}>
                {draft ? <span className="visually-hidden">{words.natural}</span> : words.result}
              </th>
              <th scope="col">
                <span aria-hidden>
                  <ColourDisc colour="black" />{' '}
                </span>
                {words.black}
              </th>
              <th scope="col" className="no-print">
                <span className="visually-hidden">{words.why}</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {before > 0 && (
              <tr aria-hidden>
                <td colSpan={5} style={{ height: before, padding: 0 }} />
              </tr>
            )}
            {indexes.map((index) => {
              const board = shown[index];
              if (board === undefined) return null;
              return (
                <BoardRow
                  key={board.board}
                  index={index}
                  measure={printing ? null : virtual.measureElement}
                  round={view.round}
                  board={board}
                  outcome={outcomeOf(board)}
                  status={typed.get(board.board)?.status ?? null}
                  current={keys.board === board.board}
                  inHand={keys.inHand && keys.board === board.board}
                  own={own.isMine(board)}
                  draft={draft}
                  onPick={() => {
                    setKeys({ board: board.board, typed: '', inHand: false });
                  }}
                  onRetry={retry}
                  onResult={(outcome) => {
                    write(board.board, outcome);
                  }}
                  onForfeits={() => {
                    setAsked({ kind: 'forfeits', board: board.board });
                  }}
                  onTake={(outcome) => {
                    enter(board.board, outcome, { meant: true });
                  }}
                  onKeep={() => {
                    const at = { round: view.round, board: board.board };
                    void act({ type: 'dismissQuestion', ...at });
                  }}
                />
              );
            })}
            {after > 0 && (
              <tr aria-hidden>
                <td colSpan={5} style={{ height: after, padding: 0 }} />
              </tr>
            )}
          </tbody>
        </table>
      </div>
      <NewsSpoken view={view} typed={typed} />
      {difference !== null && (
        <VerifyDialog
          difference={difference}
          onClose={() => {
            setDifference(null);
          }}
          onCorrect={() => {
            setDifference(null);
            enter(difference.board, difference.read, { meant: true });
          }}
        />
      )}
      {asked?.kind === 'forfeits' && (
        <ForfeitDialog
          board={asked.board}
          onClose={() => {
            setAsked(null);
          }}
          onChoose={(outcome) => {
            setAsked(null);
            write(asked.board, outcome);
          }}
        />
      )}
      {asked?.kind === 'clear' && askedBoard !== undefined && (
        <Modal
          opened
          centered
          title={words.clearTitle(asked.board)}
          onClose={() => {
            setAsked(null);
          }}
        >
          <Stack>
            <Text>{words.clearText(resultText(outcomeOf(askedBoard), language))}</Text>
            <Group justify="flex-end">
              <Button
                variant="default"
                data-autofocus
                onClick={() => {
                  setAsked(null);
                }}
              >
                {words.cancel}
              </Button>
              <Button
                color="red"
                onClick={() => {
                  setAsked(null);
                  void act({ type: 'clearResult', round: view.round, board: asked.board });
                }}
              >
                {words.clear}
              </Button>
            </Group>
          </Stack>
        </Modal>
      )}
    </>
  );
}
