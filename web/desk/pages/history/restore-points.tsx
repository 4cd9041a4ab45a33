import { Button, Text, Title } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import type { RestorePoint } from '@ronde/core/tournament/views/restore-points.ts';
import type { RestorePointsAnswer } from '@ronde/server/api/overview.ts';
import type { ReactNode } from 'react';
import { writerText } from '@ronde/core/tournament/words/writer-text.ts';
import { formatInstant } from '../../dates.ts';
import { useDo } from '../../event/use-command.tsx';
import { useMay } from '../../event/use-may.ts';
import { useView } from '../../event/use-view.ts';
import { useLanguage, useWords } from '../../language.tsx';
import { HISTORY_WORDS } from './history-words.ts';
import classes from './history.module.css';
import { MarkForm } from './mark-form.tsx';

/** Where the event can go back to; going back asks twice (level 4). */
export function RestorePoints(): ReactNode {
  const words = useWords(HISTORY_WORDS);
  const may = useMay();
  const { data } = useView<RestorePointsAnswer>('restore-points');
  const wide = useMediaQuery('(min-width: 80rem)', true, { getInitialValueInEffect: false });
  const points = [...(data?.restorePoints ?? [])].reverse();
  const content = (
    <>
      <Text size="sm" c="dimmed" mb="xs">
        {words.restoreText}
      </Text>
      {may('markRestorePoint') && <MarkForm />}
      {data !== undefined && points.length === 0 && (
        <Text size="sm" c="dimmed">
          {words.noPoints}
        </Text>
      )}
      <ul className={classes['pointList']}>
        {points.map((point) => (
          <Point key={`${point.position}-${nameOf(point, words)}`} point={point} />
        ))}
      </ul>
    </>
  );
  return (
    <aside className={classes['points']} aria-label={words.restorePoints}>
      {wide ? (
        <>
          <Title order={2} size="h4">
            {words.restorePoints}
          </Title>
          {content}
        </>
      ) : (
        <details>
          <summary>{words.restorePoints}</summary>
          {content}
        </details>
      )}
    </aside>
  );
}

const nameOf = (
  { mark }: RestorePoint,
  words: { beforePublishing: (round: number) => string },
): string => ('name' in mark ? mark.name : words.beforePublishing(mark.beforePublishing));

function Point({ point }: { readonly point: RestorePoint }): ReactNode {
  const words = useWords(HISTORY_WORDS);
  const language = useLanguage();
  const act = useDo();
  const may = useMay();
  const name = nameOf(point, words);
  return (
    <li className={classes['point']}>
      <div>
        <div>{name}</div>
        <div className={classes['soft']}>
          {words.signed(writerText(point.by, language), formatInstant(point.at, language))}
        </div>
      </div>
      {may('restore') && (
        <Button
          variant="default"
          size="compact-md"
          aria-label={words.goBackTo(name)}
          onClick={() => void act({ type: 'restore', position: point.position })}
        >
          {words.goBack}
        </Button>
      )}
    </li>
  );
}
