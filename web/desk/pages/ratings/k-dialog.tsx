import { Button, Group, Modal, Stack, Text, TextInput } from '@mantine/core';
import type { RatingKind } from '@ronde/core/rules/rating-kind.ts';
import type { TypedDevelopment } from '@ronde/core/tournament/typed-development.ts';
import type { RatedPlayer } from '@ronde/core/tournament/views/ratings.ts';
import { useState, type ReactNode } from 'react';
import { useDo } from '../../event/use-command.tsx';
import { useWords } from '../../language.tsx';
import { K_WORDS } from './k-words.ts';

const MOST_K = 100;

const isK = (text: string): boolean => /^[1-9]\d{0,2}$/.test(text) && Number(text) <= MOST_K;
const isCount = (text: string): boolean => /^\d{1,6}$/.test(text);

/** K and games of a player as the arbiter knows them, for one kind of list. */
export function KDialog(props: {
  readonly player: Pick<RatedPlayer, 'id' | 'name' | 'typed'>;
  readonly kind: RatingKind;
  readonly onClose: () => void;
}): ReactNode {
  const { player, kind, onClose } = props;
  const words = useWords(K_WORDS);
  const act = useDo();
  const [k, setK] = useState(String(player.typed?.k ?? ''));
  const [games, setGames] = useState(String(player.typed?.games ?? ''));
  const [checked, setChecked] = useState(false);
  const [typedK, typedGames] = [k.trim(), games.trim()];
  const wrongK = typedK !== '' && !isK(typedK);
  const wrongGames = typedGames !== '' && !isCount(typedGames);
  const isEmpty = typedK === '' && typedGames === '';
  const send = async (typed: TypedDevelopment): Promise<void> => {
    const sent = await act({ type: 'giveK', player: player.id, kind, ...typed });
    if (sent.kind === 'done') onClose();
  };
  return (
    <Modal opened onClose={onClose} title={words.heading(player.name, words.kinds[kind])} centered>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          setChecked(true);
          if (wrongK || wrongGames || (isEmpty && player.typed === null)) return;
          void send({
            ...(typedK === '' ? {} : { k: Number(typedK) }),
            ...(typedGames === '' ? {} : { games: Number(typedGames) }),
          });
        }}
      >
        <Stack>
          <Text size="sm">{words.text}</Text>
          <TextInput
            label={words.k}
            inputMode="numeric"
            value={k}
            error={
              checked && wrongK
                ? words.notAK
                : checked && isEmpty && player.typed === null
                  ? words.sayOne
                  : undefined
            }
            data-autofocus
            onChange={(event) => {
              setK(event.currentTarget.value);
            }}
          />
          <TextInput
            label={words.games}
            inputMode="numeric"
            value={games}
            error={checked && wrongGames ? words.notGames : undefined}
            onChange={(event) => {
              setGames(event.currentTarget.value);
            }}
          />
          <Group justify="flex-end">
            {player.typed !== null && (
              <Button variant="default" mr="auto" onClick={() => void send({})}>
                {words.none}
              </Button>
            )}
            <Button variant="default" onClick={onClose}>
              {words.cancel}
            </Button>
            <Button type="submit">{words.keep}</Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  );
}
