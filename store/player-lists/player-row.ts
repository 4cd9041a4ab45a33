import type { ListedPlayer, ListedRating } from '@ronde/core/formats/player-list/listed-player.ts';
import type { RatingOrigin } from '@ronde/core/rules/rating-origin.ts';

export const PLAYER_COLUMNS = [
  ...['fide_id', 'national_id', 'name', 'federation', 'sex', 'title', 'women_title'],
  ...['other_titles', 'standard', 'standard_games', 'standard_k', 'rapid', 'rapid_games'],
  ...['rapid_k', 'blitz', 'blitz_games', 'blitz_k', 'origins', 'birth', 'inactive', 'club'],
  ...['league', 'licence'],
] as const;

export type Cell = string | number | null;

const ORIGIN_LETTERS: Readonly<Record<RatingOrigin, string>> = {
  fide: 'F',
  national: 'N',
  estimate: 'E',
};
const LETTER_ORIGINS: Readonly<Record<string, RatingOrigin>> = {
  F: 'fide',
  N: 'national',
  E: 'estimate',
};

const letterOf = (rating: ListedRating | null): string =>
  rating === null ? '-' : ORIGIN_LETTERS[rating.origin];

/** A stray U+0000 of a damaged download stands for nothing, and cannot be kept. */
const kept = (cell: Cell): Cell =>
  typeof cell === 'string' && cell.includes('\0') ? cell.replaceAll('\0', '') : cell;

/** The cells of a player in the order of the columns. */
export const rowOf = (player: ListedPlayer): Cell[] => cellsOf(player).map(kept);

function cellsOf(player: ListedPlayer): Cell[] {
  const { standard, rapid, blitz } = player;
  return [
    player.fideId,
    player.nationalId,
    player.name,
    player.federation,
    player.sex,
    player.title,
    player.womenTitle,
    player.otherTitles,
    standard?.rating ?? null,
    standard?.games ?? null,
    standard?.k ?? null,
    rapid?.rating ?? null,
    rapid?.games ?? null,
    rapid?.k ?? null,
    blitz?.rating ?? null,
    blitz?.games ?? null,
    blitz?.k ?? null,
    standard || rapid || blitz ? letterOf(standard) + letterOf(rapid) + letterOf(blitz) : null,
    player.birth,
    player.inactive ? 1 : 0,
    player.club,
    player.league,
    player.licence,
  ];
}

/** A row as the database gives it. */
export type PlayerRow = Readonly<Record<string, Cell>>;

export function playerOf(row: PlayerRow): ListedPlayer {
  const text = (column: string): string | null => {
    const cell = row[column];
    return typeof cell === 'string' ? cell : null;
  };
  const number = (column: string): number | null => {
    const cell = row[column];
    return typeof cell === 'number' ? cell : null;
  };
  const origins = text('origins') ?? '';
  const rating = (kind: string, index: number): ListedRating | null => {
    const value = number(kind);
    const origin = LETTER_ORIGINS[origins.charAt(index)];
    if (value === null || origin === undefined) return null;
    return { rating: value, origin, games: number(`${kind}_games`), k: number(`${kind}_k`) };
  };
  const sex = text('sex');
  return {
    fideId: text('fide_id'),
    nationalId: text('national_id'),
    name: text('name') ?? '',
    federation: text('federation'),
    sex: sex === 'm' || sex === 'w' ? sex : null,
    title: text('title'),
    womenTitle: text('women_title'),
    otherTitles: text('other_titles'),
    standard: rating('standard', 0),
    rapid: rating('rapid', 1),
    blitz: rating('blitz', 2),
    birth: text('birth'),
    inactive: number('inactive') === 1,
    club: text('club'),
    league: text('league'),
    licence: text('licence'),
  };
}
