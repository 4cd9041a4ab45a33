/** @jsxImportSource preact */
import { useSignal } from '@preact/signals';
import type { CompleteRuling } from '@ronde/core/decisions/situations/complete-ruling.ts';
import { COLOURS } from '@ronde/core/rules/colour.ts';
import type { JSX } from 'preact';
import { DECISION_WORDS } from '../../decisions/decision-words.ts';
import { offeredOutcome } from '../../decisions/offered-outcome.ts';
import { otherThanKnown, type AtHand } from '../../decisions/known-at-hand.ts';
import { readPenalty } from '../../decisions/penalty-draft.ts';
import type { Given } from '../../decisions/question-line.ts';
import {
  decisionOf,
  factsText,
  offeredPenalties,
  toldOf,
} from '../../decisions/written-decision.ts';
import { resultText } from '../../words/results.ts';
import { items, me, tournament, write } from '../event/phone.ts';
import { language, spoken } from '../language.ts';
import type { OutboxItem } from '../outbox/outbox-item.ts';
import { EntryLine } from '../parts/entry-line.tsx';
import { PlaceFields, type PhonePlace } from './place.tsx';
import { PenaltyTicks } from './penalty-ticks.tsx';
import { TakePhoto, type Entered } from './take-photo.tsx';

const words = spoken(DECISION_WORDS);

/** The board and the player a ruling is about, and what can be written there with one touch. */
export function AtTheBoard(props: {
  readonly ruling: CompleteRuling;
  readonly given: Given;
  readonly score: string | null;
  readonly place: PhonePlace;
  readonly hand: AtHand;
}): JSX.Element {
  const { ruling, given, score } = props;
  const { hand, number, board, colour } = props.place;
  // Once for this ruling: a second touch is no second incident.
  const noted = useSignal<'no' | 'keeping' | 'kept'>('no');
  const offered = offeredPenalties(ruling, language);
  const penalties = useSignal(offered.begin);
  const tried = useSignal(false);
  const entered = useSignal<Entered | null>(null);
  const shown = {
    board: number,
    names: board === undefined ? [] : COLOURS.map((one) => board[one].name),
  };
  const outcome = offeredOutcome(ruling.offers, colour);
  const mine = items.value.filter(
    ({ command, state }) =>
      (command.type === 'enterResult' || command.type === 'enterIncident') &&
      command.board === number &&
      state.kind !== 'written',
  );
  // One that was refused and let go of may be written again, with another penalty.
  const own = noted.value === 'kept' ? items.value.findLast(isOf(entered.value)) : undefined;
  const isWritten = own?.state.kind === 'written';
  return (
    <section class="card" aria-labelledby="at-board">
      <h2 id="at-board">{words.offers}</h2>
      <PlaceFields place={props.place} />
      {noted.value === 'no' &&
        otherThanKnown(ruling.situation, given, props.hand, language).map((sentence) => (
          <p key={sentence} class="note attention" role="status">
            {sentence}
          </p>
        ))}
      {board !== undefined && (
        <>
          {outcome !== null && me.value?.commands.includes('enterResult') === true && (
            <button
              type="button"
              class="button primary wide"
              onClick={() => {
                void write(
                  { type: 'enterResult', round: hand.round.round, board: number, outcome },
                  hand.position,
                  shown,
                );
              }}
            >
              {words.enterResult(resultText(outcome, language))}
            </button>
          )}
          {offered.kinds.length > 0 && (
            <PenaltyTicks
              kinds={offered.kinds}
              drafts={penalties.value}
              tried={tried.value}
              onChange={(drafts) => (penalties.value = drafts)}
            />
          )}
          {me.value?.commands.includes('enterIncident') === true && (
            <button
              type="button"
              class="button wide"
              disabled={noted.value === 'keeping' || own !== undefined}
              onClick={() => {
                const read = penalties.value.flatMap((one) => readPenalty(one) ?? []);
                tried.value = true;
                if (read.length < penalties.value.length) return;
                noted.value = 'keeping';
                const command: Entered = {
                  type: 'enterIncident',
                  kind: ruling.writtenAs,
                  round: hand.round.round,
                  board: number,
                  player: board[colour].id,
                  ...toldOf(ruling.situation, given, factsText(ruling.situation, given, language)),
                  ...(score === null ? {} : { score }),
                  // What has to be judged first is decided later, on the desk.
                  ...(ruling.outcome === 'open' && read.length === 0
                    ? {}
                    : { decision: decisionOf(ruling, read, language) }),
                };
                entered.value = command;
                void write(command, hand.position, shown).then(() => (noted.value = 'kept'));
              }}
            >
              {words.writeDown}
            </button>
          )}
        </>
      )}
      {isWritten && (
        <p class="note" role="status">
          {words.writtenDown}
        </p>
      )}
      {isWritten && entered.value !== null && tournament.value !== null && (
        <TakePhoto tournament={tournament.value} entered={entered.value} />
      )}
      {mine.length > 0 && (
        <ul class="entries">
          {mine.map((item) => (
            <EntryLine key={item.key} item={item} />
          ))}
        </ul>
      )}
    </section>
  );
}

const isOf =
  (entered: Entered | null) =>
  ({ command }: OutboxItem): boolean =>
    command.type === 'enterIncident' &&
    command.text === entered?.text &&
    command.board === entered.board &&
    command.player === entered.player;
