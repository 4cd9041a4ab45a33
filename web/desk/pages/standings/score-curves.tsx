import { displayPoints, POINT, pointsFromTenths } from '@ronde/core/rules/points.ts';
import type { ProgressLine } from '@ronde/core/standings/ranking/progress.ts';
import type { ProgressView } from '@ronde/core/tournament/views/progress.ts';
import { useState, type ReactNode } from 'react';
import { nameThatFits } from '../../../words/short-name.ts';
import { Axes } from '../../drawings/axes.tsx';
import { ChartFigure } from '../../drawings/chart-figure.tsx';
import drawn from '../../drawings/drawings.module.css';
import { niceTicks, scaleOf, spread } from '../../drawings/scale.ts';
import { useView } from '../../event/use-view.ts';
import { useLanguage, useWords } from '../../language.tsx';
import { PICTURE_WORDS } from './picture-words.ts';
import { standingsPath } from './standings-path.ts';
import { ChooseSeveral } from '../../parts/several-fields.tsx';

const HEIGHT = 300;
const EDGE = { left: 30, top: 28, bottom: 44 } as const;
/** As many as there are kinds of lines to tell apart without colour. */
const MOST = 6;
const FIRST_SHOWN = 4;
const LABEL = 15;

/** The way of the first players, or of those one asks for. */
export function ScoreCurves({ asOf }: { readonly asOf: number | null }): ReactNode {
  const words = useWords(PICTURE_WORDS);
  const language = useLanguage();
  const { data } = useView<ProgressView>(standingsPath(asOf, 'progress'));
  const [chosen, setChosen] = useState<readonly string[] | null>(null);
  if (data === undefined) return null;
  const first = data.lines.slice(0, FIRST_SHOWN).map(({ tpn }) => String(tpn));
  const asked = chosen ?? first;
  const shown = asked.flatMap(
    (number) => data.lines.find(({ tpn }) => String(tpn) === number) ?? [],
  );
  return (
    <ChartFigure
      title={words.curves}
      summary={words.curvesSummary(shown.map(({ name }) => name).join(', '))}
      height={HEIGHT}
      draw={(width) => <Curves lines={shown} rounds={data.round} width={width} />}
      heads={[words.name, ...Array.from({ length: data.round }, (_, index) => String(index + 1))]}
      rows={() =>
        shown.map(({ name, scores }) => [
          name,
          ...scores.map((score) => displayPoints(score, language)),
        ])
      }
      tools={
        <ChooseSeveral
          className="no-print"
          size="sm"
          mb="xs"
          searchable
          hidePickedOptions
          maxValues={MOST}
          limit={50}
          label={words.choose}
          description={words.most(MOST)}
          placeholder={asked.length < MOST ? words.choosePlaceholder : ''}
          value={[...asked]}
          onChange={setChosen}
          data={data.lines.map(({ tpn, name }) => ({
            value: String(tpn),
            label: `${tpn} ${name}`,
          }))}
        />
      }
    />
  );
}

function Curves(props: {
  readonly lines: readonly ProgressLine[];
  readonly rounds: number;
  readonly width: number;
}): ReactNode {
  const { lines, rounds, width } = props;
  const words = useWords(PICTURE_WORDS);
  const language = useLanguage();
  const room = Math.min(150, width * 0.32);
  const x = scaleOf(
    Array.from({ length: rounds + 1 }, (_, round) => round),
    EDGE.left,
    width - room,
  );
  const highest = Math.max(POINT, ...lines.flatMap(({ scores }) => scores));
  const y = scaleOf(niceTicks(0, highest / POINT, 8, 1), HEIGHT - EDGE.bottom, EDGE.top);
  const ends = lines.map(({ scores }) => y.at((scores.at(-1) ?? 0) / POINT));
  const labels = spread(ends, LABEL, HEIGHT - EDGE.bottom);
  const letters = Math.floor(room / 7) - 2;
  return (
    <>
      <Axes
        x={x}
        y={y}
        xText={String}
        yText={(value) => displayPoints(pointsFromTenths(value * POINT), language)}
        xName={words.round}
        yName={words.points}
      />
      {lines.map(({ tpn, name, scores }, index) => (
        <g key={tpn}>
          <path
            className={drawn['curve']}
            data-style={index}
            d={[0, ...scores]
              .map(
                (score, round) => `${round === 0 ? 'M' : 'L'}${x.at(round)},${y.at(score / POINT)}`,
              )
              .join('')}
          >
            <title>{`${name}: ${scores.map((score) => displayPoints(score, language)).join(', ')}`}</title>
          </path>
          <path
            className={drawn['curve']}
            data-style={index}
            d={`M${width - room + 4},${ends[index] ?? 0}L${width - room + 18},${labels[index] ?? 0}`}
          />
          <text className={drawn['curveName']} x={width - room + 22} y={labels[index]} dy="0.32em">
            {nameThatFits({ name }, letters, ({ length }) => length)}
          </text>
        </g>
      ))}
    </>
  );
}
