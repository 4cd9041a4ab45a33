import type { PlayerId } from '../rules/identity.ts';
import type { EventOf } from './event.ts';

/** A play-off's result: from the winner down, two on one step stay equal (LA 5.2 1.f). */
export interface RecordedPlayOff {
  readonly steps: readonly (readonly PlayerId[])[];
}

/** What people decided about the table beside its tie-breaks. */
export interface DecisionsOnRanking {
  /** Null until lots are drawn (C.07 4.2). */
  readonly lotsSeed: string | null;
  readonly playOffs: readonly RecordedPlayOff[];
  /** Values of tie-breaks the event defines itself (C.07 4.1), by code then player. */
  readonly ownValues: ReadonlyMap<string, ReadonlyMap<PlayerId, number>>;
}

export const NOTHING_DECIDED: DecisionsOnRanking = {
  lotsSeed: null,
  playOffs: [],
  ownValues: new Map(),
};

type RankingEvent = EventOf<
  'tieLotsDrawn' | 'playOffRecorded' | 'playOffCancelled' | 'tieBreakValueSet'
>;

export function rankingAfter(before: DecisionsOnRanking, event: RankingEvent): DecisionsOnRanking {
  switch (event.type) {
    case 'tieLotsDrawn':
      return { ...before, lotsSeed: event.seed };
    case 'playOffRecorded': {
      const others = without(before.playOffs, event.steps.flat());
      return { ...before, playOffs: [...others, { steps: event.steps }] };
    }
    case 'playOffCancelled':
      return { ...before, playOffs: without(before.playOffs, event.players) };
    case 'tieBreakValueSet': {
      const values = new Map(before.ownValues.get(event.code));
      if (event.value === null) values.delete(event.player);
      else values.set(event.player, event.value);
      return { ...before, ownValues: new Map(before.ownValues).set(event.code, values) };
    }
  }
}

/** The play-off these players had, in whatever order they are named. */
export function playOffOf(
  { playOffs }: DecisionsOnRanking,
  players: readonly PlayerId[],
): RecordedPlayOff | null {
  return playOffs.find(({ steps }) => sameGroup(steps.flat(), players)) ?? null;
}

const without = (
  playOffs: readonly RecordedPlayOff[],
  players: readonly PlayerId[],
): RecordedPlayOff[] => playOffs.filter(({ steps }) => !sameGroup(steps.flat(), players));

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
