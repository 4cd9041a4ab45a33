import { cityOf, instantOf } from '@ronde/core/rules/zone.ts';
import { sayDay } from '@ronde/core/documents/times/say-time.ts';
import { markup, type Html } from './markup.ts';
import type { PageContext } from './page-context.ts';

/**
 * Day and hour of a round by the clock of the hall; null when neither is set. Where it is known
 * which place's clock that is, whoever reads elsewhere can be told their own hour beside it.
 */
export function roundTime(
  { state, language, zone }: Pick<PageContext, 'state' | 'language' | 'zone'>,
  round: number,
): Html | null {
  const { roundDates, roundTimes } = state.settings;
  const day = roundDates[round - 1] ?? null;
  const time = roundTimes[round - 1] ?? null;
  const said = [day === null ? null : sayDay(day, language), time]
    .filter((part) => part !== null)
    .join(', ');
  if (said === '') return null;
  const city = cityOf(zone);
  if (day === null || time === null || city === null) return markup`${said}`;
  return markup`<time datetime="${instantOf(day, time, zone)}" data-zone="${zone}" data-city="${city}">${said}</time>`;
}
