import { displayPoints, POINT, pointsFromTenths } from '@ronde/core/rules/points.ts';
import type { StandingsRowView, StandingsView } from '@ronde/core/tournament/views/standings.ts';
import type { ReactNode } from 'react';
import { Axes } from '../../drawings/axes.tsx';
import { ChartFigure } from '../../drawings/chart-figure.tsx';
import drawn from '../../drawings/drawings.module.css';
import { niceTicks, scaleOf } from '../../drawings/scale.ts';
import { useLanguage, useWords } from '../../language.tsx';
import { usePanel } from '../../shell/use-panel.ts';
import { PICTURE_WORDS } from './picture-words.ts';

const HEIGHT = 340;
const EDGE = { left: 34, right: 16, top: 28, bottom: 44 } as const;
/** Pixels an axis figure needs. */
const TICK = 62;

type Rated = StandingsRowView & { readonly rating: number };

/** Who scores more than the rating foretells stands up and left. */
export function RatingScatter(props: {
  readonly view: StandingsView;
  readonly asOf: number | null;
}): ReactNode {
  const words = useWords(PICTURE_WORDS);
  const language = useLanguage();
  const { panel, open } = usePanel();
  const rated = props.view.rows.filter((row): row is Rated => row.rating !== null);
  const current = panel?.kind === 'rank' ? panel.player : null;
  const draw = (width: number): ReactNode => {
    if (rated.length === 0) return <text y="1.5em">{words.nobodyRated}</text>;
    const ratings = rated.map(({ rating }) => rating);
    const scores = rated.map(({ points }) => points / POINT);
    const wanted = Math.max(2, Math.floor((width - EDGE.left - EDGE.right) / TICK));
    const x = scaleOf(
      niceTicks(Math.min(...ratings), Math.max(...ratings), wanted, 50),
      EDGE.left,
      width - EDGE.right,
    );
    const y = scaleOf(
      niceTicks(Math.min(0, ...scores), Math.max(1, ...scores), 7, 1),
      HEIGHT - EDGE.bottom,
      EDGE.top,
    );
    return (
      <>
        <Axes
          x={x}
          y={y}
          xText={String}
          yText={(value) => displayPoints(pointsFromTenths(value * POINT), language)}
          xName={words.rating}
          yName={words.points}
        />
        {rated.map(({ id, name, rating, points }) => (
          <circle
            key={id}
            className={drawn['dot']}
            data-current={id === current}
            cx={x.at(rating)}
            cy={y.at(points / POINT)}
            r={rated.length > 150 ? 3.5 : 5}
            onClick={() => {
              open({
                kind: 'rank',
                player: id,
                ...(props.asOf === null ? {} : { asOf: props.asOf }),
              });
            }}
          >
            <title>{words.dot(name, rating, displayPoints(points, language))}</title>
          </circle>
        ))}
      </>
    );
  };
  return (
    <ChartFigure
      title={words.scatter}
      summary={words.scatterSummary(rated.length)}
      height={HEIGHT}
      draw={draw}
      heads={[words.rank, words.name, words.rating, words.points]}
      rows={() =>
        rated.map(({ rank, name, rating, points }) => [
          rank ?? '–',
          name,
          rating,
          displayPoints(points, language),
        ])
      }
    />
  );
}
