import type { LawsProperties, Play } from '../../rules/editions/laws.ts';
import type { PenaltyKind } from '../penalties/ladder.ts';
import type { StepCode } from './steps/steps.ts';

export interface RulingStep {
  readonly code: StepCode;
  readonly article: string;
  readonly figure: number | null;
}

export const OUTCOMES_OF_RULING = [
  'goesOn',
  'playerLoses',
  'draw',
  'newGame',
  'stands',
  'playerForfeits',
  'bothForfeit',
  'bothLose',
  'open',
] as const;
/** What becomes of the game; `open` where something must be judged first. */
export type RulingOutcome = (typeof OUTCOMES_OF_RULING)[number];

export const JUDGEMENTS = [
  'times',
  'canOpponentMate',
  'bothAgree',
  'incrementRefused',
  'whichFlagFirst',
  'whoseDevice',
  'regulations',
  'otherwise',
  'whichPenalty',
  'facts',
  'normalMeans',
] as const;
/** What is left to the arbiter. */
export type LeftToJudge = (typeof JUDGEMENTS)[number];

/** A ruling, article by article. */
export interface Ruling {
  readonly steps: readonly RulingStep[];
  /** Seconds more for the opponent. */
  readonly opponentSeconds: number;
  readonly outcome: RulingOutcome;
  readonly judged: readonly LeftToJudge[];
  /** Penalties of 12.9 the arbiter may choose from, the mildest first. */
  readonly ladder: readonly PenaltyKind[];
  /** What it is written down as where not as its situation: the log counts the illegal moves of a game. */
  readonly writtenAs?: 'illegal' | 'other';
}

/** How a game is played and watched. */
export interface Regime {
  readonly play: Play;
  /** Whether the Competition Rules hold: always in standard play. */
  readonly supervised: boolean;
  /** Played on a platform, each player at a device (FIDE online regulations). */
  readonly online?: boolean;
}

/** What says whether the Competition Rules hold; null where it is no question. */
export function regimeArticle(
  { play, supervised, online }: Regime,
  { articles }: LawsProperties,
): string | null {
  if (play === 'standard' || online === true) return null;
  if (play === 'rapid') return supervised ? articles.rapidSupervised : articles.rapidUnsupervised;
  return supervised ? articles.blitzSupervised : articles.blitzUnsupervised;
}

export const step = (
  code: StepCode,
  article: string,
  figure: number | null = null,
): RulingStep => ({
  code,
  article,
  figure,
});

export const ruling = (
  steps: readonly RulingStep[],
  outcome: RulingOutcome,
  judged: readonly LeftToJudge[] = [],
  opponentSeconds = 0,
  ladder: readonly PenaltyKind[] = [],
): Ruling => ({ steps, outcome, judged, opponentSeconds, ladder });

/** The seconds of a penalty, with the article that fixes them for the play. */
export function penalty(
  { play }: Regime,
  { penaltySeconds, wrongClaim, articles }: LawsProperties,
  rule: 'illegalMovePenalty' | 'wrongClaim',
): { readonly seconds: number; readonly article: string } {
  const given = rule === 'wrongClaim' ? wrongClaim.opponentSeconds : penaltySeconds;
  const seconds = given[play];
  const shorter = seconds < given.standard;
  const article = shorter ? `${articles[rule]}, ${articles.oneMinutePenalty}` : articles[rule];
  return { seconds, article };
}
