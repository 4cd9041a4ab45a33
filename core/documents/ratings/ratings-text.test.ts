import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '../../rules/language.ts';
import { PlayedEvent } from '../../tournament/testing/played-event.ts';
import { ratingsView, type RatingsView } from '../../tournament/views/ratings.ts';
import { eligibilityRows, gameRows, ratingRows } from './ratings-tables.ts';
import { ratingWorking, sayRatingNote } from './ratings-text.ts';
import { RATINGS_WORDS } from './ratings-words.ts';

/** Player a without a rating scores two of five against 1500 each, who meet nobody else. */
function firstRated(edition: string): RatingsView {
  const event = new PlayedEvent({ rounds: 5, system: 'berger', initialColour: 'white' }, 6);
  for (const [index, id] of [...event.state.players.keys()].entries()) {
    const changes = { ratings: index === 0 ? {} : { fide: 1500 } };
    event.does({ type: 'correctPlayer', player: id, changes });
  }
  event.does({ type: 'publishCalendar', cycles: 1 });
  let wins = 2;
  for (const { number, games } of event.state.rounds) {
    for (const { board, white, black } of games) {
      const isOwn = [white, black].includes([...event.state.players.keys()][0] ?? white);
      if (!isOwn) continue;
      const isWhite = white === [...event.state.players.keys()][0];
      const score = wins > 0 === isWhite ? '1-0' : '0-1';
      wins -= 1;
      event.does({ type: 'enterResult', round: number, board, outcome: { kind: 'played', score } });
    }
  }
  return ratingsView(event.state, { edition });
}

const plain = (lines: readonly string[]): string[] =>
  lines.map((line) => line.replace(/[\u00a0\u202f]/g, ' '));
const own = (view: RatingsView) => {
  const player = view.players.find(({ rating }) => rating === null);
  if (player === undefined) throw new Error('everybody is rated');
  return player;
};

describe('the working of a first rating', () => {
  it('[B.02 8.2.3 of 2022] is said step by step: 1428', () => {
    const view = firstRated('rating-2022');
    expect(ratingWorking(own(view), view, 'en')).toEqual([
      'Average of the 5 rated opponents: 7500 ÷ 5 = 1500.00',
      '2 of 5: 40 % is −72 by the table',
      'First rating 1428 (B.02 8.2.3)',
    ]);
  });

  it('[B.02 8.2 of 2024] names the two draws against 1800', () => {
    const view = firstRated('rating-2024-03');
    // (7500 + 3600) / 7 = 1585.71; three of seven is 43 %, −50.
    expect(plain(ratingWorking(own(view), view, 'fr'))).toEqual([
      'Moyenne des 5 adversaires classés et de deux nulles contre 1800 : 11100 ÷ 7 = 1585,71',
      '3 sur 7 : 43 % donne −50 dans le tableau',
      'Classement initial 1536 (B.02 8.2.3)',
    ]);
  });
});

describe.each(LANGUAGES)('tables in %s', (language) => {
  const view = firstRated('rating-2022');

  it('have a heading for every cell', () => {
    const player = own(view);
    for (const rows of [
      ratingRows(view, language),
      gameRows(player, String, language),
      eligibilityRows(view, language),
    ]) {
      const [head, ...lines] = rows;
      expect(lines.length).toBeGreaterThan(0);
      for (const line of lines) expect(line).toHaveLength(head?.length ?? 0);
    }
  });

  it('say every note, with its rounds where it is about rounds', () => {
    const words = RATINGS_WORDS[language];
    const note = { code: 'unplayed', article: 'B.02 5.1', rounds: [2, 5] } as const;
    expect(sayRatingNote(note, language)).toMatch(/2, 5$/);
    expect(sayRatingNote({ code: 'kAssumed', article: 'B.02 8.3.3' }, language)).toBe(
      words.notes.kAssumed,
    );
  });
});
