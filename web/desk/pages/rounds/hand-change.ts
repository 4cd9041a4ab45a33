import type { PlayerId } from '@ronde/core/rules/identity.ts';
import type { RoundView } from '@ronde/core/tournament/views/round.ts';

/** A draft as the arbiter's hand moves it: seats on boards, and who is exempt. */
export interface HandDraft {
  readonly pairs: readonly { readonly white: PlayerId; readonly black: PlayerId }[];
  readonly bye: PlayerId | null;
}

export const handDraft = (view: RoundView): HandDraft => ({
  pairs: view.boards.map(({ white, black }) => ({ white: white.id, black: black.id })),
  bye: view.unpaired.find(({ reason }) => reason === 'odd')?.player.id ?? null,
});

/** The two exchange their seats, wherever they sit. */
export function exchange(draft: HandDraft, one: PlayerId, other: PlayerId): HandDraft {
  const seat = (player: PlayerId): PlayerId =>
    player === one ? other : player === other ? one : player;
  return {
    pairs: draft.pairs.map(({ white, black }) => ({ white: seat(white), black: seat(black) })),
    bye: draft.bye === null ? null : seat(draft.bye),
  };
}

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
