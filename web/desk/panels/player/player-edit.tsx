import { Button, Group, Stack, Text, TextInput } from '@mantine/core';
import type { PlayerDetails } from '@ronde/core/tournament/player.ts';
import type { PlayerLine, PlayersView } from '@ronde/core/tournament/views/players.ts';
import { useState, type ReactNode } from 'react';
import { useEvent } from '../../event/event-context.tsx';
import { useDo } from '../../event/use-command.tsx';
import { useView } from '../../event/use-view.ts';
import { useWords } from '../../language.tsx';
import { useKept } from '../../parts/use-kept.ts';
import { KnownPlayer, useKnownPlayer } from './known-player.tsx';
import { knownWords } from './known-words.ts';
import {
  correctionOf,
  detailsOf,
  draftOfDetails,
  faultsOf,
  keptOf,
  lacksComma,
  type PlayerDraft,
} from './player-draft.ts';
import { PlayerFields } from './player-fields.tsx';
import { FORM_WORDS } from './player-form-words.ts';
import { PLAYER_WORDS } from './player-words.ts';

const NOBODY: readonly PlayerLine[] = [];

/** Under which an unfinished correction of a player is kept. */
export const editKey = (tournament: string, player: string): string =>
  `edit.${tournament}.${player}`;

/** Corrects what is known of a player; only what was changed is sent. */
export function PlayerEdit(props: {
  readonly details: PlayerDetails;
  readonly rounds: number;
  readonly onEnd: () => void;
}): ReactNode {
  const { rounds } = props;
  const words = useWords(PLAYER_WORDS);
  const form = useWords(FORM_WORDS);
  const act = useDo();
  const { data } = useView<PlayersView>('players');
  const { id } = useEvent();
  // What the person began from: news of others does not change it under their hands.
  const [{ before, draft }, setEdit, letGo] = useKept(editKey(id, props.details.id), () => ({
    before: props.details,
    draft: draftOfDetails(props.details),
  }));
  const setDraft = (next: PlayerDraft): void => {
    setEdit({ before, draft: next });
  };
  const onEnd = (): void => {
    letGo();
    props.onEnd();
  };
  const [tried, setTried] = useState(false);
  const [busy, setBusy] = useState(false);
  const faults = faultsOf(draft, rounds);
  const fine = Object.keys(faults).length === 0;
  const correction = fine
    ? correctionOf(before, detailsOf(draft, before.id, keptOf(before)))
    : null;
  const save = async (): Promise<void> => {
    setTried(true);
    if (!fine) return;
    if (correction === null) {
      onEnd();
      return;
    }
    setBusy(true);
    const sent = await act(correction);
    setBusy(false);
    if (sent.kind === 'done') onEnd();
  };
  const players = data?.players ?? NOBODY;
  const known = useKnownPlayer(draft, players, before.id);
  const { clubs, tags } = knownWords(players);
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <Stack gap="sm">
        <TextInput
          label={form.name}
          description={lacksComma(draft.name) ? form.comma : undefined}
          value={draft.name}
          error={tried && faults.name !== undefined ? form.faults[faults.name] : undefined}
          autoFocus
          maxLength={200}
          onChange={(event) => {
            setDraft({ ...draft, name: event.currentTarget.value });
          }}
        />
        {known !== null && known.by !== 'namesake' && (
          <KnownPlayer known={known} onShow={props.onEnd} />
        )}
        <PlayerFields
          draft={draft}
          faults={tried ? faults : {}}
          knownClubs={clubs}
          knownTags={tags}
          onChange={(change) => {
            setDraft({ ...draft, ...change });
          }}
        />
        {fine && correction === null && (
          <Text size="sm" c="dimmed">
            {words.unchanged}
          </Text>
        )}
        <Group justify="flex-end">
          <Button variant="default" onClick={onEnd}>
            {form.cancel}
          </Button>
          <Button type="submit" loading={busy}>
            {words.save}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
