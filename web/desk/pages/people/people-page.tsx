import { Button, Group, Modal, Stack, Text, Title } from '@mantine/core';
import type { DeviceShown, NewDeviceAnswer } from '@ronde/server/api/devices.ts';
import type { PlayersView } from '@ronde/core/tournament/views/players.ts';
import type { OverviewAnswer } from '@ronde/server/api/overview.ts';
import type { TeamsView } from '@ronde/core/tournament/views/teams.ts';
import { IconCards, IconPlus } from '../../icons.tsx';
import { useMemo, useState, type ReactNode } from 'react';
import { formatInstant } from '../../dates.ts';
import { useView } from '../../event/use-view.ts';
import { PartOfPage } from '../../later/part-of-page.tsx';
import { useLanguage, useWords } from '../../language.tsx';
import { LetPhonesIn, NewLink, Poster, PublicDoor } from '../../parts-of-pages.ts';
import type { Column } from '../../parts/data-column.ts';
import { DataTable } from '../../parts/data-table.tsx';
import { Accounts } from './accounts.tsx';
import { deviceState, inOrder, isOpen } from './device-state.ts';
import { LinkMade } from './link-made.tsx';
import { PEOPLE_WORDS } from './people-words.ts';
import { PlayerCards } from './player-cards.tsx';
import { useDevices } from './use-devices.ts';
import classes from './people.module.css';

type Open =
  | { readonly kind: 'new' }
  | { readonly kind: 'made'; readonly made: NewDeviceAnswer }
  | { readonly kind: 'end'; readonly device: DeviceShown }
  | null;

/** Who works on the tournament, and with which phone. */
export function PeoplePage(): ReactNode {
  const words = useWords(PEOPLE_WORDS);
  const { devices, make, end } = useDevices();
  const players = useView<PlayersView>('players').data?.players ?? [];
  const [open, setOpen] = useState<Open>(null);
  const [cards, setCards] = useState(false);
  const [poster, setPoster] = useState(false);
  const now = Date.now();
  const isOfTeams = useView<OverviewAnswer>('').data?.overview.kind === 'team';
  const teams = useView<TeamsView>('teams', isOfTeams).data?.teams ?? [];
  const names = useMemo(
    () => new Map([...players, ...teams].map(({ id, name }) => [id as string, name])),
    [players, teams],
  );
  const columns = useColumns(names, (device) => {
    setOpen({ kind: 'end', device });
  });
  const close = (): void => {
    setOpen(null);
  };
  if (cards) {
    return (
      <PlayerCards
        players={players}
        devices={devices ?? []}
        make={make}
        end={end}
        onClose={() => {
          setCards(false);
        }}
      />
    );
  }
  if (poster) {
    return (
      <PartOfPage>
        <Poster
          onClose={() => {
            setPoster(false);
          }}
        />
      </PartOfPage>
    );
  }
  return (
    <>
      <Title order={1} size="h2" mb="md">
        {words.heading}
      </Title>
      <section className={classes['part']}>
        <Group justify="space-between" align="flex-start" mb="sm">
          <div className={classes['text']}>
            <Title order={2} size="h4">
              {words.links}
            </Title>
            <Text c="dimmed">{words.linksText}</Text>
          </div>
          <Group gap="xs">
            <Button
              variant="default"
              leftSection={<IconCards size={18} aria-hidden />}
              onClick={() => {
                setCards(true);
              }}
            >
              {words.cards}
            </Button>
            <Button
              leftSection={<IconPlus size={18} aria-hidden />}
              onClick={() => {
                setOpen({ kind: 'new' });
              }}
            >
              {words.newLink}
            </Button>
          </Group>
        </Group>
        <div className={classes['table']}>
          <DataTable
            name="devices"
            caption={words.links}
            columns={columns}
            rows={inOrder(devices ?? [], now)}
            rowKey={({ id }) => id}
            rowClass={(device) => (isOpen(deviceState(device, now)) ? undefined : classes['over'])}
            empty={words.empty}
          />
        </div>
      </section>
      <PartOfPage>
        <LetPhonesIn />
        <PublicDoor
          onPoster={() => {
            setPoster(true);
          }}
        />
        <Accounts />
      </PartOfPage>
      {open?.kind === 'new' && (
        <PartOfPage>
          <NewLink
            players={players}
            teams={teams}
            onClose={close}
            onMake={async (wish) => {
              const made = await make(wish);
              if (made !== null) setOpen({ kind: 'made', made });
            }}
          />
        </PartOfPage>
      )}
      {open?.kind === 'made' && <LinkMade made={open.made} onClose={close} />}
      {open?.kind === 'end' && (
        <Modal opened onClose={close} title={words.endTitle} centered>
          <Stack>
            <Text>{words.endText(open.device.name)}</Text>
            <Group justify="flex-end">
              <Button variant="default" onClick={close} data-autofocus>
                {words.cancel}
              </Button>
              <Button
                color="red"
                onClick={() => {
                  void end(open.device.id).then(close);
                }}
              >
                {words.end}
              </Button>
            </Group>
          </Stack>
        </Modal>
      )}
    </>
  );
}

function useColumns(
  names: ReadonlyMap<string, string>,
  onEnd: (device: DeviceShown) => void,
): readonly Column<DeviceShown>[] {
  const words = useWords(PEOPLE_WORDS);
  const language = useLanguage();
  const now = Date.now();
  const bounds = ({ role, boards, player, team }: DeviceShown): string => {
    const whose = player ?? team;
    if (whose !== null) return names.get(whose) ?? whose;
    if (boards !== null) return words.boards(boards.from, boards.to);
    return role === 'results' ? words.allBoards : '';
  };
  return [
    {
      key: 'name',
      title: words.columns.name,
      least: '7.5rem',
      stays: true,
      value: ({ name }) => name,
    },
    {
      key: 'role',
      title: words.columns.role,
      value: ({ role }) => words.roles[role],
      width: '11rem',
      folds: 4,
    },
    { key: 'bounds', title: words.columns.bounds, least: '9rem', folds: 3, value: bounds },
    {
      key: 'lastSeen',
      title: words.columns.lastSeen,
      value: ({ lastSeenAt }) =>
        lastSeenAt === null ? words.never : formatInstant(lastSeenAt, language),
      width: '12rem',
      folds: 1,
    },
    {
      key: 'expires',
      title: words.columns.expires,
      value: ({ expiresAt }) => formatInstant(expiresAt, language),
      width: '12rem',
      folds: 2,
    },
    {
      key: 'state',
      title: words.columns.state,
      value: (device) => words.states[deviceState(device, now)],
      least: '6.5rem',
      show: (device) => (
        <span className={classes['state']}>{words.states[deviceState(device, now)]}</span>
      ),
    },
    {
      key: 'end',
      title: '',
      controls: true,
      value: () => null,
      width: '6.5rem',
      show: (device) =>
        isOpen(deviceState(device, now)) ? (
          <Button
            size="compact-md"
            variant="subtle"
            color="red"
            aria-label={words.endNamed(device.name)}
            onClick={(event) => {
              event.stopPropagation();
              onEnd(device);
            }}
          >
            {words.end}
          </Button>
        ) : null,
    },
  ];
}
