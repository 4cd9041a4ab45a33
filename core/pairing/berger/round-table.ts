import type { RoundTable } from '../explanation/drawn-table.ts';
import type { PairingRequest } from '../system.ts';
import { bergerMeeting } from './meeting.ts';
import { bergerSchedule, cyclesIn, tableSize, type BergerRound } from './tables.ts';
import type { Tpn } from '../../rules/identity.ts';
import type { Language } from '../../rules/language.ts';
import { fill } from '../../rules/sentence.ts';
import { TABLE_WORDS } from './table-words.ts';

/** Who asks, and of which table. */
export interface TableContext {
  readonly request: PairingRequest;
  readonly reverseLastTwo: boolean;
  readonly language: Language;
}

/** Explains a round by its table; null for a round beyond the last line. */
export function roundTable(context: TableContext): RoundTable | null {
  const { request, reverseLastTwo, language } = context;
  const field = fieldOf(context);
  const { size, numbers, double, schedule } = field;
  const current = schedule[request.round - 1];
  if (current === undefined) return null;
  const words = TABLE_WORDS[language];
  const { round, line, free } = current;
  const reversed = double && reverseLastTwo && current.cycle === 1 && line >= size - 2;
  const resting = free === null ? null : (numbers[free - 1] ?? null);
  return {
    size,
    freePlace: numbers.length < size ? size : null,
    double,
    reverseLastTwo: double && reverseLastTwo,
    rounds: schedule.slice(0, Math.max(request.rounds, request.round)),
    numbers,
    sentences: [
      fill(current.cycle === 2 ? words.secondCycle : words.line, { round, line, size }),
      ...(reversed ? [words.lastTwoReversed] : []),
      ...(numbers.length < size ? [fill(words.freePlace, { players: numbers.length, size })] : []),
      ...(free === null || resting === null
        ? []
        : [fill(words.rests, { player: field.name(resting), number: free })]),
    ],
    games: current.games.flatMap(({ white, black }) => {
      const [one, other] = [numbers[white - 1], numbers[black - 1]];
      if (one === undefined || other === undefined) return [];
      return [
        { white: one, black: other, sentences: sayGame(field, current, white, black, language) },
      ];
    }),
    resting,
  };
}

/** Why two players do not meet in a round: when they do, by the table and by what was played. */
export interface WhyNotByTable {
  readonly reason: 'paired' | 'table';
  /** Rounds of the whole table in which they meet, with the numbers as seated. */
  readonly meetings: readonly {
    readonly round: number;
    readonly white: number;
    readonly black: number;
  }[];
  readonly sentences: readonly string[];
}

export function whyNotByTable(context: TableContext, [a, b]: readonly [Tpn, Tpn]): WhyNotByTable {
  const { request, language } = context;
  const words = TABLE_WORDS[language];
  const { numbers, schedule, name } = fieldOf(context);
  const [x, y] = [numbers.indexOf(a) + 1, numbers.indexOf(b) + 1];
  const meetings = schedule.flatMap(({ round, games }) =>
    games
      .filter(({ white, black }) => [white, black].every((number) => number === x || number === y))
      .map(({ white, black }) => ({ round, white, black })),
  );
  const who = { a: name(a), b: name(b), x, y };
  if (meetings.some(({ round }) => round === request.round)) {
    return { reason: 'paired', meetings, sentences: [fill(words.meetHere, who)] };
  }
  const told = meetings.map((meeting) => fill(words.meeting, meeting)).join(words.and);
  const rounds = Math.max(request.rounds, request.round);
  const byTable = new Set(meetings.map(({ round }) => round));
  const past = request.players.find(({ tpn }) => tpn === a)?.rounds ?? [];
  const offTable = past.flatMap(({ opponent }, index) =>
    opponent === b && !byTable.has(index + 1) ? [index + 1] : [],
  );
  return {
    reason: 'table',
    meetings,
    sentences: [
      fill(words.meetElsewhere, { ...who, meetings: told }),
      ...(meetings.every(({ round }) => round > rounds) ? [fill(words.notPlayed, { rounds })] : []),
      ...offTable.map((round) => fill(words.offTable, { round })),
    ],
  };
}

interface Field {
  readonly size: number;
  readonly numbers: readonly Tpn[];
  readonly double: boolean;
  readonly schedule: readonly BergerRound[];
  readonly name: (player: Tpn) => string;
}

function fieldOf({ request, reverseLastTwo }: TableContext): Field {
  const numbers = request.players.map(({ tpn }) => tpn).sort((a, b) => a - b);
  const cycles = cyclesIn(numbers.length, request.rounds, reverseLastTwo);
  const names = new Map(request.players.map(({ tpn, name }) => [tpn, name]));
  return {
    size: tableSize(numbers.length),
    numbers,
    double: cycles > 1,
    schedule: bergerSchedule(numbers.length, { cycles, reverseLastTwo }),
    name: (player) => names.get(player) ?? String(player),
  };
}

function sayGame(
  { size, numbers, name }: Field,
  { cycle }: BergerRound,
  white: number,
  black: number,
  language: Language,
): string[] {
  const words = TABLE_WORDS[language];
  const named = (number: number): string => name(numbers[number - 1] ?? (number as Tpn));
  const { line, sum, less, rule } = bergerMeeting(numbers.length, white, black);
  const [x, y] = white < black ? [white, black] : [black, white];
  const said = fill(words.colourRules[rule], { size, half: size / 2 });
  const seats = { white: named(white), black: named(black), rule: said };
  return [
    fill(rule === 'last' ? words.meetLast : words.meet, {
      ...{ a: named(x), b: named(y), x, y },
      ...{ sum, less, line },
    }),
    fill(cycle === 2 ? words.whiteReversed : words.white, seats),
  ];
}
