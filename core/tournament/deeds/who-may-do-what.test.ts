import { describe, expect, it } from 'vitest';
import type { Role } from '../roles.ts';
import { DEEDS } from './deeds.ts';

/**
 * Who may do what, written down a second time by hand, from what each role is for. It reads no
 * constant of the program on purpose: a right given by mistake has to be given in two places.
 */
const WHO_MAY: readonly (readonly [who: string, roles: readonly Role[], deeds: string])[] = [
  [
    'the chief arbiter alone: what concerns the whole event, or what nobody else may know',
    ['chief'],
    'checkHall createTournament erasePrivateData leaveFideMode noteNeeds restore',
  ],
  [
    'the chief and deputies: the list, points, decisions, corrections of the published, undo',
    ['chief', 'deputy'],
    `adjustPoints adjustTeamPoints admitPlayers allowPairs cancelPlayOff changeBeforeFirstRound
     changeIncident closeTournament correctTeam decideIncident decideMatch drawTieLots enterIncident
     enterTeam estimateRatings exchangeNumbers expel fillInForm giveFlag giveK importEntries
     importTeams keepApart keepListRatings liftApartRule pairWithoutOpponents passEnvelope pinEdition
     prohibitPairs publishTournament recordPlayOff redo registerSuspension removePlayer
     reopenTournament republishRound republishTeamRound sealMove setTieBreakValue settleClosing
     takeBackIncident undo withholdTournament writeNote`,
  ],
  [
    'the organiser too: settings, names, money and what the federation is owed',
    ['chief', 'deputy', 'organiser'],
    `changeSettings correctPlayer describeHomologation payArbiter settleDuty signRegulations
     stateClauses`,
  ],
  [
    'the pairing desk and the organiser: the licences that were seen',
    ['chief', 'deputy', 'pairing', 'organiser'],
    'noteLicences',
  ],
  [
    'the pairing desk: rounds from the check-in to their end',
    ['chief', 'deputy', 'pairing'],
    `announceAbsences arrangeMatch assignNumbers closeCheckIn closeList closeRound discardDraft
     dismissQuestion draftRound draftTeamRound drawInitialColour drawNumbers fixBoard
     forfeitAbsentees forfeitBoards grantBye grantTeamBye markRestorePoint noteClock numberTeams
     openLineUps pairRound postPaper postponeGame publishCalendar publishRound reportAbsence
     returnPlayer returnTeam revokeBye revokeTeamBye setArrangement setLineUp startRound
     takeDownPaper withdraw withdrawTeam`,
  ],
  [
    'whoever stands at the door',
    ['chief', 'deputy', 'pairing', 'checkIn'],
    'enterPlayers openCheckIn undoCheckIn',
  ],
  [
    'whoever stands at the door, and players for themselves',
    ['chief', 'deputy', 'pairing', 'checkIn', 'player'],
    'checkIn',
  ],
  [
    'whoever takes results',
    ['chief', 'deputy', 'pairing', 'results'],
    'clearResult enterResult noteAbsentees questionResult verifyResult',
  ],
  ['a player, of the own game', ['player'], 'claimResult withdrawClaim'],
  ['a captain, sealed from the arbiters too', ['captain'], 'handInLineUp'],
  [
    'a captain for the own team, an arbiter for one who has no phone',
    ['chief', 'deputy', 'captain'],
    'contestMatchSheet signMatchSheet',
  ],
];

const rows = WHO_MAY.flatMap(([who, roles, deeds]) =>
  deeds.split(/\s+/).map((deed) => ({ deed, who, roles })),
);

describe('who may do what', () => {
  it.each(rows)('$deed: $who', ({ deed, roles }) => {
    const { roles: granted }: { readonly roles: readonly Role[] } =
      DEEDS[deed as keyof typeof DEEDS];
    expect([...granted].sort()).toEqual([...roles].sort());
  });

  it('no deed is missing here', () => {
    expect(rows.map(({ deed }) => deed).sort()).toEqual(Object.keys(DEEDS).sort());
  });
});
