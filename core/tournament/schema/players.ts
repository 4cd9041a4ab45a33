import { TITLES } from '../../rules/title.ts';
import {
  NO_BYE_REASONS,
  RATING_LIST_KINDS,
  type OptionalDetail,
  type PlayerDetails,
  type CaptainContact,
  type PrivateData,
  type RatingSource,
  type Ratings,
  type Team,
} from '../player.ts';
import { anyOf, object, oneOf, optional, type FieldsOf, type Schema } from './schema.ts';
import {
  aCount,
  aFilledLine,
  aLine,
  aPlayer,
  aRound,
  aTeam,
  aWhole,
  listOf,
  matching,
  someText,
  yes,
} from './words.ts';

const rating: Schema<number> = { kind: 'whole', least: 0, most: 4_000 };

const source = object<RatingSource>({
  list: aFilledLine,
  month: matching(/^\d{4}-(?:0[1-9]|1[0-2])$/),
  kind: oneOf(RATING_LIST_KINDS),
  k: optional(aCount),
  games: optional(aCount),
  inactive: optional(yes),
  standardRating: optional(rating),
});

const DETAILS: FieldsOf<PlayerDetails> = {
  id: aPlayer,
  name: aFilledLine,
  sex: optional(oneOf(['m', 'w'])),
  title: optional(oneOf(TITLES)),
  federation: optional(aLine),
  fideId: optional(aLine),
  nationalId: optional(aLine),
  club: optional(aLine),
  league: optional(aLine),
  tags: optional(listOf(aLine)),
  licence: optional(aLine),
  ratings: object<Ratings>({
    fide: optional(rating),
    national: optional(rating),
    estimate: optional(rating),
  }),
  ratingSources: optional(
    object<NonNullable<PlayerDetails['ratingSources']>>({
      fide: optional(source),
      national: optional(source),
    }),
  ),
  fromRound: aRound,
  noHalfPointBye: optional(yes),
  noHalfPointByeReason: optional(oneOf(NO_BYE_REASONS)),
  private: optional(
    object<PrivateData>({
      birthDate: optional(matching(/^\d{4}(?:-\d\d-\d\d)?$/)),
      phone: optional(aLine),
      email: optional(aLine),
      comment: optional(someText),
      feeDue: optional(aCount),
      feePaid: optional(aCount),
    }),
  ),
};

export const playerDetails = object<PlayerDetails>(DETAILS);

const { id, ...changeable } = DETAILS;

/** Some of what is known of a player. */
export const playerChanges = object<Partial<Omit<PlayerDetails, 'id'>>>(
  anyOf<Omit<PlayerDetails, 'id'>>(changeable),
);

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
  noHalfPointByeReason: true,
  private: true,
} satisfies Record<OptionalDetail, true>;

export const anOptionalDetail = oneOf(Object.keys(OPTIONAL_DETAILS) as OptionalDetail[]);

export const teamDetails = object<Team>({
  id: aTeam,
  name: aFilledLine,
  nickname: optional(aLine),
  club: optional(aLine),
  federation: optional(aLine),
  division: optional(aLine),
  venue: optional(aLine),
  captain: optional(aLine),
  roster: listOf(aPlayer),
  strength: optional(aWhole),
  private: optional(object<CaptainContact>({ phone: optional(aLine), email: optional(aLine) })),
});
