import type { TitleProperties } from '../../rules/editions/title-properties.ts';
import { TITLES, type Title } from '../../rules/title.ts';
import type { PlayerFile } from './player-file.ts';

/** A title that a rating alone brings; `met` is null where the number of games is not known. */
export interface TitleByRating {
  readonly title: Title;
  readonly article: string;
  readonly rating: number;
  readonly games: number;
  readonly met: boolean | null;
}

/** Titles a rating brings; titles of women only to somebody known to be one (B.01 0.3, 1.3). */
export function titlesByRating(
  { sex, highestRating, ratedGames }: PlayerFile,
  { byRating, articles }: TitleProperties,
): readonly TitleByRating[] {
  if (byRating === undefined) return [];
  return TITLES.flatMap((title) => {
    const rating = byRating.ratings[title];
    if (rating === undefined || (WOMEN.includes(title) && sex !== 'w')) return [];
    const { games } = byRating;
    const isReached = highestRating === null ? null : highestRating >= rating;
    const isPlayed = ratedGames === null ? null : ratedGames >= games;
    const met =
      isReached === false || isPlayed === false
        ? false
        : isReached === null || isPlayed === null
          ? null
          : true;
    return [{ title, article: articles.byRating, rating, games, met }];
  });
}

const MEN: readonly Title[] = ['GM', 'IM', 'FM', 'CM'];
const WOMEN: readonly Title[] = ['WGM', 'WIM', 'WFM', 'WCM'];

/** A title won directly: at once, or on condition that the rating is reached. */
export interface DirectTitle {
  readonly title: Title;
  readonly article: string;
  /** The rating without which it stays conditional. */
  readonly rating: number;
  readonly state: 'awarded' | 'conditional' | 'unknown';
  /** The highest lower title whose rating is reached meanwhile (B.01 0.6.2); null where none is. */
  readonly meanwhile: Title | null;
}

/** What becomes of a direct title; null by an edition that prints nothing of them. */
export function directTitle(
  title: Title,
  file: PlayerFile,
  { directTitle: rule, articles }: TitleProperties,
): DirectTitle | null {
  if (rule === undefined) return null;
  const reached = (asked: Title): boolean | null => {
    const { highestRating, ratingReached, ratedGames } = file;
    if (highestRating === null) return null;
    if (highestRating < rule.ratings[asked]) return false;
    if (rule.games === undefined) return true;
    // Ratings reached later rest on a number of games.
    if (ratingReached !== null && ratingReached <= rule.games.after) return true;
    return ratedGames === null ? null : ratedGames >= rule.games.atLeast;
  };
  const own = reached(title);
  const family = MEN.includes(title) ? MEN : WOMEN;
  const lower = family.slice(family.indexOf(title) + 1).find((other) => reached(other) === true);
  return {
    title,
    article: articles.directTitle,
    rating: rule.ratings[title],
    state: own === null ? 'unknown' : own ? 'awarded' : 'conditional',
    meanwhile: own === false ? (lower ?? null) : null,
  };
}

/** An international championship that is to bring titles. */
export interface Championship {
  /** Federations the event is open to, and those that take part. */
  readonly federationsConcerned: number;
  readonly federations: number;
  readonly participants: number;
  readonly rounds: number;
}

/** Whether a championship is large enough to bring titles directly (B.01 1.2.3). */
export function bringsDirectTitles(
  event: Championship,
  { directTitle: rule, articles }: TitleProperties,
): { readonly met: boolean; readonly article: string } | null {
  if (rule === undefined) return null;
  const { federations, participants, rounds = 0 } = rule.events;
  const [of, by] = federations.of;
  const needed = Math.min(Math.ceil((event.federationsConcerned * of) / by), federations.orAtLeast);
  const met =
    event.federations >= needed && event.participants >= participants && event.rounds >= rounds;
  return { met, article: articles.directEvents };
}

/** Groups played as one, and the group whose best player is to have a title (B.01 1.2.3a). */
export interface MergedGroup {
  readonly merged: { readonly participants: number; readonly federations: number };
  readonly own: { readonly participants: number; readonly federations: number };
  /** Of the player, over all rounds. */
  readonly scorePercent: number;
}

export function bringsTitleOfGroup(
  { merged, own, scorePercent }: MergedGroup,
  { directTitle: rule, articles }: TitleProperties,
): { readonly met: boolean; readonly article: string } | null {
  if (rule === undefined) return null;
  const { merged: whole, subGroup, minimumScorePercent } = rule.events;
  const met =
    merged.participants >= whole.participants &&
    merged.federations >= whole.federations &&
    own.participants >= subGroup.participants &&
    own.federations >= subGroup.federations &&
    scorePercent >= Math.max(subGroup.scorePercent, minimumScorePercent);
  return { met, article: articles.directEvents };
}
