import { TITLES } from '@ronde/core/rules/title.ts';
import {
  RATING_LIST_KINDS,
  type OptionalDetail,
  type PlayerDetails,
  type PrivateData,
  type RatingSource,
  type Ratings,
  type Team,
} from '@ronde/core/tournament/player.ts';
import { z } from 'zod';
import { exact } from './exact.ts';
import {
  count,
  filledLine,
  line,
  listOf,
  player,
  roundNumber,
  team,
  text,
  whole,
} from './words.ts';

const rating = z.int().min(0).max(4_000);

const ratings = exact<Ratings>()({
  fide: rating.exactOptional(),
  national: rating.exactOptional(),
  estimate: rating.exactOptional(),
});

const source = exact<RatingSource>()({
  list: filledLine,
  month: z.string().regex(/^\d{4}-(?:0[1-9]|1[0-2])$/),
  kind: z.enum(RATING_LIST_KINDS),
});

const privateData = exact<PrivateData>()({
  birthDate: z
    .string()
    .regex(/^\d{4}(?:-\d\d-\d\d)?$/)
    .exactOptional(),
  phone: line.exactOptional(),
  email: line.exactOptional(),
  comment: text.exactOptional(),
  feeDue: count.exactOptional(),
  feePaid: count.exactOptional(),
});

const details = exact<PlayerDetails>()({
  id: player,
  name: filledLine,
  sex: z.enum(['m', 'w']).exactOptional(),
  title: z.enum(TITLES).exactOptional(),
  federation: line.exactOptional(),
  fideId: line.exactOptional(),
  nationalId: line.exactOptional(),
  club: line.exactOptional(),
  league: line.exactOptional(),
  tags: listOf(line).exactOptional(),
  licence: line.exactOptional(),
  ratings,
  ratingSources: exact<NonNullable<PlayerDetails['ratingSources']>>()({
    fide: source.exactOptional(),
    national: source.exactOptional(),
  }).exactOptional(),
  fromRound: roundNumber,
  noHalfPointBye: z.literal(true).exactOptional(),
  private: privateData.exactOptional(),
});

export const playerDetails = details;

const { id, ...changeable } = details.shape;

/** Some of what is known of a player. */
export const playerChanges = exact<Partial<Omit<PlayerDetails, 'id'>>>()({
  ...changeable,
  name: changeable.name.exactOptional(),
  ratings: changeable.ratings.exactOptional(),
  fromRound: changeable.fromRound.exactOptional(),
});

/** What may be taken away again; a detail that becomes optional does not compile until it is here. */
const OPTIONAL_DETAILS = {
  sex: true,
  title: true,
  federation: true,
  fideId: true,
  nationalId: true,
  club: true,
  league: true,
  tags: true,
  licence: true,
  ratingSources: true,
  noHalfPointBye: true,
  private: true,
} satisfies Record<OptionalDetail, true>;

export const optionalDetail = z.enum(Object.keys(OPTIONAL_DETAILS) as OptionalDetail[]);

export const teamDetails = exact<Team>()({
  id: team,
  name: filledLine,
  nickname: line.exactOptional(),
  roster: listOf(player),
  strength: whole.exactOptional(),
});
