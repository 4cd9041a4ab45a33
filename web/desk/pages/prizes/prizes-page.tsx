import { Alert, Button, Group, Loader, Text, Title } from '@mantine/core';
import type { PrizesView } from '@ronde/core/tournament/views/prizes.ts';
import type { OverviewAnswer } from '@ronde/server/api/overview.ts';
import { Link } from '@tanstack/react-router';
import { IconTrophy } from '../../icons.tsx';
import { useState, type ReactNode } from 'react';
import { AnswerProblem } from '../../../api/ask.ts';
import { useEvent } from '../../event/event-context.tsx';
import { useMay } from '../../event/use-may.ts';
import { useView } from '../../event/use-view.ts';
import { useLanguage, useWords } from '../../language.tsx';
import { PartOfPage } from '../../later/part-of-page.tsx';
import { BoardPrizesTable } from '../../parts-of-pages.ts';
import { sayProblem } from '../../say-problem.ts';
import { EmptyState } from '../../parts/empty-state.tsx';
import { isKept } from '../../parts/use-kept.ts';
import { AwardTable } from './award-table.tsx';
import { PRIZES_WORDS } from './prizes-words.ts';
import { FIRST_SCHEME } from './scheme-draft.ts';
import { schemeKey, SchemeEditor } from './scheme-editor.tsx';
import { WhatIf } from './what-if.tsx';

/** Who gets what and why, and the scheme behind it. */
export function PrizesPage(): ReactNode {
  const words = useWords(PRIZES_WORDS);
  const language = useLanguage();
  const { id } = useEvent();
  const may = useMay();
  const [editing, setEditing] = useState(() => isKept(schemeKey(id)));
  const { data: overview } = useView<OverviewAnswer>('');
  const settings = overview?.overview.settings ?? null;
  const announced = settings?.prizes ?? null;
  const isOfTeams = overview?.overview.kind === 'team';
  const { data, error, isPending } = useView<PrizesView>('prizes');
  if (overview === undefined) return <Loader />;
  const missing = error instanceof AnswerProblem && error.status === 404;
  return (
    <>
      <Group mb="sm" justify="space-between">
        <Title order={1} size="h2">
          {words.heading}
        </Title>
        {!editing && announced !== null && (
          <Button
            variant="default"
            className="no-print"
            onClick={() => {
              setEditing(true);
            }}
          >
            {words.edit}
          </Button>
        )}
      </Group>
      {editing ? (
        <SchemeEditor
          scheme={announced ?? FIRST_SCHEME}
          announced={announced !== null}
          onEnd={() => {
            setEditing(false);
          }}
        />
      ) : announced === null && (missing || settings !== null) ? (
        <EmptyState
          sign={IconTrophy}
          title={words.none}
          what={words.noneWhat}
          {...(settings === null ? {} : { comes: words.noneText })}
        >
          {settings !== null && (
            <Button
              onClick={() => {
                setEditing(true);
              }}
            >
              {words.announce}
            </Button>
          )}
        </EmptyState>
      ) : error instanceof AnswerProblem ? (
        <Alert color="red">{sayProblem(error.problem, language)}</Alert>
      ) : isPending || data === undefined ? (
        <Loader />
      ) : (
        <>
          <AwardTable view={data} />
          {isOfTeams && (
            <section>
              <Title order={2} size="h4" mt="md">
                {words.boardPrizes}
              </Title>
              <PartOfPage>
                <BoardPrizesTable asOf={null} />
              </PartOfPage>
            </section>
          )}
          {!isOfTeams && may('recordPlayOff') && (
            <Text mt="sm" className="no-print">
              <Link to={`/event/${encodeURIComponent(id)}/play-off`}>{words.playOff}</Link>
            </Text>
          )}
          <WhatIf view={data} />
        </>
      )}
    </>
  );
}
