import { People, type Identity } from '../../formats/player-list/same-person.ts';
import type { Tournament } from '../state.ts';
import { penaltiesOf, type PenaltyLine } from './incidents.ts';

/** A penalty of a person in one of several events. */
export interface PenaltyInEvent extends PenaltyLine {
  readonly event: string;
}

/** What one person was given in several events (Laws 12.9), in the order of the events. */
export const penaltiesAcross = (
  events: readonly Tournament[],
  person: Identity,
): readonly PenaltyInEvent[] =>
  events.flatMap((state) => {
    const same = new People(state.players.values()).same(person);
    if (same === null) return [];
    const { name: event } = state.settings;
    return penaltiesOf(state, same.one.id).map((line) => ({ ...line, event }));
  });
