import { Button } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import type { CreateAnswer } from '@ronde/server/api/commands.ts';
import { IconChessKnight, IconPlus } from '../../icons.tsx';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState, type ReactNode } from 'react';
import { AnswerProblem, ask } from '../../../api/ask.ts';
import { newKey } from '../../../api/new-key.ts';
import { useLanguage, useWords } from '../../language.tsx';
import { sayProblem } from '../../say-problem.ts';
import classes from './home.module.css';
import { HOME_WORDS } from './home-words.ts';
import { ImportCard } from './import-card.tsx';

/** Three ways to begin: make one, import one, look at the sample. */
export function BeginCards(): ReactNode {
  const words = useWords(HOME_WORDS);
  const navigate = useNavigate();
  return (
    <div className={classes['cards']}>
      <section className={classes['card']}>
        <IconPlus size={28} aria-hidden />
        <h2>{words.cards.create.title}</h2>
        <p>{words.cards.create.text}</p>
        <Button onClick={() => void navigate({ to: '/new' })}>{words.cards.create.button}</Button>
      </section>
      <ImportCard />
      <SampleCard />
    </div>
  );
}

function SampleCard(): ReactNode {
  const words = useWords(HOME_WORDS);
  const language = useLanguage();
  const navigate = useNavigate();
  const client = useQueryClient();
  const [busy, setBusy] = useState(false);
  const open = async (): Promise<void> => {
    setBusy(true);
    try {
      const { id } = await ask<CreateAnswer>('/api/tournaments/sample', {
        method: 'POST',
        body: { key: newKey(), language },
      });
      void client.invalidateQueries({ queryKey: ['tournaments'] });
      await navigate({ to: `/event/${encodeURIComponent(id)}/now` });
    } catch (error) {
      const message =
        error instanceof AnswerProblem ? sayProblem(error.problem, language) : words.unreachable;
      notifications.show({ message, color: 'red' });
      setBusy(false);
    }
  };
  return (
    <section className={classes['card']}>
      <IconChessKnight size={28} aria-hidden />
      <h2>{words.cards.sample.title}</h2>
      <p>{words.cards.sample.text}</p>
      <Button variant="default" loading={busy} onClick={() => void open()}>
        {words.cards.sample.button}
      </Button>
    </section>
  );
}
