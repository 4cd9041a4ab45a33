import { faultyClocksIn, type ClockOfHouse } from '@ronde/core/tournament/views/house-clocks.ts';
import { principalIn, type Identity } from './access/principal.ts';
import type { HouseClocksAnswer } from './api/house-clocks.ts';
import { LONGEST_PAGE, type TournamentListing } from './api/listing.ts';
import type { House } from './house.ts';
import { readLog } from './ledgers/open-log.ts';
import { declinedByStore } from './problem-response.ts';
import { Declined } from './registry/declined.ts';
import { coreAudience } from './routes/tournament-of.ts';
import { listTournaments, sightOf } from './tournament-listings.ts';

/** Faulty clocks of all events that somebody works on but one: a club has one cupboard (LA line 1560). */
export async function houseClocks(
  house: Pick<House, 'store'>,
  identity: Identity,
  but: string,
): Promise<HouseClocksAnswer | Declined> {
  const listed = await everyEvent(house, identity);
  if (listed instanceof Declined) return listed;
  const others = listed.filter(
    ({ id }) => id !== but && coreAudience(principalIn(identity, id)) === 'staff',
  );
  const clocks: ClockOfHouse[] = [];
  const unread: string[] = [];
  for (const { id, summary } of others) {
    const event = summary?.name ?? id;
    const entries = await readLog(house.store, id);
    if (!entries.ok) unread.push(event);
    else {
      clocks.push(
        ...faultyClocksIn(entries.value).map((clock) => ({ ...clock, tournament: id, event })),
      );
    }
  }
  return { clocks, events: others.length, unread };
}

async function everyEvent(
  { store }: Pick<House, 'store'>,
  identity: Identity,
): Promise<readonly TournamentListing[] | Declined> {
  const found: TournamentListing[] = [];
  for (let from: number | null = 0; from !== null;) {
    const page = await listTournaments(store, {
      ...{ ...sightOf(identity), archived: false, order: 'lastChange', search: '' },
      ...{ from, size: LONGEST_PAGE },
    });
    if (!page.ok) return declinedByStore(page.error, identity.via === 'localhost');
    found.push(...page.value.tournaments);
    from = page.value.next;
  }
  return found;
}
