import { ratingCell } from '../../rules/rating-text.ts';
import type { Colour } from '../../rules/colour.ts';
import { opposite } from '../../rules/colour.ts';
import type { Language } from '../../rules/language.ts';
import { displayPoints } from '../../rules/points.ts';
import { fill } from '../../rules/sentence.ts';
import type { ShownPlayer } from '../../tournament/views/shown-player.ts';
import type { TeamMatchesView, TeamMatchView } from '../../tournament/views/team-matches.ts';
import { column, type DocumentList, type ListCell, type ResultCell } from './list.ts';
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
): DocumentList {
  const words = listWords(language);
  const own = teamListWords(language);
  const forfeits = view.matches.some(({ boards }) =>
    boards.some(({ outcome }) => isForfeit(outcome)),
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
        ...match.boards.map((board): ListCell[] => [
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
      ...view.free.map(({ id, name, outcome }): ListCell[] => [
        null,
        null,
        { team: id, name },
        null,
        words.outcomes[outcome],
        null,
        null,
      ]),
    ],
    notes: [own.colourNote, ...(forfeits ? [words.forfeitNote] : [])],
  };
}

function teamsRow({ table, first, second }: TeamMatchView, language: Language): ListCell[] {
  return [
    table,
    null,
    { team: first.id, name: first.name },
    null,
    matchResult(first.score, second.score, language),
    null,
    { team: second.id, name: second.name },
  ];
}

type Score = TeamMatchView['first']['score'];

/** `2½ – 1½`; empty before the first result. */
export function matchResult(first: Score, second: Score, language: Language): ResultCell {
  if (first === null || second === null) return { shown: '', plain: '' };
  const said = [first, second].map((score) => displayPoints(score, language));
  return { shown: said.join(' – '), plain: said.join('-') };
}

function seat(player: ShownPlayer | null, colour: Colour, language: Language): ListCell {
  const words = listWords(language);
  if (player === null) return words.unpaired.emptyBoard;
  const detail = [words.colours[colour], ratingAndScore(player, null, language)];
  return person(player, language, detail.filter((part) => part !== '').join(' · '));
}
