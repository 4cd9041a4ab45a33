import { Button, Group, Modal, NumberInput, Select, Stack, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import type { PlayerLine } from '@ronde/core/tournament/views/players.ts';
import type { TeamLine } from '@ronde/core/tournament/views/teams.ts';
import { DEVICE_ROLES, type DeviceRole, type NewDeviceRequest } from '@ronde/server/api/devices.ts';
import { useState, type ReactNode } from 'react';
import { useWords } from '../../language.tsx';
import { PEOPLE_WORDS } from './people-words.ts';

const A_DAY = 24;
const LONGEST = 24 * 60;

interface Values {
  name: string;
  role: DeviceRole;
  from: number | '';
  to: number | '';
  player: string | null;
  team: string | null;
  hours: number | '';
}

/** What a form says, as the server wants it. */
function wishOf({ name, role, from, to, player, team, hours }: Values): NewDeviceRequest {
  return {
    name: name.trim(),
    role,
    ...(role === 'results' && from !== '' && to !== '' ? { boards: { from, to } } : {}),
    ...(role === 'player' && player !== null ? { player } : {}),
    ...(role === 'captain' && team !== null ? { team } : {}),
    hours: hours === '' ? A_DAY : hours,
  };
}

/** Role, bounds and hours of a new link. */
export function NewLink(props: {
  readonly players: readonly PlayerLine[];
  /** None in an event of players: nobody is a captain there. */
  readonly teams: readonly TeamLine[];
  readonly onMake: (wish: NewDeviceRequest) => Promise<void>;
  readonly onClose: () => void;
}): ReactNode {
  const words = useWords(PEOPLE_WORDS);
  const [busy, setBusy] = useState(false);
  const [given, setGiven] = useState('');
  const form = useForm<Values>({
    initialValues: {
      ...{ name: '', role: 'results', from: '', to: '' },
      ...{ player: null, team: null, hours: A_DAY },
    },
  });
  const { role, player, team, name, from, to } = form.values;
  /** A name that somebody typed stays. */
  const proposed = (chosen: string | undefined): Partial<Values> => {
    if (chosen === undefined || (name.trim() !== '' && name !== given)) return {};
    setGiven(chosen);
    return { name: chosen };
  };
  const complete =
    name.trim() !== '' &&
    (role !== 'player' || player !== null) &&
    (role !== 'captain' || team !== null);
  const roles = DEVICE_ROLES.filter((value) => value !== 'captain' || props.teams.length > 0);
  const rangeHalf = role === 'results' && (from === '') !== (to === '');
  return (
    <Modal opened onClose={props.onClose} title={words.newLink} centered>
      <form
        onSubmit={form.onSubmit((values) => {
          setBusy(true);
          void props.onMake(wishOf(values)).finally(() => {
            setBusy(false);
          });
        })}
      >
        <Stack>
          <Select
            label={words.role}
            description={words.meanings[role]}
            allowDeselect={false}
            data={roles.map((value) => ({ value, label: words.roles[value] }))}
            {...form.getInputProps('role')}
          />
          {role === 'player' && (
            <Select
              label={words.player}
              searchable
              data={props.players.map(({ id, name: label }) => ({ value: id, label }))}
              value={player}
              onChange={(value) => {
                const chosen = props.players.find(({ id }) => id === value);
                form.setValues({ player: value, ...proposed(chosen?.name) });
              }}
            />
          )}
          {role === 'captain' && (
            <Select
              label={words.team}
              searchable
              data={props.teams.map(({ id, name: label }) => ({ value: id, label }))}
              value={team}
              onChange={(value) => {
                const chosen = props.teams.find(({ id }) => id === value);
                form.setValues({ team: value, ...proposed(chosen?.captain ?? chosen?.name) });
              }}
            />
          )}
          <TextInput
            label={words.name}
            description={words.nameHint}
            data-autofocus
            maxLength={100}
            {...form.getInputProps('name')}
          />
          {role === 'results' && (
            <Group grow align="flex-end">
              <NumberInput
                label={words.firstBoard}
                description={words.boardsHint}
                min={1}
                allowDecimal={false}
                {...form.getInputProps('from')}
              />
              <NumberInput
                label={words.lastBoard}
                min={from === '' ? 1 : from}
                allowDecimal={false}
                {...form.getInputProps('to')}
              />
            </Group>
          )}
          <NumberInput
            label={words.hours}
            min={1}
            max={LONGEST}
            allowDecimal={false}
            {...form.getInputProps('hours')}
          />
          <Group justify="flex-end">
            <Button variant="default" onClick={props.onClose}>
              {words.cancel}
            </Button>
            <Button type="submit" loading={busy} disabled={!complete || rangeHalf}>
              {words.make}
            </Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  );
}
