import {
  ActionIcon,
  Button,
  Group,
  Modal,
  SimpleGrid,
  Stack,
  Text,
  TextInput,
} from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { teamId } from '@ronde/core/rules/identity.ts';
import type { TeamLine, TeamsView } from '@ronde/core/tournament/views/teams.ts';
import { useState, type ReactNode } from 'react';
import { newKey } from '../../../api/new-key.ts';
import { useDo } from '../../event/use-command.tsx';
import { IconX } from '../../icons.tsx';
import { useWords } from '../../language.tsx';
import foot from '../../parts/dialog-foot.module.css';
import { PutOnList, TypeOnList } from './add-to-roster.tsx';
import { OrderedList } from './ordered-list.tsx';
import { ratingWorking } from './rating-working.ts';
import { TeamAbsences } from './team-absences.tsx';
import {
  draftOfTeam,
  EMPTY_TEAM,
  faultsOfTeam,
  teamCommand,
  type RosterPlayer,
  type TeamDraft,
  type TeamText,
} from './team-draft.ts';
import classes from './teams.module.css';
import { TEAMS_WORDS } from './teams-words.ts';

const ABOUT = ['name', 'nickname', 'club', 'federation', 'division', 'venue', 'strength'] as const;
const CAPTAIN = ['captain', 'phone', 'email'] as const;

/** A team from its name to its last reserve: entered, or changed. */
export function TeamDialog(props: {
  readonly view: TeamsView;
  /** Null for a new one. */
  readonly team: TeamLine | null;
  readonly rounds: number;
  /** Rounds whose pairing is not public yet. */
  readonly openRounds: readonly number[];
  readonly onClose: () => void;
}): ReactNode {
  const { view, team, rounds, openRounds, onClose } = props;
  const words = useWords(TEAMS_WORDS);
  const act = useDo();
  const [draft, setDraft] = useState(team === null ? EMPTY_TEAM : draftOfTeam(team));
  const [key] = useState(newKey);
  const [tried, setTried] = useState(false);
  const [busy, setBusy] = useState(false);
  const faults = faultsOfTeam(draft);
  const change = (part: Partial<TeamDraft>): void => {
    setDraft({ ...draft, ...part });
  };
  const add = (player: RosterPlayer): void => {
    change({ roster: [...draft.roster, player] });
  };
  const save = async (): Promise<void> => {
    setTried(true);
    if (Object.keys(faults).length > 0) return;
    setBusy(true);
    const sent = await act(teamCommand(draft, team?.id ?? teamId(`t-${key}`)));
    setBusy(false);
    if (sent.kind !== 'done') return;
    notifications.show({ message: words.saved(draft.name.trim()) });
    onClose();
  };
  const field = (name: TeamText): ReactNode => {
    const fault = tried ? faults[name] : undefined;
    return (
      <TextInput
        key={name}
        label={words.fields[name]}
        description={
          name === 'strength'
            ? words.strengthHint
            : name === 'phone' || name === 'email'
              ? words.contactHint
              : undefined
        }
        value={draft[name]}
        error={fault === undefined ? undefined : words.faults[fault]}
        autoComplete="off"
        maxLength={name === 'federation' ? 3 : 200}
        data-autofocus={name === 'name' ? true : undefined}
        onChange={(event) => {
          change({ [name]: event.currentTarget.value });
        }}
      />
    );
  };
  const free = (view.withoutTeam ?? []).filter(
    ({ id }) => !draft.roster.some((one) => one.id === id),
  );
  return (
    <Modal
      opened
      onClose={onClose}
      title={team === null ? words.addHeading : words.changeHeading(team.name)}
      size="xl"
      closeOnClickOutside={false}
      closeOnEscape={!busy}
    >
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        <Stack gap="sm">
          <SimpleGrid
            type="container"
            cols={{ base: 1, '280px': 2, '560px': 3 }}
            spacing="sm"
            className={classes['fields'] ?? ''}
          >
            {ABOUT.map(field)}
            {CAPTAIN.map(field)}
          </SimpleGrid>
          <div>
            <Text fw={600}>{words.roster}</Text>
            <Text size="sm" c="dimmed">
              {draft.roster.length === 0 ? words.rosterEmpty : words.reserves(view.boards)}
            </Text>
            <OrderedList
              label={words.roster}
              items={draft.roster}
              keyOf={({ id }) => id}
              up={({ name }) => words.up(name)}
              down={({ name }) => words.down(name)}
              isBelow={(index) => index >= view.boards}
              onChange={(roster) => {
                change({ roster });
              }}
              more={(player) => (
                <ActionIcon
                  variant="default"
                  size={44}
                  aria-label={words.out(player.name)}
                  onClick={() => {
                    change({ roster: draft.roster.filter((one) => one !== player) });
                  }}
                >
                  <IconX size={18} aria-hidden />
                </ActionIcon>
              )}
            >
              {(player, index) => (
                <>
                  <span className={classes['place']}>
                    {index < view.boards ? words.board(index + 1) : words.reserve}
                  </span>
                  <span className={classes['who']}>
                    {player.name}
                    {player.details === null ? '' : ` (${words.newPlayer})`}
                  </span>
                  <span className={classes['figure']}>
                    {player.rating === 0 ? '–' : player.rating}
                  </span>
                </>
              )}
            </OrderedList>
            {team !== null && (
              <Text size="sm">{words.ratingOfTeam(ratingWorking(words, view, team.rating))}</Text>
            )}
            {team?.staff?.order.map(({ board, above, by }) => (
              <Text key={board} size="sm" className={classes['remark'] ?? ''}>
                {words.outranks(board, above, by)}
              </Text>
            ))}
          </div>
          {free.length > 0 && <PutOnList players={free} onAdd={add} />}
          <TypeOnList firstRound={openRounds[0] ?? rounds} rounds={rounds} onAdd={add} />
          {team !== null && <TeamAbsences team={team} rounds={openRounds} />}
          <Group justify="flex-end" className={foot['foot'] ?? ''}>
            <Button variant="default" onClick={onClose}>
              {words.cancel}
            </Button>
            <Button type="submit" loading={busy}>
              {words.save}
            </Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  );
}
