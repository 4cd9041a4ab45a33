import { claimText } from '@ronde/core/decisions/claims/claim-text.ts';
import { inLettersOf } from '@ronde/core/formats/pgn/piece-letters.ts';
import { CLAIM_WORDS } from '@ronde/core/decisions/claims/claim-words.ts';
import { readScore, withNextMove } from '@ronde/core/decisions/claims/played-game.ts';
import { shownClaim, type ShownClaim } from '@ronde/core/decisions/claims/shown-claim.ts';
import type { SituationName } from '@ronde/core/decisions/situations/situation-titles.ts';
import type { Colour } from '@ronde/core/rules/colour.ts';
import type { LawsProperties } from '@ronde/core/rules/editions/laws.ts';
import type { Language } from '@ronde/core/rules/language.ts';
import { fill } from '@ronde/core/rules/sentence.ts';
import type { Given, Ground } from './question-line.ts';

/** What a player claims; a position needs no claim. */
export const CLAIMS = ['repetition', 'moves', 'position'] as const;
export type Claimed = (typeof CLAIMS)[number];

/** A claim as it is typed. */
export interface ClaimDraft {
  readonly claimed: Claimed;
  readonly score: string;
  /** Written down and not played. */
  readonly next: string;
  readonly flag: Colour | 'none';
}

export const NO_CLAIM: ClaimDraft = { claimed: 'repetition', score: '', next: '', flag: 'none' };

/** A proven claim: the situation that decides it, what the moves have answered, and the moves. */
export interface ClaimToDecide {
  readonly situation: SituationName;
  readonly given: Given;
  readonly score: string;
}

/** What comes of a claim: sentences, and the situation it is decided by with what was counted. */
export interface ClaimProof {
  readonly told: readonly string[];
  readonly leadsTo: ClaimToDecide | null;
}

/** Proves a claim from the moves as they are typed, or from a position. */
export function proveClaim(
  draft: ClaimDraft,
  { laws, regime }: Ground,
  language: Language,
): ClaimProof {
  const { claimed, score, next, flag } = draft;
  const said = CLAIM_WORDS[language];
  const read = readScore(score, 1, language);
  if ('refused' in read) {
    const params = { value: score.trim(), games: read.games, asked: 1 };
    return { told: [fill(said.refused[read.refused], params)], leadsTo: null };
  }
  const written = next.trim();
  const after = written === '' ? read : withNextMove(read.game, written);
  if ('fault' in after) return { told: [fill(said.nextFault, { written })], leadsTo: null };
  const shown = shownClaim(after.game, laws, {
    play: regime.play,
    flag: flag === 'none' ? null : flag,
    asked: {
      claimed: claimed !== 'position',
      repetition: claimed === 'repetition',
      moves: claimed === 'moves',
      position: claimed === 'position' || flag !== 'none',
    },
  });
  return {
    told: claimText(language, shown, laws).split('\n'),
    leadsTo: toDecide(shown, draft, laws, language),
  };
}

/** The longest score that is kept with an incident. */
const LONGEST_SCORE = 1_900;

function toDecide(
  shown: ShownClaim,
  { claimed, next }: ClaimDraft,
  laws: LawsProperties,
  language: Language,
): ClaimToDecide | null {
  const found = decidedBy(shown, claimed, laws);
  if (found === null) return null;
  // With a move written and not played, the claimant is on move (Laws 9.2.1, 9.3.1).
  const written = next.trim() !== '' && claimed !== 'position' ? { notOnMove: false } : {};
  const whole = shown.moves
    .map((move, index) => `${shown.numbers[index] ?? ''}${inLettersOf(language, move)}`)
    .join(' ');
  const moves = whole.length > LONGEST_SCORE ? `… ${whole.slice(-LONGEST_SCORE)}` : whole;
  const score = moves === '' ? shown.position : moves;
  return { ...found, given: { ...found.given, ...written }, score };
}

/** The situation in which a claim is decided, its first answers counted from the moves. */
function decidedBy(
  { fault, playable, proven, flag, dead }: ShownClaim,
  claimed: Claimed,
  { repetitions, quietMoves }: LawsProperties,
): Omit<ClaimToDecide, 'score'> | null {
  if (fault !== null || !playable) return null;
  // Mate and stalemate end the game: no claim is left to decide (Laws 5.1.1, 5.2.1, 9.6.2).
  if (proven.end !== null && (claimed !== 'position' || proven.end.by !== 'dead')) return null;
  if (claimed !== 'position' && proven.automatic !== null) {
    // Drawn without a claim: who claimed, and how, decides nothing.
    const claim = { touched: false, notOnMove: false };
    if (proven.automatic.by === 'repetition') {
      const times = repetitions.automatic ?? proven.last.after.length;
      return { situation: 'threefold', given: { times, ...claim } };
    }
    const moves = quietMoves.automatic ?? quietMoves.claim;
    return { situation: 'fifty', given: { white: moves, black: moves, mates: false, ...claim } };
  }
  if (claimed === 'repetition') {
    return { situation: 'threefold', given: { times: proven.last.after.length } };
  }
  if (claimed === 'moves') {
    return { situation: 'fifty', given: { ...proven.quiet, mates: false } };
  }
  if (flag !== null) {
    const { answer } = flag.mate;
    const given: Given = answer === 'arbiterJudges' ? {} : { canMate: answer === 'yes' };
    return { situation: 'flag', given };
  }
  if (dead === null) return null;
  const found = { yes: 'no', no: 'yes', arbiterJudges: 'unknown' } as const;
  return { situation: 'dead', given: { anybodyMates: found[dead.dead] } };
}
