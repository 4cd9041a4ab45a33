import { PENALTY_WORDS } from '../../decisions/penalties/penalty-words.ts';
import type { PenaltyKind } from '../../decisions/penalties/ladder.ts';
import { inBoth } from '../../rules/in-both.ts';

/** What a penalty may lack. */
export type LackOfPenalty = 'player' | 'board' | 'seconds' | 'points' | 'amount' | 'rounds';

const LACKS = inBoth<Readonly<Record<LackOfPenalty, string>>>(
  {
    player: 'the player it is for',
    board: 'the round and the board of the game',
    seconds: 'how much time',
    points: 'how many points',
    amount: 'the amount',
    rounds: 'which rounds',
  },
  {
    player: 'le joueur concerné',
    board: 'la ronde et l’échiquier de la partie',
    seconds: 'combien de temps',
    points: 'combien de points',
    amount: 'le montant',
    rounds: 'quelles rondes',
  },
);

/** A penalty, and what it lacks, in the words of each language: the reader's is taken. */
export function namedPenalty(kind: PenaltyKind, lack?: LackOfPenalty) {
  const said = (language: 'en' | 'fr'): string =>
    [PENALTY_WORDS[language][kind], ...(lack === undefined ? [] : [LACKS[language][lack]])].join(
      ', ',
    );
  return { penalty: kind, en: said('en'), fr: said('fr') };
}
