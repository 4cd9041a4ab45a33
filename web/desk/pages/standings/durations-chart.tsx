import { Skeleton, Text } from '@mantine/core';
import type { Language } from '@ronde/core/rules/language.ts';
import type { LogLine, LogPage } from '@ronde/core/tournament/views/log.ts';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ask } from '../../../api/ask.ts';
import { ChartFigure } from '../../drawings/chart-figure.tsx';
import drawn from '../../drawings/drawings.module.css';
import { scaleOf } from '../../drawings/scale.ts';
import { useEvent } from '../../event/event-context.tsx';
import { eventKey, viewPath } from '../../event/use-view.ts';
import { useLanguage, useWords } from '../../language.tsx';
import { PICTURE_WORDS } from './picture-words.ts';
import { roundDurations } from './round-durations.ts';

const PAGE = 500;
const ROW = 30;
const LEFT = 30;
const RIGHT = 70;
const HOUR = 60;
const WAITING = 5 * ROW;

/** How long each round took, from the log; nothing for those who may not read it. */
export function RoundDurations(): ReactNode {
  const words = useWords(PICTURE_WORDS);
  const language = useLanguage();
  const { id } = useEvent();
  const { data, isPending } = useQuery({
    queryKey: [...eventKey(id), 'whole-log'],
    queryFn: ({ signal }) => wholeLog(id, language, signal),
    retry: false,
  });
  if (isPending) {
    return (
      <figure className={drawn['figure']} aria-busy>
        <figcaption>{words.durations}</figcaption>
        <Skeleton height={WAITING} animate={false} />
      </figure>
    );
  }
  if (data === undefined) return null;
  const durations = roundDurations(data);
  const longest = Math.max(1, ...durations.map(({ minutes }) => minutes));
  const text = (minutes: number): string =>
    words.time(Math.floor(minutes / HOUR), String(minutes % HOUR).padStart(2, '0'));
  if (durations.length === 0) {
    return (
      <Text size="sm" c="dimmed">
        {words.durationsNone}
      </Text>
    );
  }
  return (
    <ChartFigure
      title={words.durations}
      summary={words.durationsSummary}
      height={durations.length * ROW}
      draw={(width) => {
        const x = scaleOf([0, longest], LEFT, width - RIGHT);
        return durations.map(({ round, minutes }, index) => (
          <g key={round}>
            <text className={drawn['barText']} x={0} y={index * ROW + ROW / 2} dy="0.32em">
              {round}
            </text>
            <rect
              className={drawn['bar']}
              x={LEFT}
              y={index * ROW + 5}
              width={Math.max(2, x.at(minutes) - LEFT)}
              height={ROW - 10}
              rx={3}
            />
            <text
              className={drawn['barText']}
              x={Math.max(2 + LEFT, x.at(minutes)) + 8}
              y={index * ROW + ROW / 2}
              dy="0.32em"
            >
              {text(minutes)}
            </text>
          </g>
        ));
      }}
      heads={[words.round, words.duration]}
      rows={() => durations.map(({ round, minutes }) => [round, text(minutes)])}
    />
  );
}

async function wholeLog(
  id: string,
  language: Language,
  signal: AbortSignal,
): Promise<readonly LogLine[]> {
  const lines: LogLine[] = [];
  let before: number | null = null;
  do {
    const asked = new URLSearchParams({ lang: language, limit: String(PAGE) });
    if (before !== null) asked.set('before', String(before));
    const page: LogPage = await ask<LogPage>(viewPath(id, `log?${asked.toString()}`), { signal });
    lines.push(...page.lines);
    before = page.before;
  } while (before !== null);
  return lines;
}
