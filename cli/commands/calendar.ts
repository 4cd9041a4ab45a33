import type { Command } from 'commander';
import { sayAppointment } from '@ronde/core/documents/lists/match-calendar-list.ts';
import { resultText } from '@ronde/core/documents/lists/result-text.ts';
import { displayPoints } from '@ronde/core/rules/points.ts';
import { fill } from '@ronde/core/rules/sentence.ts';
import {
  matchCalendarView,
  type MatchCalendarRound,
} from '@ronde/core/tournament/views/match-calendar.ts';
import { matchSheetsView, type MatchSheetView } from '@ronde/core/tournament/views/match-sheets.ts';
import { saySheet } from '@ronde/core/tournament/words/say-sheet.ts';
import {
  calendarView,
  type CalendarGame,
  type CalendarRound,
} from '@ronde/core/tournament/views/calendar.ts';
import { answer, type Cli, type JsonOption } from '../cli.ts';
import { deedCommand } from '../deeds/deed-command.ts';
import { CliFailure, EXIT } from '../exit-code.ts';
import { openState } from '../open-state.ts';
import { DEED_WORDS } from '../words/deeds.ts';
import { SEASON_WORDS } from '../words/season-words.ts';

export function calendar(program: Command, cli: Cli): void {
  deedCommand(program, cli, 'calendar', 'calendar')
    .option('--json', cli.words.json)
    .action(async (ref: string, options: JsonOption) => {
      const state = await openState(cli, ref);
      const matches = matchCalendarView(state, 'staff');
      if (matches !== null) {
        const sheets = matchSheetsView(state)?.sheets ?? [];
        const said = matches.rounds.map((round) => sayMatches(cli, round, sheets)).join('\n\n');
        answer(cli, options.json === true, { calendar: matches }, said);
        return;
      }
      const view = calendarView(state, 'staff');
      if (view === null) {
        throw new CliFailure(EXIT.badRequest, DEED_WORDS[cli.language].noCalendar);
      }
      const text = view.rounds.map((round) => sayRound(cli, round)).join('\n\n');
      answer(cli, options.json === true, { calendar: view }, text);
    });
}

function sayRound(cli: Cli, { round, date, time, games, rests }: CalendarRound): string {
  const words = DEED_WORDS[cli.language];
  const when = [date, time].filter((part) => part !== null).join(' ');
  const heading = fill(words.roundHeading, { round });
  return [
    when === '' ? heading : `${heading}  ${when}`,
    ...games.map((game) => sayGame(cli, game)),
    ...rests.map(({ name }) => `    ${fill(words.rests, { player: name })}`),
  ].join('\n');
}

function sayGame(cli: Cli, { board, white, black, outcome, postponed }: CalendarGame): string {
  const shown = outcome.kind === 'notEntered' ? '' : resultText(outcome, cli.language);
  const day = postponed === null ? '' : [postponed.day, postponed.time ?? ''].join(' ').trim();
  const later = day === '' ? '' : fill(DEED_WORDS[cli.language].postponedTo, { day });
  return `${String(board).padStart(3)} ${white.name} – ${black.name}  ${shown}${later}`.trimEnd();
}

/** A round of a season: each match with its score, or with the day and the place it is played. */
function sayMatches(
  cli: Cli,
  round: MatchCalendarRound,
  sheets: readonly MatchSheetView[],
): string {
  const words = DEED_WORDS[cli.language];
  const own = SEASON_WORDS[cli.language];
  const heading = [
    fill(words.roundHeading, { round: round.round }),
    round.date,
    round.time,
    round.published ? null : own.foreseen,
  ].filter((part) => part !== null);
  return [
    heading.join('  '),
    ...round.matches.map((match) => {
      const said = [
        match.score === null
          ? ''
          : match.score.map((points) => displayPoints(points, cli.language)).join('-'),
        sayAppointment(round, match, cli.language),
        ...sheets
          .filter((sheet) => sheet.round === round.round && sheet.table === match.table)
          .map((sheet) => saySheet(sheet, cli.language)),
      ].filter((part) => part !== '');
      const teams = `${match.first.name} – ${match.second.name}`;
      return `${String(match.table).padStart(3)} ${teams}  ${said.join('  ')}`.trimEnd();
    }),
    ...round.rests.map(({ name }) => `    ${fill(words.rests, { player: name })}`),
  ].join('\n');
}
