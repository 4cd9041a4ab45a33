import type { StandingsView } from '@ronde/core/tournament/views/standings.ts';
import { IconChartDots } from '../../icons.tsx';
import type { ReactNode } from 'react';
import { useWords } from '../../language.tsx';
import { EmptyState } from '../../parts/empty-state.tsx';
import { RatingScatter } from './rating-scatter.tsx';
import { RoundDurations } from './durations-chart.tsx';
import { ScoreCurves } from './score-curves.tsx';
import classes from './standings.module.css';
import { STANDINGS_WORDS } from './standings-words.ts';

/** The standings for those who would rather look. */
export function Picture(props: {
  readonly view: StandingsView;
  readonly asOf: number | null;
}): ReactNode {
  const words = useWords(STANDINGS_WORDS);
  if (props.view.round === 0) {
    return <EmptyState sign={IconChartDots} title={words.noPicture} what={words.empty} />;
  }
  return (
    <div className={classes['charts']}>
      <RatingScatter view={props.view} asOf={props.asOf} />
      <ScoreCurves asOf={props.asOf} />
      <RoundDurations />
    </div>
  );
}
