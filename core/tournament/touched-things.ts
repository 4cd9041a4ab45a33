import type { PlayerId } from '../rules/identity.ts';
import type { Command } from './command.ts';
import type { TournamentEvent } from './event.ts';

/** Everything: what a step through the log itself touches. */
export const EVERYTHING = '*';
/** What pairs chosen by hand, or by a client's own engine, rest on. */
const FACTS_OF_PAIRING = 'factsOfPairing';

const result = (at: { readonly round: number; readonly board: number }): string =>
  `result:${at.round}:${at.board}`;
const round = (number: number): string => `round:${number}`;
const player = (id: PlayerId): string => `player:${id}`;
const presence = (id: PlayerId): string => `presence:${id}`;
const bye = (number: number, id: PlayerId): string => `bye:${number}:${id}`;
const seen = (id: PlayerId): string => `checkIn:${id}`;
const claim = (of: { readonly round: number; readonly board: number; readonly player: PlayerId }) =>
  `claim:${of.round}:${of.board}:${of.player}`;
const question = (at: { readonly round: number; readonly board: number }): string =>
  `question:${at.round}:${at.board}`;
const pairs = (ids: readonly PlayerId[]): string => `prohibited:${[...ids].sort().join('+')}`;
const settings = (changes: object): string[] =>
  Object.keys(changes).map((key) => `settings:${key}`);

/** The things a command is about. */
export function thingsOfCommand(command: Command): readonly string[] {
  switch (command.type) {
    case 'createTournament':
    case 'undo':
    case 'redo':
    case 'restore':
      return [EVERYTHING];
    case 'markRestorePoint':
      return [];
    case 'changeSettings':
      return settings(command.changes);
    case 'pinEdition':
      return [`edition:${command.chapter}`];
    case 'leaveFideMode':
      return ['fideMode'];
    case 'publishTournament':
    case 'withholdTournament':
      return ['publication'];
    case 'enterPlayers':
      return command.players.map(({ id }) => player(id));
    case 'correctPlayer':
    case 'removePlayer':
      return [player(command.player)];
    case 'enterTeam':
    case 'correctTeam':
      return [`team:${command.team.id}`];
    case 'grantTeamBye':
    case 'revokeTeamBye':
      return [`teamBye:${command.round}:${command.team}`];
    case 'withdrawTeam':
    case 'returnTeam':
      return [`teamPresence:${command.team}`];
    case 'setLineUp':
      return [`lineUp:${command.round}:${command.team}`];
    case 'assignNumbers':
    case 'exchangeNumbers':
      return ['numbers'];
    case 'closeList':
      return ['list', 'numbers'];
    case 'grantBye':
    case 'revokeBye':
      return [bye(command.round, command.player)];
    case 'announceAbsences':
      return command.players.map((id) => bye(command.round, id));
    case 'openCheckIn':
    case 'closeCheckIn':
      return ['checkIn'];
    case 'checkIn':
    case 'undoCheckIn':
      return command.players.map(seen);
    case 'withdraw':
    case 'reportAbsence':
    case 'expel':
    case 'returnPlayer':
      return [presence(command.player)];
    case 'prohibitPairs':
    case 'allowPairs':
      return [pairs(command.players)];
    case 'fixBoard':
      return [`fixedBoard:${command.player}`];
    case 'discardDraft':
      return ['draft'];
    case 'draftRound':
    case 'draftTeamRound':
    case 'republishRound':
      return [round(command.round), FACTS_OF_PAIRING];
    case 'pairRound':
    case 'publishRound':
    case 'startRound':
    case 'closeRound':
      return [round(command.round)];
    case 'enterResult':
    case 'clearResult':
      return [result(command)];
    case 'verifyResult':
      return [`verification:${command.round}:${command.board}`];
    case 'questionResult':
    case 'dismissQuestion':
      return [question(command)];
    case 'claimResult':
    case 'withdrawClaim':
      return [claim(command)];
    case 'drawTieLots':
      return ['ranking:lots'];
    case 'recordPlayOff':
    case 'cancelPlayOff':
      return ['ranking:playOffs'];
    case 'setTieBreakValue':
      return [`ranking:values:${command.player}`];
    case 'adjustPoints':
      return [`adjustment:${command.player}`];
  }
}

/** The things a fact changed. */
export function thingsOfEvent(event: TournamentEvent): readonly string[] {
  switch (event.type) {
    case 'undone':
    case 'redone':
    case 'restored':
      return [EVERYTHING];
    // Nobody can have meant anything of the event before it was there.
    case 'tournamentCreated':
    case 'imported':
    case 'restorePointMarked':
      return [];
    case 'settingsChanged':
      return [...settings(event.changes), FACTS_OF_PAIRING];
    case 'editionPinned':
      return [`edition:${event.chapter}`, FACTS_OF_PAIRING];
    case 'fideModeLeft':
      return ['fideMode'];
    case 'tournamentPublished':
    case 'tournamentWithheld':
      return ['publication'];
    case 'playersEntered':
      return [...event.players.map(({ id }) => player(id)), FACTS_OF_PAIRING];
    case 'playerCorrected':
      return [player(event.player), FACTS_OF_PAIRING];
    case 'playerRemoved':
      return [player(event.player), presence(event.player), FACTS_OF_PAIRING];
    case 'teamEntered':
    case 'teamCorrected':
      return [`team:${event.team.id}`, FACTS_OF_PAIRING];
    case 'teamByeGranted':
    case 'teamByeRevoked':
      return [`teamBye:${event.round}:${event.team}`, FACTS_OF_PAIRING];
    case 'teamLeft':
    case 'teamReturned':
      return [`teamPresence:${event.team}`, FACTS_OF_PAIRING];
    case 'lineUpSet':
      return [`lineUp:${event.round}:${event.team}`];
    case 'matchFielded':
      return onBoards(event);
    case 'numbersAssigned':
      return ['numbers', FACTS_OF_PAIRING];
    case 'listClosed':
      return ['list', 'numbers'];
    case 'byeGranted':
    case 'byeRevoked':
      return [bye(event.round, event.player), FACTS_OF_PAIRING];
    case 'checkInOpened':
    case 'checkInClosed':
      return ['checkIn'];
    case 'playersCheckedIn':
    case 'checkInUndone':
      return event.players.map(seen);
    case 'playerLeft':
    case 'playerReturned':
      return [presence(event.player), FACTS_OF_PAIRING];
    case 'pairsProhibited':
    case 'pairsAllowed':
      return [pairs(event.group.players), FACTS_OF_PAIRING];
    case 'boardFixed':
      return [`fixedBoard:${event.player}`, FACTS_OF_PAIRING];
    case 'roundDrafted':
    case 'draftDiscarded':
    case 'roundPublished':
      return [round(event.round), 'draft'];
    case 'roundRepublished':
      // Another pair may sit at a board whose result is on its way.
      return [round(event.round), ...onBoards(event)];
    case 'roundStarted':
    case 'roundClosed':
      return [round(event.round)];
    case 'resultEntered':
    case 'resultCleared':
    case 'resultCorrected':
      return [result(event), FACTS_OF_PAIRING];
    case 'resultVerified':
      return [result(event), `verification:${event.round}:${event.board}`];
    case 'resultQuestioned':
    case 'questionDismissed':
      return [question(event)];
    case 'resultClaimed':
    case 'claimWithdrawn':
      return [claim(event)];
    case 'tieLotsDrawn':
      return ['ranking:lots'];
    case 'playOffRecorded':
    case 'playOffCancelled':
      return ['ranking:playOffs'];
    case 'tieBreakValueSet':
      return [`ranking:values:${event.player}`];
    case 'pointsAdjusted':
      return [`adjustment:${event.player}`, FACTS_OF_PAIRING];
  }
}

/** What is said of boards that others may sit at now. */
const onBoards = (event: {
  readonly round: number;
  readonly games: readonly { readonly board: number }[];
}): string[] =>
  event.games.flatMap(({ board }) => {
    const at = { round: event.round, board };
    return [result(at), question(at)];
  });
