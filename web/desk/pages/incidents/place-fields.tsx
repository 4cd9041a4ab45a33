import { Group, NativeSelect } from '@mantine/core';
import { COLOURS } from '@ronde/core/rules/colour.ts';
import type { PlayerId } from '@ronde/core/rules/identity.ts';
import type { PlayersView } from '@ronde/core/tournament/views/players.ts';
import type { RoundView } from '@ronde/core/tournament/views/round.ts';
import type { OverviewAnswer } from '@ronde/server/api/overview.ts';
import type { ReactNode } from 'react';
import { publishedOf } from '../../event/open-rounds.ts';
import { useView } from '../../event/use-view.ts';
import { useWords } from '../../language.tsx';
import { INCIDENT_WORDS } from './incident-words.ts';

/** Where something happened, and whom it is about. */
export interface Place {
  readonly round: number | null;
  readonly board: number | null;
  readonly player: PlayerId | null;
}

export const NO_PLACE: Place = { round: null, board: null, player: null };

/** The board the place names, once its round is there. */
export function usePlacedBoard({ round, board }: Place): RoundView['boards'][number] | null {
  const { data } = useView<RoundView>(`rounds/${round ?? 0}`, round !== null);
  if (round === null || board === null || data?.round !== round) return null;
  return data.boards.find((one) => one.board === board) ?? null;
}

/** Round, board and player, each out of those the event has. */
export function PlaceFields(props: {
  readonly place: Place;
  readonly onChange: (place: Place) => void;
}): ReactNode {
  const { place, onChange } = props;
  const words = useWords(INCIDENT_WORDS);
  const overview = useView<OverviewAnswer>('');
  const players = useView<PlayersView>('players');
  const round = useView<RoundView>(`rounds/${place.round ?? 0}`, place.round !== null);
  const shown = round.data?.round === place.round ? round.data.boards : [];
  const board = shown.find((one) => one.board === place.board);
  const people: readonly { readonly id: PlayerId; readonly name: string }[] =
    board === undefined
      ? (players.data?.players ?? [])
      : COLOURS.map((colour) => ({ id: board[colour].id, name: board[colour].name }));
  const rounds = publishedOf(overview.data?.overview.rounds ?? []);
  return (
    // As wide as they are, whatever is in them: names that come move nothing.
    <Group align="end" gap="sm">
      <NativeSelect
        flex="1 1 8rem"
        label={words.round}
        value={place.round === null ? '' : String(place.round)}
        data={[{ value: '', label: words.noRound }, ...rounds.map(String)]}
        onChange={({ currentTarget: { value } }) => {
          onChange({ ...place, round: value === '' ? null : Number(value), board: null });
        }}
      />
      <NativeSelect
        flex="3 1 16rem"
        label={words.board}
        disabled={place.round === null}
        value={place.board === null ? '' : String(place.board)}
        data={[
          { value: '', label: words.noBoard },
          ...shown.map((one) => ({
            value: String(one.board),
            label: `${one.board}  ${one.white.name} – ${one.black.name}`,
          })),
        ]}
        onChange={({ currentTarget: { value } }) => {
          const number = value === '' ? null : Number(value);
          const at = shown.find((one) => one.board === number);
          const stays = at === undefined || COLOURS.some((side) => at[side].id === place.player);
          onChange({ ...place, board: number, player: stays ? place.player : null });
        }}
      />
      <NativeSelect
        flex="2 1 13rem"
        label={words.player}
        value={place.player ?? ''}
        data={[
          { value: '', label: words.nobody },
          ...people.map(({ id, name }) => ({ value: id, label: name })),
        ]}
        onChange={({ currentTarget: { value } }) => {
          onChange({ ...place, player: people.find(({ id }) => id === value)?.id ?? null });
        }}
      />
    </Group>
  );
}
