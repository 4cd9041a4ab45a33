import { differenceForScore } from '../../../rules/expectancy.ts';
import type { NormTitle } from '../../../rules/editions/title-properties.ts';
import type { NormCandidate, NormEventFacts, NormGame } from '../candidate.ts';

/** What B.01 of 2022 says, word by word and with its figures, for a test to compare with. */
const FIGURES = {
  GM: { performance: 2600, average: 2380, floor: 2200, among: ['GM'] },
  IM: { performance: 2450, average: 2230, floor: 2050, among: ['GM', 'IM'] },
  WGM: { performance: 2400, average: 2180, floor: 2000, among: ['GM', 'IM', 'WGM'] },
  WIM: { performance: 2250, average: 2030, floor: 1850, among: ['GM', 'IM', 'WGM', 'WIM'] },
} as const;

/** What the best set of games is worth: whether it is a norm, and for how many games. */
export interface LiteralNorm {
  readonly achieved: boolean;
  readonly credit: number;
}

/** All first rounds and all choices among the wins, one after the other; nothing may be unknown. */
export function literalNorm(
  title: NormTitle,
  candidate: NormCandidate,
  event: NormEventFacts,
): LiteralNorm {
  const attempts: { games: readonly NormGame[]; minimum: number; bonus: number }[] = [];
  const { games, missing } = candidate;
  if (event.short === 'teamChampionship') attempts.push({ games, minimum: 7, bonus: 0 });
  else if (event.short === 'worldCup') attempts.push({ games, minimum: 8, bonus: 1 });
  else {
    attempts.push({ games, minimum: 9, bonus: 0 });
    const isExcused = missing.length === 1 && missing.every(({ why }) => why !== 'absent');
    if (event.rounds === 9 && games.length === 8 && isExcused) {
      attempts.push({ games, minimum: 8, bonus: 1 });
    }
    for (const { round, why, opponent } of missing) {
      if (round === event.rounds && why === 'forfeitWin' && opponent !== null) {
        const lost = { round, opponent, halfPoints: 0 as const };
        attempts.push({ games: [...games, lost], minimum: 9, bonus: 0 });
      }
    }
  }
  const credits = attempts.flatMap(({ games: all, minimum, bonus }) =>
    subsets(all, event).flatMap((set) => {
      if (set.length < minimum) return [];
      if (event.pairings === 'fixed' && games.length + missing.length < event.rounds) return [];
      return isNorm(title, set, candidate, event) ? [credit(title, set, bonus)] : [];
    }),
  );
  return { achieved: credits.length > 0, credit: Math.max(0, ...credits) };
}

function subsets(games: readonly NormGame[], { pairings }: NormEventFacts): NormGame[][] {
  const found: NormGame[][] = [];
  for (let length = pairings === 'free' ? 0 : games.length; length <= games.length; length += 1) {
    const first = games.slice(0, length);
    const wins = first.filter(({ halfPoints }) => halfPoints === 2);
    for (let mask = 0; mask < 2 ** wins.length; mask += 1) {
      found.push(
        first.filter((game) => !((mask >> wins.indexOf(game)) & 1) || !wins.includes(game)),
      );
    }
  }
  return found;
}

function isNorm(
  title: NormTitle,
  games: readonly NormGame[],
  candidate: NormCandidate,
  event: NormEventFacts,
): boolean {
  const { among } = FIGURES[title];
  const met = event.isDoubleRoundRobin
    ? games.filter(
        (game, at) => games.findIndex((one) => one.opponent.id === game.opponent.id) === at,
      )
    : games;
  const count = met.length;
  const federations = met.map(({ opponent }) => opponent.federation ?? '');
  const real = federations.filter((federation) => federation !== 'FID');
  const foreign = new Set(real.filter((federation) => federation !== candidate.federation)).size;
  const own = real.filter((federation) => federation === candidate.federation).length;
  const largest = Math.max(0, ...real.map((one) => real.filter((other) => other === one).length));
  const atHome = candidate.federation === event.hostFederation;
  const { swiss, zonal, nationalFinal } = event.exemptions;
  const isExempt = swiss === true || zonal === true || (nationalFinal === true && atHome);
  if (!isExempt && (foreign < 2 || 5 * own > 3 * count || 3 * largest > 2 * count)) return false;
  const titles = met.map(({ opponent }) => opponent.title ?? 'none');
  const titled = titles.filter((each) => each !== 'none' && each !== 'CM' && each !== 'WCM').length;
  if (2 * titled < count) return false;
  const ofClass = titles.filter((each) => (among as readonly string[]).includes(each)).length;
  if (ofClass < 3 || 3 * ofClass < count) return false;
  return isScoreGood(title, games, scoreOf(games));
}

const scoreOf = (games: readonly NormGame[]): number =>
  games.reduce((sum, { halfPoints }) => sum + halfPoints / 2, 0);

function averageOf(title: NormTitle, games: readonly NormGame[]): number {
  const rating = ({ opponent }: NormGame): number => opponent.rating || 1000;
  const lowest = Math.min(...games.map(rating));
  const weakest = games.find((game) => rating(game) === lowest)?.opponent.id;
  const raised = games.map((game) =>
    game.opponent.id === weakest ? Math.max(FIGURES[title].floor, lowest) : rating(game),
  );
  return Math.floor(raised.reduce((sum, each) => sum + each, 0) / games.length + 0.5);
}

function isScoreGood(title: NormTitle, games: readonly NormGame[], score: number): boolean {
  const average = averageOf(title, games);
  const percent = Math.floor((100 * score) / games.length + 0.5);
  return (
    score >= 0.35 * games.length &&
    average >= FIGURES[title].average &&
    average + differenceForScore(percent) >= FIGURES[title].performance
  );
}

/** Full points that could have been missed are games more, never more than thirteen; eight may count nine. */
function credit(title: NormTitle, games: readonly NormGame[], bonus: number): number {
  let above = 0;
  while (isScoreGood(title, games, scoreOf(games) - above - 1)) above += 1;
  return Math.min(13, (games.length === 8 ? 8 + bonus : games.length) + above);
}
