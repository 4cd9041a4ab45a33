import type { PlayerLine } from '@ronde/core/tournament/views/players.ts';
import type { RoundView } from '@ronde/core/tournament/views/round.ts';
import { manualDraft, publicDraft } from '../manual-pairing/manual-draft.ts';

/** Who a draft still has though they do not play, and who plays though it has no place for them. */
export interface DraftChanges {
  readonly gone: readonly string[];
  readonly come: readonly string[];
}

/** What has moved under a draft since it was made, as far as presence goes. */
export function draftChanges(view: RoundView, players: readonly PlayerLine[]): DraftChanges {
  const before = manualDraft(view);
  const seated = new Set([...before.pairs.flatMap(({ white, black }) => [white, black])]);
  if (before.bye !== null) seated.add(before.bye);
  // Everybody present is aside once nobody is seated.
  const present = new Set(
    publicDraft({ pairs: [], bye: null, aside: [] }, players, view.round).aside,
  );
  const names = (all: readonly PlayerLine[]): string[] => all.map(({ name }) => name);
  return {
    gone: names(players.filter(({ id }) => seated.has(id) && !present.has(id))),
    come: names(players.filter(({ id }) => present.has(id) && !seated.has(id))),
  };
}
