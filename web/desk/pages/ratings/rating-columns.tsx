import { sayRatingNote } from '@ronde/core/documents/ratings/ratings-text.ts';
import { RATINGS_WORDS } from '@ronde/core/documents/ratings/ratings-words.ts';
import {
  sayHalves,
  sayHundredths,
  saySigned,
} from '@ronde/core/documents/ratings/say-hundredths.ts';
import type { PlayerRating } from '@ronde/core/ratings/event-ratings.ts';
import type { Language } from '@ronde/core/rules/language.ts';
import type { Column } from '../../parts/data-column.ts';
import { FittingName } from '../../parts/fitting-name.tsx';

/** Said once for all below the list, since one list gives a K to nobody. */
export const isKAssumed = ({ notes }: PlayerRating): boolean =>
  notes.some(({ code }) => code === 'kAssumed');

const kOf = ({ k, change }: PlayerRating): number | null => change?.k ?? k?.k ?? null;

const playedBy = ({ change, firstRating }: PlayerRating) => change ?? firstRating;

/** The list of ratings: from the old one to the new. */
export function ratingColumns(language: Language): readonly Column<PlayerRating>[] {
  const { heads, unrated } = RATINGS_WORDS[language];
  return [
    {
      key: 'tpn',
      title: heads.number,
      numeric: true,
      width: '3.75rem',
      folds: 6,
      value: ({ tpn }) => tpn,
    },
    {
      ...{ key: 'name', title: heads.name, least: '11rem', stays: true },
      value: ({ name }) => name,
      show: ({ name }) => <FittingName name={name} />,
    },
    {
      ...{ key: 'rating', title: heads.rating, numeric: true, width: '5rem' },
      value: ({ rating }) => rating,
      text: ({ rating }) => (rating === null ? unrated : String(rating)),
      show: ({ rating }) => rating ?? unrated,
    },
    {
      ...{ key: 'k', title: heads.k, numeric: true, width: '4rem', folds: 2 },
      value: kOf,
      show: (player) => (isKAssumed(player) ? `${kOf(player) ?? ''} *` : kOf(player)),
    },
    {
      ...{ key: 'games', title: heads.games, numeric: true, width: '5.5rem', folds: 3 },
      value: (player) => playedBy(player)?.games ?? 0,
    },
    {
      ...{ key: 'score', title: heads.score, numeric: true, width: '5rem', folds: 5 },
      value: (player) => (playedBy(player)?.halfPoints ?? 0) / 2,
      text: (player) => sayHalves(playedBy(player)?.halfPoints ?? 0, language),
      show: (player) => sayHalves(playedBy(player)?.halfPoints ?? 0, language),
    },
    {
      ...{ key: 'expected', title: heads.expected, numeric: true, width: '6rem', folds: 4 },
      value: ({ change }) => change?.expected ?? null,
      text: ({ change }) => (change === null ? '' : sayHundredths(change.expected, language)),
      show: ({ change }) => (change === null ? '' : sayHundredths(change.expected, language)),
    },
    {
      ...{ key: 'change', title: heads.change, numeric: true, width: '5.5rem' },
      value: ({ change }) => change?.change ?? null,
      text: ({ change }) => (change === null ? '' : saySigned(change.change, language, 1)),
      show: ({ change }) => (change === null ? '' : saySigned(change.change, language, 1)),
    },
    {
      ...{ key: 'newRating', title: heads.newRating, numeric: true, width: '7rem', folds: 7 },
      value: ({ newRating }) => newRating,
    },
    {
      ...{ key: 'notes', title: heads.notes, least: '12rem', folds: 1, foldsEmpty: true },
      value: ({ notes }) =>
        notes
          .filter(({ code }) => code !== 'kAssumed')
          .map((note) => sayRatingNote(note, language))
          .join(' · '),
    },
  ];
}
