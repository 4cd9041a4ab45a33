import { numberOf, type Field, type PlayerIndex } from './field.ts';
import type { Figure } from './figure.ts';
import { koyaFigure, twiceHalfOfMaximum } from './koya.ts';
import type { BrokenTie, GroupStep, GroupTieBreak } from './tie-break.ts';
import { splitByFigure } from './tied-groups.ts';
import { NAMED } from './tie-break-names.ts';

const ARTICLE = NAMED.OTHER_EXTENDED_KOYA.article;

/** Half of the maximum, then each score group there is beyond it, one step at a time (doubled tenths). */
function limits(field: Field, direction: 'down' | 'up'): number[] {
  const half = twiceHalfOfMaximum(field);
  const groups = [...new Set(field.scores)].map((score) => 2 * score);
  return direction === 'down'
    ? [half, ...groups.filter((score) => score < half).sort((a, b) => b - a)]
    : [half, ...groups.filter((score) => score > half).sort((a, b) => a - b)];
}

/** Goes on to the next limit only for those the last one left tied. */
function stepByStep(
  field: Field,
  group: readonly PlayerIndex[],
  direction: 'down' | 'up',
  explain: boolean,
): BrokenTie {
  const figures = new Map<PlayerIndex, Figure>();
  const steps: GroupStep[] = [];
  const order = [[...group]];
  for (const limit of limits(field, direction)) {
    for (const part of order.filter((one) => one.length > 1)) {
      for (const player of part) {
        figures.set(player, koyaFigure(field, player, limit, ARTICLE, explain));
      }
      const figureOf = (player: PlayerIndex): Figure => figures.get(player) ?? NOTHING;
      const parts = splitByFigure(part, figureOf, 'higher');
      order.splice(order.indexOf(part), 1, ...parts);
      if (!explain) continue;
      steps.push({
        article: ARTICLE,
        complete: true,
        limit: limit / 2,
        rows: part.map((player) => ({ player: numberOf(field, player), figure: figureOf(player) })),
        order: parts.map((players) => players.map((player) => numberOf(field, player))),
      });
    }
  }
  return { order, figures, ...(explain && { steps }) };
}

const NOTHING: Figure = { value: 0, per: 10 };

/** The Koya system extended: results against the next lower score group come in, one at a time. */
export const extendedKoya: GroupTieBreak = {
  scope: 'group',
  ...NAMED.OTHER_EXTENDED_KOYA,
  aliases: [{ name: 'Koya étendu' }],
  type: 'BC',
  formula: {
    en: 'Koya, then with each next lower score group taken in until the tie is broken.',
    fr: 'Koya, puis en incluant pas à pas chaque groupe de points inférieur jusqu’au départage.',
  },
  better: 'higher',
  variants: [],
  breakTie: (field, group, _modifiers, explain) => stepByStep(field, group, 'down', explain),
};

/** The Koya system reduced: score groups from half of the points upwards go out, one at a time. */
export const reducedKoya: GroupTieBreak = {
  scope: 'group',
  ...NAMED.OTHER_REDUCED_KOYA,
  aliases: [{ name: 'Koya réduit' }],
  type: 'BC',
  formula: {
    en: 'Koya, then with each lowest score group of half of the points or more left out until the tie is broken.',
    fr: 'Koya, puis en excluant pas à pas le plus bas groupe de points à 50 % ou plus jusqu’au départage.',
  },
  better: 'higher',
  variants: [],
  breakTie: (field, group, _modifiers, explain) => stepByStep(field, group, 'up', explain),
};
