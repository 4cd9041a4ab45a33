import { isIsoDate, playerId, type PlayerId } from '@ronde/core/rules/identity.ts';
import type { Title } from '@ronde/core/rules/title.ts';
import type { CommandOf } from '@ronde/core/tournament/command.ts';
import type {
  NoByeReason,
  OptionalDetail,
  PlayerDetails,
  PrivateData,
  Ratings,
} from '@ronde/core/tournament/player.ts';
import type { PlayerLine } from '@ronde/core/tournament/views/players.ts';

/** A player as a form holds it: everything is text until it is sent. */
export interface PlayerDraft {
  readonly name: string;
  readonly sex: '' | 'm' | 'w';
  readonly title: '' | Title;
  readonly federation: string;
  readonly club: string;
  readonly league: string;
  readonly fideId: string;
  readonly nationalId: string;
  readonly licence: string;
  readonly fide: string;
  readonly national: string;
  readonly estimate: string;
  readonly tags: readonly string[];
  readonly fromRound: string;
  readonly noHalfPointBye: boolean;
  readonly noHalfPointByeReason: '' | NoByeReason;
  readonly feeDue: string;
  readonly feePaid: string;
  readonly birthDate: string;
  readonly phone: string;
  readonly email: string;
  readonly comment: string;
}

/** What the form does not show and must not lose. */
export type Kept = Pick<PlayerDetails, 'ratingSources'> & {
  /** The ratings the sources speak of: a rating typed anew has no source. */
  readonly sourced: Ratings;
};

export const EMPTY_DRAFT: PlayerDraft = {
  name: '',
  sex: '',
  title: '',
  federation: '',
  club: '',
  league: '',
  fideId: '',
  nationalId: '',
  licence: '',
  fide: '',
  national: '',
  estimate: '',
  tags: [],
  fromRound: '1',
  noHalfPointBye: false,
  noHalfPointByeReason: '',
  feeDue: '',
  feePaid: '',
  birthDate: '',
  phone: '',
  email: '',
  comment: '',
};

export const NOTHING_KEPT: Kept = { sourced: {} };

/** What can be wrong with a field; the page says it in words. */
export type DraftFault =
  | 'nameMissing'
  | 'notARating'
  | 'notAFederation'
  | 'notAFideId'
  | 'notABirthDate'
  | 'notAnEmail'
  | 'notAnAmount'
  | 'notARound';

export type DraftFaults = Partial<Record<keyof PlayerDraft, DraftFault>>;

/** Four columns hold a rating in a report file; nobody is above this. */
const HIGHEST_RATING = 4_000;

/** What keeps the draft from being sent. */
export function faultsOf(draft: PlayerDraft, rounds: number): DraftFaults {
  const faults: DraftFaults = {};
  if (draft.name.trim() === '') faults.name = 'nameMissing';
  for (const kind of ['fide', 'national', 'estimate'] as const) {
    if (draft[kind].trim() !== '' && ratingOf(draft[kind]) === undefined) {
      faults[kind] = 'notARating';
    }
  }
  const federation = draft.federation.trim();
  if (federation !== '' && !/^[A-Za-z]{3}$/.test(federation)) faults.federation = 'notAFederation';
  const fideId = draft.fideId.trim();
  if (fideId !== '' && !/^\d{3,10}$/.test(fideId)) faults.fideId = 'notAFideId';
  const birth = draft.birthDate.trim();
  if (birth !== '' && birthDateOf(birth) === null) faults.birthDate = 'notABirthDate';
  const email = draft.email.trim();
  if (email !== '' && !/^\S+@\S+$/.test(email)) faults.email = 'notAnEmail';
  for (const fee of ['feeDue', 'feePaid'] as const) {
    if (draft[fee].trim() !== '' && amountOf(draft[fee]) === undefined) faults[fee] = 'notAnAmount';
  }
  const from = Number(draft.fromRound);
  if (!Number.isInteger(from) || from < 1 || from > rounds) faults.fromRound = 'notARound';
  return faults;
}

/** `Last First` typed without its comma sorts by the wrong name: worth a word, not a refusal. */
export const lacksComma = (name: string): boolean =>
  /\S\s+\S/.test(name.trim()) && !name.includes(',');

function ratingOf(text: string): number | undefined {
  const written = text.trim();
  if (!/^\d{1,4}$/.test(written)) return undefined;
  const rating = Number(written);
  return rating <= HIGHEST_RATING ? rating : undefined;
}

/** `25`, `12.50` and `12,50`, in cents. */
export function amountOf(text: string): number | undefined {
  const [, whole, cents = ''] = /^(\d{1,6})(?:[.,](\d{1,2}))?$/.exec(text.trim()) ?? [];
  return whole === undefined ? undefined : Number(whole) * 100 + Number(cents.padEnd(2, '0'));
}

const amountText = (cents: number | undefined): string =>
  cents === undefined ? '' : cents % 100 === 0 ? `${cents / 100}` : (cents / 100).toFixed(2);

/** `2008`, `2008-05-31`, and as it is written in Europe `31/05/2008` or `31.5.2008`. */
export function birthDateOf(text: string): string | null {
  const written = text.trim();
  if (/^\d{4}$/.test(written)) return written;
  const european = /^(\d{1,2})[./-](\d{1,2})[./-](\d{4})$/.exec(written);
  const iso =
    european === null
      ? written
      : `${european[3] ?? ''}-${(european[2] ?? '').padStart(2, '0')}-${(european[1] ?? '').padStart(2, '0')}`;
  return isIsoDate(iso) ? iso : null;
}

/** The draft as a player. Only for a draft without faults. */
export function detailsOf(draft: PlayerDraft, id: PlayerId, kept: Kept): PlayerDetails {
  const text = <K extends string>(key: K, value: string): Partial<Record<K, string>> => {
    const filled = value.trim().replace(/\s+/g, ' ');
    return filled === '' ? {} : ({ [key]: filled } as Record<K, string>);
  };
  const ratings = ratingsOf(draft);
  const sources = sourcesOf(ratings, kept);
  const hidden = privateOf(draft);
  const tags = [...new Set(draft.tags.map((tag) => tag.trim()).filter((tag) => tag !== ''))];
  return {
    id,
    name: draft.name.trim().replace(/\s+/g, ' '),
    ...(draft.sex === '' ? {} : { sex: draft.sex }),
    ...(draft.title === '' ? {} : { title: draft.title }),
    ...text('federation', draft.federation.toUpperCase()),
    ...text('fideId', draft.fideId),
    ...text('nationalId', draft.nationalId.toUpperCase()),
    ...text('club', draft.club),
    ...text('league', draft.league.toUpperCase()),
    ...(tags.length === 0 ? {} : { tags }),
    ...text('licence', draft.licence.toUpperCase()),
    ratings,
    ...(Object.keys(sources).length === 0 ? {} : { ratingSources: sources }),
    fromRound: Number(draft.fromRound),
    ...(draft.noHalfPointBye ? { noHalfPointBye: true } : {}),
    ...(draft.noHalfPointBye && draft.noHalfPointByeReason !== ''
      ? { noHalfPointByeReason: draft.noHalfPointByeReason }
      : {}),
    ...(Object.keys(hidden).length === 0 ? {} : { private: hidden }),
  };
}

function ratingsOf(draft: PlayerDraft): Ratings {
  const [fide, national, estimate] = [draft.fide, draft.national, draft.estimate].map(ratingOf);
  return {
    ...(fide === undefined ? {} : { fide }),
    ...(national === undefined ? {} : { national }),
    ...(estimate === undefined ? {} : { estimate }),
  };
}

function sourcesOf(ratings: Ratings, kept: Kept): NonNullable<PlayerDetails['ratingSources']> {
  const { fide, national } = kept.ratingSources ?? {};
  const holds = (kind: 'fide' | 'national'): boolean =>
    ratings[kind] !== undefined && ratings[kind] === kept.sourced[kind];
  return {
    ...(fide !== undefined && holds('fide') ? { fide } : {}),
    ...(national !== undefined && holds('national') ? { national } : {}),
  };
}

function privateOf(draft: PlayerDraft): PrivateData {
  const [feeDue, feePaid] = [amountOf(draft.feeDue), amountOf(draft.feePaid)];
  const birthDate = birthDateOf(draft.birthDate);
  const [phone, email, comment] = [draft.phone.trim(), draft.email.trim(), draft.comment.trim()];
  return {
    ...(birthDate === null ? {} : { birthDate }),
    ...(phone === '' ? {} : { phone }),
    ...(email === '' ? {} : { email }),
    ...(comment === '' ? {} : { comment }),
    ...(feeDue === undefined ? {} : { feeDue }),
    ...(feePaid === undefined ? {} : { feePaid }),
  };
}

/** A player of a list, or of the event, as a form shows it. */
export function draftOfDetails(details: Omit<PlayerDetails, 'id'>): PlayerDraft {
  const { ratings, private: hidden = {} } = details;
  const figure = (rating: number | undefined): string => (rating === undefined ? '' : `${rating}`);
  return {
    name: details.name,
    sex: details.sex ?? '',
    title: details.title ?? '',
    federation: details.federation ?? '',
    club: details.club ?? '',
    league: details.league ?? '',
    fideId: details.fideId ?? '',
    nationalId: details.nationalId ?? '',
    licence: details.licence ?? '',
    fide: figure(ratings.fide),
    national: figure(ratings.national),
    estimate: figure(ratings.estimate),
    tags: details.tags ?? [],
    fromRound: `${details.fromRound}`,
    noHalfPointBye: details.noHalfPointBye ?? false,
    noHalfPointByeReason: details.noHalfPointByeReason ?? '',
    feeDue: amountText(hidden.feeDue),
    feePaid: amountText(hidden.feePaid),
    birthDate: hidden.birthDate ?? '',
    phone: hidden.phone ?? '',
    email: hidden.email ?? '',
    comment: hidden.comment ?? '',
  };
}

export const keptOf = (details: Omit<PlayerDetails, 'id'>): Kept => ({
  ...(details.ratingSources === undefined ? {} : { ratingSources: details.ratingSources }),
  sourced: details.ratings,
});

/** A line of the players' view as the details it was made from. */
export function detailsOfLine(line: PlayerLine): PlayerDetails {
  const { staff } = line;
  return {
    id: playerId(line.id),
    name: line.name,
    ...(staff?.sex ? { sex: staff.sex } : {}),
    ...(line.title ? { title: line.title } : {}),
    ...(line.federation === null ? {} : { federation: line.federation }),
    ...(line.fideId === null ? {} : { fideId: line.fideId }),
    ...(line.nationalId === null ? {} : { nationalId: line.nationalId }),
    ...(line.club === null ? {} : { club: line.club }),
    ...(line.league === null ? {} : { league: line.league }),
    ...(staff && staff.tags.length > 0 ? { tags: staff.tags } : {}),
    ...(staff?.licence ? { licence: staff.licence } : {}),
    ratings: line.ratings,
    ...(staff && Object.keys(staff.ratingSources).length > 0
      ? { ratingSources: staff.ratingSources }
      : {}),
    fromRound: line.fromRound,
    ...(staff?.noHalfPointBye === true ? { noHalfPointBye: true } : {}),
    ...(staff?.noHalfPointByeReason ? { noHalfPointByeReason: staff.noHalfPointByeReason } : {}),
    ...(staff && Object.keys(staff.private).length > 0 ? { private: staff.private } : {}),
  };
}

const CHANGEABLE = [
  ...['name', 'sex', 'title', 'federation', 'fideId', 'nationalId', 'club', 'league', 'tags'],
  ...['licence', 'ratings', 'ratingSources', 'fromRound', 'noHalfPointBye'],
  ...['noHalfPointByeReason', 'private'],
] as (keyof Omit<PlayerDetails, 'id'>)[];

/** Equal whatever the order of the keys. */
function same(a: unknown, b: unknown): boolean {
  const sorted = (_: string, value: unknown): unknown =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort(([x], [y]) => (x < y ? -1 : 1)))
      : value;
  return JSON.stringify(a, sorted) === JSON.stringify(b, sorted);
}

/**
 * What has to be sent to make one of the other; null when nothing differs. Only what differs is
 * sent, so that two people may mend two things of one player.
 */
export function correctionOf(
  before: PlayerDetails,
  after: PlayerDetails,
): CommandOf<'correctPlayer'> | null {
  const different = CHANGEABLE.filter((key) => !same(before[key], after[key]));
  if (different.length === 0) return null;
  const removes = different.filter((key) => after[key] === undefined) as OptionalDetail[];
  const changes = Object.fromEntries(
    different.filter((key) => after[key] !== undefined).map((key) => [key, after[key]]),
  ) as CommandOf<'correctPlayer'>['changes'];
  return {
    type: 'correctPlayer',
    player: before.id,
    changes,
    ...(removes.length === 0 ? {} : { removes }),
  };
}
