import { RATING_KINDS } from '../../rules/rating-kind.ts';
import type { Acceleration } from '../../pairing/acceleration/acceleration.ts';
import type { FreePoints } from '../../pairing/acceleration/free-points.ts';
import { HALEY_VARIANTS, type HaleyVariant } from '../../pairing/acceleration/haley.ts';
import { TEAM_PREFERENCES } from '../../rules/team-swiss-rules.ts';
import { SYSTEM_NAMES } from '../../pairing/systems.ts';
import { COMPETITION_LEVELS, type CompetitionLevel } from '../../rules/competition-level.ts';
import type { Tpn } from '../../rules/identity.ts';
import {
  MOST_MATCHES,
  MOST_SKIPPED,
  type CupEntryAt,
  type CupLateEntry,
  type CupPlayOff,
  type CupRules,
} from '../../rules/cup-rules.ts';
import { NORM_EVENT_KINDS } from '../../ratings/norms/norm-event-kind.ts';
import type { KeizerRules, Sixths } from '../../rules/keizer/keizer-rules.ts';
import { SIDES_BY, type SidesRules } from '../../rules/sides-rules.ts';
import type { MatchScoring, ScoringSystem } from '../../rules/scoring.ts';
import {
  LAST_ORDER_CRITERIA,
  ORDERS_OF_PLAYERS,
  RANKING_METHODS,
  TEAM_RATING_FIGURES,
  TEAM_RATING_PLAYERS,
  TIES,
  type InitialOrderRule,
  type NewSettings,
  type OrderOfPlayers,
  type Publication,
  type RecordedSettings,
  type Settings,
  type TeamRatingRule,
  type TeamSettings,
} from '../settings.ts';
import type { CategoryEstimate, EstimateTable } from '../estimate-table.ts';
import { ARBITER_TITLES_OR_NONE, type FideRecord } from '../fide-record.ts';
import { LICENCES } from '../licence.ts';
import type { PublicNotice } from '../public-notice.ts';
import { BYE_DEADLINES, LATE_ENTRY_BYES, type EventRegulations } from '../regulations.ts';
import type { SeasonRules, TeamMovements } from '../season-rules.ts';
import { aPrizeScheme } from './prizes.ts';
import {
  anyOf,
  either,
  object,
  oneOf,
  optional,
  orNull,
  type FieldsOf,
  type Schema,
} from './schema.ts';
import {
  aColour,
  aCount,
  aDay,
  aFilledLine,
  aLine,
  anOrdinal,
  aRound,
  aTruth,
  aWhole,
  listOf,
  matching,
  somePoints,
  someText,
} from './words.ts';

const scoring = object<ScoringSystem>({
  win: somePoints,
  draw: somePoints,
  loss: somePoints,
  forfeitWin: somePoints,
  forfeitLoss: somePoints,
  pairingAllocatedBye: somePoints,
  fullPointBye: somePoints,
  halfPointBye: somePoints,
  zeroPointBye: somePoints,
  adjourned: somePoints,
});

const matchScoring = object<MatchScoring>({
  win: somePoints,
  draw: somePoints,
  loss: somePoints,
  pairingAllocatedBye: somePoints,
  byeGamePoints: optional(somePoints),
});

const pairingNumber = anOrdinal as Schema<Tpn>;

const aLevel = {
  kind: 'whole',
  least: Math.min(...COMPETITION_LEVELS),
  most: Math.max(...COMPETITION_LEVELS),
} as Schema<CompetitionLevel>;

type Accelerated<M extends Acceleration['method']> = Extract<Acceleration, { readonly method: M }>;

const acceleration = either<Acceleration>('method', [
  object<Accelerated<'none'>>({ method: oneOf(['none']) }),
  object<Accelerated<'baku'>>({ method: oneOf(['baku']) }),
  object<Accelerated<'haley'>>({
    method: oneOf(['haley']),
    variant: oneOf(Object.keys(HALEY_VARIANTS) as HaleyVariant[]),
  }),
  object<Accelerated<'degressive'>>({
    method: oneOf(['degressive']),
    limits: object<Accelerated<'degressive'>['limits']>({
      groupAFrom: aWhole,
      groupCBelow: aWhole,
    }),
  }),
  object<Accelerated<'free'>>({
    method: oneOf(['free']),
    records: listOf(
      object<FreePoints>({
        points: somePoints,
        firstRound: aRound,
        lastRound: aRound,
        firstPlayer: pairingNumber,
        lastPlayer: pairingNumber,
      }),
    ),
  }),
]);

/** `13:30` */
const anHourOfTheDay = matching(/^(?:[01]\d|2[0-3]):[0-5]\d$/);

const someSixths = { kind: 'whole', least: 0, most: 6 } as Schema<Sixths>;

const someTeams: Schema<number> = { kind: 'whole', least: 0, most: 100 };

const SETTINGS: FieldsOf<Settings> = {
  name: aFilledLine,
  game: aFilledLine,
  kind: oneOf(['individual', 'team']),
  firstDay: aDay,
  lastDay: orNull(aDay),
  place: orNull(aLine),
  federation: orNull(aLine),
  chiefArbiter: orNull(aLine),
  deputyArbiters: listOf(aLine),
  timeControl: orNull(aLine),
  roundDates: listOf(orNull(aDay)),
  rounds: aRound,
  system: oneOf(SYSTEM_NAMES),
  acceleration,
  scoring,
  team: orNull(
    object<TeamSettings>({
      boards: { kind: 'whole', least: 1, most: 100 },
      boardColours: matching(/^[WB]+$/, 100),
      matchScoring,
      primaryScore: oneOf(['matchPoints', 'gamePoints']),
      colourPreferences: optional(oneOf(TEAM_PREFERENCES)),
      secondaryForColours: optional(aTruth),
      lineUpDeadline: optional(aCount),
      lineUpHour: optional(anHourOfTheDay),
      halfOf: optional(matching(/^[A-Z]{3}$/)),
      rating: optional(
        object<TeamRatingRule>({
          of: oneOf(TEAM_RATING_PLAYERS),
          as: oneOf(TEAM_RATING_FIGURES),
        }),
      ),
      order: optional(
        object<OrderOfPlayers>({
          rule: oneOf(ORDERS_OF_PLAYERS),
          tolerance: { kind: 'whole', least: 0, most: 4_000 },
        }),
      ),
    }),
  ),
  initialOrder: object<InitialOrderRule>({
    method: oneOf(RANKING_METHODS),
    last: oneOf(LAST_ORDER_CRITERIA),
    lotsSeed: optional(aFilledLine),
  }),
  initialColour: orNull(aColour),
  tieBreaks: listOf(aFilledLine, 50),
  correctionDeadline: orNull(aCount),
  halfPointByes: orNull(aCount),
  firstBoard: anOrdinal,
  roundTimes: listOf(orNull(anHourOfTheDay)),
  timeZone: orNull(aFilledLine),
  organiser: orNull(aLine),
  prizes: orNull(aPrizeScheme),
  ties: oneOf(TIES),
  publication: object<Publication>({
    players: aTruth,
    pairings: aTruth,
    results: aTruth,
    standings: aTruth,
    crosstable: aTruth,
    prizes: aTruth,
    games: optional(aTruth),
  }),
  ratingKind: orNull(oneOf(RATING_KINDS)),
  reportType: orNull(aFilledLine),
  timeControlCode: orNull(aFilledLine),
  regulations: object<EventRegulations>({
    level: orNull(aLevel),
    lateEntry: oneOf(LATE_ENTRY_BYES),
    byeDeadline: oneOf(BYE_DEADLINES),
    forfeitsOut: orNull(aCount),
    defaultTime: orNull(aCount),
    licence: orNull(oneOf(LICENCES)),
    byesAnnounced: optional(aTruth),
    rated: optional(aTruth),
    checkedAndPaidFirst: optional(aTruth),
    ratingChanges: optional(aTruth),
    normsToPlayers: optional(aTruth),
    fineUpTo: optional({ kind: 'whole', least: 1, most: 100_000_000 }),
    estimates: optional(
      object<EstimateTable>({
        source: aFilledLine,
        day: aDay,
        ratings: listOf(object<CategoryEstimate>({ category: aFilledLine, rating: anOrdinal }), 50),
      }),
    ),
    fide: optional(
      object<FideRecord>({
        registeredOn: optional(aDay),
        registrationAgreed: optional(aTruth),
        kind: optional(oneOf(NORM_EVENT_KINDS)),
        chiefArbiter: optional(oneOf(ARBITER_TITLES_OR_NONE)),
      }),
    ),
  }),
  publicNotice: object<PublicNotice>({
    contact: orNull(someText),
    regulations: orNull(someText),
    regulationsLink: orNull(aLine),
  }),
  keizer: object<KeizerRules>({
    firstValue: orNull({ kind: 'whole', least: 1, most: 9_999 }),
    ownValue: aTruth,
    values: oneOf(['ofToday', 'ofTheEvening']),
    loss: someSixths,
    bye: someSixths,
    clubDuty: someSixths,
    excused: someSixths,
    absent: someSixths,
    excusedMost: orNull(aCount),
    roundsBetween: { kind: 'whole', least: 0, most: 999 },
  }),
  cup: object<CupRules>({
    games: { kind: 'whole', least: 1, most: 12 },
    thirdPlace: aTruth,
    late: listOf(
      object<CupLateEntry>({
        count: anOrdinal,
        roundsSkipped: { kind: 'whole', least: 1, most: MOST_SKIPPED },
      }),
      20,
    ),
    lateAt: optional(
      listOf(
        object<CupEntryAt>({
          count: anOrdinal,
          entersAt: { kind: 'whole', least: 1, most: MOST_MATCHES },
        }),
        20,
      ),
    ),
    playOff: optional(
      object<CupPlayOff>({
        games: { kind: 'whole', least: 1, most: 12 },
        minutes: { kind: 'whole', least: 1, most: 180 },
        increment: { kind: 'whole', least: 0, most: 60 },
        armageddonAfter: orNull({ kind: 'whole', least: 0, most: 20 }),
      }),
    ),
  }),
  sides: object<SidesRules>({ by: oneOf(SIDES_BY), first: aLine }),
  season: object<SeasonRules>({
    series: orNull(aLine),
    movements: orNull(
      object<TeamMovements>({
        up: someTeams,
        upPlayOff: someTeams,
        downPlayOff: someTeams,
        down: someTeams,
      }),
    ),
    division: optional({ kind: 'whole', least: 1, most: 99 }),
    fixedAfter: optional({ kind: 'whole', least: 1, most: 99 }),
  }),
};

const ANY_SETTINGS = anyOf<Settings>(SETTINGS);

/** Any of them. */
export const someSettings = object<Partial<Settings>>(ANY_SETTINGS);

export const newSettings = object<NewSettings>({
  ...ANY_SETTINGS,
  name: SETTINGS.name,
  firstDay: SETTINGS.firstDay,
  rounds: SETTINGS.rounds,
});

/** The settings of a whole event as a log holds them; those added later may be missing. */
export const recordedSettings = object<RecordedSettings>({
  ...SETTINGS,
  roundTimes: ANY_SETTINGS.roundTimes,
  timeZone: ANY_SETTINGS.timeZone,
  organiser: ANY_SETTINGS.organiser,
  prizes: ANY_SETTINGS.prizes,
  ties: ANY_SETTINGS.ties,
  publication: ANY_SETTINGS.publication,
  ratingKind: ANY_SETTINGS.ratingKind,
  reportType: ANY_SETTINGS.reportType,
  timeControlCode: ANY_SETTINGS.timeControlCode,
  regulations: ANY_SETTINGS.regulations,
  publicNotice: ANY_SETTINGS.publicNotice,
  keizer: ANY_SETTINGS.keizer,
  cup: ANY_SETTINGS.cup,
  sides: ANY_SETTINGS.sides,
  season: ANY_SETTINGS.season,
});
