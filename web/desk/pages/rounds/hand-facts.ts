import type { Colour } from '@ronde/core/rules/colour.ts';
import type { PlayerId } from '@ronde/core/rules/identity.ts';
import { POINT, pointsFromTenths, type Points } from '@ronde/core/rules/points.ts';
import type { PlayerLine } from '@ronde/core/tournament/views/players.ts';
import type { BoardSide, RoundView } from '@ronde/core/tournament/views/round.ts';
import type { ShownPlayer } from '@ronde/core/tournament/views/shown-player.ts';
import type { HandDraft } from './hand-change.ts';

/** What an arbiter looks at before a player is moved; the past of those without a board is not known. */
export type SeatFacts = Pick<ShownPlayer, 'id' | 'name' | 'title' | 'club' | 'rating'> &
  Partial<Pick<BoardSide, 'score' | 'colours' | 'lastFloat'>>;

/** Everybody who may be moved, with what is known of them. */
export function seatFacts(
  view: RoundView,
  players: readonly PlayerLine[],
): ReadonlyMap<PlayerId, SeatFacts> {
  const all: readonly SeatFacts[] = [
    ...players,
    ...view.unpaired.map(({ player }) => player),
    ...view.boards.flatMap(({ white, black }) => [white, black]),
  ];
  return new Map(all.map((one) => [one.id, one]));
}

/** What a pair made by hand should be looked at for, beside what the engine says of it. */
export type HandWarning =
  | { readonly code: 'sameClub' }
  | { readonly code: 'scoreGap'; readonly points: Points }
  | { readonly code: 'thirdColour'; readonly player: string; readonly colour: Colour };

/** The warnings of one pair, from what the page knows of the two. */
export function handWarnings(white: SeatFacts, black: SeatFacts): HandWarning[] {
  const gap = Math.abs((white.score ?? 0) - (black.score ?? 0));
  const known = white.score != null && black.score != null;
  return [
    ...thirdColour(white, 'white'),
    ...thirdColour(black, 'black'),
    ...(known && gap > POINT ? [{ code: 'scoreGap', points: pointsFromTenths(gap) } as const] : []),
    ...(isSameClub(white.club, black.club) ? [{ code: 'sameClub' } as const] : []),
  ];
}

const isSameClub = (one: string | null, other: string | null): boolean =>
  one !== null && one.trim() !== '' && one === other;

/** Only games that were played count in the sequence (C.04.2 D.5, 2026: 3.4). */
function thirdColour({ name, colours = [] }: SeatFacts, colour: Colour): HandWarning[] {
  const had = colours.filter((one) => one !== null).slice(-2);
  const third = had.length === 2 && had.every((one) => one === colour);
  return third ? [{ code: 'thirdColour', player: name, colour }] : [];
}

/** A board of the draft as it was and as the hand has it. */
export interface HandComparison {
  readonly index: number;
  readonly was: { readonly white: PlayerId; readonly black: PlayerId } | null;
  readonly now: { readonly white: PlayerId; readonly black: PlayerId };
  /** The two did not meet before the change: only their colours moved otherwise. */
  readonly newPair: boolean;
}

/** Every board that is not as it was. */
export function comparison(before: HandDraft, after: HandDraft): HandComparison[] {
  const met = new Set(before.pairs.map(({ white, black }) => [white, black].sort().join(' ')));
  return after.pairs.flatMap((now, index) => {
    const was = before.pairs[index] ?? null;
    if (was?.white === now.white && was.black === now.black) return [];
    const newPair = !met.has([now.white, now.black].sort().join(' '));
    return [{ index, was, now, newPair }];
  });
}
