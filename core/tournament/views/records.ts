import { colourPlayed, sideOf, type GrantedBye, type PlayerOutcome } from '../../rules/outcome.ts';
import type { Colour } from '../../rules/colour.ts';
import type { PlayerId } from '../../rules/identity.ts';
import { pointsFromTenths, type Points } from '../../rules/points.ts';
import type { PlayerRecord, RoundRecord } from '../../rules/record.ts';
import { pairingPointsFor, pairingPointsOfRound, pointsOfRound } from '../../rules/scoring.ts';
import { outcomeFor, type Purpose } from '../corrections.ts';
import { strengthOf } from '../initial-order.ts';
import { numbersOf } from '../numbers.ts';
import type { Round } from '../round.ts';
import type { Tournament } from '../state.ts';

/** One player's round with the opponent by identity. */
export interface PersonalRound extends Omit<RoundRecord, 'opponent'> {
  readonly opponent: PlayerId | null;
}

const ABSENT: PersonalRound = { opponent: null, colour: null, outcome: 'zeroPointBye' };

/** Not on the list of that round: a late entry before arriving, with what it was granted. */
const beforeArrival = (bye: GrantedBye | undefined): PersonalRound =>
  bye === undefined ? ABSENT : { ...ABSENT, outcome: bye };

/** Every player's public rounds, read for a purpose; index r − 1 is round r. */
export function personalRounds(
  state: Tournament,
  purpose: Purpose,
): ReadonlyMap<PlayerId, readonly PersonalRound[]> {
  const rounds = roundsFor(state, purpose);
  const lines = new Map<PlayerId, PersonalRound[]>();
  for (const id of state.players.keys()) {
    lines.set(
      id,
      rounds.map(({ number }) => beforeArrival(state.byes.get(number)?.get(id))),
    );
  }
  rounds.forEach((round, index) => {
    for (const game of round.games) {
      const outcome = outcomeFor(game, purpose);
      const side = (scheduled: Colour, opponent: PlayerId): PersonalRound => ({
        opponent,
        colour: colourPlayed(outcome, scheduled),
        outcome: sideOf(outcome, scheduled),
      });
      setAt(lines, game.white, index, side('white', game.black));
      setAt(lines, game.black, index, side('black', game.white));
    }
    for (const { player, outcome } of round.unpaired) {
      setAt(lines, player, index, { opponent: null, colour: null, outcome });
    }
  });
  for (const { player, round, points } of state.adjustments) {
    const held = lines.get(player)?.[round - 1];
    if (held === undefined) continue;
    const worth = held.points ?? pairingPointsFor(held.outcome, state.settings.scoring);
    setAt(lines, player, round - 1, { ...held, points: pointsFromTenths(worth + points) });
  }
  return lines;
}

/** How many of a player's rounds the score stands after: those at the end with an open game are not over. */
export const roundsOver = (line: readonly { readonly outcome: PlayerOutcome | null }[]): number =>
  line.findLastIndex(({ outcome }) => outcome !== 'notEntered' && outcome !== 'adjourned') + 1;

function setAt(
  lines: ReadonlyMap<PlayerId, PersonalRound[]>,
  player: PlayerId,
  index: number,
  round: PersonalRound,
): void {
  const line = lines.get(player);
  if (line) line[index] = round;
}

function roundsFor(state: Tournament, purpose: Purpose): readonly Round[] {
  const upTo =
    'pairingOf' in purpose
      ? purpose.pairingOf - 1
      : 'standingsAfter' in purpose
        ? purpose.standingsAfter
        : state.rounds.length;
  return state.rounds.slice(0, upTo).filter((round) => round.published);
}

/** Points of every player: in the table, or for pairing (adjourned games as draws). */
export function scores(state: Tournament, purpose: Purpose): ReadonlyMap<PlayerId, Points> {
  const figure = 'pairingOf' in purpose ? pairingPointsOfRound : pointsOfRound;
  const totals = new Map<PlayerId, Points>();
  for (const [player, rounds] of personalRounds(state, purpose)) {
    let total = 0;
    for (const round of rounds) total += figure(round, state.settings.scoring);
    totals.set(player, pointsFromTenths(total));
  }
  return totals;
}

/** The crosstable's lines by pairing number, for engines, tie-breaks and files. */
export function playerRecords(state: Tournament, purpose: Purpose): PlayerRecord[] {
  const numbers = numbersOf(state);
  const lines = personalRounds(state, purpose);
  return [...numbers].flatMap(([id, tpn]) => {
    const player = state.players.get(id);
    if (!player) return [];
    const rounds = (lines.get(id) ?? []).map((round) => ({
      ...round,
      opponent: round.opponent === null ? null : (numbers.get(round.opponent) ?? null),
    }));
    const rating = strengthOf(player.ratings, state.settings.initialOrder.method);
    return [{ tpn, name: player.name, rating, rounds }];
  });
}
