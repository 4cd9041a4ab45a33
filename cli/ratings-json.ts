import type { PlayerRating } from '@ronde/core/ratings/event-ratings.ts';
import type { RatingsView } from '@ronde/core/tournament/views/ratings.ts';

const HUNDREDTHS = 100;

const hundredths = (value: number | undefined): number | null =>
  value === undefined ? null : value / HUNDREDTHS;

/** `{players: [{tpn, name, rating, k, games, score, expected, change, newRating, firstRating?, notes}], eligibility}`. */
export const ratingsJson = ({ players, eligibility }: RatingsView) => ({
  players: players.map(playerJson),
  eligibility: eligibility.map(({ article, required, actual, met }) => ({
    ...{ article, required, actual, met },
  })),
});

/** The change is the exact one; the new rating is rounded. */
function playerJson({ tpn, name, rating, k, change, newRating, firstRating, notes }: PlayerRating) {
  const played = change ?? firstRating;
  return {
    ...{ tpn, name, rating, k: change?.k ?? k?.k ?? null },
    games: played?.games ?? 0,
    score: (played?.halfPoints ?? 0) / 2,
    expected: hundredths(change?.expected),
    change: hundredths(change?.change),
    newRating,
    ...(firstRating === null ? {} : { firstRating: firstRating.rating }),
    notes,
  };
}

/** The same of one player, with every round and the working of a first rating. */
export const explainedJson = (view: RatingsView, player: PlayerRating) => ({
  ...playerJson(player),
  kReason: player.k,
  working: player.firstRating,
  ...(player.months.length === 0
    ? {}
    : {
        months: player.months.map(({ month, rounds, rating, hasList, k, change }) => ({
          ...{ month, rounds, rating, hasList, k: change.k, kReason: k },
          change: hundredths(change.change),
          rounded: change.rounded,
        })),
      }),
  rounds: player.rounds.map(({ halfPoints, change, ...game }) => ({
    ...game,
    score: halfPoints / 2,
    difference: change?.difference ?? null,
    counted: change?.counted ?? null,
    reading: change?.reading ?? null,
    expected: hundredths(change?.expected),
    change: hundredths(change?.surplus),
  })),
  articles: view.articles,
});
