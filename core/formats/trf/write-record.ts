import { writeAbnormalPoints } from './abnormal-points-record.ts';
import { writeByes, writeTeamByes } from './bye-records.ts';
import type { TrfRecord } from './document.ts';
import {
  writeEngineAcceleration,
  writeEngineConfiguration,
  writeEngineNumbers,
  writeEngineRounds,
  writeEngineScoring,
} from './engine-dialects.ts';
import { oneLine, type WriteReport } from './line-builder.ts';
import { writeNationalRating } from './national-rating-record.ts';
import { writeAcceleration, writeProhibited } from './pairing-records.ts';
import { writePlayer } from './player-record.ts';
import { writeEnginePoints, writeGamePoints, writeMatchPoints } from './scoring-records.ts';
import {
  writeBoardColours,
  writeForfeitedMatch,
  writeLineUp,
  writeOldTeam,
  writeTeam,
} from './team-records.ts';
import { writeTeamLine, writeTeamResults } from './team-result-records.ts';
import {
  writeCount,
  writeEventDate,
  writeInitialColour,
  writeRoundDates,
  writeStartingRank,
  writeText,
  writeTieBreaks,
  writeTimeControl,
  writeTournamentType,
} from './tournament-records.ts';

/** The line of one record in its own form; a line with faults as it was read. */
export function writeRecord(record: TrfRecord, report: WriteReport): string {
  if (record.raw !== undefined) return oneLine(record.raw, 1, report);
  switch (record.tag) {
    case '001':
      return writePlayer(record, report);
    case 'NRS':
      return writeNationalRating(record, report);
    case '012':
    case '022':
    case '032':
    case '092':
    case '102':
    case '112':
    case '122':
    case '182':
      return writeText(record, report);
    case '042':
    case '052':
      return writeEventDate(record, report);
    case '062':
    case '072':
    case '082':
    case '142':
      return writeCount(record, report);
    case '132':
      return writeRoundDates(record, report);
    case '152':
      return writeInitialColour(record, report);
    case '162':
      return writeGamePoints(record, report);
    case '172':
      return writeStartingRank(record, report);
    case '192':
      return writeTournamentType(record, report);
    case '202':
    case '212':
      return writeTieBreaks(record, report);
    case '222':
      return writeTimeControl(record, report);
    case '240':
      return writeByes(record, report);
    case '250':
      return writeAcceleration(record, report);
    case '260':
      return writeProhibited(record, report);
    case '299':
      return writeAbnormalPoints(record, report);
    case '300':
      return writeLineUp(record, report);
    case '013':
      return writeOldTeam(record, report);
    case '310':
      return writeTeam(record, report);
    case '320':
      return writeTeamByes(record, report);
    case '330':
      return writeForfeitedMatch(record, report);
    case '352':
      return writeBoardColours(record, report);
    case '362':
      return writeMatchPoints(record, report);
    case '801':
      return writeTeamLine(record, report);
    case '802':
      return writeTeamResults(record, report);
    case 'XXR':
      return writeEngineRounds(record, report);
    case 'XXC':
      return writeEngineConfiguration(record, report);
    case 'XXZ':
    case 'XXP':
      return writeEngineNumbers(record, report);
    case 'XXS':
      return writeEngineScoring(record, report);
    case 'XXA':
      return writeEngineAcceleration(record, report);
    case 'BBW':
    case 'BBD':
    case 'BBL':
    case 'BBZ':
    case 'BBF':
    case 'BBU':
      return writeEnginePoints(record, report);
    case '###':
    case 'blank':
    case 'unknown':
    case 'faulty':
      return oneLine(record.text, 1, report);
  }
}
