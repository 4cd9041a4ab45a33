import type { EventRecord } from '../../ratings/norms/event-conditions.ts';
import type { ArbiterTitle } from '../../rules/editions/title-properties.ts';
import type { IsoDate } from '../../rules/identity.ts';
import { sameName } from '../../rules/profile.ts';
import { readRateOfPlay } from '../../rules/read-rate-of-play.ts';
import type { Tournament } from '../state.ts';

/** What nobody writes into the settings of an event. */
export interface EventRecordOptions {
  readonly chiefArbiter?: ArbiterTitle | 'none';
  readonly registered?: IsoDate;
}

/** What is known of the event itself, as norms ask for it. */
export function eventRecord(
  { settings, players }: Tournament,
  isDoubleRoundRobin: boolean,
  options: EventRecordOptions,
): EventRecord {
  const { chiefArbiter, deputyArbiters, timeControl, firstDay, lastDay, roundDates } = settings;
  const arbiters = [...(chiefArbiter === null ? [] : [chiefArbiter]), ...deputyArbiters];
  const named = new Set([...players.values()].map(({ name }) => wordsOf(name)));
  return {
    firstDay,
    lastDay,
    rate: timeControl === null ? null : readRateOfPlay(timeControl),
    days: Array.from({ length: settings.rounds }, (_, index) => roundDates[index] ?? null),
    chiefArbiter: options.chiefArbiter ?? titleIn(chiefArbiter),
    arbiterPlays:
      arbiters.length === 0 ? null : arbiters.some((arbiter) => named.has(wordsOf(arbiter))),
    registered: options.registered ?? null,
    players: players.size,
    isDoubleRoundRobin,
  };
}

const ARBITER_TITLE = /\b(?:(IA|AI)|(FA|AF))\b/;

/** The title written beside a name, in English or French; null where none is. */
function titleIn(arbiter: string | null): ArbiterTitle | null {
  const found = ARBITER_TITLE.exec(arbiter ?? '');
  if (found === null) return null;
  return found[1] === undefined ? 'FA' : 'IA';
}

/** The words of a name in any order, titles and numbers left out: `Last, First` and `First Last`. */
const wordsOf = (name: string): string =>
  sameName(name.replace(ARBITER_TITLE, ' ').replace(/[^\p{L}\s'’-]/gu, ' '))
    .split(' ')
    .toSorted()
    .join(' ');
