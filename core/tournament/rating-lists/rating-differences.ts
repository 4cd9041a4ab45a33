import { rankedTitle, type ListedPlayer } from '../../formats/player-list/listed-player.ts';
import type { RatingKind } from '../../rules/rating-kind.ts';
import { foldedName } from '../../formats/player-list/folded-name.ts';
import type { PlayerId } from '../../rules/identity.ts';
import type { CommandOf } from '../command.ts';
import { numbersFrozen } from '../pairing-numbers.ts';
import { handlingRules } from '../judgement.ts';
import type { Player, PlayerDetails, RatingSource } from '../player.ts';
import { publishedRounds, type Tournament } from '../state.ts';
import { ratingsFrom, type ListOfMonth } from './details-of-listed.ts';

export const CHECKED_FIELDS = [
  'fide',
  'national',
  'title',
  'name',
  'federation',
  'sex',
  'fideId',
  'club',
  'league',
  'licence',
] as const;
export type CheckedField = (typeof CHECKED_FIELDS)[number];

/** One thing a list says otherwise than the tournament. */
export interface RatingDifference {
  readonly player: PlayerId;
  readonly name: string;
  readonly field: CheckedField;
  readonly from: string | number | null;
  readonly to: string | number;
  readonly list: ListOfMonth;
  readonly kind: RatingKind;
  /** What the list says beside a rating, such as K. */
  readonly source?: RatingSource;
}

export interface ListCheck {
  readonly differences: readonly RatingDifference[];
  /** Players no list knows by their numbers. */
  readonly unknown: readonly PlayerId[];
  /** Whether numbers may still be given anew once data are corrected, and by which article. */
  readonly numbersMayChange: boolean;
  readonly article: string;
  readonly publishedRounds: number;
}

/** Finds a player by FIDE number or licence in the list to check against. */
export type LookUp = (player: Player) => ListedPlayer | null;

/**
 * Compares the players with a list. Wrong data may be corrected at any time; they change pairing
 * numbers only until the fourth round is paired (C.04.2 B.3, 2026: 2.3).
 */
export function ratingDifferences(
  state: Tournament,
  lookUp: LookUp,
  { list, kind }: { readonly list: ListOfMonth; readonly kind: RatingKind },
): ListCheck {
  const unknown: PlayerId[] = [];
  const differences = [...state.players.values()].flatMap((player) => {
    const listed = lookUp(player);
    if (listed === null) {
      unknown.push(player.id);
      return [];
    }
    return fieldDifferences(player, listed, list, kind);
  });
  return {
    differences,
    unknown,
    numbersMayChange: !numbersFrozen(state),
    article: handlingRules(state).articles.pairingNumbers,
    publishedRounds: publishedRounds(state).length,
  };
}

function fieldDifferences(
  player: Player,
  listed: ListedPlayer,
  list: ListOfMonth,
  kind: RatingKind,
): RatingDifference[] {
  const { ratings, ratingSources } = ratingsFrom(listed, list, kind);
  const said: Readonly<Record<CheckedField, string | number | null>> = {
    fide: ratings.fide ?? null,
    national: ratings.national ?? null,
    title: rankedTitle(listed.title),
    name: listed.name,
    federation: listed.federation,
    sex: listed.sex,
    fideId: listed.fideId,
    club: listed.club,
    league: listed.league,
    licence: listed.licence,
  };
  return CHECKED_FIELDS.flatMap((field): RatingDifference[] => {
    const [from, to] = [valueOf(player, field), said[field]];
    if (to === null || to === from) return [];
    if (field === 'name' && foldedName(String(from)) === foldedName(String(to))) return [];
    const source = field === 'fide' || field === 'national' ? ratingSources?.[field] : undefined;
    const difference = { player: player.id, name: player.name, field, from, to, list, kind };
    return [source === undefined ? difference : { ...difference, source }];
  });
}

function valueOf(player: Player, field: CheckedField): string | number | null {
  if (field === 'fide' || field === 'national') return player.ratings[field] ?? null;
  return player[field] ?? null;
}

/** The corrections for all these differences, or for one: a command a player. */
export function correctionsFor(
  state: Tournament,
  differences: readonly RatingDifference[],
): CommandOf<'correctPlayer'>[] {
  const byPlayer = new Map<PlayerId, RatingDifference[]>();
  for (const difference of differences) {
    byPlayer.set(difference.player, [...(byPlayer.get(difference.player) ?? []), difference]);
  }
  return [...byPlayer].flatMap(([id, own]) => {
    const player = state.players.get(id);
    if (player === undefined) return [];
    const changes = own.reduce<Partial<PlayerDetails>>(
      (before, difference) => ({ ...before, ...changeFor({ ...player, ...before }, difference) }),
      {},
    );
    return [{ type: 'correctPlayer', player: id, changes } as const];
  });
}

function changeFor(
  player: PlayerDetails,
  {
    field,
    to,
    list,
    kind,
    source = { list: list.source, month: list.month, kind },
  }: RatingDifference,
): Partial<PlayerDetails> {
  if (field !== 'fide' && field !== 'national') return { [field]: to };
  return {
    ratings: { ...player.ratings, [field]: Number(to) },
    ratingSources: { ...player.ratingSources, [field]: source },
  };
}
