import type { Tpn } from '../../rules/identity.ts';
import type { Offer } from './allocation.ts';
import { cents, floorTo, type Cents } from './money.ts';
import type { PrizeList } from './scheme.ts';
import { shareOut, type Entrant, type PrizeShare } from './share-out.ts';

/** Those who compete for a list at some moment, and what it gives them or would give another. */
export interface ListMembers {
  readonly list: PrizeList;
  /** What the list gives an entrant who is, or were, among its members; null for nothing. */
  offerTo(entrant: Entrant): Offer | null;
  join(entrant: Entrant): void;
  leave(entrant: Entrant): void;
}

const CENT = cents(1);

/** Members in order of rank and pairing number; offers are remembered until somebody comes or goes. */
export function listMembers(list: PrizeList, first: readonly Entrant[], unit: Cents): ListMembers {
  let members = first;
  const known = new Map<Tpn, Offer | null>();
  const changeTo = (next: readonly Entrant[]): void => {
    members = next;
    known.clear();
  };
  const offer = (entrant: Entrant): Offer | null => {
    // Those with more points hold every place that has a prize: there is nothing to share.
    const before = members.filter(({ exAequo }) => exAequo < entrant.exAequo).length;
    if (before >= list.prizes.length) return null;
    for (const { shares } of shareOut(list, joined(members, entrant), unit).groups) {
      const share = shares.find(({ tpn }) => tpn === entrant.tpn);
      if (share) return { list: list.id, place: share.place, worth: worthOf(share) };
    }
    return null;
  };
  return {
    list,
    offerTo: (entrant) => {
      const found = known.get(entrant.tpn);
      if (found !== undefined) return found;
      const computed = offer(entrant);
      known.set(entrant.tpn, computed);
      return computed;
    },
    join: (entrant) => {
      changeTo(joined(members, entrant));
    },
    leave: ({ tpn }) => {
      changeTo(members.filter((member) => member.tpn !== tpn));
    },
  };
}

function joined(members: readonly Entrant[], entrant: Entrant): readonly Entrant[] {
  if (members.some(({ tpn }) => tpn === entrant.tpn)) return members;
  const after = members.findIndex(
    ({ rank, tpn }) => rank > entrant.rank || (rank === entrant.rank && tpn > entrant.tpn),
  );
  return members.toSpliced(after < 0 ? members.length : after, 0, entrant);
}

/** Compared before rounding: what remains of a division must not send anybody to another list. */
function worthOf({ exact, thing }: PrizeShare): Cents {
  return cents(floorTo(exact, CENT) + (thing?.value ?? 0));
}
