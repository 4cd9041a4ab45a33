/**
 * Warnings by level, as FIDE asks of tournament programs (C.02, checklist VCL4THP): 2 is read and
 * acknowledged, 3 confirmed or cancelled, 4 confirmed in two steps with the consequence shown.
 * Level 5 is a refusal. No setting can switch one off or lower its level.
 */
export const WARNINGS = {
  fullPointByeDeprecated: 2,
  closesWithAdjourned: 2,
  coloursBothUnwanted: 2,
  leavesPairedBoard: 2,
  byesNotAnnounced: 2,
  pairsWithUnsettledBoards: 2,
  sameName: 2,
  sameFideNumber: 3,
  sameNationalNumber: 3,
  entersWhoLeft: 3,
  secondHalfPointBye: 3,
  byeAfterDeadline: 3,
  halfPointByeNotForPlayer: 3,
  halfPointByeWithConditions: 3,
  halfPointByeWithoutFee: 3,
  tieBreakFalls: 3,
  manualPairing: 3,
  rematch: 3,
  prohibitedPair: 3,
  byeTwice: 3,
  thirdColourInARow: 3,
  colourDifference: 3,
  publishesOutdatedDraft: 3,
  republish: 3,
  pairsWithoutOpponents: 3,
  changesBeforeFirstRound: 3,
  mostPlayersAbsent: 3,
  teamHalfAbsent: 3,
  clockIsFaulty: 3,
  lineUpAgainstList: 3,
  lineUpAgainstRatings: 3,
  lineUpTooFewOf: 3,
  opensBeforeTheOther: 3,
  manyNotCheckedIn: 3,
  checkInStillOpen: 3,
  renumbers: 3,
  molterTable: 3,
  molterTableNote: 2,
  molterEmptyBoards: 3,
  molterSeatMoved: 3,
  forfeitsGamesToCome: 3,
  lotsInsteadOfStrength: 3,
  drawnToMeetLate: 3,
  closesWithQuestions: 3,
  replacesResult: 3,
  correctionAfterDeadline: 3,
  correctionAfterNextPairing: 3,
  correctionForRatingOnly: 3,
  correctionInFull: 3,
  decidesAdjournedGame: 3,
  adjournedGameOutdatesDraft: 3,
  returnAfterAbsence: 3,
  undoesPublication: 3,
  publishesEvent: 3,
  withholdsEvent: 3,
  closesWithOpenLines: 3,
  closesWithLevelMatches: 3,
  prohibitsAfterStart: 3,
  protectsInRatedEvent: 3,
  signsWithFindings: 3,
  askTheArbiterFirst: 3,
  pairsSuspended: 3,
  pairsKeptOut: 3,
  namesSuspendedArbiter: 3,
  namesSuspendedCaptain: 3,
  namesSuspendedOfficial: 3,
  roundsRaisedAfterRequest: 3,
  paidAboveScale: 3,
  tooFastForNorms: 3,
  adjustsPoints: 3,
  settlesBeforeTheEnd: 3,
  leavesFideMode: 4,
  regulationsChangedAfterStart: 3,
  roundsChangedAfterStart: 4,
  scoringChangedAfterStart: 4,
  systemChangedAfterStart: 4,
  tieBreaksChangedAfterStart: 4,
  editionChangedAfterStart: 4,
  drawsLotsAgain: 4,
  expels: 4,
  entersWhoWasExpelled: 4,
  restores: 4,
  erasesPrivateData: 4,
} as const satisfies Record<string, 2 | 3 | 4>;

export type WarningCode = keyof typeof WARNINGS;
export type WarningLevel = (typeof WARNINGS)[WarningCode];

export type Params = Readonly<Record<string, string | number>>;

export interface Warning {
  readonly code: WarningCode;
  readonly level: WarningLevel;
  readonly article: string;
  readonly params: Params;
}

/** How far a person went along with a warning. */
export const CONFIRMATION_STEPS = ['acknowledged', 'confirmed', 'confirmedTwice'] as const;
export type ConfirmationStep = (typeof CONFIRMATION_STEPS)[number];

export type Confirmations = Readonly<Partial<Record<WarningCode, ConfirmationStep>>>;

export interface AcceptedWarning {
  readonly code: WarningCode;
  readonly level: WarningLevel;
  readonly article: string;
}

const STEPS_NEEDED: Readonly<Record<WarningLevel, number>> = { 2: 0, 3: 1, 4: 2 };

export function isAccepted(warning: Warning, given: Confirmations): boolean {
  const step = given[warning.code];
  return step !== undefined && CONFIRMATION_STEPS.indexOf(step) >= STEPS_NEEDED[warning.level];
}
