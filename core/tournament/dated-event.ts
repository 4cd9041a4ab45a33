import { isLongEvent, type DatedEvent } from '../administration/deadlines/event-deadlines.ts';
import {
  HOMOLOGATION_RULES,
  type HomologationRules,
} from '../administration/homologation/homologation-rules.ts';
import { isClosed } from '../pairing/systems.ts';
import type { CompetitionLevel } from '../rules/competition-level.ts';
import { datedOn } from '../rules/editions/in-force.ts';
import { editionIn } from '../rules/editions/registry.ts';
import type { IsoDate } from '../rules/identity.ts';
import type { Tournament } from './state.ts';
import { dayOfRound } from './views/round-times.ts';

/** The rules of homologation on the first day of the event. */
export const homologationRules = ({ settings }: Tournament): HomologationRules =>
  datedOn(HOMOLOGATION_RULES, settings.firstDay).found.figures;

/** The last day there is: of the event, else of its rounds, else the first. */
export function lastDayOf(state: Tournament): IsoDate {
  const { lastDay, firstDay, roundDates } = state.settings;
  const days = roundDates.filter((day) => day !== null);
  return lastDay ?? days.toSorted().at(-1) ?? firstDay;
}

/** The days of the rounds; null where one is not known. */
export const roundDays = (state: Tournament): readonly (IsoDate | null)[] =>
  Array.from({ length: state.settings.rounds }, (_, at) => dayOfRound(state, at + 1));

/** The level by the rules of competitions: one with norms is of level 2 at least (LA 6.9 I.2). */
function levelOf({
  settings: { regulations },
  administration,
}: Tournament): CompetitionLevel | null {
  const { level } = regulations;
  return administration?.homologation?.kind === 'norms' && level !== 1 ? 2 : level;
}

/** An event as its deadlines see it. */
export function datedEvent(state: Tournament): DatedEvent {
  const { settings, administration } = state;
  const { firstDay, roundTimes, system } = settings;
  const lastDay = lastDayOf(state);
  return {
    firstDay,
    lastDay,
    level: levelOf(state),
    rounds: roundDays(state).map((day, at) => ({ day, time: roundTimes[at] ?? null })),
    kind: administration?.homologation?.kind ?? null,
    closed: isClosed(system),
    long: isLongEvent(firstDay, lastDay, homologationRules(state).mostDays),
    reportDays: editionIn('ratings', state.pins.ratings)?.properties.reportDays ?? null,
  };
}
