import type { Command } from 'commander';
import { resultText } from '@ronde/core/documents/lists/result-text.ts';
import { fill } from '@ronde/core/rules/sentence.ts';
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

export function calendar(program: Command, cli: Cli): void {
  deedCommand(program, cli, 'calendar', 'calendar')
    .option('--json', cli.words.json)
    .action(async (ref: string, options: JsonOption) => {
      const view = calendarView(await openState(cli, ref), 'staff');
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
