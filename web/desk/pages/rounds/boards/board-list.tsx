import { Text } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { isByTable } from '@ronde/core/pairing/systems.ts';
import { hasResult, type GameOutcome } from '@ronde/core/rules/outcome.ts';
import type { BoardView, RoundView } from '@ronde/core/tournament/views/round.ts';
import type { OverviewAnswer } from '@ronde/server/api/overview.ts';
import { useRef, useState, type ReactNode } from 'react';
import { resultText } from '../../../../words/results.ts';
import { COMMAND_WORDS } from '../../../event/command-words.ts';
import { useEvent } from '../../../event/event-context.tsx';
import { useDo } from '../../../event/use-command.tsx';
import { useMay } from '../../../event/use-may.ts';
import { useView } from '../../../event/use-view.ts';
import { useLanguage, useWords } from '../../../language.tsx';
import { DensityChoice, useDensity } from '../../../parts/density.tsx';
import { offerBack } from '../../../parts/offer-back.tsx';
import { TABLE_WORDS } from '../../../parts/table-words.ts';
import { usePanel } from '../../../shell/use-panel.ts';
import { useSteadyActions } from './board-actions.ts';
import { BoardRow } from './board-row.tsx';
import { BoardTable, useBoardRows } from './board-table.tsx';
import { BoardTools } from './board-tools.tsx';
import { boardsShown } from './boards-shown.ts';
import { listLines } from './list-lines.ts';
import { EmptyBoardRow } from '../matches/empty-board-row.tsx';
import { FoldAll, useFolding } from '../matches/folding.tsx';
import { MatchHead } from '../matches/match-head.tsx';
import { teamsOn } from '../matches/teams-on.ts';
import { BoardQuestions, type BoardQuestion } from '../results/board-questions.tsx';
import { EntryBar, type Listed } from '../results/entry-bar.tsx';
import { isKeptFrom, nextOpen, type BoardLine, type EntryAction } from '../results/entry-keys.ts';
import { ResultAnnouncements } from '../results/result-announcements.tsx';
import { ROUNDS_WORDS } from '../rounds-words.ts';
import { useEntryKeys } from '../results/use-entry-keys.ts';
import { useBoardInAddress } from './use-board-in-address.ts';
import { useResultEntry } from '../results/use-result-entry.ts';
import { useOwnResults } from '../results/use-own-results.ts';
import { VerifyDialog, type Difference } from '../results/verify-dialog.tsx';

const ALL: Listed = { filter: '', openOnly: false };

/** The boards of a round; once it is published, the keyboard writes results. */
export function BoardList(props: {
  readonly view: RoundView;
  /** At the beginning of the line above the boards. */
  readonly order: ReactNode;
}): ReactNode {
  const { view } = props;
  const words = useWords(ROUNDS_WORDS);
  const { noMatch } = useWords(TABLE_WORDS);
  const act = useDo();
  const { unreachable } = useWords(COMMAND_WORDS);
  const { panel, open: openPanel } = usePanel();
  const [listed, setListed] = useState(ALL);
  const folding = useFolding();
  const [verifying, setVerifying] = useState(false);
  const [asked, setAsked] = useState<BoardQuestion | null>(null);
  const [difference, setDifference] = useState<Difference | null>(null);
  const [verified, setVerified] = useState<number | null>(null);
  const { typed, enter, retry } = useResultEntry(view.round, view.boards);
  const language = useLanguage();
  const own = useOwnResults(view, (board, was, is) => {
    const [before, now] = [resultText(was, language), resultText(is, language)];
    offerBack({
      text: words.replaced(board, before, now),
      back: words.backTo(before),
      onBack: () => {
        enter(board, was, { meant: true });
      },
    });
  });
  const { recent } = useEvent();
  const news = recent.filter(({ round, fresh }) => fresh && round === view.round);
  const fresh = new Set(news.map(({ board }) => board));
  const draft = view.stage === 'draft';
  const system = useView<OverviewAnswer>('').data?.overview.system;
  const mayEnter = useMay()('enterResult');

  const outcomeOf = (board: BoardView): GameOutcome =>
    typed.get(board.board)?.outcome ?? board.outcome;
  const isOpen = (board: BoardView): boolean =>
    verifying ? board.staff?.mark !== 'verified' : outcomeOf(board).kind === 'notEntered';
  /** A second pass compares and replaces nothing. */
  const keptBy = (board: BoardView): Pick<BoardLine, 'empty' | 'keeps'> => {
    const outcome = outcomeOf(board);
    if (outcome.kind === 'notEntered') return { empty: true };
    return verifying || !hasResult(outcome) ? {} : { keeps: outcome };
  };
  const found = boardsShown(view.boards, listed.filter, view.matches);
  const shown = listed.openOnly ? found.filter(isOpen) : found;
  const lines: BoardLine[] = shown.map((board) => ({
    board: board.board,
    open: isOpen(board),
    ...keptBy(board),
    folded: board.match !== null && folding.folded.has(board.match),
  }));
  const whole = listed.filter === '' && !listed.openOnly;
  const listedRows = listLines(view.matches, shown, { folded: folding.folded, whole });
  const [density, setDensity] = useDensity();
  const rows = useBoardRows(listedRows, density);
  const see = useRef(rows.see);
  see.current = rows.see;
  /** The match of a board that is gone to is no longer folded. */
  const bringInSight = (board: number | null): void => {
    const match = view.boards.find((one) => one.board === board)?.match ?? null;
    if (match === null || !folding.folded.has(match)) {
      rows.see(board);
      return;
    }
    folding.unfold(match);
    requestAnimationFrame(() => {
      see.current(board);
    });
  };

  const write = (board: number, outcome: GameOutcome): void => {
    if (verifying) void verify(board, outcome);
    else {
      const before = view.boards.find((one) => one.board === board);
      if (before !== undefined) own.wrote(board, outcome, outcomeOf(before));
      enter(board, outcome);
    }
  };
  /** Chosen by hand: the cursor goes on as it does after a key. */
  const choose = (board: number, outcome: GameOutcome): void => {
    setAsked(null);
    write(board, outcome);
    goInto(nextOpen(lines, board));
  };
  const verify = async (board: number, outcome: GameOutcome): Promise<void> => {
    const command = { type: 'verifyResult', round: view.round, board, outcome } as const;
    const sent = await act(command, { quiet: true });
    if (sent.kind === 'done') setVerified(board);
    if (sent.kind === 'refused') {
      pick(board);
      setDifference({ board, read: outcome, problem: sent.problem });
    } else if (sent.kind === 'unreachable') {
      pick(board);
      notifications.show({ title: words.failed, message: unreachable, color: 'red' });
    }
  };
  const onAction = (action: EntryAction): void => {
    if (action.kind === 'enter') write(action.board, action.outcome);
    else if (action.kind === 'why') {
      openPanel({ kind: 'why', round: view.round, board: action.board });
    } else if (action.kind === 'noSuchBoard') {
      notifications.show({ message: words.noSuchBoard(action.typed), color: 'yellow' });
    } else if (action.kind === 'nothingToClear') {
      notifications.show({ message: words.nothingToClear(action.board) });
    } else if (action.kind !== 'none') setAsked(action);
  };
  const [keys, setKeys] = useEntryKeys(lines, rows.scroller, {
    off: asked !== null,
    writes: !draft && mayEnter,
    may: ({ kind }) => !draft || kind === 'none' || kind === 'why',
    act: onAction,
    move: bringInSight,
    leave: (from) => {
      // The panel closes first.
      if (panel !== null) return;
      if (from === 'control') rows.scroller.current?.focus({ preventScroll: true });
      else setListed((before) => ({ ...before, filter: '' }));
    },
  });
  const pick = (board: number): void => {
    setKeys({ board, typed: '', inHand: false });
  };
  const goInto = (board: number | undefined): void => {
    if (board === undefined) return;
    pick(board);
    rows.scroller.current?.focus({ preventScroll: true });
    bringInSight(board);
  };
  useBoardInAddress((board) => {
    goInto(board);
    if (shown.some((one) => one.board === board)) return;
    // What hides the board gives way.
    setListed(ALL);
    requestAnimationFrame(() => {
      see.current(board);
    });
  });

  const actions = useSteadyActions({
    pick,
    retry,
    result: choose,
    choose: (board, cell) => {
      pick(board);
      setAsked({ kind: 'choose', board, cell });
    },
    forfeits: (board) => {
      setAsked({ kind: 'forfeits', board });
    },
    take: (board, outcome) => {
      enter(board, outcome, { meant: true });
    },
    keep: (board) => {
      void act({ type: 'dismissQuestion', round: view.round, board });
    },
  });

  const askedBoard = view.boards.find(({ board }) => board === asked?.board);
  return (
    <>
      <EntryBar
        order={props.order}
        tools={
          <>
            {view.matches.length > 0 && <FoldAll matches={view.matches} folding={folding} />}
            <DensityChoice density={density} onDensity={setDensity} />
            <BoardTools view={view} shown={shown} />
          </>
        }
        view={view}
        keys={keys}
        listed={listed}
        onListed={setListed}
        count={shown.length}
        onDown={() => {
          goInto(shown[0]?.board);
        }}
        verifying={verifying}
        onVerifying={setVerifying}
      />
      {shown.length === 0 && listed.filter !== '' && <Text my="md">{noMatch}</Text>}
      <BoardTable
        round={view.round}
        lines={listedRows}
        rows={rows}
        draft={draft}
        byTable={system !== undefined && isByTable(system)}
        verifying={verifying}
        density={density}
        row={(line, index) => {
          const place = { index, measure: rows.measure };
          if (line.kind === 'match') {
            return <MatchHead {...place} line={line} view={view} onFold={folding.toggle} />;
          }
          if (line.kind === 'empty') return <EmptyBoardRow {...place} line={line} />;
          const { board } = line;
          const teams = teamsOn(board, view.matches);
          return (
            <BoardRow
              {...place}
              round={view.round}
              board={board}
              whiteTeam={teams?.white ?? board.white.team ?? null}
              blackTeam={teams?.black ?? board.black.team ?? null}
              outcome={outcomeOf(board)}
              status={typed.get(board.board)?.status ?? null}
              current={keys.board === board.board}
              inHand={keys.inHand && keys.board === board.board}
              news={fresh.has(board.board) && !own.isMine(board)}
              draft={draft}
              actions={actions}
            />
          );
        }}
      />
      <ResultAnnouncements
        view={view}
        typed={typed}
        at={shown.find(({ board }) => board === keys.board) ?? null}
        outcomeOf={outcomeOf}
        verified={verified}
      />
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
      {asked !== null && askedBoard !== undefined && (
        <BoardQuestions
          asked={asked}
          board={askedBoard}
          outcome={outcomeOf(askedBoard)}
          onClose={() => {
            setAsked(null);
          }}
          onChoose={(outcome) => {
            const line = lines.find(({ board }) => board === asked.board);
            if (asked.kind === 'forfeits' && line !== undefined && isKeptFrom(outcome, line)) {
              setAsked({ kind: 'overwrite', board: asked.board, outcome });
            } else choose(asked.board, outcome);
          }}
          onAskClear={() => {
            setAsked({ kind: 'clear', board: asked.board });
          }}
          onClear={() => {
            setAsked(null);
            void act({ type: 'clearResult', round: view.round, board: asked.board });
          }}
        />
      )}
    </>
  );
}
