import { RATING_KINDS } from '@ronde/core/rules/rating-kind.ts';
import type { FreePoints } from '@ronde/core/pairing/acceleration/free-points.ts';
import { HALEY_VARIANTS, type HaleyVariant } from '@ronde/core/pairing/acceleration/haley.ts';
import { SYSTEM_NAMES } from '@ronde/core/pairing/systems.ts';
import { tpn } from '@ronde/core/rules/identity.ts';
import type { MatchScoring, ScoringSystem } from '@ronde/core/rules/scoring.ts';
import type { NewSettings } from '@ronde/core/tournament/command.ts';
import {
  LAST_ORDER_CRITERIA,
  RANKING_METHODS,
  TIES,
  type InitialOrderRule,
  type Publication,
  type Settings,
  type TeamSettings,
} from '@ronde/core/tournament/settings.ts';
import { z } from 'zod';
import { exact } from './exact.ts';
import { prizeScheme } from './prize-schemas.ts';
import {
  colour,
  count,
  day,
  filledLine,
  line,
  listOf,
  ordinal,
  roundNumber,
  tenths,
  whole,
} from './words.ts';

const scoring = exact<ScoringSystem>()({
  win: tenths,
  draw: tenths,
  loss: tenths,
  forfeitWin: tenths,
  forfeitLoss: tenths,
  pairingAllocatedBye: tenths,
  fullPointBye: tenths,
  halfPointBye: tenths,
  zeroPointBye: tenths,
  adjourned: tenths,
});

const matchScoring = exact<MatchScoring>()({
  win: tenths,
  draw: tenths,
  loss: tenths,
  pairingAllocatedBye: tenths,
});

const number = ordinal.transform(tpn);

const acceleration = z.discriminatedUnion('method', [
  z.strictObject({ method: z.literal('none') }),
  z.strictObject({ method: z.literal('baku') }),
  z.strictObject({
    method: z.literal('haley'),
    variant: z.enum(Object.keys(HALEY_VARIANTS) as [HaleyVariant, ...HaleyVariant[]]),
  }),
  z.strictObject({
    method: z.literal('degressive'),
    limits: z.strictObject({ groupAFrom: whole, groupCBelow: whole }),
  }),
  z.strictObject({
    method: z.literal('free'),
    records: listOf(
      exact<FreePoints>()({
        points: tenths,
        firstRound: roundNumber,
        lastRound: roundNumber,
        firstPlayer: number,
        lastPlayer: number,
      }),
    ),
  }),
]);

const settings = exact<Settings>()({
  name: filledLine,
  game: filledLine,
  kind: z.enum(['individual', 'team']),
  firstDay: day,
  lastDay: day.nullable(),
  place: line.nullable(),
  federation: line.nullable(),
  chiefArbiter: line.nullable(),
  deputyArbiters: listOf(line),
  timeControl: line.nullable(),
  roundDates: listOf(day.nullable()),
  rounds: roundNumber,
  system: z.enum(SYSTEM_NAMES),
  acceleration,
  scoring,
  team: exact<TeamSettings>()({
    boards: z.int().min(1).max(100),
    boardColours: z
      .string()
      .regex(/^[WB]+$/)
      .max(100),
    matchScoring,
    primaryScore: z.enum(['matchPoints', 'gamePoints']),
  }).nullable(),
  initialOrder: exact<InitialOrderRule>()({
    method: z.enum(RANKING_METHODS),
    last: z.enum(LAST_ORDER_CRITERIA),
    lotsSeed: filledLine.exactOptional(),
  }),
  initialColour: colour.nullable(),
  tieBreaks: z.array(filledLine).max(50),
  correctionDeadline: count.nullable(),
  halfPointByes: count.nullable(),
  firstBoard: ordinal,
  roundTimes: listOf(
    z
      .string()
      .regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/)
      .nullable(),
  ),
  organiser: line.nullable(),
  prizes: prizeScheme.nullable(),
  ties: z.enum(TIES),
  publication: exact<Publication>()({
    players: z.boolean(),
    pairings: z.boolean(),
    results: z.boolean(),
    standings: z.boolean(),
    crosstable: z.boolean(),
    prizes: z.boolean(),
  }),
  ratingKind: z.enum(RATING_KINDS).nullable(),
  reportType: filledLine.nullable(),
  timeControlCode: filledLine.nullable(),
});

type Shape = (typeof settings)['shape'];
type Optional<S> = {
  [K in keyof S]: S[K] extends z.ZodType ? z.ZodExactOptional<S[K]> : never;
};

const optional = Object.fromEntries(
  Object.entries(settings.shape).map(([name, schema]) => [name, schema.exactOptional()]),
) as Optional<Shape>;

export const settingsChanges = exact<Partial<Settings>>()(optional);

export const newSettings = exact<NewSettings>()({
  ...optional,
  name: settings.shape.name,
  firstDay: settings.shape.firstDay,
  rounds: settings.shape.rounds,
});
