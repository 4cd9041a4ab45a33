import type { EventRecord } from '../../ratings/norms/event-conditions.ts';
import { sameName } from '../../rules/profile.ts';
import { readRateOfPlay } from '../../rules/read-rate-of-play.ts';
import type { Tournament } from '../state.ts';
import { ARBITER_TITLE, saidOfEvent, type SaidOptions } from './said-of-event.ts';

/** What is known of the event itself, as norms ask for it. */
export function eventRecord(
  state: Tournament,
  isDoubleRoundRobin: boolean,
  options: SaidOptions,
): EventRecord {
  const { settings, players } = state;
  const said = saidOfEvent(state, options);
  const { chiefArbiter, deputyArbiters, timeControl, firstDay, lastDay, roundDates } = settings;
  const arbiters = [...(chiefArbiter === null ? [] : [chiefArbiter]), ...deputyArbiters];
  const named = new Set([...players.values()].map(({ name }) => wordsOf(name)));
  return {
    firstDay,
    lastDay,
    rate: timeControl === null ? null : readRateOfPlay(timeControl),
    days: Array.from({ length: settings.rounds }, (_, index) => roundDates[index] ?? null),
    chiefArbiter: said.chiefArbiter,
    arbiterPlays:
      arbiters.length === 0 ? null : arbiters.some((arbiter) => named.has(wordsOf(arbiter))),
    registered: said.registeredOn,
    registrationAgreed: said.registrationAgreed,
    players: players.size,
    isDoubleRoundRobin,
  };
}

/** The words of a name in any order, titles and numbers left out: `Last, First` and `First Last`. */
const wordsOf = (name: string): string =>
  sameName(name.replace(ARBITER_TITLE, ' ').replace(/[^\p{L}\s'’-]/gu, ' '))
    .split(' ')
    .toSorted()
    .join(' ');
