import { RATING_KINDS } from '../../rules/rating-kind.ts';
import { HALEY_VARIANTS } from '../../pairing/acceleration/haley.ts';
import { SYSTEM_NAMES } from '../../pairing/systems.ts';
import { COLOURS } from '../../rules/colour.ts';
import { SCORING_PRESETS } from '../../rules/scoring.ts';
import { LAST_ORDER_CRITERIA, PUBLIC_PAGES, RANKING_METHODS, TIES } from '../settings.ts';
import { prizeScheme } from './prize-shapes.ts';
import { either, listOf, object, oneOf, orNull, text, truth, whole, type Shape } from './shape.ts';

const colour = oneOf(COLOURS);

const scoring = object(
  Object.fromEntries(Object.keys(SCORING_PRESETS['1-½-0']).map((key) => [key, whole])),
);

/** The settings of a whole event; those added later may be missing. */
export const SETTINGS: Readonly<Record<string, Shape>> = {
  name: text,
  game: text,
  kind: oneOf(['individual', 'team']),
  firstDay: text,
  lastDay: orNull(text),
  place: orNull(text),
  federation: orNull(text),
  chiefArbiter: orNull(text),
  deputyArbiters: listOf(text),
  timeControl: orNull(text),
  roundDates: listOf(orNull(text)),
  rounds: whole,
  system: oneOf(SYSTEM_NAMES),
  acceleration: either(
    object({ method: oneOf(['none', 'baku']) }),
    object({ method: oneOf(['haley']), variant: oneOf(Object.keys(HALEY_VARIANTS)) }),
    object({
      method: oneOf(['degressive']),
      limits: object({ groupAFrom: whole, groupCBelow: whole }),
    }),
    object({
      method: oneOf(['free']),
      records: listOf(
        object({
          points: whole,
          firstRound: whole,
          lastRound: whole,
          firstPlayer: whole,
          lastPlayer: whole,
        }),
      ),
    }),
  ),
  scoring,
  team: orNull(
    object({
      boards: whole,
      boardColours: text,
      matchScoring: object({ win: whole, draw: whole, loss: whole, pairingAllocatedBye: whole }),
      primaryScore: oneOf(['matchPoints', 'gamePoints']),
    }),
  ),
  initialOrder: object({
    method: oneOf(RANKING_METHODS),
    last: oneOf(LAST_ORDER_CRITERIA),
    'lotsSeed?': text,
  }),
  initialColour: orNull(colour),
  tieBreaks: listOf(text),
  correctionDeadline: orNull(whole),
  halfPointByes: orNull(whole),
  firstBoard: whole,
  'roundTimes?': listOf(orNull(text)),
  'organiser?': orNull(text),
  'prizes?': orNull(prizeScheme),
  'ties?': oneOf(TIES),
  'publication?': object(Object.fromEntries(PUBLIC_PAGES.map((page) => [page, truth]))),
  'ratingKind?': orNull(oneOf(RATING_KINDS)),
  'reportType?': orNull(text),
  'timeControlCode?': orNull(text),
};

/** Any of them. */
export const someSettings = object(
  Object.fromEntries(
    Object.entries(SETTINGS).map(([key, shape]) => [key.endsWith('?') ? key : `${key}?`, shape]),
  ),
);
