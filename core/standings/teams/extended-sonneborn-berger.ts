import { cutTerms, sumOfTerms } from '../cuts.ts';
import type { Modifiers, TeamScoreCode } from '../descriptor.ts';
import type { Figure } from '../figure.ts';
import { productTerms, viewOf } from '../unplayed-rounds.ts';
import type { Score } from './request.ts';
import type { TeamField, TeamIndex } from './team-field.ts';
import { scoreChosen, type SingleTeamTieBreak } from './team-tie-break.ts';
import { NAMED, type Naming } from '../tie-break-names.ts';

/** The opponent's total, and what was scored against it. */
type Factors = readonly [opponent: Score, own: Score];

/** Sum over the rounds of the opponent's adjusted total times the points scored against it. */
function products(
  field: TeamField,
  team: TeamIndex,
  [opponent, own]: Factors,
  modifiers: Modifiers,
  explain: boolean,
): Figure {
  // C.07 14.1.2: a cut looks at the opponent's total, in the score of the first factor.
  const terms = productTerms(field[opponent], field[own], team, viewOf(modifiers));
  const per = 100 * field[opponent].parts;
  return sumOfTerms(cutTerms(terms, modifiers, field.edition), per, explain);
}

const WORDS = {
  matchPoints: { en: 'match points', fr: 'points de match' },
  gamePoints: { en: 'game points', fr: 'points de partie' },
} as const;

function extended(naming: Naming, letter: string, factors: Factors): SingleTeamTieBreak {
  const [opponent, own] = [WORDS[factors[0]], WORDS[factors[1]]];
  return {
    scope: 'team',
    ...naming,
    aliases: [
      { name: `Sonneborn-Berger pour tournois par équipes ${letter}` },
      { name: `Sonneborn-Berger pour tournois par équipes ${letter} tronqué`, variant: '/C1' },
    ],
    type: 'BC',
    formula: {
      en: `Sum over the rounds of the opponent’s ${opponent.en} times the ${own.en} scored against it.`,
      fr: `Somme, ronde par ronde, des ${opponent.fr} de l’adversaire multipliés par les ${own.fr} marqués contre lui.`,
    },
    better: 'higher',
    variants: ['C', 'P'],
    scores: [],
    compute: (field, team, { modifiers }, explain) =>
      products(field, team, factors, modifiers, explain),
  };
}

const [M, G] = ['matchPoints', 'gamePoints'] as const;

/** EMMSB to EGGSB (C.07 13.2.1 to 13.2.4), the book's Sonneborn-Berger A to D (LA 5.2 2.2). */
export const EXTENDED_SONNEBORN_BERGER: readonly SingleTeamTieBreak[] = [
  extended(NAMED.EMMSB, 'A', [M, M]),
  extended(NAMED.EMGSB, 'B', [M, G]),
  extended(NAMED.EGMSB, 'C', [G, M]),
  extended(NAMED.EGGSB, 'D', [G, G]),
];

const FACTORS: Readonly<Partial<Record<TeamScoreCode, Factors>>> = {
  MP: [M, M],
  GP: [G, G],
  MM: [M, M],
  MG: [M, G],
  GM: [G, M],
  GG: [G, G],
};

/** SB of Article 9 on a team's scores: `SB:GP` is EGGSB, `SB:MG` is EMGSB. */
export const sonnebornBergerOfTeams: SingleTeamTieBreak = {
  scope: 'team',
  ...NAMED.SB,
  type: 'BC',
  formula: {
    en: 'Sum over the rounds of the opponent’s adjusted score times the points of the round, on the score named.',
    fr: 'Somme, ronde par ronde, du score ajusté de l’adversaire multiplié par les points de la ronde, sur le score indiqué.',
  },
  better: 'higher',
  variants: ['C', 'P'],
  scores: ['MP', 'GP', 'MM', 'MG', 'GM', 'GG'],
  compute(field, team, choice, explain) {
    const score = scoreChosen(field, choice);
    const factors = (choice.score && FACTORS[choice.score]) ?? ([score, score] as const);
    return products(field, team, factors, choice.modifiers, explain);
  },
};
