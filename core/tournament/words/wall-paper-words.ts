import { inBoth } from '../../rules/in-both.ts';
import type { Language } from '../../rules/language.ts';
import { fill } from '../../rules/sentence.ts';
import type { WallPaper } from '../postings.ts';

interface WallPaperWords {
  readonly names: Readonly<Record<WallPaper, string>>;
  readonly ofRound: string;
}

const WORDS = inBoth<WallPaperWords>(
  {
    names: {
      regulations: 'event regulations',
      committee: 'appeals committee',
      charter: 'rules of conduct',
      roundTimes: 'times of the rounds',
      arbiterHours: 'hours of the arbiter',
      playersByRating: 'starting list by rating',
      playersByName: 'starting list by name',
      pairings: 'pairings',
      results: 'results',
      standings: 'standings',
      crosstable: 'crosstable',
      prizes: 'prize list',
    },
    ofRound: '{paper}, round {round}',
  },
  {
    names: {
      regulations: 'règlement intérieur',
      committee: 'commission d’appel',
      charter: 'règles de conduite',
      roundTimes: 'horaires des rondes',
      arbiterHours: 'heures de présence de l’arbitre',
      playersByRating: 'liste des joueurs par Elo',
      playersByName: 'liste des joueurs par ordre alphabétique',
      pairings: 'appariements',
      results: 'résultats',
      standings: 'classement',
      crosstable: 'grille américaine',
      prizes: 'liste des prix',
    },
    ofRound: '{paper}, ronde {round}',
  },
);

/** A paper of the wall as a sentence names it: `pairings, round 3`. */
export function sayWallPaper(
  { paper, round }: { readonly paper: WallPaper; readonly round?: number | undefined },
  language: Language,
): string {
  const { names, ofRound } = WORDS[language];
  return round === undefined ? names[paper] : fill(ofRound, { paper: names[paper], round });
}
