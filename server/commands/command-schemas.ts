import { CHAPTERS, type Chapter } from '@ronde/core/rules/editions/edition.ts';
import { REPUBLISH_REASONS } from '@ronde/core/rules/editions/handling.ts';
import { GRANTED_BYES, PLAYED_SCORES } from '@ronde/core/rules/outcome.ts';
import type { CommandOf, CommandType } from '@ronde/core/tournament/command.ts';
import { NUMBERING_REASONS } from '@ronde/core/tournament/event.ts';
import { z } from 'zod';
import { exact, type FieldsOf } from './exact.ts';
import { optionalDetail, playerChanges, playerDetails, teamDetails } from './player-schemas.ts';
import { newSettings, settingsChanges } from './settings-schemas.ts';
import {
  colour,
  filledLine,
  line,
  listOf,
  ordinal,
  player,
  roundNumber,
  team,
  tenths,
} from './words.ts';

type FieldsOfCommand<T extends CommandType> = Omit<CommandOf<T>, 'type'>;
const command = <T extends CommandType>(): (<S extends FieldsOf<FieldsOfCommand<T>>>(
  fields: S,
) => z.ZodObject<S, z.core.$strict>) => exact<FieldsOfCommand<T>>();

const playedGame = z.strictObject({
  kind: z.literal('played'),
  score: z.enum(PLAYED_SCORES),
  underOneMove: z.literal(true).exactOptional(),
  coloursReversed: z.literal(true).exactOptional(),
});

/** A blank is no result: it is cleared by its own command. */
const outcome = z.discriminatedUnion('kind', [
  playedGame,
  z.strictObject({ kind: z.literal('adjourned') }),
  z.strictObject({ kind: z.literal('forfeit'), winner: colour }),
  z.strictObject({ kind: z.literal('doubleForfeit') }),
]);

const pair = z.strictObject({ white: player, black: player });
const match = z.strictObject({ first: team, second: team });
const origin = z.enum(['engine', 'manual']);
const ofRound = { round: roundNumber };
const ofPlayer = { player };
const onBoard = { round: roundNumber, board: ordinal };

const editions = z.strictObject(
  Object.fromEntries(CHAPTERS.map((chapter) => [chapter, filledLine.exactOptional()])) as Record<
    Chapter,
    z.ZodExactOptional<typeof filledLine>
  >,
);

/** What each command must look like in a request; a command without a line here does not compile. */
export const COMMAND_SCHEMAS = {
  createTournament: command<'createTournament'>()({
    settings: newSettings,
    editions: editions.exactOptional(),
    published: z.literal(true).exactOptional(),
  }),
  publishTournament: command<'publishTournament'>()({}),
  withholdTournament: command<'withholdTournament'>()({}),
  changeSettings: command<'changeSettings'>()({ changes: settingsChanges }),
  pinEdition: command<'pinEdition'>()({ chapter: z.enum(CHAPTERS), edition: filledLine }),
  leaveFideMode: command<'leaveFideMode'>()({ reason: line }),
  enterPlayers: command<'enterPlayers'>()({ players: listOf(playerDetails) }),
  correctPlayer: command<'correctPlayer'>()({
    ...ofPlayer,
    changes: playerChanges,
    removes: z.array(optionalDetail).max(50).exactOptional(),
  }),
  removePlayer: command<'removePlayer'>()(ofPlayer),
  enterTeam: command<'enterTeam'>()({ team: teamDetails }),
  correctTeam: command<'correctTeam'>()({ team: teamDetails }),
  setLineUp: command<'setLineUp'>()({ ...ofRound, team, boards: listOf(player.nullable()) }),
  grantTeamBye: command<'grantTeamBye'>()({ team, ...ofRound, bye: z.enum(GRANTED_BYES) }),
  revokeTeamBye: command<'revokeTeamBye'>()({ team, ...ofRound }),
  withdrawTeam: command<'withdrawTeam'>()({ team }),
  returnTeam: command<'returnTeam'>()({ team }),
  assignNumbers: command<'assignNumbers'>()({
    reason: z.enum(NUMBERING_REASONS).exclude(['exchange']),
  }),
  exchangeNumbers: command<'exchangeNumbers'>()({ a: player, b: player }),
  closeList: command<'closeList'>()({}),
  grantBye: command<'grantBye'>()({ ...ofPlayer, ...ofRound, bye: z.enum(GRANTED_BYES) }),
  revokeBye: command<'revokeBye'>()({ ...ofPlayer, ...ofRound }),
  announceAbsences: command<'announceAbsences'>()({ players: listOf(player), ...ofRound }),
  openCheckIn: command<'openCheckIn'>()(ofRound),
  checkIn: command<'checkIn'>()({ players: listOf(player) }),
  undoCheckIn: command<'undoCheckIn'>()({ players: listOf(player) }),
  closeCheckIn: command<'closeCheckIn'>()(ofRound),
  withdraw: command<'withdraw'>()(ofPlayer),
  reportAbsence: command<'reportAbsence'>()({ ...ofPlayer, ...ofRound }),
  expel: command<'expel'>()(ofPlayer),
  returnPlayer: command<'returnPlayer'>()(ofPlayer),
  prohibitPairs: command<'prohibitPairs'>()({
    players: listOf(player),
    fromRound: roundNumber,
    toRound: roundNumber,
  }),
  allowPairs: command<'allowPairs'>()({ players: listOf(player) }),
  fixBoard: command<'fixBoard'>()({ ...ofPlayer, board: ordinal.nullable() }),
  pairRound: command<'pairRound'>()(ofRound),
  draftRound: command<'draftRound'>()({
    ...ofRound,
    pairs: listOf(pair),
    bye: player.nullable(),
    origin,
  }),
  draftTeamRound: command<'draftTeamRound'>()({
    ...ofRound,
    matches: listOf(match),
    bye: team.nullable(),
    origin,
  }),
  discardDraft: command<'discardDraft'>()({}),
  publishRound: command<'publishRound'>()({
    ...ofRound,
    withoutEvent: z.literal(true).exactOptional(),
  }),
  republishRound: command<'republishRound'>()({
    ...ofRound,
    reason: z.enum(REPUBLISH_REASONS),
    pairs: listOf(pair),
    bye: player.nullable(),
  }),
  startRound: command<'startRound'>()(ofRound),
  enterResult: command<'enterResult'>()({ ...onBoard, outcome }),
  clearResult: command<'clearResult'>()(onBoard),
  verifyResult: command<'verifyResult'>()({ ...onBoard, outcome }),
  questionResult: command<'questionResult'>()({ ...onBoard, outcome }),
  dismissQuestion: command<'dismissQuestion'>()(onBoard),
  claimResult: command<'claimResult'>()({ ...onBoard, ...ofPlayer, outcome: playedGame }),
  withdrawClaim: command<'withdrawClaim'>()({ ...onBoard, ...ofPlayer }),
  adjustPoints: command<'adjustPoints'>()({
    ...ofPlayer,
    ...ofRound,
    points: tenths,
    reason: line,
  }),
  closeRound: command<'closeRound'>()(ofRound),
  drawTieLots: command<'drawTieLots'>()({ seed: filledLine }),
  recordPlayOff: command<'recordPlayOff'>()({ steps: listOf(listOf(player)) }),
  cancelPlayOff: command<'cancelPlayOff'>()({ players: listOf(player) }),
  setTieBreakValue: command<'setTieBreakValue'>()({
    ...ofPlayer,
    descriptor: filledLine,
    value: z.number().nullable(),
  }),
  markRestorePoint: command<'markRestorePoint'>()({ name: filledLine }),
  undo: command<'undo'>()({}),
  redo: command<'redo'>()({}),
  restore: command<'restore'>()({ position: z.int().min(0) }),
} satisfies { readonly [T in CommandType]: z.ZodType<FieldsOfCommand<T>> };

export const COMMAND_TYPES = Object.keys(COMMAND_SCHEMAS) as CommandType[];
