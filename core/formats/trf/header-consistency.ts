import type { Problem } from '../../rules/problem.ts';
import {
  identifierOf,
  isTeamEvent,
  recordsOf,
  type TrfDocument,
  type TrfRecord,
  type TrfTag,
} from './document.ts';
import type { TrfAcceleration } from './pairing-records.ts';
import { trfProblem, type TrfProblemCode } from './problems.ts';
import { writeRecord } from './write-record.ts';

/** Records that a file has once. */
const SINGLE: ReadonlySet<TrfTag> = new Set<TrfTag>([
  '012',
  '022',
  '032',
  '042',
  '052',
  '062',
  '072',
  '082',
  '092',
  '122',
  '132',
  '142',
  '152',
  '172',
  '182',
  '192',
  '202',
  '212',
  '222',
  '320',
  '352',
  'XXR',
]);

const say = (code: TrfProblemCode, record: TrfRecord, what: string): Problem =>
  trfProblem(code, { line: record.line, column: 0, record: identifierOf(record) }, what);

/** Records about the event as a whole, against each other. */
export function checkHeader(document: TrfDocument): Problem[] {
  return [
    ...checkRepeated(document),
    ...checkDeclarations(document),
    ...checkDates(document),
    ...checkCount(document),
    ...checkAcceleration(document),
  ];
}

const silent = (): void => undefined;

function checkRepeated(document: TrfDocument): Problem[] {
  const problems: Problem[] = [];
  const first = new Map<TrfTag, TrfRecord>();
  for (const record of document.records) {
    if (!SINGLE.has(record.tag)) continue;
    const earlier = first.get(record.tag);
    if (earlier === undefined) {
      first.set(record.tag, record);
    } else if (writeRecord(earlier, silent) !== writeRecord(record, silent)) {
      const what = `line ${earlier.line} has another ${record.tag}, which was followed. Keep one of them.`;
      problems.push(say('trf.record.repeated', record, what));
    }
  }
  return problems;
}

/** The same thing said by TRF26 and by an engine's dialect. */
function checkDeclarations(document: TrfDocument): Problem[] {
  const problems: Problem[] = [];
  const [rounds] = recordsOf(document, '142').filter(({ count }) => count !== null);
  for (const engine of recordsOf(document, 'XXR')) {
    if (rounds === undefined || rounds.count === engine.count) continue;
    const what = `XXR says ${engine.count} rounds, 142 (line ${rounds.line}) says ${rounds.count ?? 0}. Keep the right one.`;
    problems.push(say('trf.rounds.conflict', engine, what));
  }
  const colours = [
    ...recordsOf(document, '152').map((record) => ({ record, colour: record.colour })),
    ...recordsOf(document, 'XXC').flatMap((record) =>
      record.initialColour === null ? [] : [{ record, colour: record.initialColour }],
    ),
  ];
  const [chosen, ...others] = colours;
  for (const { record, colour } of others) {
    if (chosen === undefined || chosen.colour === colour || record.tag === '152') continue;
    const what = `${record.tag} says ${colour}, ${chosen.record.tag} (line ${chosen.record.line}) says ${chosen.colour}. Keep the colour that was drawn.`;
    problems.push(say('trf.colour.conflict', record, what));
  }
  return problems;
}

function checkDates(document: TrfDocument): Problem[] {
  const [start] = recordsOf(document, '042');
  const [end] = recordsOf(document, '052');
  const isBackwards =
    typeof start?.date === 'string' && typeof end?.date === 'string' && end.date < start.date;
  if (!isBackwards) return [];
  return [say('trf.date.endBeforeStart', end, `the event ends before it starts (${start.date}).`)];
}

function checkCount(document: TrfDocument): Problem[] {
  const players = recordsOf(document, '001').length;
  return recordsOf(document, '062')
    .filter(({ count }) => count !== null && count !== players)
    .map((record) => {
      const what = `062 says ${record.count ?? 0} players, the file has ${players}.`;
      return say('trf.count.mismatch', record, what);
    });
}

function checkAcceleration(document: TrfDocument): Problem[] {
  const problems: Problem[] = [];
  const ranges = recordsOf(document, '250');
  const engine = recordsOf(document, 'XXA');
  if (!isTeamEvent(document)) {
    for (const record of ranges) {
      if (record.gamePoints !== null) continue;
      const what =
        'an individual event has its points in columns 10-13; those of match points were not followed.';
      problems.push(say('trf.acceleration.wrongColumn', record, what));
    }
  }
  const twice = overlap(ranges);
  if (twice !== null) {
    const what = `gives points that line ${twice.other.line} also gives; the later line was followed. Let every player have one value a round.`;
    problems.push(say('trf.acceleration.overlap', twice.record, what));
  }
  const players = new Set<number>();
  for (const record of engine) {
    const repeated = players.has(record.number);
    players.add(record.number);
    if (!repeated && ranges.length === 0) continue;
    const what = repeated
      ? `player ${record.number} has XXA before; the later line was followed.`
      : '250 gives the fictitious points; XXA was not followed.';
    problems.push(say('trf.acceleration.overlap', record, what));
  }
  return problems;
}

interface Overlap {
  readonly record: TrfAcceleration;
  readonly other: TrfAcceleration;
}

/** The first two ranges that share a player and a round. Sweeps by number: ranges open together have rounds of their own. */
function overlap(ranges: readonly TrfAcceleration[]): Overlap | null {
  let open: TrfAcceleration[] = [];
  for (const record of [...ranges].sort((a, b) => a.first - b.first)) {
    open = open.filter((one) => one.last >= record.first);
    const other = open.find(
      (one) => one.firstRound <= record.lastRound && record.firstRound <= one.lastRound,
    );
    if (other !== undefined) {
      return other.line < record.line ? { record, other } : { record: other, other: record };
    }
    open.push(record);
  }
  return null;
}
