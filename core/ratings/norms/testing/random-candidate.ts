import type { Random } from '../../../rules/random.ts';
import type { Title } from '../../../rules/title.ts';
import type { NormCandidate, NormEventFacts, NormGame, NormOpponent } from '../candidate.ts';

const TITLES: readonly (Title | 'none' | null)[] = [
  ...(['GM', 'GM', 'GM', 'IM', 'IM', 'FM', 'WGM', 'WIM', 'CM', 'none'] as const),
];
const FEDERATIONS = ['FRA', 'FRA', 'GER', 'GER', 'ESP', 'ITA', 'FID'];

/** An invented opponent near the strength norms need; some data are missing now and then. */
export function randomOpponent(choices: Random, id: number, missing = 0): NormOpponent {
  const isMissing = (): boolean => choices.below(100) < missing;
  return {
    id,
    name: `Opponent ${id}`,
    rating: choices.below(25) === 0 ? 0 : 2150 + choices.below(500),
    title: isMissing() ? null : choices.pick(TITLES),
    federation: isMissing() ? null : choices.pick(FEDERATIONS),
  };
}

/** Somebody who does well in an event of eight to twelve rounds. */
export function randomCandidate(choices: Random): {
  readonly candidate: NormCandidate;
  readonly event: NormEventFacts;
} {
  const rounds = 8 + choices.below(5);
  const isDoubleRoundRobin = rounds % 2 === 0 && choices.below(5) === 0;
  const pairings = isDoubleRoundRobin || choices.below(4) === 0 ? 'fixed' : 'free';
  const missing = choices.below(4) === 0 ? 5 : 0;
  const opponents = Array.from({ length: rounds }, (_, index) =>
    randomOpponent(choices, isDoubleRoundRobin ? index % (rounds / 2) : index, missing),
  );
  const met = (index: number): NormOpponent | undefined =>
    opponents[isDoubleRoundRobin ? index % (rounds / 2) : index];
  const absent = choices.below(4) === 0 ? choices.below(rounds) : -1;
  const why = choices.pick(['forfeitWin', 'forfeitWin', 'pairingAllocatedBye', 'absent'] as const);
  const games = opponents.flatMap((_, index): NormGame[] => {
    const opponent = met(index);
    if (opponent === undefined || index === absent) return [];
    const halfPoints = choices.pick([2, 2, 2, 1, 1, 0] as const);
    return [{ round: index + 1, opponent, halfPoints }];
  });
  const opponent = why === 'forfeitWin' ? (met(absent) ?? null) : null;
  const isSwiss = pairings === 'free';
  return {
    candidate: {
      federation: missing > 0 && choices.below(8) === 0 ? null : 'FRA',
      games,
      missing: absent < 0 ? [] : [{ round: absent + 1, why, opponent }],
    },
    event: {
      rounds,
      pairings,
      isDoubleRoundRobin,
      short: choices.below(12) === 0 ? choices.pick(['teamChampionship', 'worldCup']) : null,
      hostFederation: choices.pick(['FRA', 'GER']),
      exemptions: choices.pick<NormEventFacts['exemptions']>([
        {},
        {},
        ...(isSwiss ? [{ swiss: true }, { swiss: null }] : [{ zonal: true }]),
        { nationalFinal: true },
      ]),
    },
  };
}
