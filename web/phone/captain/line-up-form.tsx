/** @jsxImportSource preact */
import { useSignal } from '@preact/signals';
import { ratingText } from '@ronde/core/rules/rating-text.ts';
import type { Boards } from '@ronde/core/tournament/line-ups.ts';
import type { OwnMatch, OwnTeamView } from '@ronde/core/tournament/views/own-team.ts';
import type { JSX } from 'preact';
import {
  isAgainstList,
  proposedFor,
  sameBoards,
  withPlayer,
} from '../../desk/pages/line-ups/line-up-draft.ts';
import type { Heard } from '../event/answers.ts';
import { write } from '../event/phone.ts';
import { spoken } from '../language.ts';
import { PHONE_WORDS } from '../phone-words.ts';
import { CAPTAIN_WORDS } from './captain-words.ts';

const words = spoken(CAPTAIN_WORDS);
const phone = spoken(PHONE_WORDS);

/** Who plays on which board, chosen from the list. */
export function LineUpForm(props: {
  readonly heard: Heard<OwnTeamView>;
  readonly match: OwnMatch;
}): JSX.Element {
  const { heard, match } = props;
  const { line, round, colours } = match;
  const { roster, handedIn } = line;
  // What was chosen stays on screen: the server may ask about it, or refuse it.
  const typed = useSignal<Boards | null>(null);
  const boards = typed.value ?? proposedFor(line);
  const asked = useSignal<string | null>(null);
  const empty = boards.flatMap((player, index) => (player === null ? [index + 1] : []));
  const isAsked = empty.length > 0 && asked.value === empty.join();
  const handIn = (): void => {
    // Once both are in it is open for good: an empty board is asked about first.
    if (empty.length > 0 && !isAsked) {
      asked.value = empty.join();
      return;
    }
    asked.value = null;
    const { team } = heard.value;
    const shown = { board: null, names: [team.name] };
    void write({ type: 'handInLineUp', round, team: team.id, boards }, heard.position, shown);
  };
  return (
    <form
      class="card line-up"
      aria-labelledby="own-line-up"
      onSubmit={(event) => {
        event.preventDefault();
        handIn();
      }}
    >
      <h2 id="own-line-up">{words.lineUp}</h2>
      {boards.map((player, index) => (
        <label key={index}>
          <span class="soft">
            {words.board(index + 1, colours[index] === 'B' ? phone.black : phone.white)}
          </span>
          <select
            value={player ?? ''}
            onChange={({ currentTarget: { value } }) => {
              const chosen = roster.find(({ id }) => id === value)?.id ?? null;
              typed.value = withPlayer(boards, index, chosen);
            }}
          >
            <option value="">{words.nobody}</option>
            {roster
              .filter(({ id, available }) => available || id === player)
              .map((one) => (
                <option key={one.id} value={one.id}>
                  {`${one.name} ${ratingText(one)}${one.available ? '' : words.gone}`}
                </option>
              ))}
          </select>
        </label>
      ))}
      {heard.value.order === 'fixed' && isAgainstList(boards, roster) && (
        <p class="attention" role="status">
          {words.order}
        </p>
      )}
      {isAsked && (
        <p class="attention" role="alert">
          {words.emptyBoards(empty)}
        </p>
      )}
      <button
        type="submit"
        class="button primary wide tall"
        disabled={handedIn !== null && sameBoards(handedIn, boards)}
      >
        {isAsked ? words.handInEmpty : handedIn === null ? words.handIn : words.change}
      </button>
    </form>
  );
}
