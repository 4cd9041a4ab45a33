import type { PlayerId } from '@ronde/core/rules/identity.ts';
import type { PlayerLine } from '@ronde/core/tournament/views/players.ts';
import type { RoundView } from '@ronde/core/tournament/views/round.ts';

/** A draft that the arbiter changes: pairs, who has the bye, who has no seat. */
export interface ManualDraft<Id = PlayerId> {
  readonly pairs: readonly { readonly white: Id; readonly black: Id }[];
  readonly bye: Id | null;
  /** To be seated: late entries, and those whose opponent is gone. */
  readonly aside: readonly Id[];
}

export const manualDraft = (view: RoundView): ManualDraft => ({
  pairs: view.boards.map(({ white, black }) => ({ white: white.id, black: black.id })),
  bye: view.unpaired.find(({ reason }) => reason === 'odd')?.player.id ?? null,
  aside: [],
});

/** Public pairings without those who left; those who came since have no seat yet. */
export function publicDraft(
  { pairs, bye }: ManualDraft,
  players: readonly PlayerLine[],
  round: number,
): ManualDraft {
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

const hasNoOpponent = <Id>({ bye, aside }: ManualDraft<Id>, player: Id): boolean =>
  player === bye || aside.includes(player);

/** Two players exchange their seats; two without an opponent meet on a new board. */
export function exchange<Id>(draft: ManualDraft<Id>, one: Id, other: Id): ManualDraft<Id> {
  if (hasNoOpponent(draft, one) && hasNoOpponent(draft, other)) {
    const isFree = (player: Id): boolean => player !== one && player !== other;
    return {
      pairs: [...draft.pairs, { white: one, black: other }],
      bye: draft.bye !== null && isFree(draft.bye) ? draft.bye : null,
      aside: draft.aside.filter(isFree),
    };
  }
  const seat = (player: Id): Id => (player === one ? other : player === other ? one : player);
  return {
    pairs: draft.pairs.map(({ white, black }) => ({ white: seat(white), black: seat(black) })),
    bye: draft.bye === null ? null : seat(draft.bye),
    aside: draft.aside.map(seat),
  };
}

/** The only player without a seat has the bye. */
export const byeOf = ({ bye, aside }: ManualDraft): PlayerId | null =>
  bye ?? (aside.length === 1 ? (aside[0] ?? null) : null);

export function exchangeColours<Id>(draft: ManualDraft<Id>, index: number): ManualDraft<Id> {
  return {
    ...draft,
    pairs: draft.pairs.map((pair, at) =>
      at === index ? { white: pair.black, black: pair.white } : pair,
    ),
  };
}

/** The boards that changed. */
export function changedBoards<Id>(before: ManualDraft<Id>, after: ManualDraft<Id>): number[] {
  return after.pairs.flatMap(({ white, black }, index) => {
    const was = before.pairs[index];
    return was?.white === white && was.black === black ? [] : [index];
  });
}
