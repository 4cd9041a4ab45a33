import { Button, Group, Modal, Stack, Text, TextInput } from '@mantine/core';
import type { RatingKind } from '@ronde/core/rules/rating-kind.ts';
import type { TypedDevelopment } from '@ronde/core/tournament/typed-development.ts';
import type { RatedPlayer } from '@ronde/core/tournament/views/ratings.ts';
import { useState, type ReactNode } from 'react';
import { formatMonth } from '../../dates.ts';
import { useDo } from '../../event/use-command.tsx';
import { useLanguage, useWords } from '../../language.tsx';
import { K_WORDS } from './k-words.ts';

const MOST_K = 100;
const MOST_RATING = 4000;

const isK = (text: string): boolean => /^[1-9]\d{0,2}$/.test(text) && Number(text) <= MOST_K;
const isRating = (text: string): boolean => /^\d{1,4}$/.test(text) && Number(text) <= MOST_RATING;
const isCount = (text: string): boolean => /^\d{1,6}$/.test(text);

/** K and games of a player as the arbiter knows them, for one kind of list. */
export function KDialog(props: {
  readonly player: Pick<RatedPlayer, 'id' | 'name' | 'typed' | 'onLists'>;
  readonly kind: RatingKind;
  /** Months of a long event whose lists may be kept. */
  readonly months: readonly string[];
  readonly onClose: () => void;
}): ReactNode {
  const { player, kind, months, onClose } = props;
  const words = useWords(K_WORDS);
  const language = useLanguage();
  const act = useDo();
  const [k, setK] = useState(String(player.typed?.k ?? ''));
  const [games, setGames] = useState(String(player.typed?.games ?? ''));
  const ratingOn = (month: string): string =>
    String(player.onLists.find((one) => one.month === month)?.rating ?? '');
  const [onLists, setOnLists] = useState(() => new Map(months.map((one) => [one, ratingOn(one)])));
  const [checked, setChecked] = useState(false);
  const [typedK, typedGames] = [k.trim(), games.trim()];
  const wrongK = typedK !== '' && !isK(typedK);
  const wrongGames = typedGames !== '' && !isCount(typedGames);
  const changed = [...onLists].filter(([month, text]) => text.trim() !== ratingOn(month));
  const wrongMonths = changed.flatMap(([month, text]) => (isRating(text.trim()) ? [] : [month]));
  const isEmpty = typedK === '' && typedGames === '' && changed.length === 0;
  const send = async (typed: TypedDevelopment): Promise<void> => {
    for (const [month, text] of changed) {
      const ratings = [{ player: player.id, rating: Number(text) }];
      const sent = await act({ type: 'keepListRatings', list: 'typed', month, kind, ratings });
      if (sent.kind !== 'done') return;
    }
    const isSame = typed.k === player.typed?.k && typed.games === player.typed?.games;
    if (isSame) onClose();
    else {
      const sent = await act({ type: 'giveK', player: player.id, kind, ...typed });
      if (sent.kind === 'done') onClose();
    }
  };
  return (
    <Modal opened onClose={onClose} title={words.heading(player.name, words.kinds[kind])} centered>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          setChecked(true);
          if (wrongK || wrongGames || wrongMonths.length > 0 || (isEmpty && player.typed === null))
            return;
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
          {months.map((month) => (
            <TextInput
              key={month}
              label={words.onList(formatMonth(month, language))}
              inputMode="numeric"
              value={onLists.get(month) ?? ''}
              error={checked && wrongMonths.includes(month) ? words.notARating : undefined}
              onChange={(event) => {
                setOnLists(new Map(onLists).set(month, event.currentTarget.value));
              }}
            />
          ))}
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
