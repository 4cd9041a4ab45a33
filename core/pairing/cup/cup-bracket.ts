import type { CupRules } from '../../rules/cup-rules.ts';
import type { Tpn } from '../../rules/identity.ts';
import type { PlayerRecord, RoundRecord } from '../../rules/record.ts';
import { success, type Result } from '../../rules/result.ts';
import { pointsOfRound, type ScoringSystem } from '../../rules/scoring.ts';
import type { Points } from '../../rules/points.ts';
import type { CupRefusal } from './cup-plan.ts';
import { seating } from './seats.ts';

/** Who went through a tied match, by play-off or by decision. */
export interface CupDecision {
  readonly winner: Tpn;
  readonly loser: Tpn;
  /** The tie-break of a match of teams that decided it; missing for a play-off or a decision. */
  readonly tieBreak?: string;
}

/** A cup as it stands: everybody in order of number, with rounds that are matches. */
export interface CupField {
  readonly players: readonly PlayerRecord[];
  readonly rules: CupRules;
  readonly decisions: readonly CupDecision[];
  readonly scoring: ScoringSystem;
  /** What the games of a round of matches that are still to come can bring to one side; nothing when missing. */
  readonly toCome?: (round: number) => number;
}

/** A side of a match: somebody, who will come out of a match, or nobody at all. */
export type CupSide =
  | { readonly kind: 'player'; readonly player: Tpn }
  | { readonly kind: 'winnerOf' | 'loserOf'; readonly round: number; readonly match: number }
  | { readonly kind: 'nobody' };

export const CUP_VERDICTS = [
  'waiting',
  'open',
  'tied',
  'won',
  'tieBreak',
  'playedOff',
  'forfeit',
  'walkOver',
  'nobody',
] as const;
export type CupVerdict = (typeof CUP_VERDICTS)[number];

export interface CupMatch {
  /** The round of matches, from 1. */
  readonly round: number;
  /** From 1 at the top. */
  readonly match: number;
  readonly sides: readonly [CupSide, CupSide];
  readonly verdict: CupVerdict;
  readonly winner: Tpn | null;
  readonly loser: Tpn | null;
  /** Points of the games so far, in the order of the sides; null before any. */
  readonly score: readonly [Points, Points] | null;
  /** What decided a drawn match of teams; missing for every other. */
  readonly tieBreak?: string;
}

export interface CupBracket {
  /** Rounds of matches. */
  readonly rounds: number;
  /** Those of every round, from the top; the exempt have none in the first. */
  readonly matches: readonly (readonly CupMatch[])[];
  readonly thirdPlace: CupMatch | null;
}

const NOBODY: CupSide = { kind: 'nobody' };

/** Who meets whom from the first round to the final, as far as results and decisions tell. */
export function cupBracket(field: CupField): Result<CupBracket, CupRefusal> {
  const seated = seating(field.players.length, field.rules);
  if (!seated.ok) return seated;
  const { rounds, seats } = seated.value;
  const entering = new Map(
    seats.map(({ entrant, round, place }) => [`${round} ${place}`, entrant]),
  );
  const lines = new Map(field.players.map(({ tpn, rounds: line }) => [tpn, line]));
  const played: (CupMatch | null)[][] = [];
  const sideAt = (round: number, place: number): CupSide => {
    const entrant = entering.get(`${round} ${place}`);
    const player = entrant === undefined ? undefined : field.players[entrant - 1]?.tpn;
    if (player !== undefined) return { kind: 'player', player };
    const before = played[round - 2]?.[place];
    return before ? goesOn(before, 'winner') : NOBODY;
  };
  for (let round = 1; round <= rounds; round += 1) {
    played.push(
      Array.from({ length: 2 ** (rounds - round) }, (_, index) => {
        const sides = [sideAt(round, 2 * index), sideAt(round, 2 * index + 1)] as const;
        // A place that somebody enters later has no match before it.
        if (sides.every(({ kind }) => kind === 'nobody') && !hasMatch(round, index)) return null;
        return judged(field, lines, { round, match: index + 1, sides });
      }),
    );
  }
  function hasMatch(round: number, index: number): boolean {
    return [2 * index, 2 * index + 1].some((place) => {
      return entering.has(`${round} ${place}`) || (played[round - 2]?.[place] ?? null) !== null;
    });
  }
  const thirdPlace = field.rules.thirdPlace ? beside(field, lines, rounds, played.at(-2)) : null;
  return success({
    rounds,
    matches: played.map((matches) => matches.filter((match) => match !== null)),
    thirdPlace,
  });
}

/** Who comes out of a match; a match without a winner leaves nobody. */
function goesOn(match: CupMatch, side: 'winner' | 'loser'): CupSide {
  const { verdict, round, match: number } = match;
  if (verdict === 'waiting' || verdict === 'open' || verdict === 'tied') {
    return { kind: side === 'winner' ? 'winnerOf' : 'loserOf', round, match: number };
  }
  const player = match[side];
  return player === null ? NOBODY : { kind: 'player', player };
}

type Lines = ReadonlyMap<Tpn, readonly RoundRecord[]>;

/** The match of those who lost the semi-finals, in the round of the final. */
function beside(
  field: CupField,
  lines: Lines,
  rounds: number,
  semiFinals: readonly (CupMatch | null)[] | undefined,
): CupMatch | null {
  const [one, other] = semiFinals ?? [];
  if (!one || !other) return null;
  const sides = [goesOn(one, 'loser'), goesOn(other, 'loser')] as const;
  return judged(field, lines, { round: rounds, match: 2, sides });
}

function judged(
  field: CupField,
  lines: Lines,
  match: Pick<CupMatch, 'round' | 'match' | 'sides'>,
): CupMatch {
  const { round, sides } = match;
  const [one, other] = sides;
  const nothing = { ...match, winner: null, loser: null, score: null };
  if (one.kind !== 'player' || other.kind !== 'player') {
    const present = sides.find((side) => side.kind === 'player');
    if (sides.some(({ kind }) => kind === 'winnerOf' || kind === 'loserOf')) {
      return { ...nothing, verdict: 'waiting' };
    }
    return present === undefined
      ? { ...nothing, verdict: 'nobody' }
      : { ...nothing, verdict: 'walkOver', winner: present.player };
  }
  const [a, b] = [one.player, other.player];
  const [own, theirs] = [a, b].map((player) => lines.get(player)?.[round - 1]);
  if (own?.opponent !== b || theirs?.opponent !== a) return { ...nothing, verdict: 'open' };
  const score = [pointsOfRound(own, field.scoring), pointsOfRound(theirs, field.scoring)] as const;
  const known = { ...match, score };
  const lead = Math.abs(score[0] - score[1]);
  const toCome = field.toCome?.(round) ?? 0;
  if (toCome > 0 && lead <= toCome) {
    const verdict = lead === 0 && !isOpen(own) ? 'tied' : 'open';
    return { ...known, verdict, winner: null, loser: null };
  }
  const won = (verdict: CupVerdict, winner: Tpn): CupMatch => ({
    ...known,
    verdict,
    winner,
    loser: winner === a ? b : a,
  });
  if (own.outcome === 'forfeitLoss' && theirs.outcome === 'forfeitLoss') {
    return { ...known, verdict: 'nobody', winner: null, loser: null };
  }
  if (own.outcome === 'forfeitWin' || theirs.outcome === 'forfeitLoss') return won('forfeit', a);
  if (theirs.outcome === 'forfeitWin' || own.outcome === 'forfeitLoss') return won('forfeit', b);
  if (isOpen(own)) return { ...known, verdict: 'open', winner: null, loser: null };
  if (score[0] !== score[1]) return won('won', score[0] > score[1] ? a : b);
  const decision = field.decisions.find(
    ({ winner, loser }) => (winner === a && loser === b) || (winner === b && loser === a),
  );
  if (decision?.tieBreak !== undefined) {
    return { ...won('tieBreak', decision.winner), tieBreak: decision.tieBreak };
  }
  const through = decision?.winner ?? playedOn(lines, round, a, b);
  return through === null
    ? { ...known, verdict: 'tied', winner: null, loser: null }
    : won('playedOff', through);
}

/** A file keeps no play-offs: who played the next round has gone through. */
function playedOn(lines: Lines, round: number, a: Tpn, b: Tpn): Tpn | null {
  const plays = (player: Tpn): boolean => {
    const next = lines.get(player)?.[round];
    return next !== undefined && next.opponent !== null;
  };
  return plays(a) === plays(b) ? null : plays(a) ? a : b;
}

const isOpen = ({ outcome }: RoundRecord): boolean =>
  outcome === 'notEntered' || outcome === 'adjourned';
