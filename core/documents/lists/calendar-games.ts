import type { Language } from '../../rules/language.ts';
import { NOT_ENTERED } from '../../rules/outcome.ts';
import type { Appointment } from '../../tournament/round.ts';
import type { CalendarGame, CalendarRound } from '../../tournament/views/calendar.ts';
import { sayDay } from '../times/say-time.ts';
import { column, type DocumentList, type ListCell } from './list.ts';
import { person, ratingAndScore } from './person.ts';
import { resultText } from './result-text.ts';
import { plainResult } from './say-result.ts';
import { listWords } from './words.ts';

/** Every game of a round robin with the day it is played, for files. */
export function gamesByDay(rounds: readonly CalendarRound[], language: Language): DocumentList {
  const words = listWords(language);
  return {
    list: 'calendar',
    title: words.titles.calendar,
    columns: [
      column('roundNumber', words.roundNumber, { align: 'end' }),
      column('day', words.day),
      column('time', words.time),
      column('postponed', words.postponed),
      ...gameColumns(language),
    ],
    rows: rounds.flatMap((round) =>
      gameRows(round, language).map(({ cells, game }): ListCell[] => {
        const later = game?.postponed ?? null;
        const day = later?.day ?? round.date;
        // The hour of a round is not that of a game on another day.
        const time = later === null ? round.time : (later.time ?? null);
        return [round.round, day, time, later === null ? null : words.postponed, ...cells];
      }),
    ),
    notes: [],
  };
}

/** The games of one round as pages show them: a postponed one has its day where the result will be. */
export function gamesOfRound(round: CalendarRound, language: Language): DocumentList {
  const words = listWords(language);
  return {
    list: 'calendar',
    title: `${words.titles.calendar}, ${words.roundNumber} ${round.round}`,
    columns: gameColumns(language),
    rows: gameRows(round, language).map(({ cells, game }) =>
      cells.map((cell, index) =>
        index === RESULT && game !== null && game.postponed !== null
          ? sayAppointment(game.postponed, language)
          : cell,
      ),
    ),
    notes: [],
  };
}

/** `20 March 2026, 19:30` */
export const sayAppointment = ({ day, time }: Appointment, language: Language): string =>
  time === undefined ? sayDay(day, language) : `${sayDay(day, language)}, ${time}`;

function gameColumns(language: Language) {
  const words = listWords(language);
  return [
    column('board', words.board, { align: 'end', meaning: words.boardMeaning }),
    column('white', words.white),
    column('result', words.result, { align: 'centre' }),
    column('black', words.black),
  ];
}

/** Where the result stands among the columns of a game. */
const RESULT = 2;

interface GameRow {
  readonly cells: readonly ListCell[];
  readonly game: CalendarGame | null;
}

function gameRows({ games, rests }: CalendarRound, language: Language): readonly GameRow[] {
  const words = listWords(language);
  const name = (player: CalendarGame['white']): ListCell =>
    person(player, language, ratingAndScore(player, null, language));
  return [
    ...games.map((game) => ({
      game,
      cells: [game.board, name(game.white), resultCell(game, language), name(game.black)],
    })),
    ...rests.map((player) => ({ game: null, cells: [null, name(player), words.rests, null] })),
  ];
}

const resultCell = ({ outcome }: CalendarGame, language: Language): ListCell =>
  outcome.kind === NOT_ENTERED.kind
    ? null
    : { shown: resultText(outcome, language), plain: plainResult(outcome, language) };
