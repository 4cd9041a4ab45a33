import type { CockpitView } from '@ronde/core/tournament/views/cockpit.ts';
import type { OverviewView } from '@ronde/core/tournament/views/overview.ts';
import type { ReactNode } from 'react';
import { formatCount } from '../../../words/counts.ts';
import { formatTime } from '../../dates.ts';
import { useLanguage, useWords } from '../../language.tsx';
import { SHELL_WORDS } from '../../shell/shell-words.ts';
import { isOpen, type BoardLook } from './board-looks.ts';
import { COCKPIT_WORDS } from './cockpit-words.ts';
import classes from './glance.module.css';
import { NOW_WORDS } from './now-words.ts';
import { hoursAndMinutes, type RoundClock } from './round-clock.ts';
import { waitingTime } from './waiting-time.ts';

interface Figure {
  readonly label: string;
  readonly value: string;
  readonly note: string;
  readonly tone?: 'attention' | 'danger' | undefined;
  /** Of a hundred. */
  readonly done?: number;
}

/** The figures of the round, to be read from two metres. */
export function Glance(props: {
  readonly overview: OverviewView;
  readonly cockpit: CockpitView;
  readonly clock: RoundClock | null;
  readonly looks: readonly BoardLook[];
}): ReactNode {
  const words = useWords(COCKPIT_WORDS);
  const figures = useFigures(props);
  return (
    <dl className={classes['glance']} aria-label={words.glance}>
      {figures.map(({ label, value, note, tone, done }) => (
        <div key={label} data-tone={tone}>
          <dt>{label}</dt>
          <dd>
            <span className={classes['value']}>{value}</span>
            <span className={classes['note']}>{note}</span>
            {done !== undefined && (
              <span className={classes['bar']} aria-hidden>
                <span style={{ width: `${done}%` }} />
              </span>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}

function useFigures(props: Parameters<typeof Glance>[0]): Figure[] {
  const { overview, cockpit, clock, looks } = props;
  const words = useWords(COCKPIT_WORDS);
  const { stages } = useWords(SHELL_WORDS);
  const language = useLanguage();
  const clockFigure = useClockFigure(clock);
  const { round } = cockpit;
  const players: Figure = {
    label: words.players,
    value: formatCount(overview.players.playing, language),
    note: words.entered,
  };
  if (round === null) {
    const rounds = String(overview.rounds.length);
    return [
      players,
      { label: words.round, value: `1/${rounds}`, note: stages.toCome },
      ...clockFigure,
    ];
  }
  const head: Figure = {
    label: words.round,
    value: `${round.round}/${overview.rounds.length}`,
    note: overview.next.step === 'finished' ? words.finished : stages[round.stage],
  };
  const boards = round.boards.length;
  if (round.stage === 'draft') {
    const drafted = { label: words.boards, value: formatCount(boards, language), note: '' };
    return [head, ...clockFigure, drafted, players];
  }
  const open = looks.filter(isOpen).length;
  const late = looks.filter((look) => look === 'late').length;
  const trouble = looks.filter((look) => look === 'disputed' || look === 'questioned').length;
  const results: Figure = {
    label: words.results,
    value: `${boards - open}/${boards}`,
    note: '',
    done: boards === 0 ? 0 : (100 * (boards - open)) / boards,
  };
  const waiting: Figure = {
    label: words.open,
    value: formatCount(open, language),
    note: late > 0 ? words.late(late) : '',
    tone: late > 0 ? 'attention' : undefined,
  };
  const toSettle: Figure = {
    label: words.inTrouble,
    value: formatCount(trouble, language),
    note: words.disputes,
    tone: 'danger',
  };
  return [
    head,
    ...clockFigure,
    results,
    ...(open > 0 ? [waiting] : [players]),
    ...(trouble > 0 ? [toSettle] : []),
  ];
}

function useClockFigure(clock: RoundClock | null): Figure[] {
  const words = useWords(COCKPIT_WORDS);
  const now = useWords(NOW_WORDS);
  const language = useLanguage();
  if (clock === null) return [];
  const timeAt = (at: number): string => formatTime(new Date(at).toISOString(), language);
  const { minutes, at } = clock;
  if (clock.kind === 'before') {
    const note = words.beginsAt(clock.round, timeAt(at));
    return [{ label: words.clock, value: waitingTime(minutes, now), note }];
  }
  const note =
    clock.until === null
      ? words.since(timeAt(at))
      : words.sinceUntil(timeAt(at), timeAt(clock.until));
  return [{ label: words.clock, value: hoursAndMinutes(minutes), note }];
}
