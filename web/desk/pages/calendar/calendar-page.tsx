import { Alert, Button, Group, Loader, NativeSelect, Text, Title } from '@mantine/core';
import type { Affinity } from '@ronde/core/tournament/drawn-numbers.ts';
import type { CalendarView } from '@ronde/core/tournament/views/calendar.ts';
import type { SeatingWay } from '@ronde/core/tournament/views/screen.ts';
import type { SeatingsView } from '@ronde/core/tournament/views/seatings.ts';
import type { OverviewAnswer } from '@ronde/server/api/overview.ts';
import { useState, type ReactNode } from 'react';
import { AnswerProblem } from '../../../api/ask.ts';
import { newKey } from '../../../api/new-key.ts';
import { useDo } from '../../event/use-command.tsx';
import { useMay } from '../../event/use-may.ts';
import { useLastProblem, useView } from '../../event/use-view.ts';
import { useLanguage, useWords } from '../../language.tsx';
import { PartOfPage } from '../../later/part-of-page.tsx';
import { MatchCalendar } from '../../parts-of-pages.ts';
import { ignoringDoubleClick } from '../../parts/ignoring-double-click.ts';
import { useOneAtATime } from '../../parts/use-one-at-a-time.ts';
import { useSaveCsv } from '../../parts/use-save-csv.ts';
import { CalendarRoundCard, type PostponableGame } from './calendar-round.tsx';
import { calendarRows } from './calendar-rows.ts';
import { CALENDAR_WORDS } from './calendar-words.ts';
import classes from './calendar.module.css';
import { seatingRows } from './seating-rows.ts';
import { Seatings } from './seatings.tsx';
import { PostponeDialog } from './postpone-dialog.tsx';

/** All rounds of a round robin or of a match of two sides: foreseen by its table, then public, and played in any order; of teams, their matches. */
export function CalendarPage(): ReactNode {
  const { data: event } = useView<OverviewAnswer>('');
  if (event === undefined) return <Loader />;
  if (event.overview.kind === 'individual') return <CalendarOfGames />;
  return (
    <PartOfPage>
      <MatchCalendar />
    </PartOfPage>
  );
}

function CalendarOfGames(): ReactNode {
  const words = useWords(CALENDAR_WORDS);
  const [cycles, setCycles] = useState<number | null>(null);
  const view = useView<CalendarView>(cycles === null ? 'calendar' : `calendar?cycles=${cycles}`);
  const error = useLastProblem(view);
  const { data } = view;
  if (data !== undefined) return <Calendar view={data} onCycles={setCycles} />;
  if (error === null) return <Loader />;
  const none = error instanceof AnswerProblem && error.status === 404;
  return (
    <>
      <Title order={1} size="h2" mb="md">
        {words.title}
      </Title>
      {none ? <Text>{words.none}</Text> : <Alert color="red">{words.failed}</Alert>}
    </>
  );
}

function Calendar(props: {
  readonly view: CalendarView;
  readonly onCycles: (cycles: number) => void;
}): ReactNode {
  const { view } = props;
  const words = useWords(CALENDAR_WORDS);
  const language = useLanguage();
  const save = useSaveCsv();
  const [way, setWay] = useState<SeatingWay | null>(null);
  const { data: overview } = useView<OverviewAnswer>('');
  const ways = overview?.overview.seatings ?? [];
  const { data: seatings } = useView<SeatingsView>(
    `seats?way=${way ?? ''}`,
    way !== null && view.published,
  );
  const seats = seatings?.way === way ? seatings : undefined;
  const [postponing, setPostponing] = useState<PostponableGame | null>(null);
  return (
    <>
      <div className={classes['head']}>
        <Title order={1} size="h2">
          {words.title}
        </Title>
        <Text>
          {words.about(view.players, view.lengths[view.cycles - 1] ?? view.rounds.length)}
        </Text>
        {view.published ? (
          <Group gap="xs" ml="auto" className="no-print">
            {ways.length > 0 && (
              <NativeSelect
                aria-label={words.shown}
                value={way ?? ''}
                data={[
                  { value: '', label: words.byRounds },
                  ...ways.map((value) => ({ value, label: words.seats[value] })),
                ]}
                onChange={({ currentTarget: { value } }) => {
                  setWay(ways.find((one) => one === value) ?? null);
                }}
              />
            )}
            <Button
              variant="default"
              onClick={() => {
                const list = way === null || seats === undefined ? words.title : words.seats[way];
                const rows =
                  way === null || seats === undefined
                    ? calendarRows(view.rounds, words, language)
                    : seatingRows(seats, words);
                save(list, rows, rows.length - 1);
              }}
            >
              {words.csv}
            </Button>
            <Button
              variant="default"
              onClick={() => {
                window.print();
              }}
            >
              {words.print}
            </Button>
          </Group>
        ) : (
          <BeforePublication view={view} onCycles={props.onCycles} />
        )}
      </div>
      {!view.published && (
        <Alert color="yellow" mb="md">
          {view.numbered ? words.preview : words.noNumbers}
        </Alert>
      )}
      {view.sides !== null &&
        (['a', 'b'] as const).map((side) => (
          <Text key={side} mb="xs">
            {words.side(
              side.toUpperCase(),
              (view.sides?.[side] ?? []).map(({ name }) => name),
            )}
          </Text>
        ))}
      {way !== null && view.published ? (
        seats === undefined ? (
          <Loader />
        ) : (
          <Seatings view={seats} />
        )
      ) : (
        <div className={classes['rounds']}>
          {view.rounds.map((round) => (
            <CalendarRoundCard
              key={round.round}
              round={round}
              published={view.published}
              onPostpone={setPostponing}
            />
          ))}
        </div>
      )}
      {postponing !== null && (
        <PostponeDialog
          postponable={postponing}
          onClose={() => {
            setPostponing(null);
          }}
        />
      )}
    </>
  );
}

/** What a draw can keep apart in the last three rounds. */
const APART = ['federation', 'club', 'league'] as const satisfies readonly Affinity[];
/** Fewer have no rounds to keep apart. */
const FEWEST_APART = 4;

function BeforePublication(props: {
  readonly view: CalendarView;
  readonly onCycles: (cycles: number) => void;
}): ReactNode {
  const { view } = props;
  const words = useWords(CALENDAR_WORDS);
  const act = useDo();
  const may = useMay();
  const { busy, run } = useOneAtATime();
  const [by, setBy] = useState<Affinity | null>(null);
  if (!may('publishCalendar')) return null;
  return (
    <Group gap="xs" ml="auto" className="no-print">
      <NativeSelect
        aria-label={words.cycles}
        value={String(view.cycles)}
        data={view.lengths.map((_, index) => ({
          value: String(index + 1),
          label: words.times(index + 1),
        }))}
        onChange={({ currentTarget: { value } }) => {
          props.onCycles(Number(value));
        }}
      />
      {view.keepsApart && view.players >= FEWEST_APART && (
        <NativeSelect
          aria-label={words.apart}
          value={by ?? ''}
          data={[
            { value: '', label: words.apartNobody },
            ...APART.map((value) => ({ value, label: words.apartBy[value] })),
          ]}
          onChange={({ currentTarget: { value } }) => {
            setBy(APART.find((one) => one === value) ?? null);
          }}
        />
      )}
      <Button
        variant={view.numbered ? 'default' : 'filled'}
        loading={busy}
        disabled={view.players < 2}
        onClick={ignoringDoubleClick(() => {
          run(() => act({ type: 'drawNumbers', seed: newKey(), ...(by && { by }) }));
        })}
      >
        {words.byLot}
      </Button>
      {view.numbered && (
        <Button
          loading={busy}
          onClick={ignoringDoubleClick(() => {
            run(() => act({ type: 'publishCalendar', cycles: view.cycles }));
          })}
        >
          {words.publish(view.rounds.length)}
        </Button>
      )}
    </Group>
  );
}
