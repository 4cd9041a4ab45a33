import type { Language } from '@ronde/core/rules/language.ts';
import { displayPoints, POINT, type Points } from '@ronde/core/rules/points.ts';
import { fill } from '@ronde/core/rules/sentence.ts';
import { markup, NOTHING, type Html } from './markup.ts';
import type { SiteWords } from './words.ts';

const WIDTH = 320;
const HEIGHT = 120;
const EDGE = { left: 24, right: 10, top: 10, bottom: 20 } as const;

/** A player's score after each round, drawn with the best score of the field behind it. */
export function scoreCurve(
  scores: readonly Points[],
  best: readonly Points[],
  rounds: number,
  words: SiteWords,
  language: Language,
): Html {
  if (scores.length === 0) return NOTHING;
  const most = Math.max(POINT, ...best, ...scores);
  const x = (round: number): number =>
    EDGE.left + ((WIDTH - EDGE.left - EDGE.right) * round) / Math.max(1, rounds);
  const y = (score: number): number =>
    HEIGHT - EDGE.bottom - ((HEIGHT - EDGE.top - EDGE.bottom) * score) / most;
  const line = (values: readonly number[]): string =>
    [0, ...values].map((score, round) => `${tenth(x(round))},${tenth(y(score))}`).join(' ');
  const steps = scores.map((score, index) =>
    fill(words.curveStep, { round: index + 1, score: displayPoints(score, language) }),
  );
  const marks = scores.map(
    (score, index) =>
      markup`<circle cx="${tenth(x(index + 1))}" cy="${tenth(y(score))}" r="3" class="own" />`,
  );
  const ticks = Array.from(
    { length: rounds },
    (_, index) =>
      markup`<text x="${tenth(x(index + 1))}" y="${HEIGHT - 5}" class="tick" text-anchor="middle"
        >${index + 1}</text
      >`,
  );
  const top = displayPoints(Math.round(most) as Points, language);
  return markup`<figure class="curve">
    <svg
      viewBox="0 0 ${WIDTH} ${HEIGHT}"
      role="img"
      aria-label="${words.curve} – ${steps.join(', ')}"
    >
      <line
        x1="${EDGE.left}"
        y1="${tenth(y(0))}"
        x2="${WIDTH - EDGE.right}"
        y2="${tenth(y(0))}"
        class="axis"
      />
      <text x="${EDGE.left - 6}" y="${tenth(y(most) + 4)}" class="tick" text-anchor="end">
        ${top}
      </text>
      <text x="${EDGE.left - 6}" y="${tenth(y(0) + 4)}" class="tick" text-anchor="end">0</text>
      <polyline points="${line(best)}" class="best" />
      <polyline points="${line(scores)}" class="own" />
      ${marks}${ticks}
    </svg>
    <figcaption>${words.curve} <span class="key-best">(${words.curveBest})</span></figcaption>
  </figure>`;
}

const tenth = (value: number): string => String(Math.round(value * 10) / 10);
