import { numberOf } from './field.ts';
import { undefinedFigure } from './figure.ts';
import { ownNaming } from './tie-break-names.ts';
import type { PlayerTieBreak } from './tie-break.ts';

const HUNDREDTHS = 100;

/** Whether a value has two decimals at most, so that it can be kept exactly. */
export const isManualValue = (value: number): boolean =>
  Number.isFinite(value) && Math.abs(Math.round(value * HUNDREDTHS) - value * HUNDREDTHS) <= 1e-6;

/** A tie-break the event's regulations define (C.07 4.1), or lots: its values are entered by hand. */
export const selfDefined = (code: string): PlayerTieBreak => ({
  scope: 'player',
  ...ownNaming(code),
  type: 'B',
  formula: {
    en: 'Entered by hand, the higher the better, as the event’s regulations define it.',
    fr: 'Saisi à la main, le plus haut d’abord, selon le règlement intérieur.',
  },
  better: 'higher',
  variants: ['R'],
  compute(field, player, _modifiers, explain) {
    const value = field.request.manual?.[code]?.get(numberOf(field, player));
    if (value === undefined) return undefinedFigure('notGiven', explain ? [] : undefined);
    return {
      value: Math.round(value * HUNDREDTHS),
      per: HUNDREDTHS,
      ...(explain && { working: [] }),
    };
  },
});
