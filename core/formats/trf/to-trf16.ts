import type { GrantedBye } from '../../rules/outcome.ts';
import { SCORING_PRESETS } from '../../rules/scoring.ts';
import type { TrfByes } from './bye-records.ts';
import { convertRecords, type ConversionReport, type Converted } from './conversion.ts';
import { isTeamEvent, recordsOf, type TrfDocument, type TrfRecord } from './document.ts';
import type { TrfAcceleration, TrfProhibited } from './pairing-records.ts';
import type { TrfPlayer } from './player-record.ts';
import { BLANK_CELL, type RoundCell } from './round-cells.ts';
import { roundsDeclared, roundsRecorded } from './rounds-of.ts';
import { asEnginePoints } from './scoring-forms.ts';
import { scoringOf } from './scoring-of.ts';
import { sameScoring } from './declared-scoring.ts';
import { ENGINE_POINTS_TAGS, type TrfGamePoints } from './scoring-records.ts';
import type { TrfTeam } from './team-records.ts';
import { formatTimeControl } from './time-control.ts';
import { virtualPointsOf } from './virtual-points.ts';

/** What the conversion of one record needs to know of the others. */
interface Facts {
  readonly document: TrfDocument;
  readonly isTeamEvent: boolean;
  readonly declared: number | null;
  /** The round to pair. */
  readonly next: number;
  readonly players: ReadonlyMap<number, TrfPlayer>;
  /** By player, then round: byes of 240 that round columns can hold. */
  readonly byes: ReadonlyMap<number, ReadonlyMap<number, GrantedBye>>;
  readonly engineRounds: number | null;
  readonly engineColour: string | null;
  readonly type: string | null;
  readonly times: string | null;
  readonly firstScoring: TrfGamePoints | null;
  readonly ranges: readonly TrfAcceleration[];
  readonly oldTeams: ReadonlySet<string>;
}

function factsOf(document: TrfDocument): Facts {
  const next = roundsRecorded(document) + 1;
  const isTeam = isTeamEvent(document);
  const filled = (tag: '092' | '122'): string | null =>
    recordsOf(document, tag).find(({ text }) => text !== '')?.text ?? null;
  return {
    document,
    isTeamEvent: isTeam,
    declared: roundsDeclared(document),
    next,
    players: new Map(recordsOf(document, '001').map((player) => [player.number, player])),
    byes: isTeam ? new Map() : byesByPlayer(recordsOf(document, '240'), next),
    engineRounds: recordsOf(document, 'XXR')[0]?.count ?? null,
    engineColour:
      recordsOf(document, 'XXC').find((one) => one.initialColour !== null)?.initialColour ?? null,
    type: filled('092'),
    times: filled('122'),
    firstScoring: recordsOf(document, '162')[0] ?? null,
    ranges: recordsOf(document, '250'),
    oldTeams: new Set(recordsOf(document, '013').map(({ name }) => name)),
  };
}

/** Byes of rounds that were paired, and of the round to pair. */
function byesByPlayer(
  records: readonly TrfByes[],
  next: number,
): ReadonlyMap<number, ReadonlyMap<number, GrantedBye>> {
  const byPlayer = new Map<number, Map<number, GrantedBye>>();
  for (const { round, bye, numbers } of records) {
    if (round > next) continue;
    for (const number of numbers) {
      const byes = byPlayer.get(number) ?? new Map<number, GrantedBye>();
      byes.set(round, bye);
      byPlayer.set(number, byes);
    }
  }
  return byPlayer;
}

/**
 * TRF16 with the engines' dialect: what TRF26 added is said by XX? and BB? lines, by round columns
 * or by the older header, and reported where none of them can.
 */
export function toTrf16(document: TrfDocument): Converted {
  const facts = factsOf(document);
  return convertRecords(document, (record, report) => {
    switch (record.tag) {
      case '001':
        return [playerFor16(record, facts.byes.get(record.number), report)];
      case '142':
      case '152':
      case '192':
      case '222':
        return declarationFor16(facts, record, report);
      case '162':
        return scoringFor16(facts, record, report);
      case '240':
        return byesFor16(facts, record, report);
      case '250':
        return accelerationFor16(facts, record, report);
      case 'XXA':
        if (facts.ranges.length === 0) return [record];
        return lost(record, report, '250 gives the points; XXA was left out.');
      case '260':
        return prohibitedFor16(facts, record, report);
      case '310':
        return teamFor16(facts, record, report);
      case 'NRS':
      case '172':
      case '182':
      case '202':
      case '212':
      case '299':
      case '300':
      case '320':
      case '330':
      case '352':
      case '362':
      case '801':
      case '802':
        return lost(record, report, 'TRF16 has no such record; it was left out.');
      default:
        return [record];
    }
  });
}

function lost(record: TrfRecord, report: ConversionReport, what: string): [] {
  report('trf.write.notInTrf16', record, what);
  return [];
}

type Declaration = Extract<TrfRecord, { readonly tag: '142' | '152' | '192' | '222' }>;

/** 142, 152, 192 and 222 as XXR, XXC, 092 and 122, unless those are there and say something else. */
function declarationFor16(
  facts: Facts,
  record: Declaration,
  report: ConversionReport,
): TrfRecord[] {
  const { line } = record;
  const unlessTaken = (
    taken: string | number | null,
    value: string | number,
    instead: TrfRecord,
  ): TrfRecord[] => {
    if (taken === null) return [instead];
    if (taken === value) return [];
    return lost(record, report, `${instead.tag} is there with another value; left out.`);
  };
  switch (record.tag) {
    case '142': {
      const { count } = record;
      if (count === null || count === 0) return [];
      return unlessTaken(facts.engineRounds, count, { tag: 'XXR', line, count });
    }
    case '152': {
      const { colour } = record;
      const instead: TrfRecord = { tag: 'XXC', line, initialColour: colour, byRank: false };
      return unlessTaken(facts.engineColour, colour, instead);
    }
    case '192':
      return unlessTaken(facts.type, record.code, { tag: '092', line, text: record.code });
    case '222': {
      const text = formatTimeControl(record.control);
      return unlessTaken(facts.times, text, { tag: '122', line, text });
    }
  }
}

/** 162 as BB? lines, in the place of the first. */
function scoringFor16(
  { document, firstScoring }: Facts,
  record: TrfGamePoints,
  report: ConversionReport,
): readonly TrfRecord[] {
  if (firstScoring !== record) return [];
  const { scoring } = scoringOf(document);
  if (recordsOf(document, 'XXS', ...ENGINE_POINTS_TAGS).length > 0) {
    const without = document.records.filter(({ tag }) => tag !== '162');
    const engines = scoringOf({ ...document, records: without }).scoring;
    if (sameScoring(scoring, engines)) return [];
    return lost(record, report, 'XXS or BB? lines are there with other points; left out.');
  }
  // What every program assumes needs no line.
  if (sameScoring(scoring, SCORING_PRESETS['1-½-0'])) return [];
  return (
    asEnginePoints(scoring, record.line) ??
    lost(record, report, 'the BB? lines cannot give an unknown result its own points; left out.')
  );
}

function playerFor16(
  player: TrfPlayer,
  byes: ReadonlyMap<number, GrantedBye> | undefined,
  report: ConversionReport,
): TrfPlayer {
  const rounds: RoundCell[] = player.rounds.map((cell, index) => {
    if (typeof cell === 'string' || cell.outcome !== 'adjourned') return cell;
    const what = `TRF16 has no sign for the adjourned game of round ${index + 1}; its result was left blank.`;
    report('trf.write.notInTrf16', player, what);
    return { ...cell, outcome: 'notEntered' };
  });
  for (const [round, outcome] of byes ?? []) {
    while (rounds.length < round) rounds.push(BLANK_CELL);
    if (rounds[round - 1] === BLANK_CELL) {
      rounds[round - 1] = { opponent: null, colour: null, outcome };
    }
  }
  return { ...player, rounds };
}

/** 240 is said by the columns; what they do not say is reported. */
function byesFor16(facts: Facts, record: TrfByes, report: ConversionReport): [] {
  if (facts.isTeamEvent) return lost(record, report, 'TRF16 has no byes of teams; left out.');
  const unsaid = record.numbers.filter((number) => {
    const player = facts.players.get(number);
    if (player === undefined || player.raw !== undefined || record.round > facts.next) return true;
    const cell = player.rounds[record.round - 1] ?? BLANK_CELL;
    const granted = facts.byes.get(number)?.get(record.round);
    if (cell === BLANK_CELL) return granted !== record.bye;
    return typeof cell === 'string' || cell.outcome !== record.bye;
  });
  if (unsaid.length === 0) return [];
  const what = `the round columns cannot say the bye of ${unsaid.join(', ')} in round ${record.round}; left out.`;
  return lost(record, report, what);
}

/** 250 as one XXA line a player, in the place of the first. */
function accelerationFor16(
  { document, isTeamEvent: isTeam, ranges, declared, players }: Facts,
  record: TrfAcceleration,
  report: ConversionReport,
): readonly TrfRecord[] {
  if (isTeam) {
    return lost(record, report, 'the engines know no fictitious points of teams; left out.');
  }
  if (record.gamePoints === null) {
    return lost(record, report, 'an individual event has no match points; left out.');
  }
  const valueOf = virtualPointsOf(document);
  const isFirst = ranges.find(({ gamePoints }) => gamePoints !== null) === record;
  if (!isFirst || valueOf === null) return [];
  const lastGiven = ranges.reduce((last, range) => Math.max(last, range.lastRound), 0);
  const length = Math.min(lastGiven, declared ?? lastGiven);
  return Array.from(players.values(), ({ number }) => {
    const points = Array.from({ length }, (_, index) => valueOf(number, index + 1));
    while (points.length > 0 && points.at(-1) === 0) points.pop();
    return { tag: 'XXA' as const, line: record.line, number, points };
  }).filter(({ points }) => points.length > 0);
}

/** XXP holds in every round: 260 must reach from the next round to the last. */
function prohibitedFor16(
  facts: Facts,
  record: TrfProhibited,
  report: ConversionReport,
): TrfRecord[] {
  if (facts.isTeamEvent) {
    return lost(record, report, 'the engines know no prohibited pairings of teams; left out.');
  }
  const { line, firstRound, lastRound, numbers } = record;
  const holdsToTheEnd =
    facts.declared !== null && firstRound <= facts.next && lastRound >= facts.declared;
  if (holdsToTheEnd) return [{ tag: 'XXP', line, numbers }];
  const what = `XXP would hold in every round, not only ${firstRound} to ${lastRound}; left out.`;
  return lost(record, report, what);
}

/** 310 as 013, which knows the name and the players only. */
function teamFor16(facts: Facts, record: TrfTeam, report: ConversionReport): TrfRecord[] {
  const { line, name, players } = record;
  report(
    'trf.write.notInTrf16',
    record,
    `013 has no place for number, nickname, strength, points and rank of team ${record.number}.`,
  );
  return facts.oldTeams.has(name) ? [] : [{ tag: '013', line, name, players }];
}
