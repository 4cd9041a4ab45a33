import { USUAL_KEIZER } from '../rules/keizer/keizer-rules.ts';
import { keizerTable, type KeizerLine, type KeizerShare } from '../rules/keizer/keizer-table.ts';
import type { Tpn } from '../rules/identity.ts';
import { numberOf, type Field } from './field.ts';
import { UNALTERED, type Contribution, type Figure } from './figure.ts';
import type { PlayerTieBreak } from './tie-break.ts';
import { NAMED } from './tie-break-names.ts';

const SIXTHS = 6;

/** The ranking of a field, made once. */
const tables = new WeakMap<Field, ReadonlyMap<Tpn, KeizerLine>>();

function linesOf(field: Field): ReadonlyMap<Tpn, KeizerLine> {
  const known = tables.get(field);
  if (known !== undefined) return known;
  const { keizer = USUAL_KEIZER, rounds } = field.request;
  const { lines } = keizerTable(field.players, rounds, keizer);
  const made = new Map(lines.map((line) => [line.tpn, line]));
  tables.set(field, made);
  return made;
}

/** KZ: shares of the opponents' values, by which a club's season is ranked. */
export const keizerPoints: PlayerTieBreak = {
  scope: 'player',
  ...NAMED.KZ,
  type: 'BC',
  formula: {
    en: 'The value of each opponent beaten, half of it for a draw, shares of one’s own for evenings without a game.',
    fr: 'La valeur de chaque adversaire battu, la moitié pour une nulle, des parts de la sienne pour les soirées sans partie.',
  },
  better: 'higher',
  variants: [],
  compute(field, player, _modifiers, explain): Figure {
    const own = numberOf(field, player);
    const line = linesOf(field).get(own);
    if (line === undefined) return { value: 0, per: SIXTHS };
    const working = explain ? workingOf(line) : null;
    return { value: line.total, per: SIXTHS, ...(working && { working }) };
  },
};

function workingOf({ tpn, ownValue, shares }: KeizerLine): Contribution[] {
  const start: Contribution[] =
    ownValue === 0
      ? []
      : [{ ...WHOLE, round: null, opponent: null, value: SIXTHS * ownValue, item: 'ownValue' }];
  return [
    ...start,
    ...shares.map((share): Contribution => ({
      ...WHOLE,
      round: share.round,
      opponent: share.of === tpn ? null : share.of,
      value: share.value * share.sixths,
      ...(share.sixths % 3 === 0 && { product: productOf(share) }),
    })),
  ];
}

const WHOLE = { counts: true, alterations: UNALTERED } as const;

/** A whole value, half of it, or none. */
const productOf = ({ value, sixths }: KeizerShare): NonNullable<Contribution['product']> => ({
  score: value,
  points: (10 * sixths) / SIXTHS,
  per: 1,
});
