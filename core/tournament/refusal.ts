import type { Params } from './warning-ladder.ts';

/** Why a command is refused. Codes are stable: clients translate them, users quote them. */
export const REFUSALS = [
  'alreadyCreated',
  'notCreated',
  'badSetting',
  'badScoring',
  'badPrizes',
  'unknownEdition',
  'unknownSystem',
  'unknownGame',
  'unknownPlayer',
  'unknownTeam',
  'unknownRound',
  'unknownBoard',
  'duplicatePlayer',
  'duplicateTeam',
  'badPlayer',
  'badTeam',
  'playerHasPlayed',
  'playerNotInTeam',
  'fideModeAlreadyLeft',
  'lockedAfterStart',
  'lockedInFideMode',
  'numbersFrozen',
  'numbersMissing',
  'draftInTheWay',
  'listAlreadyClosed',
  'roundAlreadyPaired',
  'roundNotNext',
  'roundsExhausted',
  'previousRoundOpen',
  'wrongKind',
  'playerPairedTwice',
  'playerNotAvailable',
  'playerLeftOut',
  'byeMissing',
  'playerAgainstSelf',
  'notADraft',
  'notPublished',
  'roundClosed',
  'roundNotComplete',
  'resultsInTheWay',
  'reasonNotAllowed',
  'reasonDoesNotFit',
  'blankNeverOverwrites',
  'nothingToClear',
  'notAScoreOfThisGame',
  'byeAlreadyGranted',
  'noSuchBye',
  'alreadyLeft',
  'notLeft',
  'expelledForGood',
  'systemNotPaired',
  'initialColourMissing',
  'accelerationUnfit',
  'noLegalPairing',
  'noSuchProhibition',
  'boardTaken',
  'nothingToUndo',
  'nothingToRedo',
  'neverUndone',
  'unknownPosition',
] as const;
export type RefusalCode = (typeof REFUSALS)[number];

export interface Refusal {
  readonly code: RefusalCode;
  /** The regulation, or the house rule of `docs/reference/refusals.md`, that decides. */
  readonly article: string;
  readonly params: Params;
}

/** Rules of the program itself, where no regulation speaks; explained in `docs/reference/refusals.md`. */
export const HOUSE_RULES = {
  knownNames: 'Ronde 1',
  oneEventOneLog: 'Ronde 2',
  wellFormed: 'Ronde 3',
  draftsRestOnFacts: 'Ronde 4',
  blankNeverOverwrites: 'Ronde 5',
  wayBack: 'Ronde 6',
  fideMode: 'Ronde 7',
  oneAtATime: 'Ronde 8',
} as const;
