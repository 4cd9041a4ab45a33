import { ratingCell } from '../../rules/rating-text.ts';
import type { Language } from '../../rules/language.ts';
import { fill } from '../../rules/sentence.ts';
import type { Tournament } from '../../tournament/state.ts';
import type { Audience } from '../../tournament/views/audience.ts';
import { byNameView, type ByNameLine } from '../../tournament/views/by-name.ts';
import { roundView, type BoardSide, type UnpairedView } from '../../tournament/views/round.ts';
import { teamMatchesView } from '../../tournament/views/team-matches.ts';
import { column, type DocumentList, type ListCell, type ListColumn } from './list.ts';
import { matchList } from './match-list.ts';
import { person, pointsCell, ratingAndScore } from './person.ts';
import { resultText } from './result-text.ts';
import { isForfeit, plainResult } from './say-result.ts';
import { listWords, type ListWords } from './words.ts';

/** The boards of a round as they are put up, match by match in a team event: scores before the round, the result where there is one. */
export function boardsList(
  state: Tournament,
  round: number,
  language: Language,
  audience: Audience,
  list: 'pairings' | 'results' = 'pairings',
): DocumentList | null {
  const matches = teamMatchesView(state, round, audience);
  if (matches !== null) return matchList(matches, language, list);
  const view = roundView(state, round, audience);
  if (view === null) return null;
  const words = listWords(language);
  const boards = view.boards.map(({ board, white, black, outcome }): ListCell[] => [
    board,
    white.title,
    side(white, language),
    rating(white),
    pointsCell(white.score),
    { shown: resultText(outcome, language), plain: plainResult(outcome, language) },
    pointsCell(black.score),
    rating(black),
    side(black, language),
    black.title,
  ]);
  const without = view.unpaired
    .filter(isTold)
    .map((line): ListCell[] => [
      null,
      line.player.title,
      person(line.player, language, ratingAndScore(line.player, null, language)),
      ratingCell(line.player),
      null,
      words.unpaired[line.reason],
      ...[null, null, null, null],
    ]);
  return {
    list,
    title: fill(words.titles[list], { round }),
    columns: boardColumns(words),
    rows: [...boards, ...without],
    notes: view.boards.some(({ outcome }) => isForfeit(outcome)) ? [words.forfeitNote] : [],
  };
}

/** Those who have left, have not come yet, or are reserves are no part of a round. */
const isTold = ({ reason }: UnpairedView): boolean =>
  reason !== 'left' && reason !== 'notArrived' && reason !== 'notFielded';

const side = (one: BoardSide, language: Language) =>
  person(
    one,
    language,
    [...(one.team === undefined ? [] : [one.team]), ratingAndScore(one, one.score, language)]
      .filter((part) => part !== '')
      .join(' · '),
  );

const rating = (one: BoardSide): ListCell => ratingCell(one);

function boardColumns(words: ListWords): ListColumn[] {
  const points = { align: 'end', place: 'wide', meaning: words.pointsMeaning } as const;
  return [
    column('board', words.board, { align: 'end', meaning: words.boardMeaning }),
    column('whiteTitle', words.title, { place: 'files' }),
    column('white', words.white),
    column('whiteRating', words.rating, { align: 'end', place: 'wide' }),
    column('whitePoints', words.points, points),
    column('result', words.result, { align: 'centre' }),
    column('blackPoints', words.points, points),
    column('blackRating', words.rating, { align: 'end', place: 'wide' }),
    column('black', words.black),
    column('blackTitle', words.title, { place: 'files' }),
  ];
}

/** Where everybody sits, in the order of names. */
export function byNameList(
  state: Tournament,
  round: number,
  language: Language,
  audience: Audience,
): DocumentList | null {
  const view = byNameView(state, round, audience);
  if (view === null) return null;
  const words = listWords(language);
  return {
    list: 'byName',
    title: fill(words.titles.byName, { round }),
    columns: [
      column('name', words.name),
      column('board', words.board, { align: 'end', meaning: words.boardMeaning }),
      column('colour', words.colour),
      column('opponent', words.opponent),
      column('rating', words.rating, { align: 'end', place: 'wide' }),
    ],
    rows: view.lines.map((line) => byNameRow(line, words, language)),
    notes: [],
  };
}

function byNameRow(line: ByNameLine, words: ListWords, language: Language): ListCell[] {
  const { opponent, unpaired } = line;
  const nowhere = unpaired === null ? null : words.unpaired[unpaired.reason];
  return [
    nameFirst(line.player, language),
    line.board,
    line.colour === null ? null : words.colours[line.colour],
    opponent === null ? nowhere : person(opponent, language),
    opponent === null ? null : ratingCell(opponent),
  ];
}

/** In the order of names nobody looks for a letter: the seat stands beside the name. */
function nameFirst({ seat, team, ...player }: ByNameLine['player'], language: Language) {
  const detail = [seat, team].filter((part) => part !== undefined).join(' · ');
  return person(player, language, detail);
}
