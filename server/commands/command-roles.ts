import type { CommandType } from '@ronde/core/tournament/command.ts';
import type { Role } from '../api/roles.ts';

const CHIEF = ['chief'] as const;
const ARBITERS = ['chief', 'deputy'] as const;
const PAIRING = ['chief', 'deputy', 'pairing'] as const;
const RESULTS = ['chief', 'deputy', 'pairing', 'results'] as const;
const CHECK_IN = ['chief', 'deputy', 'pairing', 'checkIn'] as const;
const OWN_BOARD = ['player'] as const;
const MONEY = ['chief', 'deputy', 'organiser'] as const;

/** Who may ask for each command; a command without a line here does not compile. */
export const COMMAND_ROLES = {
  createTournament: CHIEF,
  publishTournament: ARBITERS,
  withholdTournament: ARBITERS,
  changeSettings: MONEY,
  pinEdition: ARBITERS,
  leaveFideMode: CHIEF,
  enterPlayers: CHECK_IN,
  correctPlayer: MONEY,
  removePlayer: ARBITERS,
  enterTeam: ARBITERS,
  correctTeam: ARBITERS,
  setLineUp: PAIRING,
  grantTeamBye: PAIRING,
  revokeTeamBye: PAIRING,
  withdrawTeam: PAIRING,
  returnTeam: PAIRING,
  assignNumbers: PAIRING,
  exchangeNumbers: ARBITERS,
  closeList: PAIRING,
  grantBye: PAIRING,
  revokeBye: PAIRING,
  announceAbsences: PAIRING,
  openCheckIn: CHECK_IN,
  checkIn: [...CHECK_IN, 'player'],
  undoCheckIn: CHECK_IN,
  closeCheckIn: PAIRING,
  withdraw: PAIRING,
  reportAbsence: PAIRING,
  expel: ARBITERS,
  returnPlayer: PAIRING,
  prohibitPairs: ARBITERS,
  allowPairs: ARBITERS,
  fixBoard: PAIRING,
  pairRound: PAIRING,
  draftRound: PAIRING,
  draftTeamRound: PAIRING,
  discardDraft: PAIRING,
  publishRound: PAIRING,
  republishRound: ARBITERS,
  startRound: PAIRING,
  enterResult: RESULTS,
  clearResult: RESULTS,
  verifyResult: RESULTS,
  questionResult: RESULTS,
  dismissQuestion: PAIRING,
  claimResult: OWN_BOARD,
  withdrawClaim: OWN_BOARD,
  adjustPoints: ARBITERS,
  closeRound: PAIRING,
  drawTieLots: ARBITERS,
  recordPlayOff: ARBITERS,
  cancelPlayOff: ARBITERS,
  setTieBreakValue: ARBITERS,
  markRestorePoint: PAIRING,
  undo: ARBITERS,
  redo: ARBITERS,
  restore: CHIEF,
} as const satisfies Readonly<Record<CommandType, readonly Role[]>>;

export const mayAsk = (role: Role, type: CommandType): boolean =>
  (COMMAND_ROLES[type] as readonly Role[]).includes(role);

export const commandsOf = (role: Role): CommandType[] =>
  (Object.keys(COMMAND_ROLES) as CommandType[]).filter((type) => mayAsk(role, type));
