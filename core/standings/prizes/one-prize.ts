import type { Tpn } from '../../rules/identity.ts';
import type { Choice, Offer } from './allocation.ts';
import { listMembers, type ListMembers } from './list-members.ts';
import type { Cents } from './money.ts';
import type { PrizeList } from './scheme.ts';
import type { Entrant } from './share-out.ts';

/** A list with those who may compete for it, in order of rank and pairing number. */
export interface Contest {
  readonly list: PrizeList;
  readonly entrants: readonly Entrant[];
}

/** Who has a prize, and from which list. */
export type Settled = ReadonlyMap<Tpn, string>;

/** Somebody with the lists that are open to them, in order of priority. */
interface Competitor {
  readonly entrant: Entrant;
  readonly lists: readonly ListMembers[];
}

/**
 * One prize a player, the largest; between equal amounts the list named first (LA 5.1, model
 * regulations, article 5). Settled means: nobody would have more from another list as it stands.
 *
 * Down the standings everybody joins the list that brings most, and no other. A newcomer lowers what
 * those with the same points share; whoever of them would now have more elsewhere goes there, the
 * largest gain first, before the next one comes.
 *
 * Example: Hort prizes 500, 400, 200, 100 and one prize of 60 below 1800. C, D and E tie for third
 * and would have 150, 100 and 50; E, below 1800, takes the 60, and C and D share without E: 175 and
 * 125. Contests stand in order of priority.
 */
export function settleOnePrizeEach(contests: readonly Contest[], unit: Cents): Settled {
  const lists = contests.map(({ list }) => listMembers(list, [], unit));
  const chosen = new Map<Tpn, ListMembers>();
  let tied: Competitor[] = [];
  for (const newcomer of competitors(contests, lists)) {
    const same = tied[0]?.entrant.exAequo === newcomer.entrant.exAequo;
    tied = same ? [...tied, newcomer] : [newcomer];
    const seen = new Set<string>();
    for (;;) {
      const move = bestMove(tied, chosen);
      const state = JSON.stringify(tied.map(({ entrant }) => chosen.get(entrant.tpn)?.list.id));
      // Shares could chase each other in a circle; the choices then show who would still move.
      if (!move || seen.has(state)) break;
      seen.add(state);
      chosen.get(move.entrant.tpn)?.leave(move.entrant);
      chosen.set(move.entrant.tpn, move.to);
      move.to.join(move.entrant);
    }
  }
  const prized = competitors(contests, lists).filter(
    ({ entrant }) => chosen.get(entrant.tpn)?.offerTo(entrant) ?? null,
  );
  return new Map(
    prized.map(({ entrant: { tpn } }) => [tpn, chosen.get(tpn)?.list.id ?? ''] as const),
  );
}

/** Everybody who may win something, down the standings. */
function competitors(
  contests: readonly Contest[],
  lists: readonly ListMembers[],
): readonly Competitor[] {
  const found = new Map<Tpn, { entrant: Entrant; lists: ListMembers[] }>();
  contests.forEach(({ entrants }, index) => {
    for (const entrant of entrants) {
      const one = found.get(entrant.tpn) ?? { entrant, lists: [] };
      one.lists.push(...lists.slice(index, index + 1));
      found.set(entrant.tpn, one);
    }
  });
  return [...found.values()].sort(
    (a, b) => a.entrant.rank - b.entrant.rank || a.entrant.tpn - b.entrant.tpn,
  );
}

interface Move {
  readonly entrant: Entrant;
  readonly to: ListMembers;
  readonly gain: number;
}

/** A thing of no stated value is more than nothing. */
const worthOf = (offer: Offer | null): number => offer?.worth ?? -1;

/** The change of list that brings most: more money, or as much from a list named earlier. */
function bestMove(tied: readonly Competitor[], chosen: ReadonlyMap<Tpn, ListMembers>): Move | null {
  let best: Move | null = null;
  for (const { entrant, lists } of tied) {
    const own = chosen.get(entrant.tpn);
    const held = worthOf(own?.offerTo(entrant) ?? null);
    const priority = own ? lists.indexOf(own) : lists.length;
    lists.forEach((to, index) => {
      const offer = to === own ? null : to.offerTo(entrant);
      const gain = worthOf(offer) - held;
      const better = offer !== null && (gain > 0 || (gain === 0 && index < priority));
      if (better && gain > (best?.gain ?? -1)) best = { entrant, to, gain };
    });
  }
  return best;
}

/** The contest without those who have their prize elsewhere. */
export function remaining({ list, entrants }: Contest, settled: Settled): Contest {
  return {
    list,
    entrants: entrants.filter(({ tpn }) => (settled.get(tpn) ?? list.id) === list.id),
  };
}

/** What everybody who has a prize took and passed over, down the standings. */
export function choicesOf(
  contests: readonly Contest[],
  settled: Settled,
  unit: Cents,
): readonly Choice[] {
  const lists = contests.map((contest) =>
    listMembers(contest.list, remaining(contest, settled).entrants, unit),
  );
  return competitors(contests, lists).flatMap(({ entrant, lists: open }): Choice[] => {
    const own = settled.get(entrant.tpn);
    const offers = open.flatMap((list) => list.offerTo(entrant) ?? []);
    const taken = offers.find(({ list }) => list === own);
    if (!taken) return [];
    const passedOver = offers.filter((offer) => offer !== taken);
    return [{ tpn: entrant.tpn, taken, because: reason(taken, passedOver), passedOver }];
  });
}

function reason(taken: Offer, passedOver: readonly Offer[]): Choice['because'] {
  if (passedOver.length === 0) return 'only';
  const most = Math.max(...passedOver.map(({ worth }) => worth));
  if (most > taken.worth) return 'contested';
  return most === taken.worth ? 'priority' : 'largest';
}
