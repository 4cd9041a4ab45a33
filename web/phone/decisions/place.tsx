/** @jsxImportSource preact */
import { signal } from '@preact/signals';
import { COLOURS, type Colour } from '@ronde/core/rules/colour.ts';
import type { KnownAtBoards } from '@ronde/core/tournament/views/known-at-boards.ts';
import type { BoardView } from '@ronde/core/tournament/views/round.ts';
import type { JSX } from 'preact';
import { DECISION_WORDS } from '../../decisions/decision-words.ts';
import type { AtHand } from '../../decisions/known-at-hand.ts';
import { useHeard } from '../event/answers.ts';
import { items, overviewPath, serverNow, tournament } from '../event/phone.ts';
import type { RoundInHand } from '../helper/board-standing.ts';
import { useRound } from '../helper/use-round.ts';
import { spoken } from '../language.ts';
import { Choices } from '../parts/choices.tsx';
import { withWaiting } from './waiting-incidents.ts';

const words = spoken(DECISION_WORDS);

/** Which board it is about: it stays while the arbiter stands there. */
const typed = signal('');
const player = signal<Colour>('white');

/** The board an arbiter stands at, and the player a decision is about. */
export interface PhonePlace {
  readonly hand: RoundInHand;
  readonly number: number;
  /** Missing until a board of the round is typed. */
  readonly board: BoardView | undefined;
  readonly colour: Colour;
}

/** Null before the first round. */
export function usePlace(): PhonePlace | null {
  const hand = useRound();
  if (hand === null) return null;
  const number = Number(typed.value);
  const board = hand.round.boards.find((one) => one.board === number);
  return { hand, number, board, colour: player.value };
}

/** What the event answers by itself; null until it was heard once. */
export function useKnown(): KnownAtBoards | null {
  const where = tournament.value;
  const heard = useHeard<KnownAtBoards>(
    where === null ? null : `${overviewPath(where)}/known-at-boards`,
  );
  const own = items.value.filter((item) => item.tournament === where);
  return heard === null ? null : withWaiting(heard, own);
}

/** What is known where the arbiter stands. */
export function atHand(known: KnownAtBoards | null, place: PhonePlace | null): AtHand {
  const side = place?.board?.[place.colour];
  return {
    known,
    place: {
      round: place?.hand.round.round ?? null,
      board: place?.board?.board ?? null,
      player: side?.id ?? null,
    },
    ...{ name: side?.name ?? '', colour: side === undefined ? null : (place?.colour ?? null) },
    now: serverNow(),
  };
}

/** The board by its number, then the player by name. */
export function PlaceFields({ place }: { readonly place: PhonePlace }): JSX.Element {
  const { board, number, colour } = place;
  return (
    <>
      <label class="field">
        {words.board}
        <input
          inputMode="numeric"
          value={typed.value}
          onInput={(event) => (typed.value = event.currentTarget.value.replace(/\D/g, ''))}
        />
      </label>
      {typed.value !== '' && board === undefined && (
        <p class="attention" role="status">
          {words.noBoard(number)}
        </p>
      )}
      {board !== undefined && (
        <Choices
          label={words.concerned}
          titled
          choices={COLOURS.map((one) => ({ value: one, name: board[one].name }))}
          chosen={colour}
          onChoose={(one) => (player.value = one)}
        />
      )}
    </>
  );
}
