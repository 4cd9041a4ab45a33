import { tpn, type Tpn } from '../../rules/identity.ts';
import { absentIn } from './absent.ts';
import { accelerationRanges } from './acceleration-ranges.ts';
import { convertRecords, type ConversionReport, type Converted } from './conversion.ts';
import { isTeamEvent, recordsOf, type TrfDocument, type TrfRecord } from './document.ts';
import type {
  TrfEngineAcceleration,
  TrfEngineConfiguration,
  TrfEngineNumbers,
  TrfEngineRounds,
} from './engine-dialects.ts';
import { roundsDeclared, roundsRecorded } from './rounds-of.ts';
import { asGamePoints } from './scoring-forms.ts';
import { scoringOf } from './scoring-of.ts';
import { sameScoring } from './declared-scoring.ts';
import { ENGINE_POINTS_TAGS } from './scoring-records.ts';
import type { TrfOldTeam } from './team-records.ts';
import type { TrfCount, TrfInitialColour } from './tournament-records.ts';

const ENGINE_SCORING_TAGS = ['XXS', ...ENGINE_POINTS_TAGS] as const;

/** What the conversion of one record needs to know of the others. */
interface Facts {
  readonly isTeamEvent: boolean;
  readonly declared: number | null;
  /** The round to pair, and who is absent from it by anything but XXZ. */
  readonly next: number;
  readonly absent: ReadonlyMap<Tpn, unknown>;
  readonly rounds: TrfCount | null;
  readonly colour: TrfInitialColour | null;
  readonly hasRanges: boolean;
  readonly accelerations: readonly TrfEngineAcceleration[];
  readonly acceleratedTwice: boolean;
  readonly firstScoring: TrfRecord | null;
  /** What stands in for all BB? and XXS lines; null when 162 cannot say it. */
  readonly scoring: readonly TrfRecord[] | null;
  readonly teamNumbers: ReadonlyMap<TrfRecord, number>;
  readonly hasTeams: boolean;
}

function factsOf(document: TrfDocument): Facts {
  const next = roundsRecorded(document) + 1;
  const records = document.records.filter(({ tag }) => tag !== 'XXZ');
  const accelerations = recordsOf(document, 'XXA');
  return {
    isTeamEvent: isTeamEvent(document),
    declared: roundsDeclared(document),
    next,
    absent: absentIn({ ...document, records }, next),
    rounds: recordsOf(document, '142').find(({ count }) => count !== null) ?? null,
    colour: recordsOf(document, '152')[0] ?? null,
    hasRanges: recordsOf(document, '250').length > 0,
    accelerations,
    acceleratedTwice:
      new Set(accelerations.map(({ number }) => number)).size < accelerations.length,
    firstScoring: recordsOf(document, ...ENGINE_SCORING_TAGS)[0] ?? null,
    scoring: scoringFor26(document),
    teamNumbers: new Map(recordsOf(document, '013').map((team, index) => [team, index + 1])),
    hasTeams: recordsOf(document, '310').length > 0,
  };
}

/** TRF26: the engines' XX? and BB? lines become its records where those can say the same. */
export function toTrf26(document: TrfDocument): Converted {
  const facts = factsOf(document);
  return convertRecords(document, (record, report) => {
    switch (record.tag) {
      case 'XXR':
        return roundsFor26(facts, record, report);
      case 'XXC':
        return configurationFor26(facts, record, report);
      case 'XXZ':
        return absentFor26(facts, record, report);
      case 'XXP':
        return prohibitedFor26(facts, record, report);
      case 'XXA':
        return accelerationFor26(facts, record, report);
      case 'XXS':
      case 'BBW':
      case 'BBD':
      case 'BBL':
      case 'BBZ':
      case 'BBF':
      case 'BBU':
        if (facts.scoring === null) {
          return kept(record, report, 'the codes of 162 cannot say its points');
        }
        return facts.firstScoring === record ? facts.scoring : [];
      case '013':
        return teamFor26(facts, record, report);
      default:
        return [record];
    }
  });
}

function kept<R extends TrfRecord>(record: R, report: ConversionReport, why: string): [R] {
  report('trf.write.notInTrf26', record, `${why}; the line was kept as it was.`);
  return [record];
}

/** Nothing when 162 says the same already. */
function scoringFor26(document: TrfDocument): readonly TrfRecord[] | null {
  const [engine] = recordsOf(document, ...ENGINE_SCORING_TAGS);
  if (engine === undefined) return [];
  const { scoring, problems } = scoringOf(document);
  const isDisputed = problems.some(
    ({ code }) => code === 'trf.scoring.conflict' || code === 'trf.scoring.byColour',
  );
  if (isDisputed) return null;
  const records = recordsOf(document, '162');
  if (records.length > 0) {
    const told = scoringOf({ ...document, records }).scoring;
    return sameScoring(told, scoring) ? [] : null;
  }
  const record = asGamePoints(scoring, engine.line);
  return record === null ? null : [record];
}

function roundsFor26(
  { rounds }: Facts,
  record: TrfEngineRounds,
  report: ConversionReport,
): TrfRecord[] {
  if (rounds === null) return [{ tag: '142', line: record.line, count: record.count }];
  return rounds.count === record.count
    ? []
    : kept(record, report, `142 (line ${rounds.line}) says another number of rounds`);
}

function configurationFor26(
  { colour: declared }: Facts,
  record: TrfEngineConfiguration,
  report: ConversionReport,
): TrfRecord[] {
  const { line, initialColour, byRank } = record;
  if (declared !== null && initialColour !== null && declared.colour !== initialColour) {
    return kept(record, report, `152 (line ${declared.line}) says the other colour`);
  }
  const colour: TrfRecord[] =
    initialColour === null || declared !== null
      ? []
      : [{ tag: '152', line, colour: initialColour }];
  if (!byRank) return colour;
  const rank: TrfEngineConfiguration = { tag: 'XXC', line, initialColour: null, byRank };
  return [
    ...colour,
    ...kept(rank, report, 'TRF26 cannot say that ranks stand for pairing numbers'),
  ];
}

/** XXZ speaks of the round to pair. Whoever has another entry there needs no second one. */
function absentFor26(
  { isTeamEvent: isTeam, next, absent }: Facts,
  record: TrfEngineNumbers,
  report: ConversionReport,
): TrfRecord[] {
  if (isTeam) return kept(record, report, 'XXZ does not say whether it means teams');
  const numbers = record.numbers.filter((number) => !absent.has(tpn(number)));
  if (numbers.length === 0) return [];
  return [{ tag: '240', line: record.line, bye: 'zeroPointBye', round: next, numbers }];
}

function prohibitedFor26(
  { declared }: Facts,
  record: TrfEngineNumbers,
  report: ConversionReport,
): TrfRecord[] {
  const { line, numbers } = record;
  if (declared === null) {
    return kept(record, report, '260 needs the last round, which the file does not declare');
  }
  if (numbers.length < 2) return kept(record, report, 'it names fewer than two players');
  return [{ tag: '260', line, firstRound: 1, lastRound: declared, numbers }];
}

/** All XXA lines as 250 records, in the place of the first. */
function accelerationFor26(
  { hasRanges, accelerations, acceleratedTwice }: Facts,
  record: TrfEngineAcceleration,
  report: ConversionReport,
): readonly TrfRecord[] {
  if (hasRanges) return kept(record, report, '250 gives the fictitious points');
  if (acceleratedTwice) return kept(record, report, 'a player has several XXA lines');
  return accelerations[0] === record ? accelerationRanges(accelerations) : [];
}

/** 013 as 310, numbered in the order of the lines: the order of registration. */
function teamFor26(
  { teamNumbers, hasTeams }: Facts,
  record: TrfOldTeam,
  report: ConversionReport,
): TrfRecord[] {
  if (hasTeams) return [record];
  const { line, name, players } = record;
  const number = teamNumbers.get(record) ?? 0;
  const what = `team "${name}" was given the number ${number}, its place among the 013 lines.`;
  report('trf.write.numbered', record, what);
  return [
    {
      tag: '310',
      line,
      number,
      name,
      nickname: '',
      strength: null,
      matchPoints: null,
      gamePoints: null,
      rank: null,
      players,
    },
  ];
}
