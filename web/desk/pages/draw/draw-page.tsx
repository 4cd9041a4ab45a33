import { Alert, Loader, Text, Title } from '@mantine/core';
import type { DrawWish } from '@ronde/core/tournament/draw-ceremony.ts';
import type { DrawView } from '@ronde/core/tournament/views/draw.ts';
import { useState, type ReactNode } from 'react';
import { useLastProblem, useView } from '../../event/use-view.ts';
import { useWords } from '../../language.tsx';
import { CeremonyOnDesk } from './ceremony-on-desk.tsx';
import { DRAW_WORDS } from './draw-words.ts';
import classes from './draw.module.css';
import { PrepareDraw } from './prepare-draw.tsx';
import { drawPath } from './use-draw.ts';

/** Numbers by lot: prepared, held step by step or at once, and taken into the event. */
export function DrawPage(): ReactNode {
  const words = useWords(DRAW_WORDS);
  const [wish, setWish] = useState<DrawWish>({});
  const asked = useView<DrawView>(drawPath(wish));
  const error = useLastProblem(asked);
  const { data: view } = asked;
  return (
    <div className={classes['page']}>
      <Title order={1} size="h2" mb="xs">
        {words.title}
      </Title>
      <Text mb="md">{words.about}</Text>
      {view === undefined ? (
        error === null ? (
          <Loader />
        ) : (
          <Alert color="red">{words.failed}</Alert>
        )
      ) : view.held !== null && (view.closed === null || view.held.taken) ? (
        <CeremonyOnDesk held={view.held} roundRobin={view.roundRobin} />
      ) : view.closed !== null ? (
        <Alert color="yellow">{words.closed[view.closed]}</Alert>
      ) : (
        <PrepareDraw view={view} wish={wish} onWish={setWish} />
      )}
    </div>
  );
}
