import { Button } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { ask } from '../../../api/ask.ts';
import { formatDays, formatInstant } from '../../dates.ts';
import { useLanguage, useWords } from '../../language.tsx';
import classes from './home.module.css';
import { HOME_WORDS } from './home-words.ts';
import { ShowMore } from './show-more.tsx';
import { listedIn, useTournaments } from '../../use-tournaments.ts';

/** Takes a tournament out of the archive. */
export const unarchive = (id: string): Promise<null> =>
  ask<null>(`/api/tournaments/${encodeURIComponent(id)}/unarchive`, { method: 'POST' });

/** What was put away, and the way back. */
export function ArchiveList(): ReactNode {
  const words = useWords(HOME_WORDS);
  const language = useLanguage();
  const client = useQueryClient();
  const [open, setOpen] = useState(false);
  const answer = useTournaments('', '/api/archive', open);
  const tournaments = listedIn(answer.data);
  const restore = async (id: string): Promise<void> => {
    await unarchive(id);
    await client.invalidateQueries({ queryKey: ['tournaments'] });
  };
  return (
    <details
      className={classes['archive']}
      onToggle={(event) => {
        setOpen(event.currentTarget.open);
      }}
    >
      <summary>{words.archiveHeading}</summary>
      <p className={classes['soft']}>
        {answer.data !== undefined && tournaments.length === 0
          ? words.archiveEmpty
          : words.archiveAbout}
      </p>
      <ul>
        {tournaments.map(({ id, summary, lastAt }) => (
          <li key={id}>
            <span className={classes['archivedName']}>{summary?.name ?? id}</span>
            <span className={classes['soft']}>
              {summary === null
                ? formatInstant(lastAt, language)
                : formatDays(summary.firstDay, summary.lastDay ?? summary.firstDay, language)}
            </span>
            <Button
              variant="default"
              size="compact-sm"
              aria-label={words.restoreOf(summary?.name ?? id)}
              onClick={() => void restore(id)}
            >
              {words.restore}
            </Button>
          </li>
        ))}
      </ul>
      <ShowMore answer={answer} />
    </details>
  );
}
