import {
  Alert,
  Button,
  Group,
  Loader,
  Modal,
  SegmentedControl,
  Stack,
  Text,
  TextInput,
} from '@mantine/core';
import { owedBy } from '@ronde/core/tournament/player.ts';
import type { PlayerLine, PlayersView } from '@ronde/core/tournament/views/players.ts';
import { useState, type ReactNode } from 'react';
import { useDo } from '../../event/use-command.tsx';
import { useView } from '../../event/use-view.ts';
import { useLanguage, useWords } from '../../language.tsx';
import { ignoringDoubleClick } from '../ignoring-double-click.ts';
import { useOneAtATime } from '../use-one-at-a-time.ts';
import { LicenceButtons } from './licence-buttons.tsx';
import { licenceCommand } from './licence-command.ts';
import { LicenceState, SOFT } from './licence-state.tsx';
import { LICENCE_WORDS } from './licence-words.ts';
import classes from './licences.module.css';
import { isOnRecord, isToSee, isUnnoted, registerLines } from './register-lines.ts';

/** The register of licences, at the door: what was seen of each, one press for most. */
export function LicenceRegister({ onClose }: { readonly onClose: () => void }): ReactNode {
  const words = useWords(LICENCE_WORDS);
  const { data, isError } = useView<PlayersView>('players');
  return (
    <Modal
      opened
      onClose={onClose}
      size="xl"
      title={words.heading}
      closeButtonProps={{ 'aria-label': words.back }}
    >
      {data !== undefined ? (
        <Register players={data.players} />
      ) : isError ? (
        <Alert color="red">{words.failed}</Alert>
      ) : (
        <Loader />
      )}
    </Modal>
  );
}

function Register({ players }: { readonly players: readonly PlayerLine[] }): ReactNode {
  const words = useWords(LICENCE_WORDS);
  const language = useLanguage();
  const act = useDo();
  const { busy, run } = useOneAtATime();
  const [text, setText] = useState('');
  const [toSee, setToSee] = useState(true);
  const here = players.filter(({ left }) => left === null);
  const unnoted = here.filter(isUnnoted);
  const onRecord = here.filter(isOnRecord);
  const listed = registerLines(players, { text, toSee, language });
  const all = (lines: readonly PlayerLine[], seen: 'shown' | 'listed') =>
    ignoringDoubleClick(() => {
      run(() =>
        act(
          licenceCommand(
            lines.map(({ id }) => id),
            seen,
          ),
        ),
      );
    });
  return (
    <Stack gap="sm">
      <Text size="sm">{words.about}</Text>
      <Group gap="xs">
        <strong aria-live="polite">
          {words.seenOf(here.length - here.filter(isToSee).length, here.length)}
        </strong>
        {unnoted.length > 0 && (
          <Button size="sm" loading={busy} onClick={all(unnoted, 'shown')}>
            {words.allShown(unnoted.length)}
          </Button>
        )}
        {onRecord.length > 0 && (
          <Button size="sm" variant="default" loading={busy} onClick={all(onRecord, 'listed')}>
            {words.allListed(onRecord.length)}
          </Button>
        )}
      </Group>
      <Group gap="xs">
        <TextInput
          flex="1 1 12rem"
          data-autofocus
          aria-label={words.search}
          placeholder={words.search}
          value={text}
          onChange={(event) => {
            setText(event.currentTarget.value);
          }}
        />
        <SegmentedControl
          aria-label={words.show}
          value={toSee ? 'toSee' : 'everybody'}
          data={[
            { value: 'toSee', label: words.toSee },
            { value: 'everybody', label: words.everybody },
          ]}
          onChange={(value) => {
            setToSee(value === 'toSee');
          }}
        />
      </Group>
      {listed.length === 0 ? (
        <Text>{words.nobody}</Text>
      ) : (
        <ul className={classes['list']} aria-label={words.heading} tabIndex={0}>
          {listed.map((line) => (
            <Line key={line.id} line={line} />
          ))}
        </ul>
      )}
    </Stack>
  );
}

function Line({ line }: { readonly line: PlayerLine }): ReactNode {
  const words = useWords(LICENCE_WORDS);
  const { id, name, staff } = line;
  if (staff === null) return null;
  const more = [line.club ?? line.federation, staff.licence].filter((one) => one !== null);
  return (
    <li>
      <Group gap="xs" py={6}>
        <Text component="div" flex="1 1 14rem">
          <strong>{name}</strong>{' '}
          <Text span c={SOFT}>
            {more.join(' · ')}
          </Text>
          <LicenceState staff={staff} />
          {owedBy(staff) > 0 && (
            <Text span c={SOFT}>
              {words.feeOwed}
            </Text>
          )}
        </Text>
        <Group gap="xs">
          <LicenceButtons player={id} name={name} check={staff.licenceCheck} />
        </Group>
      </Group>
    </li>
  );
}
