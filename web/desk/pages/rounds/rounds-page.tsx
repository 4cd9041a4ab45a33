import { Alert, Anchor, Loader, SegmentedControl } from '@mantine/core';
import { isByTable } from '@ronde/core/pairing/systems.ts';
import type { PlayerLine } from '@ronde/core/tournament/views/players.ts';
import type { RoundView } from '@ronde/core/tournament/views/round.ts';
import type { DueAnswer, OverviewAnswer } from '@ronde/server/api/overview.ts';
import { Link, useParams, useSearch } from '@tanstack/react-router';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { PartOfPage } from '../../later/part-of-page.tsx';
import { AnswerProblem } from '../../../api/ask.ts';
import { useEvent } from '../../event/event-context.tsx';
import { useMay } from '../../event/use-may.ts';
import { useView } from '../../event/use-view.ts';
import { useLanguage, useWords } from '../../language.tsx';
import {
  BeforeStart,
  Chess960Part,
  DefaultTimeBar,
  IdlePlayers,
  ManualPairing,
  ManualRepublication,
  ManualTeamPairing,
} from '../../parts-of-pages.ts';
import { sayProblem } from '../../say-problem.ts';
import { isKept } from '../../parts/use-kept.ts';
import { beforePairing } from './pairing/before-pairing.ts';
import { BoardList } from './boards/board-list.tsx';
import { ByName } from './boards/by-name.tsx';
import { RoundHead } from './steps/round-head.tsx';
import { currentRound } from './current-round.ts';
import { RoundToPair } from './pairing/round-to-pair.tsx';
import { ROUNDS_WORDS } from './rounds-words.ts';
import {
  changeable,
  unsavedPairingsKey,
  type ChangedPairings,
} from './manual-pairing/pairings-being-changed.ts';
import { UnpairedList } from './boards/unpaired-list.tsx';
import { pairingPrerequisite, type PairingPrerequisite } from './pairing/pairing-prerequisite.ts';

type Order = 'board' | 'name';

const CHANGING: readonly ChangedPairings[] = ['draft', 'public'];
const NOBODY: readonly PlayerLine[] = [];

/** A round: the draft to check and publish, then its results. `/rounds` is the current one. */
export function RoundsPage(): ReactNode {
  const { round: asked }: { round?: string } = useParams({ strict: false });
  const words = useWords(ROUNDS_WORDS);
  const may = useMay();
  const { data } = useView<OverviewAnswer>('');
  if (data === undefined) return <Loader />;
  const { rounds } = data.overview;
  const round = asked === undefined ? currentRound(data.overview) : Number(asked);
  if (rounds[round - 1] === undefined) {
    return <Alert color="yellow">{words.noSuchRound(asked ?? '', rounds.length)}</Alert>;
  }
  const prerequisite = pairingPrerequisite(data.overview, round);
  const nextToPair = rounds[round]?.stage === 'toCome';
  return (
    <RoundPage
      key={round}
      round={round}
      rounds={rounds.length}
      prerequisite={prerequisite}
      nextToPair={nextToPair}
      paired={rounds[round - 1]?.stage !== 'toCome'}
      byTable={isByTable(data.overview.system) && data.overview.kind === 'individual'}
      molter={data.overview.molter && may('pairRound')}
      chess={data.overview.game === 'chess'}
    />
  );
}

function RoundPage(props: {
  readonly round: number;
  readonly rounds: number;
  readonly prerequisite: PairingPrerequisite | null;
  readonly nextToPair: boolean;
  /** A round that is not is not asked for: there is nothing to answer. */
  readonly paired: boolean;
  /** A round robin of players: all its rounds are in its calendar. */
  readonly byTable: boolean;
  /** Players meet by letter and number: the table, its grids and papers have a page. */
  readonly molter: boolean;
  /** Its boards may begin with a position of Chess960. */
  readonly chess: boolean;
}): ReactNode {
  const { round, rounds, prerequisite, nextToPair, paired, byTable, molter } = props;
  const language = useLanguage();
  const words = useWords(ROUNDS_WORDS);
  const may = useMay();
  const { id } = useEvent();
  const [changing, setChanging] = useState<ChangedPairings | null>(
    () => CHANGING.find((what) => isKept(unsavedPairingsKey(id, round, what))) ?? null,
  );
  const [order, setOrder] = useState<Order>('board');
  const { board }: { board?: number } = useSearch({ strict: false });
  useEffect(() => {
    // A board that is asked for is looked at among the boards.
    if (board !== undefined) setOrder('board');
  }, [board]);
  const { data, error, isPending } = useView<RoundView>(`rounds/${round}`, paired);
  const due = useView<DueAnswer>('due');
  const hindrances = beforePairing(due.data?.due ?? [], round);
  // Its page stays on screen until the boards of a round just paired have come.
  const waited = useRef(!paired);
  if (!paired) waited.current = true;
  const problem = useRef<AnswerProblem | null>(null);
  if (!isPending) problem.current = error instanceof AnswerProblem ? error : null;
  if (isPending && problem.current === null && !waited.current) return <Loader />;
  const missing = !paired || isPending || problem.current?.status === 404;
  const view = missing ? null : (data ?? null);
  const mayChange = changeable(view);
  const byHand = changing === mayChange ? changing : null;
  const begins = view?.stage === 'draft' || view?.stage === 'published';
  const chess960 = view !== null && props.chess && (
    <PartOfPage>
      <Chess960Part view={view} />
    </PartOfPage>
  );
  const end = (): void => {
    setChanging(null);
  };
  return (
    <>
      <RoundHead
        round={round}
        rounds={rounds}
        view={view}
        waits={prerequisite !== null}
        nextToPair={nextToPair}
        byHand={byHand !== null}
        ready={view !== null || (due.data !== undefined && hindrances.length === 0)}
        onChange={() => {
          setChanging(mayChange);
        }}
      />
      {byTable && (
        <Anchor
          component={Link}
          to={`/event/${encodeURIComponent(id)}/calendar`}
          className="no-print"
        >
          {words.calendar}
        </Anchor>
      )}
      {molter && (
        <Anchor
          component={Link}
          to={`/event/${encodeURIComponent(id)}/molter`}
          className="no-print"
        >
          {words.molter}
        </Anchor>
      )}
      {problem.current !== null && !missing && (
        <Alert color="red">{sayProblem(problem.current.problem, language)}</Alert>
      )}
      {view === null && (
        <RoundToPair round={round} prerequisite={prerequisite} hindrances={hindrances} />
      )}
      {view !== null && byHand !== null && (
        <PartOfPage>
          {view.matches.length > 0 ? (
            <ManualTeamPairing view={view} onEnd={end} />
          ) : byHand === 'draft' ? (
            <ManualPairing view={view} what="draft" players={NOBODY} onEnd={end} />
          ) : (
            <ManualRepublication view={view} onEnd={end} />
          )}
        </PartOfPage>
      )}
      {view !== null && byHand === null && (
        <>
          {view.defaultTime !== null && view.stage !== 'closed' && may('noteAbsentees') && (
            <PartOfPage>
              <DefaultTimeBar view={view} />
            </PartOfPage>
          )}
          {view.arrangement !== null && chess960}
          {view.beforeStart !== null && may('changeBeforeFirstRound') && (
            <PartOfPage>
              <BeforeStart view={view} />
            </PartOfPage>
          )}
          {view.beforeStart === null && view.idle.length > 0 && may('pairWithoutOpponents') && (
            <PartOfPage>
              <IdlePlayers view={view} />
            </PartOfPage>
          )}
          {order === 'name' ? (
            <>
              <OrderChoice order={order} onOrder={setOrder} />
              <ByName round={round} />
            </>
          ) : (
            <>
              <BoardList view={view} order={<OrderChoice order={order} onOrder={setOrder} />} />
              <UnpairedList view={view} />
            </>
          )}
          {view.arrangement === null && begins && may('setArrangement') && chess960}
        </>
      )}
    </>
  );
}

function OrderChoice(props: {
  readonly order: Order;
  readonly onOrder: (order: Order) => void;
}): ReactNode {
  const words = useWords(ROUNDS_WORDS);
  return (
    <SegmentedControl
      className="no-print"
      aria-label={words.order}
      value={props.order}
      data={[
        { value: 'board', label: words.byBoard },
        { value: 'name', label: words.byName },
      ]}
      onChange={(chosen) => {
        props.onOrder(chosen === 'name' ? 'name' : 'board');
      }}
    />
  );
}
