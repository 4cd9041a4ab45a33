import { Anchor } from '@mantine/core';
import type { TournamentListing } from '@ronde/server/api/listing.ts';
import { useNavigate } from '@tanstack/react-router';
import { useMemo, type ReactNode } from 'react';
import { formatDays, formatInstant } from '../../dates.ts';
import { useLanguage, useWords } from '../../language.tsx';
import { DataTable, type Column } from '../../parts/data-table.tsx';
import { SHELL_WORDS } from '../../shell/shell-words.ts';
import { HOME_WORDS } from './home-words.ts';

const addressOf = (id: string): string => `/event/${encodeURIComponent(id)}/now`;

export function TournamentTable(props: {
  readonly tournaments: readonly TournamentListing[];
}): ReactNode {
  const words = useWords(HOME_WORDS);
  const { stages } = useWords(SHELL_WORDS);
  const language = useLanguage();
  const navigate = useNavigate();
  const columns = useMemo<readonly Column<TournamentListing>[]>(
    () => [
      {
        key: 'name',
        title: words.tournament,
        value: ({ id, summary }) => summary?.name ?? id,
        show: ({ id, summary }) => <Anchor href={addressOf(id)}>{summary?.name ?? id}</Anchor>,
      },
      {
        key: 'when',
        title: words.when,
        value: ({ summary }) => {
          if (summary === null) return null;
          const days = formatDays(summary.firstDay, summary.lastDay ?? summary.firstDay, language);
          return summary.place === null ? days : `${days} · ${summary.place}`;
        },
      },
      {
        key: 'players',
        title: words.players,
        numeric: true,
        width: '6rem',
        value: ({ summary }) => summary?.players ?? null,
      },
      {
        key: 'round',
        title: words.round,
        value: ({ summary, problem }) => {
          if (problem !== null) return words.unreadable(problem);
          if (summary === null) return null;
          const { current, rounds } = summary;
          if (current === null) return words.notStarted(rounds);
          return words.stage(current.round, rounds, stages[current.stage]);
        },
      },
      {
        key: 'lastChange',
        title: words.lastChange,
        value: ({ lastAt }) => lastAt,
        show: ({ lastAt }) => <time dateTime={lastAt}>{formatInstant(lastAt, language)}</time>,
      },
    ],
    [language, stages, words],
  );
  const rows = useMemo(
    () => [...props.tournaments].sort((a, b) => b.lastAt.localeCompare(a.lastAt)),
    [props.tournaments],
  );
  return (
    <DataTable
      name="tournaments"
      caption={words.heading}
      columns={columns}
      rows={rows}
      rowKey={({ id }) => id}
      onOpen={({ id }) => {
        void navigate({ to: addressOf(id) });
      }}
      empty={words.none}
    />
  );
}
