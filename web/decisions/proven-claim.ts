import { claimText } from '@ronde/core/decisions/claims/claim-text.ts';
import { CLAIM_WORDS } from '@ronde/core/decisions/claims/claim-words.ts';
import { readScore, withNextMove } from '@ronde/core/decisions/claims/played-game.ts';
import { shownClaim, type ShownClaim } from '@ronde/core/decisions/claims/shown-claim.ts';
import type { SituationName } from '@ronde/core/decisions/situations/situation-titles.ts';
import type { Colour } from '@ronde/core/rules/colour.ts';
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

/** What comes of a claim: sentences, and the situation it is decided by with what was counted. */
export interface ClaimProof {
  readonly told: readonly string[];
  readonly leadsTo: { readonly situation: SituationName; readonly given: Given } | null;
}

/** Proves a claim from the moves as they are typed, or from a position. */
export function proveClaim(
  { claimed, score, next, flag }: ClaimDraft,
  { laws, regime }: Ground,
  language: Language,
): ClaimProof {
  const said = CLAIM_WORDS[language];
  const read = readScore(score);
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
      repetition: claimed === 'repetition',
      moves: claimed === 'moves',
      position: claimed === 'position' || flag !== 'none',
    },
  });
  return { told: claimText(language, shown, laws).split('\n'), leadsTo: decidedBy(shown, claimed) };
}

/** The situation in which a claim is decided, its first answers counted from the moves. */
function decidedBy(
  { fault, playable, proven, flag, dead }: ShownClaim,
  claimed: Claimed,
): ClaimProof['leadsTo'] {
  if (fault !== null || !playable) return null;
  if (claimed === 'repetition') {
    return { situation: 'threefold', given: { times: proven.last.after.length } };
  }
  if (claimed === 'moves') {
    const mates = proven.end?.by === 'mate';
    return { situation: 'fifty', given: { ...proven.quiet, mates } };
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
