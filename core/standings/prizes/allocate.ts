import type { IsoDate, Tpn } from '../../rules/identity.ts';
import type { Profiles } from '../ranking/category-ranking.ts';
import { unmetCriterion } from '../ranking/criteria.ts';
import type { RankedRow } from '../ranking/ranked-row.ts';
import type { Award, ListAllocation, PrizeAllocation, TiedWithoutPrize } from './allocation.ts';
import { sumCents } from './money.ts';
import { choicesOf, remaining, settleOnePrizeEach, type Contest } from './one-prize.ts';
import { fundOf, type PrizeScheme } from './scheme.ts';
import { shareOut, type Entrant } from './share-out.ts';

/** Everything prizes depend on. */
export interface PrizeQuestion {
  readonly scheme: PrizeScheme;
  /** In any order; whoever has no rank wins nothing. */
  readonly standings: readonly RankedRow[];
  readonly profiles: Profiles;
  /** The day age categories are taken on. */
  readonly firstDay: IsoDate;
}

/** Awards the prizes of a scheme, with the reasons. */
export function allocatePrizes({
  scheme,
  standings,
  profiles,
  firstDay,
}: PrizeQuestion): PrizeAllocation {
  const ranked = entrantsOf(standings);
  const contests = scheme.lists.map((list) => ({
    list,
    entrants: ranked.filter(
      ({ tpn }) => unmetCriterion(list.criteria, profiles.get(tpn) ?? {}, firstDay) === null,
    ),
  }));
  const competing = contests.filter(({ list }) => !scheme.cumulative && !list.cumulative);
  const settled = settleOnePrizeEach(competing, scheme.unit);

  const lists = contests.map((contest): ListAllocation => {
    const open = competing.includes(contest) ? remaining(contest, settled) : contest;
    return {
      list: contest.list.id,
      rule: contest.list.rule,
      eligible: contest.entrants.map(({ tpn }) => tpn),
      elsewhere: contest.entrants
        .filter((entrant) => !open.entrants.includes(entrant))
        .map(({ tpn }) => ({ tpn, list: settled.get(tpn) ?? contest.list.id })),
      ...shareOut(contest.list, open.entrants, scheme.unit),
    };
  });
  const awards = awardsOf(lists, ranked);
  return {
    awards,
    lists,
    choices: choicesOf(competing, settled, scheme.unit),
    tiedWithoutPrize: lists.flatMap((list, index) =>
      tiedWithoutPrize(list, contests[index], awards),
    ),
    undecided: lists.flatMap(({ list, undecided }) =>
      undecided.map((question) => ({ ...question, list })),
    ),
    totals: {
      fund: fundOf(scheme),
      awarded: sumCents(awards.map(({ amount }) => amount)),
      unawarded: sumCents(
        lists.flatMap(({ unawarded }) => unawarded.map(({ prize }) => prize.amount)),
      ),
    },
  };
}

function entrantsOf(standings: readonly RankedRow[]): Entrant[] {
  return standings
    .flatMap(({ tpn, rank, exAequo }) =>
      rank === null ? [] : [{ tpn, rank, exAequo: exAequo ?? rank }],
    )
    .sort((a, b) => a.rank - b.rank || a.tpn - b.tpn);
}

function awardsOf(lists: readonly ListAllocation[], ranked: readonly Entrant[]): Award[] {
  const awards = lists.flatMap(({ list, groups }) =>
    groups.flatMap(({ shares }) =>
      shares.map(({ tpn, place, amount, thing }) => ({ tpn, list, place, amount, thing })),
    ),
  );
  const order = new Map(ranked.map(({ tpn }, index) => [tpn, index]));
  const at = (tpn: Tpn): number => order.get(tpn) ?? ranked.length;
  return awards.sort((a, b) => at(a.tpn) - at(b.tpn));
}

/** Prize-givers name them: the same points as a winner, and nothing (LA 5.3). */
function tiedWithoutPrize(
  { list, groups, elsewhere }: ListAllocation,
  contest: Contest | undefined,
  awards: readonly Award[],
): TiedWithoutPrize[] {
  const gone = new Set(elsewhere.map(({ tpn }) => tpn));
  const prized = new Set(awards.map(({ tpn }) => tpn));
  const entrants = contest?.entrants.filter(({ tpn }) => !gone.has(tpn)) ?? [];
  const winners = new Set(groups.flatMap(({ shares }) => shares.map(({ tpn }) => tpn)));
  const ties = new Map<number, Entrant[]>();
  for (const entrant of entrants) {
    ties.set(entrant.exAequo, [...(ties.get(entrant.exAequo) ?? []), entrant]);
  }
  return [...ties.values()].flatMap((tied): TiedWithoutPrize[] => {
    const players = tied.filter(({ tpn }) => !prized.has(tpn)).map(({ tpn }) => tpn);
    const won = tied.filter(({ tpn }) => winners.has(tpn)).map(({ tpn }) => tpn);
    if (won.length === 0 || players.length === 0) return [];
    const narrowed = groups.some(
      (group) => group.payees > 0 && group.tied.some((tpn) => players.includes(tpn)),
    );
    return [
      { list, winners: won, players, because: narrowed ? 'belowMinimum' : 'prizesExhausted' },
    ];
  });
}
