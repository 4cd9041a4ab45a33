import { Alert, Button, Group, Text } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { People, type Alike } from '@ronde/core/formats/player-list/same-person.ts';
import { playerId } from '@ronde/core/rules/identity.ts';
import type { PlayerLine } from '@ronde/core/tournament/views/players.ts';
import { IconUserCheck } from '../../icons.tsx';
import { useMemo, type ReactNode } from 'react';
import { useDo } from '../../event/use-command.tsx';
import { useMay } from '../../event/use-may.ts';
import { useWords } from '../../language.tsx';
import { usePanel } from '../../shell/use-panel.ts';
import { KNOWN_WORDS } from './known-player-words.ts';
import type { PlayerDraft } from './player-draft.ts';

/** Somebody of the event whom a form seems to describe; not the player it is about. */
export function useKnownPlayer(
  draft: PlayerDraft,
  players: readonly PlayerLine[],
  self: string | null = null,
): Alike<PlayerLine> | null {
  const people = useMemo(
    () => new People(players.filter(({ id }) => id !== self)),
    [players, self],
  );
  return people.like(draft);
}

/** Who is entered already under this number or name, with the ways on. */
export function KnownPlayer(props: {
  readonly known: Alike<PlayerLine>;
  /** The form makes room for the player; what it holds is needless once the player is back. */
  readonly onShow: (isBack: boolean) => void;
}): ReactNode {
  const { one, by } = props.known;
  const words = useWords(KNOWN_WORDS);
  const act = useDo();
  const may = useMay();
  const { open } = usePanel();
  const { left } = one;
  const who = [
    one.name,
    ...(one.tpn === null ? [] : [words.number(one.tpn)]),
    ...(one.fideId === null ? [] : [words.fideNumber(one.fideId)]),
    ...[one.federation, one.club].filter((part) => part !== null),
  ].join(' · ');
  const show = (isBack: boolean): void => {
    props.onShow(isBack);
    open({ kind: 'player', player: one.id });
  };
  const bringBack = async (): Promise<void> => {
    const sent = await act({ type: 'returnPlayer', player: playerId(one.id) });
    if (sent.kind !== 'done') return;
    notifications.show({ message: words.back(one.name) });
    show(true);
  };
  return (
    <Alert
      color={by === 'namesake' ? 'gray' : 'yellow'}
      icon={<IconUserCheck size={18} aria-hidden />}
      role="status"
    >
      <Text size="sm">{words.by[by](who)}</Text>
      {left !== null && (
        <Text size="sm">{left.reason === 'expelled' ? words.expelled : words.left}</Text>
      )}
      <Group gap="xs" mt="xs">
        <Button
          size="xs"
          variant="default"
          onClick={() => {
            show(false);
          }}
        >
          {words.show}
        </Button>
        {left !== null &&
          left.reason !== 'expelled' &&
          by !== 'namesake' &&
          may('returnPlayer') && (
            <Button size="xs" onClick={() => void bringBack()}>
              {words.returns}
            </Button>
          )}
      </Group>
    </Alert>
  );
}
