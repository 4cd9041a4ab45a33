import { isByTable, isRoundRobin, systemNamed } from '../../pairing/systems.ts';
import { EXEMPTIONS, type TitleProperties } from '../../rules/editions/title-properties.ts';
import type { PlayerId, Tpn } from '../../rules/identity.ts';
import type { PlayerRecord } from '../../rules/record.ts';
import {
  SHORT_EVENTS,
  type NormCandidate,
  type NormEventFacts,
  type NormOpponent,
  type RestOfEvent,
} from '../../ratings/norms/candidate.ts';
import { swissExemption, type ExemptionFound } from '../../ratings/norms/swiss-exemption.ts';
import { ratingInMonth } from '../list-ratings.ts';
import { isLongerThan, monthsPlayed } from '../months-played.ts';
import { numbersOf } from '../numbers.ts';
import { isAvailable, type Player } from '../player.ts';
import { publishedRounds, type Tournament } from '../state.ts';
import { cyclesOf } from '../views/has-calendar.ts';
import { playerRecords } from '../views/records.ts';
import { everybodyMet } from './everybody-met.ts';
import { federationThatCounts } from './federation-that-counts.ts';
import { presenceIn, roundsOfCandidate } from './norm-rounds.ts';
import { saidOfEvent, type SaidOptions } from './said-of-event.ts';
import { scorelessFor, scorelessUnrated } from './scoreless-unrated.ts';

/** What may be said about an event whose norms are asked for, before what the event itself holds. */
export interface NormOptions extends SaidOptions {
  /** The flag that counts of players who are shown under FIDE's. */
  readonly flags?: ReadonlyMap<Tpn, string>;
  /** What if the game of a round had ended so, for each player: half points by round. */
  readonly whatIf?: ReadonlyMap<number, 0 | 1 | 2>;
}

/** A player with the rounds so far and those to come. */
export interface NormEntrant {
  readonly player: Player;
  readonly opponent: NormOpponent;
  readonly candidate: NormCandidate;
  readonly rest: RestOfEvent;
}

export interface NormQuestion {
  readonly event: NormEventFacts;
  /** Whether it frees of federations as a large Swiss; null where it is none. */
  readonly swiss: ExemptionFound | null;
  readonly entrants: ReadonlyMap<Tpn, NormEntrant>;
}

/** Reads off a tournament what norms look at, by an edition. */
export function normQuestion(
  state: Tournament,
  options: NormOptions,
  rules: TitleProperties,
): NormQuestion {
  const { settings } = state;
  const records = playerRecords(state, { ratingReport: true });
  const players = new Map(
    [...numbersOf(state)].flatMap(([id, tpn]) => {
      const player = state.players.get(id);
      return player === undefined ? [] : [[tpn, player] as const];
    }),
  );
  const known = new Map(
    [...players].map(([tpn, player]) => [tpn, asOpponent(state, tpn, player, options)] as const),
  );
  const met = everybodyMet(records);
  const cycles = Math.max(met, cyclesIn(state, records.length));
  const { kind, host } = saidOfEvent(state, options);
  const isLargeSwiss = systemNamed(settings.system).kind === 'swiss' && settings.kind !== 'team';
  const swiss = isLargeSwiss ? exemptionIn(state, records, known, host, rules) : null;
  const event: NormEventFacts = {
    rounds: settings.rounds,
    pairings: isByTable(settings.system) || met > 0 ? 'fixed' : 'free',
    isDoubleRoundRobin: cycles > 1,
    short: SHORT_EVENTS.find((short) => short === kind) ?? null,
    hostFederation: host,
    exemptions: {
      ...(swiss === null ? {} : { swiss: swiss.met }),
      ...Object.fromEntries(
        EXEMPTIONS.filter((exemption) => exemption === kind).map((one) => [one, true]),
      ),
    },
  };
  const scoreless =
    isRoundRobin(settings.system) || met > 0
      ? scorelessUnrated(state, records, players, { known, cycles })
      : [];
  const excluded = new Set(
    scoreless.filter(({ toMeet }) => toMeet.size === 0).map(({ tpn }) => tpn),
  );
  const months =
    rules.event !== undefined && isLongerThan(state, rules.event.longAfterDays)
      ? monthsPlayed(state)
      : null;
  const metBy =
    (own: PlayerId) =>
    (tpn: Tpn, round: number): NormOpponent | undefined => {
      const [base, player] = [known.get(tpn), players.get(tpn)];
      const month = months?.get(own)?.[round - 1] ?? null;
      if (base === undefined || player === undefined || month === null) return base;
      const then = ratingInMonth(state, player.id, 'standard', month);
      if (then === null) return base;
      const { rating, title = base.title } = then;
      return { ...base, rating, title };
    };
  const meetsOnce = nobodyIsMetTwice(state);
  const inEvent = stillInEvent(state, players, known);
  const entrants = new Map<Tpn, NormEntrant>();
  for (const record of records) {
    const [player, opponent] = [players.get(record.tpn), known.get(record.tpn)];
    if (player === undefined || opponent === undefined) continue;
    const { games, missing, coming } = roundsOfCandidate(state, record, player, {
      known,
      met: metBy(player.id),
      excluded,
      cycles,
      whatIf: options.whatIf ?? new Map(),
    });
    const met = new Set([...games, ...coming].map((each) => each.opponent?.id));
    const field = inEvent.filter(({ id }) => id !== record.tpn && !(meetsOnce && met.has(id)));
    entrants.set(record.tpn, {
      player,
      opponent,
      candidate: {
        federation: opponent.federation,
        games,
        missing,
        scoreless: scorelessFor(opponent, scoreless),
      },
      rest: { coming, field, meetsOnce },
    });
  }
  return { event, swiss, entrants };
}

function asOpponent(
  state: Tournament,
  tpn: Tpn,
  player: Player,
  { flags }: NormOptions,
): NormOpponent {
  const rating = player.ratings.fide ?? 0;
  return {
    id: tpn,
    name: player.name,
    rating,
    // Without a number nobody can have looked a rated player up on FIDE's list.
    title: player.title ?? (rating > 0 && player.fideId === undefined ? null : 'none'),
    federation: flags?.get(tpn) ?? federationThatCounts(state, player),
  };
}

/** No Swiss by the regulations pairs two players twice (C.04.1 2); of teams other players may meet. */
function nobodyIsMetTwice({ settings }: Tournament): boolean {
  const { kind, mayMeetAgain, gamesPerMatch } = systemNamed(settings.system);
  const isSwiss = kind === 'swiss' && mayMeetAgain !== true && gamesPerMatch === undefined;
  return isSwiss && settings.kind !== 'team';
}

/** Who may still be paired, the strongest first. */
function stillInEvent(
  state: Tournament,
  players: ReadonlyMap<Tpn, Player>,
  known: ReadonlyMap<Tpn, NormOpponent>,
): readonly NormOpponent[] {
  const { rounds } = state.settings;
  return [...known]
    .filter(([tpn]) => {
      const player = players.get(tpn);
      return player !== undefined && isAvailable(player, rounds);
    })
    .map(([, opponent]) => opponent)
    .toSorted((a, b) => b.rating - a.rating);
}

/** How often everybody meets everybody; once where that is not the system. */
function cyclesIn({ settings }: Tournament, players: number): number {
  if (!isRoundRobin(settings.system)) return 1;
  return cyclesOf(settings.rounds, systemNamed(settings.system).roundsFor(players) ?? []);
}

function exemptionIn(
  state: Tournament,
  records: readonly PlayerRecord[],
  known: ReadonlyMap<Tpn, NormOpponent>,
  host: string | null,
  rules: TitleProperties,
): ExemptionFound {
  const participants = records.flatMap((record) => {
    const opponent = known.get(record.tpn);
    return opponent === undefined ? [] : [{ ...opponent, rounds: record.rounds.map(presenceIn) }];
  });
  return swissExemption(participants, host, publishedRounds(state).length, rules);
}
