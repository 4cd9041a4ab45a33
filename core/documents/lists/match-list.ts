import { ratingCell } from '../../rules/rating-text.ts';
import type { Colour } from '../../rules/colour.ts';
import { opposite } from '../../rules/colour.ts';
import type { Language } from '../../rules/language.ts';
import { displayPoints, type Points } from '../../rules/points.ts';
import { fill } from '../../rules/sentence.ts';
import { isOnOtherDay } from '../../tournament/arranged-matches.ts';
import type { MatchView, SideOfMatch } from '../../tournament/views/match-view.ts';
import type { ShownPlayer } from '../../tournament/views/shown-player.ts';
import type { TeamMatchesView } from '../../tournament/views/team-matches.ts';
import { sayDay } from '../times/say-time.ts';
import { column, type DocumentList, type ListCell, type ResultCell } from './list.ts';
import { MATCH_CALENDAR_WORDS } from './match-calendar-words.ts';
import { person, ratingAndScore } from './person.ts';
import { resultText } from './result-text.ts';
import { isForfeit, plainResult } from './say-result.ts';
import { teamListWords } from './team-list-words.ts';
import { listWords } from './words.ts';

/** A round of a team event: teams first, their boards under them. */
export function matchList(
  view: TeamMatchesView,
  language: Language,
  title: 'pairings' | 'results',
  /** Boards of matches whose line-ups are awaited, to be filled in by hand. */
  blanks: readonly Colour[] = [],
): DocumentList {
  const words = listWords(language);
  const own = teamListWords(language);
  const forfeits = view.matches.some(({ seats }) =>
    seats.some(({ outcome }) => isForfeit(outcome)),
  );
  return {
    list: 'matches',
    title: fill(words.titles[title], { round: view.round }),
    columns: [
      column('board', words.board, { align: 'end', meaning: words.boardMeaning }),
      column('colour', words.colour, { place: 'wide' }),
      column('white', own.first),
      column('whiteRating', words.rating, { align: 'end', place: 'wide' }),
      column('result', words.result, { align: 'centre' }),
      column('blackRating', words.rating, { align: 'end', place: 'wide' }),
      column('black', own.second),
    ],
    rows: [
      ...view.matches.flatMap((match) => [
        teamsRow(match, language),
        ...(match.awaited ? blanks : []).map((colour, index): ListCell[] => [
          `${match.table}.${index + 1}`,
          words.colours[colour],
          ...[null, null, null, null, null],
        ]),
        ...match.seats.map((board): ListCell[] => [
          `${match.table}.${board.board}`,
          words.colours[board.colour],
          seat(board.first, board.colour, language),
          board.first === null ? null : ratingCell(board.first),
          {
            shown: resultText(board.outcome, language),
            plain: plainResult(board.outcome, language),
          },
          board.second === null ? null : ratingCell(board.second),
          seat(board.second, opposite(board.colour), language),
        ]),
      ]),
      ...view.free.map(({ team: { id, name }, outcome }): ListCell[] => [
        null,
        null,
        { team: id, name },
        null,
        words.outcomes[outcome],
        null,
        null,
      ]),
      ...view.resting.map((player): ListCell[] => [
        null,
        null,
        person(player, language, ratingAndScore(player, null, language)),
        ratingCell(player),
        words.unpaired.odd,
        null,
        null,
      ]),
    ],
    notes: [own.colourNote, ...(forfeits ? [words.forfeitNote] : [])],
  };
}

function teamsRow(match: MatchView, language: Language): ListCell[] {
  const { table, first, second } = match;
  return [
    table,
    null,
    { team: first.id, name: first.name },
    null,
    postponedMatch(match, language) ??
      (match.awaited ? teamListWords(language).awaited : matchResult(match, 'first', language)),
    null,
    { team: second.id, name: second.name },
  ];
}

/** `postponed, 20 March 2026` in the place of a score that is to come; null for any other match. */
export function postponedMatch(
  { arranged, open, begun }: Pick<MatchView, 'arranged' | 'open' | 'begun'>,
  language: Language,
): string | null {
  if (open === 0 || begun || !isOnOtherDay(arranged)) return null;
  const { postponed, dayOpen } = MATCH_CALENDAR_WORDS[language];
  const day = arranged?.day;
  return day === undefined ? dayOpen : `${postponed}, ${sayDay(day, language)}`;
}

/** `2½ – 1½` from the side of a team; empty before the first result. */
export function matchResult(match: MatchView, side: SideOfMatch, language: Language): ResultCell {
  const [own, other] = side === 'first' ? [match.first, match.second] : [match.second, match.first];
  const score = [own.points, other.points] as const;
  return matchScore(match.begun ? score : [null, null], language);
}

/** `2½ – 1½`; empty where one side has none. */
export function matchScore(
  [own, other]: readonly [Points | null, Points | null],
  language: Language,
): ResultCell {
  if (own === null || other === null) return { shown: '', plain: '' };
  const said = [own, other].map((points) => displayPoints(points, language));
  return { shown: said.join(' – '), plain: said.join('-') };
}

function seat(player: ShownPlayer | null, colour: Colour, language: Language): ListCell {
  const words = listWords(language);
  if (player === null) return words.unpaired.emptyBoard;
  const detail = [words.colours[colour], ratingAndScore(player, null, language)];
  return person(player, language, detail.filter((part) => part !== '').join(' · '));
}
