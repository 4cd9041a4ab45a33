import { editionIn, inForceOn, type Pins } from '../rules/editions/registry.ts';
import { isRoundRobin } from '../pairing/systems.ts';
import {
  announcedFaults,
  type AnnouncedFault,
  type AnnouncedFor,
} from '../standings/announced-tie-breaks.ts';
import { isByLetters } from './by-letters.ts';
import type { Refusal } from './refusal.ts';
import type { Settings } from './settings.ts';

/** What an event announces its tie-breaks for. */
export function announcedFor(
  { kind, system, firstDay }: Pick<Settings, 'kind' | 'system' | 'firstDay'>,
  pins: Pick<Pins, 'tieBreaks'>,
): AnnouncedFor {
  const { properties } =
    editionIn('tieBreaks', pins.tieBreaks) ?? inForceOn('tieBreaks', firstDay).edition;
  const usual = isRoundRobin(system) ? 'roundRobin' : 'swiss';
  if (kind !== 'team') return { participants: 'individuals', kind: usual, edition: properties };
  const ofTeams = isByLetters({ kind, system }) ? 'molter' : usual;
  return { participants: 'teams', kind: ofTeams, edition: properties };
}

/** Every tie-break of an event's list that cannot stand. */
export const faultsOfTieBreaks = (
  settings: Settings,
  pins: Pick<Pins, 'tieBreaks'>,
): readonly AnnouncedFault[] => announcedFaults(settings.tieBreaks, announcedFor(settings, pins));

/** The refusal of a list with a tie-break that cannot stand; null when all can. */
export function refusedTieBreak(settings: Settings, pins: Pick<Pins, 'tieBreaks'>): Refusal | null {
  const [fault] = faultsOfTieBreaks(settings, pins);
  if (fault === undefined) return null;
  const { code, descriptor, article } = fault;
  return { code: 'badTieBreak', article, params: { descriptor, fault: code } };
}
