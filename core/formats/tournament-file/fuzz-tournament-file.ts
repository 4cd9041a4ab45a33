import type { TournamentLog } from './log-entry.ts';
import { parseTournamentFile } from './parse-tournament-file.ts';
import { randomFrom, type Random } from '../../rules/random.ts';
import { writeTournamentFile } from './write-tournament-file.ts';

export interface FileDamageFailure {
  readonly iteration: number;
  readonly text: string;
  readonly what: string;
}

export interface FileDamageReport {
  readonly iterations: number;
  /** Damaged texts that were still taken for whole: only notes or warnings. */
  readonly taken: number;
  /** Damaged texts of which a log could still be read. */
  readonly salvaged: number;
  readonly failures: readonly FileDamageFailure[];
}

/** Damages tournament files in seeded ways and checks what the reader promises about each. */
export function fuzzTournamentFile(seed: number, iterations: number): FileDamageReport {
  const random = randomFrom(seed).below;
  const failures: FileDamageFailure[] = [];
  let [taken, salvaged] = [0, 0];
  for (let iteration = 0; iteration < iterations; iteration++) {
    const log = someLog(random);
    let text = writeTournamentFile(log);
    for (let times = 1 + random(4); times > 0; times--) text = damaged(text, random);
    const what = brokenPromise(text, log);
    if (what !== null) failures.push({ iteration, text, what });
    const parsed = what === null ? parseTournamentFile(text) : null;
    if (parsed?.log) salvaged += 1;
    if (parsed?.problems.every(({ severity }) => severity !== 'error')) taken += 1;
  }
  return { iterations, taken, salvaged, failures };
}

/** What the reader promised and did not keep for this text; null when all is well. */
function brokenPromise(text: string, original: TournamentLog): string | null {
  try {
    const { log, stranded, problems } = parseTournamentFile(text);
    const lines = text.split('\n').length;
    if (problems.some(({ line }) => line < 0 || line > lines)) return 'a problem outside the file';
    if (problems.some(({ message }) => message === '')) return 'a problem without words';
    const whole = problems.every(({ severity }) => severity !== 'error');
    if (log === null) return whole ? 'no log and no error' : null;
    if (log.entries.some(({ position }, index) => position !== index + 1))
      return 'a gap in the log';
    if (whole && stranded.length > 0) return 'stranded entries without an error';
    if (whole && JSON.stringify(log) !== JSON.stringify(original)) return 'a change not noticed';
    const again = parseTournamentFile(writeTournamentFile(log));
    if (again.problems.length > 0) return 'the log does not survive being written';
    return JSON.stringify(again.log) === JSON.stringify(log)
      ? null
      : 'written and read, it differs';
  } catch (thrown) {
    return `thrown: ${String(thrown)}`;
  }
}

const WORDS = ['', 'Élo', '½-½', '"', '\\', '\u2028', '\ud83d\ude00', '\ud800', 'null', '}\n{'];

function someLog(random: Random['below']): TournamentLog {
  const word = (): string => WORDS[random(WORDS.length)] ?? '';
  const entries = Array.from({ length: random(8) }, (_, index) => ({
    position: index + 1,
    at: `2026-11-15T09:${String(10 + random(50))}:00Z`,
    by: `arbiter ${random(3)}`,
    events: Array.from({ length: random(3) }, () => ({
      type: word(),
      board: random(100),
      list: [word(), null, { [word()]: random(2) === 0 }],
    })),
    ...(random(4) === 0 && { accepted: [word()] }),
    ...(random(4) === 0 && { key: `key ${random(1_000_000)}` }),
  }));
  return { id: `event ${random(1000)}`, createdAt: '2026-11-15T09:00:00Z', entries };
}

const SHARDS = [
  '{',
  '}',
  '[',
  ']',
  '"',
  ',',
  ':',
  '\\',
  '\n',
  '\r',
  '\ufeff',
  '\u0000',
  '0',
  '-',
  'e9',
];

function damaged(text: string, random: Random['below']): string {
  const at = random(text.length + 1);
  const lines = text.split('\n');
  const line = random(lines.length);
  switch (random(10)) {
    case 0:
      return text.slice(0, at);
    case 1:
      return text.slice(at);
    case 2:
      return text.slice(0, at) + text.slice(at + 1 + random(20));
    case 3:
      return text.slice(0, at) + (SHARDS[random(SHARDS.length)] ?? '') + text.slice(at);
    case 4:
      return text.slice(0, at) + String.fromCharCode(random(0x10000)) + text.slice(at + 1);
    case 5:
      return lines.toSpliced(line, 1).join('\n');
    case 6:
      return lines.toSpliced(line, 0, lines[random(lines.length)] ?? '').join('\n');
    case 7:
      return lines.join('\r\n');
    case 8:
      return text.replace(/\d/g, (digit) => (random(40) === 0 ? String(random(10)) : digit));
    default:
      return text + (random(2) === 0 ? text : '['.repeat(random(20_000)));
  }
}
