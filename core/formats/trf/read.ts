import type { Problem } from '../../rules/problem.ts';
import { decodeText, type DecodedText } from '../text/decode-text.ts';
import { readAbnormalPoints } from './abnormal-points-record.ts';
import { readByes, readTeamByes } from './bye-records.ts';
import { checkTrf } from './consistency.ts';
import { identifierIn, type LineEnd, type TrfDocument, type TrfRecord } from './document.ts';
import {
  readEngineAcceleration,
  readEngineConfiguration,
  readEngineNumbers,
  readEngineRounds,
  readEngineScoring,
} from './engine-dialects.ts';
import { isNationalRating, readNationalRating } from './national-rating-record.ts';
import { readAcceleration, readProhibited } from './pairing-records.ts';
import { readPlayer } from './player-record.ts';
import { trfProblem } from './problems.ts';
import { makeRow, type Row } from './row.ts';
import {
  ENGINE_POINTS_TAGS,
  readEnginePoints,
  readGamePoints,
  readMatchPoints,
} from './scoring-records.ts';
import {
  readBoardColours,
  readForfeitedMatch,
  readLineUp,
  readOldTeam,
  readTeam,
} from './team-records.ts';
import { readTeamLine, readTeamResults } from './team-result-records.ts';
import {
  COUNT_TAGS,
  DATE_TAGS,
  readCount,
  readDate,
  readInitialColour,
  readRoundDates,
  readStartingRank,
  readText,
  readTieBreaks,
  readTimeControl,
  readTournamentType,
  TEXT_TAGS,
  TIE_BREAK_TAGS,
} from './tournament-records.ts';

export interface ParsedTrf {
  readonly document: TrfDocument;
  /** In the order of the lines. */
  readonly problems: readonly Problem[];
}

type Reader = (row: Row) => TrfRecord | null;

const READERS: ReadonlyMap<string, Reader> = new Map<string, Reader>([
  ['001', readPlayer],
  ...TEXT_TAGS.map((tag): [string, Reader] => [tag, (row) => readText(row, tag)]),
  ...DATE_TAGS.map((tag): [string, Reader] => [tag, (row) => readDate(row, tag)]),
  ...COUNT_TAGS.map((tag): [string, Reader] => [tag, (row) => readCount(row, tag)]),
  ...TIE_BREAK_TAGS.map((tag): [string, Reader] => [tag, (row) => readTieBreaks(row, tag)]),
  ['132', readRoundDates],
  ['152', readInitialColour],
  ['162', readGamePoints],
  ['172', readStartingRank],
  ['192', readTournamentType],
  ['222', readTimeControl],
  ['240', readByes],
  ['250', readAcceleration],
  ['260', readProhibited],
  ['299', readAbnormalPoints],
  ['300', readLineUp],
  ['013', readOldTeam],
  ['310', readTeam],
  ['320', readTeamByes],
  ['330', readForfeitedMatch],
  ['352', readBoardColours],
  ['362', readMatchPoints],
  ['801', readTeamLine],
  ['802', readTeamResults],
  ['XXR', readEngineRounds],
  ['XXC', readEngineConfiguration],
  ['XXZ', (row) => readEngineNumbers(row, 'XXZ')],
  ['XXP', (row) => readEngineNumbers(row, 'XXP')],
  ['XXS', readEngineScoring],
  ['XXA', readEngineAcceleration],
  ...ENGINE_POINTS_TAGS.map((tag): [string, Reader] => [tag, (row) => readEnginePoints(row, tag)]),
]);

/** Reads TRF06, TRF16, TRF26 and the engine dialects. Never throws: what is wrong is reported. */
export function parseTrf(text: string): ParsedTrf {
  const problems: Problem[] = [];
  const { lines, lineEnd } = splitLines(text.startsWith('\ufeff') ? text.slice(1) : text);
  const records = lines.map((line, index) => readRecord(makeRow(line, index + 1, problems)));
  const document: TrfDocument = { records, lineEnd };
  return { document, problems: inOrder([...problems, ...checkTrf(document)]) };
}

/** Strict UTF-8, else Latin-1 with a note. */
export const decodeTrf: (bytes: Uint8Array) => DecodedText = decodeText;

/** `decodeTrf` and `parseTrf` at once. */
export function parseTrfBytes(bytes: Uint8Array): ParsedTrf & Pick<DecodedText, 'encoding'> {
  const { text, encoding, problems } = decodeText(bytes);
  const parsed = parseTrf(text);
  return {
    document: parsed.document,
    encoding,
    problems: inOrder([...problems, ...parsed.problems]),
  };
}

/** Sorting keeps the order of problems of one line. */
function inOrder(problems: Problem[]): Problem[] {
  return problems.sort((a, b) => a.line - b.line);
}

function readRecord(row: Row): TrfRecord {
  if (row.columns === '') return { tag: 'blank', line: row.line, text: row.text };
  const reader = READERS.get(row.tag) ?? (isNationalRating(row) ? readNationalRating : readOther);
  const before = row.problems.length;
  const record = reader(row);
  if (record === null) {
    return { tag: 'faulty', line: row.line, record: row.tag, text: row.text };
  }
  const isFaulty = row.problems.length > before && hasFault(row.problems, before);
  return isFaulty && record.tag !== 'unknown' ? { ...record, raw: row.text } : record;
}

/** Anything worse than a note makes a record keep its line. */
function hasFault(problems: readonly Problem[], from: number): boolean {
  return problems.slice(from).some(({ severity }) => severity !== 'note');
}

function readOther(row: Row): TrfRecord {
  const { line, text, problems } = row;
  if (row.tag === '###') return { tag: '###', line, text };
  const record = identifierIn(text);
  const place = { line, column: 1, record };
  if (/^(XX|BB)/.test(record)) {
    const what = `${record} is not a known extension and may change the pairing. It is kept but not followed.`;
    problems.push(trfProblem('trf.line.unknownExtension', place, what));
  } else {
    const what = 'the line is no known record. It is kept but not read.';
    problems.push(trfProblem('trf.line.unknown', place, what));
  }
  return { tag: 'unknown', line, text };
}

interface Lines {
  readonly lines: readonly string[];
  readonly lineEnd: LineEnd;
}

/** CR, LF and CRLF end a line, each where it stands; the end of the text does too. */
function splitLines(text: string): Lines {
  const lines = text.split(/\r\n|\r|\n/);
  if (lines.at(-1) === '') lines.pop();
  const both = count(text, '\r\n');
  const [cr, lf] = [count(text, '\r') - both, count(text, '\n') - both];
  const lineEnd = both > 0 && both >= cr && both >= lf ? '\r\n' : cr > lf ? '\r' : '\n';
  return { lines, lineEnd };
}

function count(text: string, part: string): number {
  let total = 0;
  for (let at = text.indexOf(part); at !== -1; at = text.indexOf(part, at + part.length))
    total += 1;
  return total;
}
