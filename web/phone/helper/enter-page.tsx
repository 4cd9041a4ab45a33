/** @jsxImportSource preact */
import { useSignal, type Signal } from '@preact/signals';
import type { PlayedScore } from '@ronde/core/rules/outcome.ts';
import type { JSX } from 'preact';
import { useCallback } from 'preact/hooks';
import { resultText } from '../../words/results.ts';
import { items, noRoundYet, write } from '../event/phone.ts';
import { language, spoken } from '../language.ts';
import { AskBox } from '../parts/ask-box.tsx';
import { NotHeard } from '../parts/not-heard.tsx';
import { PHONE_WORDS } from '../phone-words.ts';
import { BoardCard } from './board-card.tsx';
import {
  boardStanding,
  inRange,
  lastSaid,
  nextOpen,
  ownEntries,
  type BoardStanding,
  type RoundInHand,
} from './board-standing.ts';
import { Chairs } from './chairs.tsx';
import { HELPER_WORDS } from './helper-words.ts';
import { Keypad } from './keypad.tsx';
import { numberAfter, type PadKey } from './pad-key.ts';
import { useRound } from './use-round.ts';

const words = spoken(HELPER_WORDS);
const phone = spoken(PHONE_WORDS);
const SCORES = ['1-0', '½-½', '0-1'] as const satisfies readonly PlayedScore[];

/** Board number, names, three large buttons. */
export function EnterPage(props: { readonly typed: Signal<string> }): JSX.Element {
  const hand = useRound();
  if (hand === null) return <NotHeard isNone={noRoundYet.value} none={words.noRound} />;
  return <Entering hand={hand} typed={props.typed} />;
}

function Entering(props: {
  readonly hand: RoundInHand;
  readonly typed: Signal<string>;
}): JSX.Element {
  const { hand, typed } = props;
  const last = useSignal<number | null>(null);
  const number = Number(typed.value);
  const standing = typed.value === '' ? null : boardStanding(hand, number);
  const ours = inRange(number, hand.range);
  const next = nextOpen(hand, typed.value === '' ? (last.value ?? 0) : number);
  const press = useCallback(
    (key: PadKey): void => {
      if (key === 'next') typed.value = next === null ? '' : String(next);
      else typed.value = numberAfter(typed.value, key);
    },
    [next, typed],
  );
  const asked = useSignal<PlayedScore | null>(null);
  const send = (type: 'enterResult' | 'questionResult', score: PlayedScore): void => {
    if (standing === null) return;
    const { white, black } = standing.board;
    last.value = number;
    typed.value = '';
    asked.value = null;
    void write(
      {
        type,
        round: hand.round.round,
        board: number,
        outcome: { kind: 'played', score },
      },
      hand.position,
      { board: number, names: [white.name, black.name] },
    );
  };
  const taken = standing?.access === 'taken';
  const stands = (score: PlayedScore): boolean =>
    ours && standing?.outcome.kind === 'played' && standing.outcome.score === score;
  return (
    <>
      <h1 class="visually-hidden">{words.heading}</h1>
      <section class="entering" aria-live="polite">
        <p class="number" data-empty={typed.value === ''}>
          {typed.value === '' ? words.typeBoard : phone.board(number)}
        </p>
        <Read hand={hand} number={number} typed={typed.value} standing={ours ? standing : null} />
      </section>
      <LastEntry hand={hand} number={last.value} typed={typed} />
      <div class="scores">
        {SCORES.map((score) => (
          <button
            key={score}
            type="button"
            class="score"
            disabled={standing === null || !ours || (taken && stands(score))}
            aria-pressed={stands(score)}
            onClick={() => {
              if (taken) asked.value = score;
              else send('enterResult', score);
            }}
          >
            <span class="figures">{resultText({ kind: 'played', score }, language)}</span>
            <span>{words.results[score]}</span>
          </button>
        ))}
      </div>
      <Keypad onPress={press} hasNext={next !== null} />
      {asked.value !== null && standing !== null && (
        <TellArbiters
          standing={standing}
          score={asked.value}
          onTell={(score) => {
            send('questionResult', score);
          }}
          onNot={() => {
            asked.value = null;
          }}
        />
      )}
    </>
  );
}

/** Somebody sees another result than the one entered: both go to the arbiters. */
function TellArbiters(props: {
  readonly standing: BoardStanding;
  readonly score: PlayedScore;
  readonly onTell: (score: PlayedScore) => void;
  readonly onNot: () => void;
}): JSX.Element {
  const { standing, score } = props;
  return (
    <AskBox
      title={words.tellTitle(standing.board.board, resultText({ kind: 'played', score }, language))}
      yes={words.tellArbiters}
      no={words.tellNot}
      onYes={() => {
        props.onTell(score);
      }}
      onNo={props.onNot}
    >
      <p>{words.tellText(resultText(standing.outcome, language))}</p>
    </AskBox>
  );
}

function Read(props: {
  readonly hand: RoundInHand;
  readonly number: number;
  readonly typed: string;
  readonly standing: BoardStanding | null;
}): JSX.Element | null {
  const { hand, number, standing } = props;
  if (props.typed === '') return null;
  if (hand.range !== null && !inRange(number, hand.range)) {
    return <p class="board-note attention">{words.outside(hand.range)}</p>;
  }
  if (standing === null) return <p class="board-note attention">{words.noBoard(number)}</p>;
  return (
    <>
      <BoardCard standing={standing} matches={hand.round.matches ?? []} />
      <Chairs hand={hand} standing={standing} />
    </>
  );
}

/** What was entered a moment ago, and the way to put it right. */
function LastEntry(props: {
  readonly hand: RoundInHand;
  readonly number: number | null;
  readonly typed: Signal<string>;
}): JSX.Element | null {
  const { number, typed } = props;
  const { round } = props.hand.round;
  const entry = lastSaid(props.hand.items, round, number);
  if (typed.value !== '' || number === null || entry === null) return null;
  const told = resultText(entry.command.outcome, language);
  const result = entry.command.type === 'questionResult' ? words.questionOf(told) : told;
  const isLast = entry.key === ownEntries(items.value, round).at(-1)?.key;
  return (
    <p class="last-entry" role="status" data-state={entry.state.kind}>
      <span>
        <strong>{words.entered(number, result)}</strong>
        <small>{entry.state.kind === 'written' ? words.sent : words.waiting}</small>
      </span>
      {isLast && (
        <button
          type="button"
          class="button small"
          onClick={() => {
            typed.value = String(number);
          }}
        >
          {words.correct}
        </button>
      )}
    </p>
  );
}
