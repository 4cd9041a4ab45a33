import { isRoundRobin } from '../../pairing/systems.ts';
import type { Tpn } from '../../rules/identity.ts';
import { halfPoints, isOverTheBoard, OUTCOME_NATURE } from '../../rules/outcome.ts';
import type { PlayerRecord, RoundRecord } from '../../rules/record.ts';
import type {
  ComingRound,
  NormGame,
  NormOpponent,
  RoundWithoutGame,
} from '../../ratings/norms/candidate.ts';
import type { Presence } from '../../ratings/norms/swiss-exemption.ts';
import { isAvailable, type Player } from '../player.ts';
import { sidesByNumber, tableCycles } from '../sides.ts';
import type { Tournament } from '../state.ts';

/** What norms see of a player's rounds. */
export interface RoundsOfCandidate {
  readonly games: readonly NormGame[];
  readonly missing: readonly RoundWithoutGame[];
  readonly coming: readonly ComingRound[];
}

interface Field {
  readonly known: ReadonlyMap<Tpn, NormOpponent>;
  /** An opponent as of the list in force when the game of a round was played (B.01 1.1.4). */
  readonly met: (opponent: Tpn, round: number) => NormOpponent | undefined;
  /** Games against them are not included (B.01 1.4.2b). */
  readonly excluded: ReadonlySet<Tpn>;
  /** How often everybody meets everybody in a round robin. */
  readonly cycles: number;
  readonly whatIf: ReadonlyMap<number, 0 | 1 | 2>;
}

/** Whoever waited for an opponent or a result was there; who asked for a bye or did not come was not. */
export function presenceIn({ outcome }: RoundRecord): Presence {
  if (outcome === 'pairingAllocatedBye') return 'pairingAllocatedBye';
  return OUTCOME_NATURE[outcome].paired && outcome !== 'forfeitLoss' ? 'there' : 'missed';
}

/** Sorts the rounds of a player into games, rounds without one, and rounds to come. */
export function roundsOfCandidate(
  state: Tournament,
  record: PlayerRecord,
  player: Player,
  { known, met, excluded, cycles, whatIf }: Field,
): RoundsOfCandidate {
  const games: NormGame[] = [];
  const missing: RoundWithoutGame[] = [];
  const coming: ComingRound[] = [];
  record.rounds.slice(0, state.settings.rounds).forEach(({ opponent: tpn, outcome }, index) => {
    const round = index + 1;
    const opponent = tpn === null ? null : (met(tpn, round) ?? null);
    const supposed = whatIf.get(round);
    if (opponent === null) {
      const why = outcome === 'pairingAllocatedBye' ? outcome : 'absent';
      missing.push({ round, why, opponent });
    } else if (tpn !== null && excluded.has(tpn)) missing.push({ round, why: 'absent', opponent });
    else if (supposed !== undefined) games.push({ round, opponent, halfPoints: supposed });
    else if (isOpen(outcome)) {
      coming.push({ round, opponent, isPaired: true });
    } else if (isOverTheBoard(outcome) && OUTCOME_NATURE[outcome].rated) {
      games.push({ round, opponent, halfPoints: halfPoints(outcome) });
    } else {
      missing.push({ round, why: outcome === 'forfeitWin' ? outcome : 'absent', opponent });
    }
  });
  const later = roundsToCome(state, record, player);
  const others = knownToMeet(state, record, { known, cycles });
  later.forEach((round, index) => {
    if (others === null) coming.push({ round, opponent: null, isPaired: false });
    else {
      const opponent = others[index];
      if (opponent !== undefined) coming.push({ round, opponent, isPaired: false });
      else missing.push({ round, why: 'absent', opponent: null });
    }
  });
  return { games, missing, coming };
}

/** Whom a player of a round robin has yet to play, by number: games without a result, then rounds not public yet. */
export function opponentsToCome(
  state: Tournament,
  record: PlayerRecord,
  player: Player,
  { known, cycles }: Pick<Field, 'known' | 'cycles'>,
): readonly number[] {
  const open = record.rounds.flatMap(({ opponent, outcome }) =>
    opponent !== null && isOpen(outcome) ? [opponent] : [],
  );
  const later = toBeMet(record, known, cycles).slice(0, roundsToCome(state, record, player).length);
  return [...open, ...later.map(({ id }) => id)];
}

/** The game has no result yet. */
const isOpen = (outcome: RoundRecord['outcome']): boolean =>
  outcome === 'notEntered' || outcome === 'adjourned';

/** Rounds that are not public yet and that the player can be paired in. */
function roundsToCome(
  { settings, byes }: Tournament,
  { rounds }: PlayerRecord,
  player: Player,
): readonly number[] {
  return Array.from(
    { length: Math.max(0, settings.rounds - rounds.length) },
    (_, index) => rounds.length + index + 1,
  ).filter((round) => isAvailable(player, round) && !byes.get(round)?.has(player.id));
}

/** Whom a player of a table has yet to meet; null where opponents are not known beforehand, as in matches of teams. */
function knownToMeet(
  state: Tournament,
  record: PlayerRecord,
  { known, cycles }: Pick<Field, 'known' | 'cycles'>,
): readonly NormOpponent[] | null {
  const { system, kind } = state.settings;
  if (kind === 'team') return null;
  if (isRoundRobin(system)) return toBeMet(record, known, cycles);
  const sides = sidesByNumber(state);
  if (sides === null) return null;
  const facing = sides.a.includes(record.tpn) ? sides.b : sides.a;
  const others = new Map([...known].filter(([tpn]) => facing.includes(tpn)));
  return toBeMet(record, others, tableCycles(state));
}

/** In a round robin everybody is met as often as everybody else. */
function toBeMet(
  { tpn: own, rounds }: PlayerRecord,
  known: ReadonlyMap<Tpn, NormOpponent>,
  cycles: number,
): readonly NormOpponent[] {
  return [...known].flatMap(([tpn, opponent]) => {
    const met = rounds.filter((round) => round.opponent === tpn).length;
    const left = tpn === own ? 0 : Math.max(0, cycles - met);
    return Array.from({ length: left }, () => opponent);
  });
}
