import type { PlayerRating } from '../../ratings/event-ratings.ts';
import type { Tpn } from '../../rules/identity.ts';
import type { Language } from '../../rules/language.ts';
import type { RatingsView } from '../../tournament/views/ratings.ts';
import { sayActual, sayGameReason, sayMet, sayRatingNote } from './ratings-text.ts';
import { RATINGS_WORDS } from './ratings-words.ts';
import { sayHalves, sayHundredths, saySigned } from './say-hundredths.ts';

type Rows = string[][];

/** Everybody's rating, one line a player under its headings. */
export function ratingRows({ players }: Pick<RatingsView, 'players'>, language: Language): Rows {
  const { heads, unrated } = RATINGS_WORDS[language];
  return [
    [
      ...[heads.number, heads.name, heads.rating, heads.k, heads.games, heads.score],
      ...[heads.expected, heads.change, heads.newRating, heads.notes],
    ],
    ...players.map((player) => {
      const { tpn, name, rating, k, change, firstRating, newRating, notes } = player;
      const played = change ?? firstRating;
      return [
        ...[String(tpn), name, rating === null ? unrated : String(rating)],
        k === null ? '' : String(change?.k ?? k.k),
        String(played?.games ?? 0),
        played === null ? '' : sayHalves(played.halfPoints, language),
        change === null ? '' : sayHundredths(change.expected, language),
        change === null ? '' : saySigned(change.change, language, 1),
        newRating === null ? '' : String(newRating),
        notes.map((note) => sayRatingNote(note, language)).join('; '),
      ];
    }),
  ];
}

/** One player's rounds, each with its difference, expectation and change. */
export function gameRows(
  player: PlayerRating,
  nameOf: (tpn: Tpn) => string,
  language: Language,
): Rows {
  const { heads, unrated } = RATINGS_WORDS[language];
  return [
    [
      ...[heads.round, heads.opponent, heads.rating, heads.result, heads.difference],
      ...[heads.counted, heads.expected, heads.change, heads.why],
    ],
    ...player.rounds.map((game) => {
      const { change, opponent } = game;
      const known = game.opponentRating ?? (opponent === null ? '' : unrated);
      return [
        String(game.round),
        opponent === null ? '–' : nameOf(opponent),
        String(known),
        game.leftOut === null ? sayHalves(game.halfPoints, language) : '',
        change === null ? '' : signed(change.difference),
        change === null ? '' : signed(change.counted),
        change === null ? '' : sayHundredths(change.expected, language),
        change === null ? '' : saySigned(change.surplus, language),
        sayGameReason(game, language),
      ];
    }),
  ];
}

const signed = (difference: number): string =>
  difference < 0 ? `−${-difference}` : `+${difference}`;

const NAMED_AT_MOST = 12;

const sayNumbers = (players: readonly Tpn[]): string =>
  players.length > NAMED_AT_MOST
    ? `${players.slice(0, NAMED_AT_MOST).join(', ')}, …`
    : players.join(', ');

/** The conditions of B.02, article by article. */
export function eligibilityRows(
  { eligibility }: Pick<RatingsView, 'eligibility'>,
  language: Language,
): Rows {
  const { heads, conditions } = RATINGS_WORDS[language];
  return [
    [heads.article, heads.condition, heads.required, heads.actual, heads.met],
    ...eligibility.map((line) => [
      ...[line.article, conditions[line.rule], sayActual(line.required, language)],
      line.players === undefined
        ? sayActual(line.actual, language)
        : `${sayActual(line.actual, language)} (${sayNumbers(line.players)})`,
      sayMet(line, language),
    ]),
  ];
}
