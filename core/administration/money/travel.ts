import { roundedQuotient } from '../../rules/rounded-quotient.ts';
import { cents, sumCents, type Cents } from '../../standings/prizes/money.ts';
import type { TravelTariff } from './travel-tariffs.ts';
import { stepsUnder, type MoneyStep } from './working.ts';

/** By car, by the kilometres driven or as agreed before; or by rail, one way in a straight line. */
export type TravelQuestion =
  | { readonly by: 'car'; readonly km: number; readonly tolls: Cents }
  | { readonly by: 'realCosts'; readonly costs: Cents }
  | { readonly by: 'rail'; readonly km: number };

export interface Travel {
  readonly due: Cents;
  readonly working: readonly MoneyStep[];
}

/** What a journey is paid (LA 5.1, scale 2); null for a distance no band of the rail tariff has. */
export function travelOf(question: TravelQuestion, tariff: TravelTariff): Travel | null {
  if (question.by === 'rail') return byRail(question.km, tariff);
  const step = stepsUnder(tariff.article);
  if (question.by === 'realCosts') {
    const { costs } = question;
    return { due: costs, working: [step('realCosts', {}, { sum: costs })] };
  }
  const { km, tolls } = question;
  const driven = cents(km * tariff.carKm);
  const due = sumCents([driven, tolls]);
  return {
    due,
    working: [
      step('carKilometres', { km }, { carKm: tariff.carKm, sum: driven }),
      ...(tolls === 0 ? [] : [step('tolls', {}, { tolls })]),
      step('travelDue', {}, { due }),
    ],
  };
}

/** Ten-thousandths of a euro in a cent, and in a euro. */
const PER_CENT = 100;
const PER_EURO = 10_000;

function byRail(km: number, { article, rail, smallWays }: TravelTariff): Travel | null {
  const band = rail.find(({ from, to }) => km >= from && km <= to);
  if (band === undefined) return null;
  const step = stepsUnder(article);
  const oneWay = cents(roundedQuotient(band.constant + km * band.perKm, PER_CENT));
  const due = cents(2 * oneWay + smallWays);
  const figures = { km, constant: band.constant / PER_EURO, perKm: band.perKm / PER_EURO };
  return {
    due,
    working: [
      step('railOneWay', { ...figures, from: band.from, to: band.to }, { oneWay }),
      step('railBothWays', {}, { oneWay, smallWays, due }),
    ],
  };
}

/** The longest way the rail tariff has. */
export const longestByRail = ({ rail }: TravelTariff): number =>
  Math.max(...rail.map(({ to }) => to));
