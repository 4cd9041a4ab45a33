import { isExemptPair, type RoundAsked } from '@ronde/core/pairing/colours/topscorer.ts';
import type { Colour } from '@ronde/core/rules/colour.ts';
import type { PlayerId } from '@ronde/core/rules/identity.ts';
import { POINT, pointsFromTenths, type Points } from '@ronde/core/rules/points.ts';
import type { PlayerLine } from '@ronde/core/tournament/views/players.ts';
import type { BoardSide, RoundView } from '@ronde/core/tournament/views/round.ts';
import type { ShownPlayer } from '@ronde/core/tournament/views/shown-player.ts';
import type { ManualDraft } from './manual-draft.ts';

/** What an arbiter looks at before moving a player; without a board, the past is not known. */
export type SeatFacts = Pick<ShownPlayer, 'id' | 'name' | 'title' | 'club' | 'rating'> &
  Partial<Pick<BoardSide, 'score' | 'colours' | 'lastFloat'>>;

/** The facts about every player who may be moved. */
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

/** What the arbiter should look at in a manual pair, beside what the engine says of it. */
export type PairWarning =
  | { readonly code: 'sameClub' }
  | { readonly code: 'scoreGap'; readonly points: Points }
  | { readonly code: 'thirdColour'; readonly player: string; readonly colour: Colour };

/** Where the event stands; null where its system exempts nobody from the colour rules. */
export type Exempting = RoundAsked | null;

/** The warnings of one pair, from what the page knows of the two. */
export function pairWarnings(
  white: SeatFacts,
  black: SeatFacts,
  exempting: Exempting,
): PairWarning[] {
  const gap = Math.abs((white.score ?? 0) - (black.score ?? 0));
  const known = white.score != null && black.score != null;
  const exempt = exempting !== null && isExemptPair([pastOf(white), pastOf(black)], exempting);
  return [
    ...(exempt ? [] : [...thirdColour(white, 'white'), ...thirdColour(black, 'black')]),
    ...(known && gap > POINT ? [{ code: 'scoreGap', points: pointsFromTenths(gap) } as const] : []),
    ...(isSameClub(white.club, black.club) ? [{ code: 'sameClub' } as const] : []),
  ];
}

const pastOf = ({ score, colours = [] }: SeatFacts) => ({
  points: score ?? 0,
  colours: colours.filter((had) => had !== null),
});

const isSameClub = (one: string | null, other: string | null): boolean =>
  one !== null && one.trim() !== '' && one === other;

/** Only games that were played count in the sequence (C.04.2 D.5, 2026: 3.4). */
function thirdColour({ name, colours = [] }: SeatFacts, colour: Colour): PairWarning[] {
  const had = colours.filter((one) => one !== null).slice(-2);
  const third = had.length === 2 && had.every((one) => one === colour);
  return third ? [{ code: 'thirdColour', player: name, colour }] : [];
}

/** A board as the draft had it and as the arbiter changed it. */
export interface ChangedBoard {
  readonly index: number;
  readonly was: { readonly white: PlayerId; readonly black: PlayerId } | null;
  readonly now: { readonly white: PlayerId; readonly black: PlayerId };
  /** The draft did not pair these two; otherwise only their colours changed. */
  readonly newPair: boolean;
}

/** Every board that changed. */
export function comparison(before: ManualDraft, after: ManualDraft): ChangedBoard[] {
  const met = new Set(before.pairs.map(({ white, black }) => [white, black].sort().join(' ')));
  return after.pairs.flatMap((now, index) => {
    const was = before.pairs[index] ?? null;
    if (was?.white === now.white && was.black === now.black) return [];
    const newPair = !met.has([now.white, now.black].sort().join(' '));
    return [{ index, was, now, newPair }];
  });
}
