/** @jsxImportSource preact */
import { sameGameOutcome } from '@ronde/core/rules/outcome.ts';
import type { JSX } from 'preact';
import { resultText } from '../../words/results.ts';
import { items } from '../event/phone.ts';
import { language, spoken } from '../language.ts';
import type { OutboxItem } from '../outbox/outbox-item.ts';
import { EntryLine } from '../parts/entry-line.tsx';
import { boardStanding, othersAt, ownEntries, type RoundInHand } from './board-standing.ts';
import { HELPER_WORDS } from './helper-words.ts';
import { useRound } from './use-round.ts';

const words = spoken(HELPER_WORDS);
const SHOWN = 5;

/** What needs a decision, what waits, and the last five that were written. */
export function LastPage(props: { readonly onCorrect: (board: number) => void }): JSX.Element {
  const hand = useRound();
  const newest = [...items.value].reverse();
  const unsent = newest.filter(({ state }) => state.kind !== 'written');
  const written = newest.filter(({ state }) => state.kind === 'written');
  const shown = [...unsent, ...written.slice(0, Math.max(SHOWN - unsent.length, 0))];
  return (
    <>
      <h1>{words.lastHeading}</h1>
      {shown.length === 0 && <p class="empty">{words.nothing}</p>}
      <ul class="entries">
        {shown.map((item) => {
          const board = hand === null ? null : correctable(item, hand);
          return (
            <EntryLine
              key={item.key}
              item={item}
              others={hand === null ? null : othersAt(item, hand)}
              now={hand === null ? null : changedTo(item, hand)}
              {...(board === null
                ? {}
                : {
                    onCorrect: () => {
                      props.onCorrect(board);
                    },
                  })}
            />
          );
        })}
      </ul>
    </>
  );
}

/** The board, where this is the last entry and still stands. */
function correctable({ key, command, state }: OutboxItem, hand: RoundInHand): number | null {
  if (command.type !== 'enterResult' || state.kind !== 'written') return null;
  const last = ownEntries(hand.items, hand.round.round).at(-1);
  if (last?.key !== key) return null;
  return boardStanding(hand, command.board)?.access === 'own' ? command.board : null;
}

/** What an arbiter wrote over it since. */
function changedTo({ key, command, state }: OutboxItem, hand: RoundInHand): string | null {
  if (command.type !== 'enterResult' || command.round !== hand.round.round) return null;
  if (state.kind !== 'written' || state.position > hand.position) return null;
  const own = ownEntries(hand.items, command.round).findLast(
    (entry) => entry.command.board === command.board,
  );
  if (own?.key !== key) return null;
  const outcome = boardStanding(hand, command.board)?.outcome;
  if (outcome === undefined || sameGameOutcome(outcome, command.outcome)) return null;
  return resultText(outcome, language) || '–';
}
