import { playerId } from '@ronde/core/rules/identity.ts';
import type { Random } from '@ronde/core/rules/random.ts';
import type { Title } from '@ronde/core/rules/title.ts';
import type { PlayerDetails } from '@ronde/core/tournament/player.ts';
import { sampleNames } from './sample-names.ts';

export const SAMPLE_SIZE = 64;

const CLUBS: readonly (readonly [club: string, league: string])[] = [
  ['Cavalier de Brocéliande', 'BRE'],
  ['Échiquier du Grand-Large', 'BRE'],
  ['La Tour Penchée', 'PDL'],
  ['Les Fous du Mail', 'BRE'],
  ['Roque et Compagnie', 'NOR'],
  ['Tempo Saint-Sulpicien', 'IDF'],
];

const TITLES: readonly (readonly [from: number, men: Title, women: Title])[] = [
  [2450, 'GM', 'WGM'],
  [2360, 'IM', 'WIM'],
  [2250, 'FM', 'WFM'],
  [2150, 'CM', 'WCM'],
];

/** From a grandmaster to a beginner, thinning towards the top. */
function ratingAt(index: number, random: Random): number {
  const share = 1 - index / SAMPLE_SIZE;
  return Math.round(1100 + 1380 * share ** 1.25) + random.below(15);
}

/** Numbers of another range than any federation gives. */
const NUMBERS_FROM = 9_900_001;

/** Everybody of the sample, strongest first; the last five have no FIDE rating, and some facts are missing. */
export function samplePlayers(random: Random, firstDay: string): PlayerDetails[] {
  const month = firstDay.slice(0, 7);
  const year = Number(firstDay.slice(0, 4));
  return sampleNames(random, SAMPLE_SIZE).map(({ name, sex, federation }, index) => {
    const rating = ratingAt(index, random);
    const unrated = index >= SAMPLE_SIZE - 5;
    const titled = TITLES.find(([from]) => rating >= from);
    const french = federation === 'FRA';
    const [club, league] = random.pick(CLUBS);
    const birthYear = year - 9 - random.below(66);
    const national = Math.max(1000, rating + random.below(120) - 60);
    const source = { month, kind: 'standard' as const };
    return {
      id: playerId(`s${String(index + 1).padStart(2, '0')}`),
      name,
      sex,
      federation,
      ...(titled === undefined || random.chance(0.25)
        ? {}
        : { title: sex === 'w' ? titled[2] : titled[1] }),
      ...(unrated || index % 17 === 9 ? {} : { fideId: String(NUMBERS_FROM + index) }),
      ...(french ? { nationalId: `Z${String(90_001 + index)}`, club, league } : {}),
      ...(french && index % 19 !== 7 ? { licence: random.chance(0.85) ? 'A' : 'B' } : {}),
      ...(french && league === 'BRE' && random.chance(0.4) ? { tags: ['Ille-et-Vilaine'] } : {}),
      ratings: {
        ...(unrated ? {} : { fide: rating }),
        ...(french ? { national } : {}),
        ...(unrated && !french ? { estimate: 1200 } : {}),
      },
      ratingSources: {
        ...(unrated ? {} : { fide: { list: 'fide', ...source } }),
        ...(french ? { national: { list: 'ffe', ...source } } : {}),
      },
      fromRound: 1,
      private: {
        ...(index % 23 === 11 ? {} : { birthDate: String(birthYear) }),
        feeDue: birthYear > year - 20 ? 3000 : 6000,
        feePaid: index % 13 === 5 ? 0 : birthYear > year - 20 ? 3000 : 6000,
      },
    };
  });
}
