import { absentIn } from './absent.ts';
import type { TrfDocument, TrfRecord } from './document.ts';
import { editionHint } from './edition-hint.ts';
import { randomFrom } from '../../rules/random.ts';
import { mutate } from './fuzz-mutations.ts';
import { initialColourOf } from './initial-colour.ts';
import { matchScoringOf } from './match-scoring.ts';
import { playerRecords } from './player-records.ts';
import { prohibitedGroups } from './prohibited.ts';
import { decodeTrf, parseTrf, type ParsedTrf } from './read.ts';
import { roundsDeclared, roundsRecorded } from './rounds-of.ts';
import { scoringOf } from './scoring-of.ts';
import { virtualPointsOf } from './virtual-points.ts';
import { TRF_EDITIONS, writeTrf, writeTrfAsIs, type WrittenTrf } from './write.ts';

export interface FuzzFailure {
  readonly iteration: number;
  /** What went wrong. */
  readonly reason: string;
  /** The file it went wrong with. */
  readonly input: Uint8Array;
}

export interface FuzzReport {
  readonly iterations: number;
  readonly failures: readonly FuzzFailure[];
}

const MOST_FAILURES = 20;

/**
 * Reads mutated files and checks that nothing throws and nothing is lost. The same seed makes the
 * same files.
 *
 * @param seeds sound and faulty files to start from, as in `fuzz-seeds/`
 */
export function fuzzTrf(seed: number, iterations: number, seeds: readonly string[]): FuzzReport {
  const draw = randomFrom(seed).below;
  const failures: FuzzFailure[] = [];
  for (let iteration = 0; iteration < iterations; iteration += 1) {
    const input = mutate(seeds[draw(seeds.length)] ?? '', seeds[draw(seeds.length)] ?? '', draw);
    const reason = faultOf(input);
    if (reason !== null) failures.push({ iteration, reason, input });
    if (failures.length === MOST_FAILURES) return { iterations: iteration + 1, failures };
  }
  return { iterations, failures };
}

/** What the reader, the writer or a derived reading does wrong with a file; null when nothing. */
export function faultOf(input: Uint8Array): string | null {
  try {
    const { text } = decodeTrf(input);
    const parsed = parseTrf(text);
    const written = writeTrfAsIs(parsed.document, { lineEnd: '\n' });
    return (
      lostLine(text, parsed, written.text) ??
      changedByWriting(parsed, written) ??
      unsoundReading(parsed.document)
    );
  } catch (error) {
    return `threw ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`;
  }
}

/** Every line is a record, and what the record does not hold the line still does. */
function lostLine(
  text: string,
  { document, problems }: ParsedTrf,
  writtenText: string,
): string | null {
  const lines = text.split(/\r\n|\r|\n/);
  if (lines.at(-1) === '') lines.pop();
  if (lines.length !== document.records.length) {
    return `${lines.length} lines became ${document.records.length} records`;
  }
  const noted = new Set(problems.map(({ line }) => line));
  const written = writtenText.split('\n');
  for (const [index, record] of document.records.entries()) {
    const [before, after] = [lines[index] ?? '', written[index] ?? ''];
    if (keepsItsLine(record)) {
      if (before !== after) return `line ${index + 1} was to be kept: ${before}`;
    } else if (!noted.has(index + 1)) {
      const lost = lostCharacters(before, after);
      if (lost !== '') return `line ${index + 1} lost "${lost}" without a word: ${before}`;
    }
  }
  return null;
}

function keepsItsLine(record: TrfRecord): boolean {
  return record.raw !== undefined || ['###', 'blank', 'unknown', 'faulty'].includes(record.tag);
}

/** Spellings that change on the way: blanks, noughts, signs and marks of figures, case, `f` for `w`. */
const SPELLING = /[\s0.,+-]/g;

function lostCharacters(before: string, after: string): string {
  const plain = (text: string): string =>
    text.toLowerCase().replace(SPELLING, '').replaceAll('f', 'w');
  let left = plain(after);
  let lost = '';
  for (const character of plain(before)) {
    const at = left.indexOf(character);
    if (at === -1) lost += character;
    else left = left.slice(0, at) + left.slice(at + character.length);
  }
  return lost;
}

/** Writing and reading again gives the same records and the same complaints. */
function changedByWriting(parsed: ParsedTrf, written: WrittenTrf): string | null {
  if (written.problems.length > 0) return `writing reports ${written.problems[0]?.message ?? ''}`;
  const again = parseTrf(written.text);
  for (const [index, record] of parsed.document.records.entries()) {
    const [before, after] = [record, again.document.records[index]].map((one) =>
      JSON.stringify(one),
    );
    if (before !== after) return `record changed by writing: ${before ?? ''} ${after ?? ''}`;
  }
  const [before, after] = [parsed, again].map(({ problems }) =>
    JSON.stringify(problems.filter(({ severity }) => severity !== 'note')),
  );
  return before === after ? null : `problems changed by writing: ${before ?? ''} ${after ?? ''}`;
}

/** Whatever a file holds can be asked about and written in both editions. */
function unsoundReading(document: TrfDocument): string | null {
  scoringOf(document);
  matchScoringOf(document);
  initialColourOf(document);
  editionHint(document);
  roundsDeclared(document);
  const next = roundsRecorded(document) + 1;
  const players = playerRecords(document, { before: next });
  if (players.some(({ rounds }) => rounds.length !== next - 1)) return 'uneven histories';
  absentIn(document, next);
  prohibitedGroups(document, next);
  const virtual = virtualPointsOf(document);
  for (const { tpn } of players) virtual?.(tpn, next);
  for (const edition of TRF_EDITIONS) writeTrf(document, { edition });
  return null;
}
