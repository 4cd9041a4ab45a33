import { ActionIcon, Anchor, Button, Group, Text, Tooltip } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import type { Language } from '@ronde/core/rules/language.ts';
import type { TournamentListing } from '@ronde/server/api/listing.ts';
import { IconArchive } from '../../icons.tsx';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useMemo, type ReactNode } from 'react';
import { ask } from '../../../api/ask.ts';
import { formatDays, formatInstant } from '../../dates.ts';
import { useLanguage, useWords } from '../../language.tsx';
import type { Column } from '../../parts/data-column.ts';
import { DataTable, type RowSearch } from '../../parts/data-table.tsx';
import { SHELL_WORDS } from '../../shell/shell-words.ts';
import { unarchive } from './archive-list.tsx';
import { HOME_WORDS } from './home-words.ts';
import classes from './home.module.css';

const addressOf = (id: string): string => `/event/${encodeURIComponent(id)}/now`;

function whenAndWhere(summary: TournamentListing['summary'], language: Language): string | null {
  if (summary === null) return null;
  const days = formatDays(summary.firstDay, summary.lastDay ?? summary.firstDay, language);
  return summary.place === null ? days : `${days} · ${summary.place}`;
}

export function TournamentTable(props: {
  readonly tournaments: readonly TournamentListing[];
  readonly search: RowSearch;
  readonly mayArchive: boolean;
}): ReactNode {
  const { mayArchive } = props;
  const words = useWords(HOME_WORDS);
  const { stages } = useWords(SHELL_WORDS);
  const language = useLanguage();
  const navigate = useNavigate();
  const columns = useMemo<readonly Column<TournamentListing>[]>(() => {
    const standing = ({ summary, problem, waiting }: TournamentListing): string | null => {
      if (problem !== null) return words.unreadable(problem);
      if (summary === null) return waiting ? words.waiting : null;
      const { current, rounds } = summary;
      if (current === null) return words.notStarted(rounds);
      return words.stage(current.round, rounds, stages[current.stage]);
    };
    return [
      {
        key: 'name',
        title: words.tournament,
        least: '14rem',
        stays: true,
        value: ({ id, summary }) => summary?.name ?? id,
        show: ({ id, summary }) => (
          <Anchor className={classes['twoLines'] ?? ''} href={addressOf(id)}>
            {summary?.name ?? id}
          </Anchor>
        ),
      },
      {
        key: 'when',
        title: words.when,
        least: '8rem',
        folds: 3,
        value: ({ summary }) => whenAndWhere(summary, language),
        show: ({ summary }) => (
          <span className={classes['twoLines']}>{whenAndWhere(summary, language)}</span>
        ),
      },
      {
        key: 'players',
        title: words.players,
        numeric: true,
        width: '6rem',
        folds: 1,
        value: ({ summary }) => summary?.players ?? null,
      },
      {
        key: 'round',
        title: words.round,
        width: '15rem',
        folds: 4,
        value: standing,
        show: (listing) => <span className={classes['twoLines']}>{standing(listing)}</span>,
      },
      {
        key: 'lastChange',
        title: words.lastChange,
        width: '13rem',
        folds: 2,
        value: ({ lastAt }) => lastAt,
        text: ({ lastAt }) => formatInstant(lastAt, language),
        show: ({ lastAt }) => <time dateTime={lastAt}>{formatInstant(lastAt, language)}</time>,
      },
      ...(mayArchive
        ? [
            {
              key: 'archive',
              title: words.actions,
              width: '6.5rem',
              controls: true,
              value: () => null,
              show: ({ id, summary }: TournamentListing) => (
                <ArchiveButton id={id} name={summary?.name ?? id} />
              ),
            },
          ]
        : []),
    ];
  }, [language, mayArchive, stages, words]);
  return (
    <DataTable
      name="tournaments"
      caption={words.heading}
      columns={columns}
      rows={props.tournaments}
      search={props.search}
      rowKey={({ id }) => id}
      onOpen={({ id }) => {
        void navigate({ to: addressOf(id) });
      }}
      empty={props.search.text.trim() === '' ? words.none : words.noneFound}
    />
  );
}

/** Archiving asks nothing: it is undone with one press. */
function ArchiveButton({ id, name }: { readonly id: string; readonly name: string }): ReactNode {
  const words = useWords(HOME_WORDS);
  const client = useQueryClient();
  const refresh = (): Promise<void> => client.invalidateQueries({ queryKey: ['tournaments'] });
  const archive = async (): Promise<void> => {
    await ask(`/api/tournaments/${encodeURIComponent(id)}`, { method: 'DELETE' });
    await refresh();
    const shown = notifications.show({
      autoClose: 12_000,
      message: (
        <Group justify="space-between" wrap="nowrap">
          <Text size="sm">{words.archived(name)}</Text>
          <Button
            variant="default"
            size="compact-sm"
            flex="none"
            onClick={() => {
              notifications.hide(shown);
              void unarchive(id).then(refresh);
            }}
          >
            {words.undo}
          </Button>
        </Group>
      ),
    });
  };
  return (
    <Tooltip label={words.archive(name)}>
      <ActionIcon
        variant="subtle"
        size="lg"
        aria-label={words.archive(name)}
        onClick={(event) => {
          event.stopPropagation();
          void archive();
        }}
      >
        <IconArchive size={18} aria-hidden />
      </ActionIcon>
    </Tooltip>
  );
}
