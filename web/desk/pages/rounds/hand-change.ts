import type { PlayerId } from '@ronde/core/rules/identity.ts';
import type { PlayerLine } from '@ronde/core/tournament/views/players.ts';
import type { RoundView } from '@ronde/core/tournament/views/round.ts';

/** A draft as the arbiter's hand moves it: seats on boards, who is exempt, who has no seat. */
export interface HandDraft {
  readonly pairs: readonly { readonly white: PlayerId; readonly black: PlayerId }[];
  readonly bye: PlayerId | null;
  /** To be seated: late entries, and those whose opponent is gone. */
  readonly aside: readonly PlayerId[];
}

export const handDraft = (view: RoundView): HandDraft => ({
  pairs: view.boards.map(({ white, black }) => ({ white: white.id, black: black.id })),
  bye: view.unpaired.find(({ reason }) => reason === 'odd')?.player.id ?? null,
  aside: [],
});

/** Public pairings as far as they still hold: whoever is gone is out, whoever came is aside. */
export function publicDraft(
  { pairs, bye }: HandDraft,
  players: readonly PlayerLine[],
  round: number,
): HandDraft {
  const here = new Set(players.filter((player) => isHere(player, round)).map(({ id }) => id));
  const stay = pairs.filter(({ white, black }) => here.has(white) && here.has(black));
  const exempt = bye !== null && here.has(bye) ? bye : null;
  const seated = new Set([...stay.flatMap(({ white, black }) => [white, black]), exempt]);
  return { pairs: stay, bye: exempt, aside: [...here].filter((id) => !seated.has(id)) };
}

function isHere({ fromRound, left, staff }: PlayerLine, round: number): boolean {
  if (fromRound > round || (left !== null && left.fromRound <= round)) return false;
  return staff?.byes.every((one) => one.round !== round) ?? true;
}

const hasNoOpponent = ({ bye, aside }: HandDraft, player: PlayerId): boolean =>
  player === bye || aside.includes(player);

/** The two exchange their seats, wherever they sit; two without opponents meet on a new board. */
export function exchange(draft: HandDraft, one: PlayerId, other: PlayerId): HandDraft {
  if (hasNoOpponent(draft, one) && hasNoOpponent(draft, other)) {
    const isFree = (player: PlayerId): boolean => player !== one && player !== other;
    return {
      pairs: [...draft.pairs, { white: one, black: other }],
      bye: draft.bye !== null && isFree(draft.bye) ? draft.bye : null,
      aside: draft.aside.filter(isFree),
    };
  }
  const seat = (player: PlayerId): PlayerId =>
    player === one ? other : player === other ? one : player;
  return {
    pairs: draft.pairs.map(({ white, black }) => ({ white: seat(white), black: seat(black) })),
    bye: draft.bye === null ? null : seat(draft.bye),
    aside: draft.aside.map(seat),
  };
}

/** A single player left aside has the bye. */
export const byeOf = ({ bye, aside }: HandDraft): PlayerId | null =>
  bye ?? (aside.length === 1 ? (aside[0] ?? null) : null);

export function exchangeColours(draft: HandDraft, index: number): HandDraft {
  return {
    ...draft,
    pairs: draft.pairs.map((pair, at) =>
      at === index ? { white: pair.black, black: pair.white } : pair,
    ),
  };
}

/** Boards that are not as they were. */
export function changedBoards(before: HandDraft, after: HandDraft): number[] {
  return after.pairs.flatMap(({ white, black }, index) => {
    const was = before.pairs[index];
    return was?.white === white && was.black === black ? [] : [index];
  });
}
