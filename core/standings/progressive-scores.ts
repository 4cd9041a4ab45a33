import { isOverTheBoard } from '../rules/outcome.ts';
import { opponentAt, outcomeAt, pointsAt } from './field.ts';
import { sumOfRounds } from './round-by-round.ts';
import { figuresOf, type PlayerTieBreak } from './tie-break.ts';
import { NAMED } from './tie-break-names.ts';

/** Progressive scores (Cumulatif) and its cuts, which drop the first rounds: `PS`, `PS/C1`, `PS/C2` … */
export const progressiveScores: PlayerTieBreak = {
  scope: 'player',
  ...NAMED.PS,
  aliases: [
    { name: 'Progress' },
    { name: 'Progressif' },
    { name: 'Cumulative' },
    { name: 'Cumulatif tronqué', variant: '/C1' },
    { name: 'Cumulatif tronqué 1', variant: '/C1' },
    { name: 'Cumulatif tronqué 2', variant: '/C2' },
  ],
  type: 'B',
  formula: {
    en: 'Sum of the scores after each round; a cut leaves out the first rounds.',
    fr: 'Somme des scores après chaque ronde ; tronqué, sans les premières rondes.',
  },
  better: 'higher',
  variants: ['C'],
  compute(field, player, modifiers, explain) {
    let score = 0;
    const alteration = { change: 'cut', article: field.edition.articles.cuts } as const;
    return sumOfRounds(field, player, 10, explain, (at, round) => {
      score += pointsAt(field, at);
      // Even when round 1 was left unplayed by choice: 16.5 covers opponents' scores only.
      return round > (modifiers.cut ?? 0) ? score : { value: score, counts: false, alteration };
    });
  },
};

/** The book's Cumulatif des adversaires. */
export const opponentsProgressiveScores: PlayerTieBreak = {
  scope: 'player',
  ...NAMED.OTHER_OPPONENTS_PROGRESSIVE,
  type: 'C',
  formula: {
    en: 'Sum of the progressive scores of the opponents met; a pairing-allocated bye counts as one who drew every round.',
    fr: 'Somme des cumulatifs des adversaires rencontrés ; l’exempt est réputé avoir joué contre un adversaire à 50 %.',
  },
  better: 'higher',
  variants: [],
  compute(field, player, _modifiers, explain) {
    const figures = figuresOf(field, progressiveScores, {});
    const article = field.edition.codes.OTHER_OPPONENTS_PROGRESSIVE ?? 'LA 5.2 2.1.1.2';
    const halfScorer = (field.scoring.draw * field.rounds * (field.rounds + 1)) / 2;
    return sumOfRounds(field, player, 10, explain, (at) => {
      const outcome = outcomeAt(field, at);
      if (outcome === 'pairingAllocatedBye') {
        return { value: halfScorer, counts: true, alteration: { change: 'virtual', article } };
      }
      const opponent = opponentAt(field, at);
      if (opponent === null || !isOverTheBoard(outcome)) return null;
      return figures[opponent]?.value ?? 0;
    });
  },
};
