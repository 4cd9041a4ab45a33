import type { LawsProperties, Play } from '../../rules/editions/laws.ts';

export const STEPS = [
  'goBack',
  'becomesQueen',
  'oneFault',
  'timeToOpponent',
  'lost',
  'drawn',
  'lostUnlessNoMate',
  'moveStands',
  'newGame',
  'gameGoesOn',
  'resultStands',
  'claimRefused',
  'claimPlayed',
  'mustRecord',
  'mayStopRecording',
  'recordingNotAsked',
  'deviceLoses',
  'deviceForfeit',
  'whiteLosesTime',
  'forfeitAfterDefault',
  'stillInTime',
  'startAgain',
  'setUpStands',
  'resigned',
  'resignedDrawn',
  'resignedUnlessNoMate',
] as const;
/** One step of a ruling: what is done. */
export type StepCode = (typeof STEPS)[number];

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
  'open',
] as const;
/** What becomes of the game; `open` where something must be judged first. */
export type RulingOutcome = (typeof OUTCOMES_OF_RULING)[number];

export const JUDGEMENTS = [
  'times',
  'canOpponentMate',
  'bothAgree',
  'regulations',
  'otherwise',
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
}

/** How a game is played and watched. */
export interface Regime {
  readonly play: Play;
  /** Whether the Competition Rules hold: always in standard play. */
  readonly supervised: boolean;
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
): Ruling => ({ steps, outcome, judged, opponentSeconds });

/** The seconds of a penalty, with the article that fixes them for the play. */
export function penalty(
  { play }: Regime,
  { penaltySeconds, articles }: LawsProperties,
  rule: 'illegalMovePenalty' | 'wrongClaim',
): { readonly seconds: number; readonly article: string } {
  const seconds = penaltySeconds[play];
  const shorter = seconds < penaltySeconds.standard;
  const article = shorter ? `${articles[rule]}, ${articles.oneMinutePenalty}` : articles[rule];
  return { seconds, article };
}
