import type { NormTitle, TitleProperties } from '../../rules/editions/title-properties.ts';
import type { ComingRound, NormCandidate, NormEventFacts, NormOpponent } from './candidate.ts';
import {
  federationsOf,
  holders,
  opponentsOf,
  shareDown,
  shareUp,
  wantingOfClass,
} from './opponents-mix.ts';

/** What the opponents not known yet must bring, all games counted. */
export interface StillNeeded {
  /** How many of them are not known yet. */
  readonly opponents: number;
  readonly titled: number;
  readonly ofClass: number;
  readonly federations: number;
  /** So many of the player's own federation may still come; null without such a limit. */
  readonly ownAtMost: number | null;
}

/**
 * Titles and federations still needed when every round to come is played; null where the opponents to come are too
 * few for them, so that games won have to be left out (B.01 1.4.1f).
 */
export function stillNeeded(
  title: NormTitle,
  candidate: NormCandidate,
  coming: readonly ComingRound[],
  { isDoubleRoundRobin }: NormEventFacts,
  rules: TitleProperties,
): StillNeeded | null {
  const paired = coming.flatMap(({ opponent }) => (opponent === null ? [] : [opponent]));
  const known: readonly NormOpponent[] = [
    ...opponentsOf(candidate.games, isDoubleRoundRobin),
    ...paired,
  ];
  const opponents = coming.length - paired.length;
  const total = known.length + opponents;
  const { own, foreign } = federationsOf(known, candidate.federation);
  const { titled, ownFederationAtMost, foreignFederations } = rules;
  const wanting = {
    titled: Math.max(0, shareUp(titled.of, total) - holders(known, titled.titles).least),
    ofClass: wantingOfClass(known, total, rules.classOfOpponents[title]),
    federations: Math.max(0, foreignFederations - foreign.least),
  };
  if (Object.values(wanting).some((count) => count > opponents)) return null;
  return {
    opponents,
    ...wanting,
    ownAtMost:
      ownFederationAtMost === undefined
        ? null
        : Math.max(0, shareDown(ownFederationAtMost, total) - own.least),
  };
}
