import type { AdministrationRecord } from '../administration/record.ts';
import type { PlayerNeeds } from '../decisions/needs/need.ts';
import type { HallItem } from '../decisions/needs/hall-checklist.ts';
import { isByTable } from '../pairing/systems.ts';
import type { IsoDate, PlayerId, TeamId, Tpn } from '../rules/identity.ts';
import type { GrantedBye } from '../rules/outcome.ts';
import type { Pins } from '../rules/editions/registry.ts';
import type { Adjournment } from './adjournments.ts';
import type { ApartRule } from './apart-rule.ts';
import type { StartingPosition } from './arrangements.ts';
import { isPostponed } from './arranged-matches.ts';
import type { CheckIn } from './check-in.ts';
import type { ClockLogLine } from './clock-log.ts';
import type { Closing } from './closing.ts';
import type { FormFact } from './form-facts.ts';
import type { Incident } from './incidents/incident.ts';
import type { LicenceCheck } from './licence.ts';
import type { RatingsOfLists } from './list-ratings.ts';
import type { KeptOfPapi } from './papi-file/kept-of-papi.ts';
import type { Player, Team } from './player.ts';
import type { Posting, WallPaper } from './postings.ts';
import type {
  Game,
  Hand,
  PointsAdjustment,
  ProhibitedGroup,
  Round,
  TeamPointsAdjustment,
} from './round.ts';
import type { DecisionsOnRanking } from './ranking-decisions.ts';
import type { Settings } from './settings.ts';
import type { TypedByKind } from './typed-development.ts';

export interface Tournament {
  readonly settings: Settings;
  readonly pins: Pins;
  /** By the arbiter's deed; for what follows from it see views/visible.ts. */
  readonly published: boolean;
  /** In FIDE mode unless left, for ever, in the round named. */
  readonly fideModeLeft: { readonly beforeRound: number; readonly reason: string } | null;
  readonly players: ReadonlyMap<PlayerId, Player>;
  /** In the order of their pairing numbers. */
  readonly teams: ReadonlyMap<TeamId, Team>;
  /** Whether the order of the teams, which is that of their numbers, was decided since the last entry. */
  readonly teamsNumbered: boolean;
  /** Pairing numbers: the first has number 1. Empty until they are assigned. */
  readonly numbers: readonly PlayerId[];
  /** The numbers as a report file writes them, where it leaves some out; never in a log. */
  readonly writtenNumbers?: readonly Tpn[];
  /** The list of participants is closed: numbers are definitive (C.04.2 C.3, 2026: 2.5). */
  readonly listClosed: boolean;
  /** Byes granted for rounds to come, by round then player. */
  readonly byes: ReadonlyMap<number, ReadonlyMap<PlayerId, GrantedBye>>;
  /** The same for teams. */
  readonly teamByes: ReadonlyMap<number, ReadonlyMap<TeamId, GrantedBye>>;
  /** Teams out of the event, and the round from which they are. */
  readonly teamsLeft: ReadonlyMap<TeamId, number>;
  /** Made by hand; everybody who is kept apart: apart.ts. */
  readonly prohibited: readonly ProhibitedGroup[];
  readonly apartRules: readonly ApartRule[];
  readonly fixedBoards: ReadonlyMap<PlayerId, number>;
  /** Line-ups handed in, by round then team. */
  readonly lineUps: ReadonlyMap<number, ReadonlyMap<TeamId, readonly (PlayerId | null)[]>>;
  /** Those a captain has handed in and nobody has opened (sealed-line-ups.ts); missing for none. */
  readonly sealedLineUps?: Tournament['lineUps'];
  readonly rounds: readonly Round[];
  /** Starting positions of Chess960, by round; missing where every round has the usual one. */
  readonly arrangements?: ReadonlyMap<number, StartingPosition>;
  /** Envelopes of adjourned games, by round and board; missing where none was sealed. */
  readonly adjournments?: ReadonlyMap<string, Adjournment>;
  /** What was done with clocks, oldest first; missing where nothing was noted. */
  readonly clockLog?: readonly ClockLogLine[];
  readonly adjustments: readonly PointsAdjustment[];
  /** Missing where no team has any. */
  readonly teamAdjustments?: readonly TeamPointsAdjustment[];
  /** The latest check-in, open or closed. */
  readonly checkIn: CheckIn | null;
  /** What was seen of the players' licences. */
  readonly licenceChecks: ReadonlyMap<PlayerId, LicenceCheck>;
  /** Let into round 1 by an arbiter, whatever is not settled. */
  readonly admitted: ReadonlySet<PlayerId>;
  /** K and games as an arbiter typed them; missing while nothing was. */
  readonly typedDevelopments?: ReadonlyMap<PlayerId, TypedByKind>;
  /** The federation that counts for players shown under FIDE's flag; missing while none was given. */
  readonly flags?: ReadonlyMap<PlayerId, string>;
  /** Sheets on the wall; missing where none was ever hung. */
  readonly postings?: ReadonlyMap<WallPaper, Posting>;
  /** Filled in for papers; missing where nothing was. */
  readonly formFacts?: ReadonlyMap<FormFact, string>;
  /** Of later lists, for events over thirty days; missing while none are kept. */
  readonly listRatings?: ReadonlyMap<PlayerId, RatingsOfLists>;
  /** What happened at boards and in the hall, by number; for arbiters alone, missing where nothing did. */
  readonly incidents?: ReadonlyMap<number, Incident>;
  /** What players with disabilities need; for the chief arbiter alone, missing where nothing was noted. */
  readonly needs?: ReadonlyMap<PlayerId, PlayerNeeds>;
  /** What was looked at in the hall for them, by whom; missing while nothing was. */
  readonly hallChecks?: ReadonlyMap<HallItem, Hand>;
  readonly ranking: DecisionsOnRanking;
  readonly closing: Closing;
  /** Homologation, duties and payments; missing where nothing was said of them. */
  readonly administration?: AdministrationRecord;
  /** Set for ever once what was private and due has been erased. */
  readonly privateDataErased?: Hand & { readonly keptUntil: IsoDate };
  /** What came with a .papi file and goes back into one; missing where the event was not read from one. */
  readonly papi?: KeptOfPapi;
}

/** Rounds whose pairings are public; a draft is nobody's business yet. */
export function publishedRounds(state: Tournament): readonly Round[] {
  return state.rounds.filter((round) => round.published);
}

/**
 * The round after which a table is shown unless another is asked for: the last in which a result is
 * in. A round only paired would rank its byes above games not played yet.
 */
export function standingsRound(state: Tournament): number {
  const published = publishedRounds(state);
  const begun = published.findLast((round) =>
    round.games.some(
      (game) => game.outcome.kind !== 'notEntered' && !isForfeitToCome(state, round, game),
    ),
  );
  return begun?.number ?? Math.min(1, published.length);
}

/** [C.05 6.6] A player who left a public calendar has lost its later games before they are played. */
function isForfeitToCome(state: Tournament, { number }: Round, game: Game): boolean {
  if (game.outcome.kind !== 'forfeit' && game.outcome.kind !== 'doubleForfeit') return false;
  return [game.white, game.black].some(
    (id) => (state.players.get(id)?.left?.fromRound ?? Infinity) <= number,
  );
}

/**
 * The round that is played: the latest public one. Where all are public from the start it is the
 * first in which a game waits on the day of its round: a postponed one holds up nobody.
 */
export function roundAtHand(state: Tournament): Round | null {
  const published = publishedRounds(state);
  if (!isByTable(state.settings.system)) return published.at(-1) ?? null;
  const waits = (round: Round): boolean =>
    round.games.some((game) => game.outcome.kind === 'notEntered' && !isPostponed(round, game));
  return published.find(waits) ?? published.at(-1) ?? null;
}

export function isStarted(state: Tournament): boolean {
  return state.rounds.some((round) => round.published);
}

export function draftOf(state: Tournament): Round | null {
  const last = state.rounds.at(-1);
  return last && !last.published ? last : null;
}

/** The first round whose pairing is not public yet: a draft can still be made anew. */
export const firstOpenRound = (state: Tournament): number => publishedRounds(state).length + 1;

/** The first round that has no pairing yet, draft or published. */
export function nextRoundToPair(state: Tournament): number {
  return state.rounds.length + 1;
}
