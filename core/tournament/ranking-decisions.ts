import type { PlayerId, TeamId } from '../rules/identity.ts';

/** A play-off's result: from the winner down, two on one step stay equal (LA 5.2 1.f). */
export interface RecordedPlayOff {
  readonly steps: readonly (readonly PlayerId[])[];
}

/** How a drawn match of a cup of teams that its tie-breaks left level was decided. */
export const MATCH_DECISIONS = ['playOff', 'lots', 'decision'] as const;
export type MatchDecision = (typeof MATCH_DECISIONS)[number];

/** Which team went through a drawn match of a cup. */
export interface DecidedMatch {
  readonly winner: TeamId;
  readonly loser: TeamId;
  readonly by: MatchDecision;
}

/** What people decided about the table beside its tie-breaks. */
export interface DecisionsOnRanking {
  /** Null until lots are drawn (C.07 4.2). */
  readonly lotsSeed: string | null;
  readonly playOffs: readonly RecordedPlayOff[];
  /** Missing where none was. */
  readonly matchesDecided?: readonly DecidedMatch[];
  /** Values of tie-breaks the event defines itself (C.07 4.1), by code then player. */
  readonly ownValues: ReadonlyMap<string, ReadonlyMap<PlayerId, number>>;
}

export const NOTHING_DECIDED: DecisionsOnRanking = {
  lotsSeed: null,
  playOffs: [],
  ownValues: new Map(),
};

/** The play-off these players had, in whatever order they are named. */
export function playOffOf(
  { playOffs }: DecisionsOnRanking,
  players: readonly PlayerId[],
): RecordedPlayOff | null {
  return playOffs.find(({ steps }) => sameGroup(steps.flat(), players)) ?? null;
}

/** The decisions without the play-off of these players. */
export const withoutPlayOff = (
  ranking: DecisionsOnRanking,
  players: readonly PlayerId[],
): DecisionsOnRanking => ({
  ...ranking,
  playOffs: ranking.playOffs.filter(({ steps }) => !sameGroup(steps.flat(), players)),
});

const sameGroup = (a: readonly PlayerId[], b: readonly PlayerId[]): boolean =>
  a.length === b.length && a.every((id) => b.includes(id));

/** Nothing is decided about somebody who is no longer entered. */
export function withoutDecisionsOn(
  ranking: DecisionsOnRanking,
  player: PlayerId,
): DecisionsOnRanking {
  const ownValues = new Map(
    [...ranking.ownValues].map(([code, values]) => [
      code,
      new Map([...values].filter(([id]) => id !== player)),
    ]),
  );
  const playOffs = ranking.playOffs.filter(({ steps }) => !steps.flat().includes(player));
  return { ...ranking, playOffs, ownValues };
}
