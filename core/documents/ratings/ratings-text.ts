import type { EligibilityLine } from '../../ratings/eligibility.ts';
import type { RatedRound, PlayerRating, RatingNote } from '../../ratings/event-ratings.ts';
import { LEFT_OUT_REASONS, type LeftOutReason } from '../../ratings/games-to-rate.ts';
import { sayDecimal, type Language } from '../../rules/language.ts';
import { fill } from '../../rules/sentence.ts';
import { ratingAfterMonths, type MonthOfRating } from '../../ratings/rating-months.ts';
import type { RatingEventNote, RatingsView } from '../../tournament/views/ratings.ts';
import { LONG_EVENT_WORDS } from './long-event-words.ts';
import { RATINGS_WORDS } from './ratings-words.ts';
import { sayHalves, sayHundredths, saySigned } from './say-hundredths.ts';

const HUNDREDTHS = 100;

const isLeftOut = (code: RatingNote['code']): code is LeftOutReason =>
  (LEFT_OUT_REASONS as readonly string[]).includes(code);

/** A note in words, with its rounds. */
export function sayRatingNote(
  { code, rounds = [], months = 0 }: RatingNote,
  language: Language,
): string {
  const words = RATINGS_WORDS[language];
  const sentence = isLeftOut(code) ? words.leftOutNotes[code] : words.notes[code];
  return fill(sentence, { rounds: rounds.length, list: rounds.join(', '), months });
}

/** What the event as a whole is told, with its article. */
export function sayEventNote(
  { code, article, about = [] }: RatingEventNote,
  language: Language,
): string {
  const sentence = LONG_EVENT_WORDS[language][code];
  return `${fill(sentence, { about: about.join(', '), count: about.length })} (${article})`;
}

/** What happened to the difference of a game, or why it is not rated; empty for a plain game. */
export function sayGameReason({ leftOut, change }: RatedRound, language: Language): string {
  const words = RATINGS_WORDS[language];
  if (leftOut !== null) return `${words.leftOut[leftOut.reason]} (${leftOut.article})`;
  return change === null ? '' : words.readings[change.reading];
}

/** A condition's figure in words. */
export function sayActual(actual: string | null, language: Language): string {
  const { signs, notKnown } = RATINGS_WORDS[language];
  if (actual === null) return notKnown;
  return isSign(actual) ? signs[actual] : actual;
}

const isSign = (text: string): text is '+' | '–' | '=' | '≠' =>
  text === '+' || text === '–' || text === '=' || text === '≠';

export function sayMet({ met }: EligibilityLine, language: Language): string {
  const { verdicts } = RATINGS_WORDS[language];
  return met === null ? verdicts.unknown : met ? verdicts.yes : verdicts.no;
}

/** The sentences that make a rating from its games, one a line. */
export function ratingWorking(
  player: PlayerRating,
  { articles, floor }: Pick<RatingsView, 'articles' | 'floor'>,
  language: Language,
): string[] {
  const words = RATINGS_WORDS[language];
  const { k, change, rating } = player;
  if (rating === null || k === null || change === null) {
    return firstRatingWorking(player, articles, language);
  }
  const long = LONG_EVENT_WORDS[language];
  const { months } = player;
  const after = player.newRating ?? ratingAfterMonths(months) ?? rating + change.rounded;
  return [
    ...(months.length === 0
      ? changeWorking({ k, change }, articles, language)
      : months.flatMap((month) => [
          fill(month.hasList ? long.whyMonth : long.whyMonthWithoutList, {
            month: month.month ?? long.noDay,
            rating: month.rating,
          }),
          ...changeWorking(month, articles, language),
        ])),
    player.newRating === null
      ? fill(words.whyFloor, { rating: after, floor })
      : fill(words.whyNew, { rating: after }),
  ];
}

/** From K and the games to the change. */
function changeWorking(
  { k, change }: Pick<MonthOfRating, 'k' | 'change'>,
  articles: RatingsView['articles'],
  language: Language,
): string[] {
  const words = RATINGS_WORDS[language];
  const reason = words.kReasons[k.reason];
  const surplus = saySigned(change.surplus, language);
  return [
    `${fill(words.whyK, { k: k.k, reason: k.assumed ? fill(words.kAssumed, { reason }) : reason })} (${articles.k})`,
    ...(change.k < k.k
      ? [fill(words.whyReducedK, { games: change.games, k: k.k, reduced: change.k })]
      : []),
    `${fill(words.whySum, {
      games: change.games,
      score: sayHalves(change.halfPoints, language),
      expected: sayHundredths(change.expected, language),
      surplus,
    })} (${articles.tables})`,
    `${fill(words.whyChange, {
      surplus,
      k: change.k,
      change: saySigned(change.change, language, 1),
      rounded: saySigned(HUNDREDTHS * change.rounded, language, 0),
    })} (${articles.change}, ${articles.rounding})`,
  ];
}

function firstRatingWorking(
  { firstRating: first, notes }: PlayerRating,
  articles: RatingsView['articles'],
  language: Language,
): string[] {
  const words = RATINGS_WORDS[language];
  if (first === null)
    return [words.whyNothing, ...notes.map((note) => sayRatingNote(note, language))];
  const { games, halfPoints, sum, over, percentage, difference, figure, rating } = first;
  const average = sayDecimal((sum / over).toFixed(2), language);
  const added = saySigned(HUNDREDTHS * difference, language, 0);
  const isHypothetical = over > games;
  const score = sayHalves(halfPoints + (over - games), language);
  return [
    fill(isHypothetical ? words.firstHypothetical : words.firstAverage, {
      games,
      sum,
      over,
      average,
    }),
    percentage === null
      ? fill(words.firstAboveEven, { score, games: over, difference: added })
      : fill(words.firstByTable, { score, games: over, percentage, difference: added }),
    ...(figure > rating ? [fill(words.firstLimited, { figure, rating })] : []),
    `${fill(words.firstRating, { rating })} (${articles.firstRating})`,
    ...notes.map((note) => sayRatingNote(note, language)),
  ];
}
