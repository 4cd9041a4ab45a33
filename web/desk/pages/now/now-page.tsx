import { Loader, Title } from '@mantine/core';
import type { CockpitView } from '@ronde/core/tournament/views/cockpit.ts';
import type { DueAnswer, OverviewAnswer } from '@ronde/server/api/overview.ts';
import { useEffect, useRef, type ReactNode } from 'react';
import { useEvent } from '../../event/event-context.tsx';
import { PublicState } from '../../event/public-state.tsx';
import { useNow } from '../../event/use-now.ts';
import { useView } from '../../event/use-view.ts';
import { useWords } from '../../language.tsx';
import { PartOfPage } from '../../later/part-of-page.tsx';
import { CallsBar } from '../../parts-of-pages.ts';
import { lookOf } from './board-looks.ts';
import { DueList } from './due-list.tsx';
import { Glance } from './glance.tsx';
import { HallMap, type BoardOnMap } from './hall-map.tsx';
import { LastNews } from './last-news.tsx';
import { Leaders } from './leaders.tsx';
import { NotPlaying } from './not-playing.tsx';
import classes from './now.module.css';
import { NOW_WORDS } from './now-words.ts';
import { isLate, roundClock } from './round-clock.ts';
import { RoundStrip } from './round-strip.tsx';

/** The home of a tournament: what needs me now, and how the hall stands, at a glance. */
export function NowPage(): ReactNode {
  const words = useWords(NOW_WORDS);
  const { id } = useEvent();
  const { data, refetch } = useView<DueAnswer>('due');
  const overview = useView<OverviewAnswer>('');
  const cockpit = useView<CockpitView>('cockpit');
  const now = useNow();
  // What is due comes with the hour too, not with news alone.
  const minute = Math.floor(now / 60_000);
  const asked = useRef(minute);
  useEffect(() => {
    if (asked.current === minute) return;
    asked.current = minute;
    void refetch();
  }, [minute, refetch]);
  if (data === undefined || overview.data === undefined || cockpit.data === undefined) {
    return <Loader />;
  }
  const { round, leaders, next } = cockpit.data;
  const clock = roundClock(cockpit.data, now);
  const late = isLate(clock, now);
  const boards = (round?.boards ?? []).map((board): BoardOnMap => ({
    ...board,
    look: lookOf(board, late),
  }));
  const onTheBoards = round !== null && round.stage !== 'draft' && round.stage !== 'closed';
  return (
    <div className={classes['now']}>
      <Title order={1} className="visually-hidden">
        {words.heading}
      </Title>
      <Glance
        overview={overview.data.overview}
        cockpit={cockpit.data}
        clock={clock}
        looks={boards.map(({ look }) => look)}
      />
      {cockpit.data.calls !== null && (
        <PartOfPage>
          <CallsBar calls={cockpit.data.calls} now={now} />
        </PartOfPage>
      )}
      <div className={classes['columns']}>
        <div className={classes['column']}>
          {!overview.data.overview.published && <PublicState />}
          <DueList key={id} due={data.due} now={now} />
          {onTheBoards && <HallMap round={round.round} boards={boards} />}
        </div>
        <div className={classes['column']}>
          {leaders !== null && <Leaders leaders={leaders} />}
          {next !== null && overview.data.overview.players.entered > 0 && (
            <NotPlaying next={next} />
          )}
          <LastNews />
        </div>
      </div>
      <RoundStrip rounds={overview.data.overview.rounds} />
    </div>
  );
}
