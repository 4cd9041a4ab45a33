export { absentIn } from './absent.ts';
export { checkTrf } from './consistency.ts';
export {
  isTeamEvent,
  recordsOf,
  type LineEnd,
  type TrfDocument,
  type TrfRecord,
  type TrfTag,
} from './document.ts';
export { editionHint, type EditionHint } from './edition-hint.ts';
export { initialColourOf } from './initial-colour.ts';
export { matchScoringOf } from './match-scoring.ts';
export type { TrfPlayer } from './player-record.ts';
export { playerRecords } from './player-records.ts';
export { TRF_PROBLEMS, type TrfProblemCode } from './problems.ts';
export { prohibitedIn } from './prohibited.ts';
export { decodeTrf, parseTrf, parseTrfBytes, type ParsedTrf } from './read.ts';
export { BLANK_CELL, roundOf, UNREADABLE_CELL, type RoundCell } from './round-cells.ts';
export { roundsDeclared, roundsRecorded } from './rounds-of.ts';
export { scoringOf, type ScoringReading } from './scoring-of.ts';
export type { TrfTeam } from './team-records.ts';
export { parseTournamentType, type TournamentType } from './tournament-type.ts';
export { virtualPointsOf, type VirtualPoints } from './virtual-points.ts';
export { writeTrf, writeTrfAsIs, type TrfEdition, type WrittenTrf } from './write.ts';
