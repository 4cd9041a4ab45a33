import type { Tpn } from '../../rules/identity.ts';
import type { Choice, Offer } from './allocation.ts';
import { cents, floorTo, type Cents } from './money.ts';
import type { PrizeList } from './scheme.ts';
import { shareOut, type Entrant, type PrizeShare } from './share-out.ts';

/** A list with those who compete for it, in order. Contests stand in order of priority. */
export interface Contest {
  readonly list: PrizeList;
  readonly entrants: readonly Entrant[];
}

/** Who has a prize, and from which list. */
export type Settled = ReadonlyMap<Tpn, string>;

/**
 * One prize a player, the largest; between equal amounts the list named first (LA 5.1, model
 * regulations, article 5). Settled means: nobody would have more from another list as it stands.
 *
 * Prizes are settled from the largest down. Whoever takes one leaves every other list; these move
 * down, and all shares are worked out again. Leaving can raise what the others share, so at the end
 * whoever would now have more elsewhere goes there, the largest gain first, until nobody would.
 *
 * Example: Hort prizes 500, 400, 200, 100 and one prize of 60 below 1800. C, D and E tie for third
 * and would have 150, 100 and 50; E, below 1800, takes the 60, and C and D then share without E:
 * 175 and 125.
 */
export function settleOnePrizeEach(contests: readonly Contest[], unit: Cents): Settled {
  const settled = new Map<Tpn, string>();
  const seen = new Set<string>();
  for (;;) {
    const offers = contests.flatMap((contest) => offersOf(remaining(contest, settled), unit));
    const held = offers.filter(({ tpn, list }) => settled.get(tpn) === list);
    const holders = new Set(held.map(({ tpn }) => tpn));
    const emptyHanded = [...settled.keys()].filter((tpn) => !holders.has(tpn));
    const next = largest(offers.filter(({ tpn }) => !settled.has(tpn)));
    if (emptyHanded.length > 0) for (const tpn of emptyHanded) settled.delete(tpn);
    else if (next) settled.set(next.tpn, next.list);
    else {
      const move = bestMove(contests, settled, held, unit);
      const state = JSON.stringify([...settled].sort(([a], [b]) => a - b));
      // Shares could chase each other in a circle; the choices then show who would still move.
      if (!move || seen.has(state)) return settled;
      seen.add(state);
      settled.set(move.tpn, move.list);
    }
  }
}

/** What everybody who has a prize took and passed over, as the lists stand. */
export function choicesOf(
  contests: readonly Contest[],
  settled: Settled,
  unit: Cents,
): readonly Choice[] {
  return contests
    .flatMap((contest) => offersOf(remaining(contest, settled), unit))
    .filter(({ tpn, list }) => settled.get(tpn) === list)
    .map((held) => {
      const passedOver = alternatives(contests, settled, held, unit);
      const because = reason(held, passedOver);
      return { tpn: held.tpn, taken: bare(held), because, passedOver: passedOver.map(bare) };
    });
}

/** The contest without those who have their prize elsewhere. */
export function remaining({ list, entrants }: Contest, settled: Settled): Contest {
  return {
    list,
    entrants: entrants.filter(({ tpn }) => (settled.get(tpn) ?? list.id) === list.id),
  };
}

interface PersonalOffer extends Offer {
  readonly tpn: Tpn;
}

function offersOf({ list, entrants }: Contest, unit: Cents): PersonalOffer[] {
  return shareOut(list, entrants, unit).groups.flatMap(({ shares }) =>
    shares.map((share) => ({
      tpn: share.tpn,
      list: list.id,
      place: share.place,
      worth: worthOf(share),
    })),
  );
}

const CENT = cents(1);

/** Compared before rounding: what remains of a division must not send anybody to another list. */
function worthOf({ exact, thing }: PrizeShare): Cents {
  return cents(floorTo(exact, CENT) + (thing?.value ?? 0));
}

/** The first of the largest: offers come in order of priority, then of place. */
function largest(offers: readonly PersonalOffer[]): PersonalOffer | null {
  return offers.reduce<PersonalOffer | null>(
    (best, offer) => (best === null || offer.worth > best.worth ? offer : best),
    null,
  );
}

/** What a player would have from the other lists, going back to one of them alone. */
function alternatives(
  contests: readonly Contest[],
  settled: Settled,
  held: PersonalOffer,
  unit: Cents,
): PersonalOffer[] {
  return contests
    .filter(({ list, entrants }) => list.id !== held.list && entrants.some(isOf(held.tpn)))
    .flatMap((contest) => {
      const back = new Map(settled).set(held.tpn, contest.list.id);
      return offersOf(remaining(contest, back), unit).filter(isOf(held.tpn));
    });
}

const isOf =
  (tpn: Tpn) =>
  (one: { readonly tpn: Tpn }): boolean =>
    one.tpn === tpn;

/** The change of list that brings somebody most: more money, or as much with a higher priority. */
function bestMove(
  contests: readonly Contest[],
  settled: Settled,
  held: readonly PersonalOffer[],
  unit: Cents,
): PersonalOffer | null {
  const priority = (offer: Offer): number =>
    contests.findIndex(({ list }) => list.id === offer.list);
  let best: { readonly offer: PersonalOffer; readonly gain: number } | null = null;
  for (const own of held) {
    for (const offer of alternatives(contests, settled, own, unit)) {
      const gain = offer.worth - own.worth;
      const better = gain > 0 || (gain === 0 && priority(offer) < priority(own));
      if (better && (best === null || gain > best.gain)) best = { offer, gain };
    }
  }
  return best?.offer ?? null;
}

function reason(held: Offer, passedOver: readonly Offer[]): Choice['because'] {
  if (passedOver.length === 0) return 'only';
  const most = Math.max(...passedOver.map(({ worth }) => worth));
  if (most > held.worth) return 'contested';
  return most === held.worth ? 'priority' : 'largest';
}

const bare = ({ list, place, worth }: Offer): Offer => ({ list, place, worth });
