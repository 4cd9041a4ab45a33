import { opposite, type Colour } from '../rules/colour.ts';
import { gameById, CHESS } from '../rules/game-spec.ts';
import type { PlayerId } from '../rules/identity.ts';
import { isPlayed } from '../rules/outcome.ts';
import { pointsFor } from '../rules/scoring.ts';
import {
  nameOf,
  refuse,
  handlingRules,
  swissRules,
  unknownPlayer,
  warn,
  type Judgement,
} from './judgement.ts';
import { isExemptPair } from '../pairing/colours/topscorer.ts';
import { isByTable, systemNamed } from '../pairing/systems.ts';
import { isAvailable, type Player } from './player.ts';
import { heldBack } from './held-back.ts';
import { restingOf } from './sides.ts';
import { unlikeBracket } from './cup-proposal.ts';
import { cupRound } from './cup-round.ts';
import { unlikeFirstGame, unpairedInLaterGame } from './later-game.ts';
import { firstGameOf, gamesPerMatch, isCup } from './matches.ts';
import { isProhibited } from './prohibited-pair.ts';
import { MODEL_REGULATIONS } from './regulations.ts';
import { HOUSE_RULES } from './refusal.ts';
import type { Unpaired, ProposedPair } from './round.ts';
import type { Tournament } from './state.ts';
import { personalRounds, scores, type PersonalRound } from './views/records.ts';
import type { Warning } from './warning-ladder.ts';

export interface Proposal {
  readonly round: number;
  readonly pairs: readonly ProposedPair[];
  readonly bye: PlayerId | null;
}

export type CheckedProposal =
  | { readonly refused: Judgement }
  | { readonly unpaired: readonly Unpaired[]; readonly warnings: readonly Warning[] };

/**
 * Whether a whole round can stand: everybody placed once (refused otherwise), and which rules of
 * C.04.1 it would break (warned of: with no legal pairing left, the arbiter decides, C.04.3 A.9).
 */
export function checkProposal(state: Tournament, proposal: Proposal): CheckedProposal {
  const first = firstGameOf(state, proposal.round);
  if (first !== null) {
    const unlike = unlikeFirstGame(state, first, proposal);
    if (unlike !== null) return { refused: unlike };
    // Who is out of a cup is neither absent nor exempt.
    const unpaired = isCup(state.settings) ? [] : unpairedInLaterGame(state, first);
    return { unpaired, warnings: [] };
  }
  if (isCup(state.settings)) {
    const pairs = proposal.pairs.map(({ white, black }) => [white, black] as const);
    const unlike = unlikeBracket(state, { ...proposal, pairs });
    return unlike === null ? { unpaired: [], warnings: [] } : { refused: unlike };
  }
  const misplaced = placement(state, proposal);
  if (misplaced) return { refused: misplaced };
  const byTable = isByTable(state.settings.system);
  const byes = mayMeetAgain(state) ? [] : byeTwice(state, proposal);
  return {
    unpaired: unpairedIn(state, proposal),
    // Opponents and colours of a round robin are those of its table (C.05 annex 1).
    warnings: byTable ? [] : [...pairWarnings(state, proposal), ...byes],
  };
}

/** Who meets again or may not meet, and colours against the rules. */
export const pairWarnings = (state: Tournament, proposal: Proposal): Warning[] => [
  ...meetings(state, proposal),
  // Of a match both colours are had (C.04.5 4.4).
  ...(mayMeetAgain(state) || gamesPerMatch(state.settings) > 1 ? [] : colours(state, proposal)),
];

/** A club's season is no Swiss: only who is kept apart is warned of. */
const mayMeetAgain = ({ settings }: Tournament): boolean =>
  systemNamed(settings.system).mayMeetAgain === true;

function placement(state: Tournament, { round, pairs, bye }: Proposal): Judgement | null {
  const { articles } = handlingRules(state);
  const placed = new Set<PlayerId>();
  const waiting = new Set(heldBack(state, round).map((one) => one.player));
  for (const { white, black } of pairs) {
    if (white === black) {
      const player = nameOf(state, white);
      return refuse('playerAgainstSelf', articles.noRematch, { player });
    }
  }
  const named = [...pairs.flatMap(({ white, black }) => [white, black]), ...(bye ? [bye] : [])];
  for (const id of named) {
    const player = state.players.get(id);
    if (!player) return unknownPlayer(id);
    if (placed.has(id)) {
      return refuse('playerPairedTwice', articles.noRematch, { player: player.name });
    }
    if (!mayBePlaced(state, player, round)) {
      return refuse('playerNotAvailable', articles.announcedAbsence, {
        player: player.name,
        round,
      });
    }
    if (waiting.has(id)) {
      return refuse('playerHeldBack', MODEL_REGULATIONS.firstRound, { player: player.name });
    }
    placed.add(id);
  }
  const leftOut = toBePaired(state, round).filter((id) => !placed.has(id));
  // The larger of two sides has players without an opponent.
  if (leftOut.length > 0 && leftOut.length + (bye ? 1 : 0) <= restingOf(state)) return null;
  if (leftOut.length === 1 && bye === null) {
    return refuse('byeMissing', articles.pairingAllocatedBye, {
      player: nameOf(state, leftOut[0] ?? ('' as PlayerId)),
    });
  }
  if (leftOut.length > 0) {
    return refuse('playerLeftOut', HOUSE_RULES.oneAtATime, {
      players: leftOut.map((id) => nameOf(state, id)).join(', '),
    });
  }
  return null;
}

/** Who left or is absent stays in the table of a round robin: the game is played later, or a forfeit (C.05 6.6). */
function mayBePlaced(state: Tournament, player: Player, round: number): boolean {
  if (isByTable(state.settings.system)) return true;
  return isAvailable(player, round) && !state.byes.get(round)?.has(player.id);
}

/** Players to be placed in a round: here, in time, and without a bye; in a cup those who have a match. */
export function expected(state: Tournament, round: number): PlayerId[] {
  const byes = state.byes.get(round);
  const cup = cupRound(state, round);
  return [...state.players.values()]
    .filter(({ id }) => cup === null || cup.candidates.has(id))
    .filter((player) => isAvailable(player, round) && !byes?.has(player.id))
    .map((player) => player.id);
}

/** The same without those who are held back from round 1. */
export function toBePaired(state: Tournament, round: number): PlayerId[] {
  const waiting = new Set(heldBack(state, round).map(({ player }) => player));
  return expected(state, round).filter((id) => !waiting.has(id));
}

function unpairedIn(state: Tournament, { round, pairs, bye }: Proposal): Unpaired[] {
  const paired = new Set(pairs.flatMap(({ white, black }) => [white, black]));
  // Resting in a round robin of an odd number brings nothing; nobody is exempt there.
  const resting = isByTable(state.settings.system) ? 'zeroPointBye' : 'pairingAllocatedBye';
  const granted = state.byes.get(round);
  const waiting = new Set(heldBack(state, round).map(({ player }) => player));
  const rests = restingOf(state) > 0;
  const unpaired: Unpaired[] = [];
  for (const player of state.players.values()) {
    if (paired.has(player.id)) continue;
    const asked = granted?.get(player.id);
    if (player.id === bye || rests) {
      unpaired.push({ player: player.id, outcome: resting, reason: 'odd' });
    } else if (player.left && player.left.fromRound <= round) {
      unpaired.push({ player: player.id, outcome: 'zeroPointBye', reason: 'left' });
    } else if (player.fromRound > round) {
      const outcome = asked ?? 'zeroPointBye';
      unpaired.push({ player: player.id, outcome, reason: 'notArrived' });
    } else if (asked) {
      unpaired.push({ player: player.id, outcome: asked, reason: 'asked' });
    } else if (waiting.has(player.id)) {
      // Everybody reads that they play from round 2 (LA line 9044); why is not for everybody.
      unpaired.push({ player: player.id, outcome: 'zeroPointBye', reason: 'notArrived' });
    }
  }
  return unpaired;
}

function meetings(state: Tournament, { round, pairs }: Proposal): Warning[] {
  const { articles } = handlingRules(state);
  const lines = personalRounds(state, { pairingOf: round });
  return pairs.flatMap(({ white, black }) => {
    const params = { white: nameOf(state, white), black: nameOf(state, black) };
    const met =
      !mayMeetAgain(state) &&
      lines.get(white)?.some((past) => past.opponent === black && isPlayed(past.outcome));
    const barred = isProhibited(state, round, { white, black });
    return [
      ...(met ? [warn('rematch', articles.noRematch, params)] : []),
      ...(barred ? [warn('prohibitedPair', HOUSE_RULES.fideMode, params)] : []),
    ];
  });
}

function byeTwice(state: Tournament, { round, bye }: Proposal): Warning[] {
  if (bye === null) return [];
  const { articles } = handlingRules(state);
  const { byeBarredBy } = swissRules(state);
  const { scoring } = state.settings;
  const barred = (past: PersonalRound): boolean => {
    if (past.outcome === 'pairingAllocatedBye') return true;
    if (byeBarredBy === 'byeOrForfeitWin') return past.outcome === 'forfeitWin';
    return !isPlayed(past.outcome) && pointsFor(past.outcome, scoring) >= scoring.win;
  };
  const had = personalRounds(state, { pairingOf: round }).get(bye)?.some(barred);
  return had ? [warn('byeTwice', articles.byeOnce, { player: nameOf(state, bye) })] : [];
}

function colours(state: Tournament, { round, pairs }: Proposal): Warning[] {
  const { articles } = handlingRules(state);
  const { maxDifference, maxRun } = (gameById(state.settings.game) ?? CHESS).colourRules;
  const lines = personalRounds(state, { pairingOf: round });
  const exempt = exemptPairs(state, round, lines);
  const warnings: Warning[] = [];
  for (const pair of pairs) {
    if (exempt(pair)) continue;
    for (const colour of ['white', 'black'] as const) {
      const id = pair[colour];
      const history = [...coloursPlayed(lines.get(id) ?? []), colour];
      const params = { player: nameOf(state, id), colour };
      if (history.length > maxRun && history.slice(-maxRun - 1).every((c) => c === colour)) {
        warnings.push(warn('thirdColourInARow', articles.colourSequence, params));
      }
      const difference = history.reduce((sum, c) => sum + (c === 'white' ? 1 : -1), 0);
      if (Math.abs(difference) > maxDifference) {
        warnings.push(warn('colourDifference', articles.colourDifference, params));
      }
    }
    const [white, black] = [pair.white, pair.black].map((id) => dueColour(lines.get(id) ?? []));
    if (white === 'black' && black === 'white') {
      const params = { white: nameOf(state, pair.white), black: nameOf(state, pair.black) };
      warnings.push(warn('coloursBothUnwanted', articles.colourDifference, params));
    }
  }
  return warnings;
}

/** The pairs of a last round that the colour rules do not bind (C.04.3 C.3). */
function exemptPairs(
  state: Tournament,
  round: number,
  lines: ReadonlyMap<PlayerId, readonly PersonalRound[]>,
): (pair: ProposedPair) => boolean {
  const { rounds, scoring, system } = state.settings;
  if (!systemNamed(system).exemptsTopscorers) return () => false;
  const points = scores(state, { pairingOf: round });
  const past = (id: PlayerId) => ({
    points: points.get(id) ?? 0,
    colours: coloursPlayed(lines.get(id) ?? []),
  });
  return ({ white, black }) => isExemptPair([past(white), past(black)], { round, rounds, scoring });
}

/** The colour had less often, else the one not had last; null before the first game. */
function dueColour(rounds: readonly PersonalRound[]): Colour | null {
  const history = coloursPlayed(rounds);
  const last = history.at(-1);
  if (last === undefined) return null;
  const difference = history.reduce((sum, colour) => sum + (colour === 'white' ? 1 : -1), 0);
  if (difference !== 0) return difference > 0 ? 'black' : 'white';
  return opposite(last);
}

/** Only played games count where the sequence matters (C.04.2 D.5, 2026: 3.4). */
function coloursPlayed(rounds: readonly PersonalRound[]): Colour[] {
  return rounds.flatMap((past) => (past.colour && isPlayed(past.outcome) ? [past.colour] : []));
}
