import { foldedName } from '@ronde/core/formats/player-list/folded-name.ts';
import { calendarRounds } from '@ronde/core/pairing/calendar/calendar-rounds.ts';
import type { CalendarOrder } from '@ronde/core/pairing/calendar/calendar-rounds.ts';
import type {
  CalendarPool,
  CalendarQuestion,
  CalendarTeam,
  ClubHall,
} from '@ronde/core/pairing/calendar/wishes.ts';
import { fill } from '@ronde/core/rules/sentence.ts';
import { readTable } from '@ronde/exchange/player-lists/read-table.ts';
import { ENTRY_LIMITS } from '@ronde/exchange/imports/file-limits.ts';
import type { Cli } from '../cli.ts';
import { CliFailure, EXIT } from '../exit-code.ts';
import { readInput, shownName } from '../input-file.ts';
import { listFailure } from '../lists-folder.ts';
import { CALENDAR_DRAW_WORDS, type CalendarDrawWords } from '../words/calendar-draws.ts';

const COLUMNS = {
  team: ['team', 'equipe', 'name', 'nom'],
  pool: ['pool', 'poule', 'group', 'groupe', 'division'],
  club: ['club'],
  hall: ['hall', 'salle', 'room', 'place', 'places'],
  number: ['number', 'numero', 'n', 'no'],
  home: ['home', 'domicile', 'recoit'],
  away: ['away', 'exterieur', 'deplacement', 'se deplace'],
} as const;
type Column = keyof typeof COLUMNS;
const NAMES = Object.keys(COLUMNS) as readonly Column[];

/** As many as a table of Berger is drawn for on one page. */
const MOST_TEAMS = 60;

type Say = (
  sentence: keyof CalendarDrawWords,
  values: Readonly<Record<string, string | number>>,
) => CliFailure;

type Line = Readonly<Record<Column, string>> & { readonly line: number };

/** The pools of a table of teams, with the wishes of each team; whatever cannot be a wish is refused with its line. */
export async function teamsOfTable(
  cli: Cli,
  file: string,
  order: CalendarOrder,
): Promise<CalendarQuestion> {
  const words = CALENDAR_DRAW_WORDS[cli.language];
  const say: Say = (sentence, values) => {
    const template = words[sentence];
    if (typeof template !== 'string') throw new RangeError(`no sentence: ${sentence}`);
    return new CliFailure(EXIT.badRequest, fill(template, values));
  };
  const lines = await linesOf(cli, file, say);
  if (lines.length === 0) throw say('noTeams', { file: shownName(cli, file) });
  const names = [...new Set(lines.map(({ pool }) => pool))];
  const pools = names.map((name) => {
    const own = lines.filter(({ pool }) => pool === name);
    return poolOf(name, own, order, say);
  });
  return { pools, halls: hallsOf(lines, say), order };
}

async function linesOf(cli: Cli, file: string, say: Say): Promise<Line[]> {
  const read = await readTable(readInput(cli, file), file, ENTRY_LIMITS);
  if (!read.ok) throw listFailure(cli, read.error);
  const [headings = [], ...rows] = read.value[0]?.rows ?? [];
  const places = new Map<Column, number>();
  for (const [index, heading] of headings.entries()) {
    const folded = foldedName(heading);
    const column = NAMES.find((name) => COLUMNS[name].some((known) => known === folded));
    if (column !== undefined && !places.has(column)) places.set(column, index);
  }
  const shown = (indexes: readonly number[]): string =>
    indexes
      .map((index) => headings[index]?.trim() ?? '')
      .filter((one) => one !== '')
      .join(', ');
  const all = headings.map((_, index) => index);
  if (!places.has('team')) {
    throw say('noTeamColumn', { file: shownName(cli, file), headings: shown(all) });
  }
  const unused = shown(all.filter((index) => ![...places.values()].includes(index)));
  if (unused !== '') {
    cli.err(`${fill(CALENDAR_DRAW_WORDS[cli.language].unknownColumns, { headings: unused })}\n`);
  }
  return rows.flatMap((row, index) => {
    const cell = (column: Column): string => (row[places.get(column) ?? -1] ?? '').trim();
    if (cell('team') === '') return [];
    const cells = Object.fromEntries(NAMES.map((name) => [name, cell(name)]));
    return [{ ...(cells as Readonly<Record<Column, string>>), line: index + 2 }];
  });
}

function poolOf(
  pool: string,
  lines: readonly Line[],
  order: CalendarOrder,
  say: Say,
): CalendarPool {
  if (lines.length < 2) throw say('fewTeams', { pool });
  if (lines.length > MOST_TEAMS) {
    throw say('tooManyTeams', { pool, teams: lines.length, most: MOST_TEAMS });
  }
  const seen = new Set<string>();
  for (const { team, line } of lines) {
    if (seen.has(team)) throw say('sameTeam', { line, pool, team });
    seen.add(team);
  }
  const rounds = calendarRounds(lines.length, order);
  const most = rounds.length;
  const datesOf = (text: string, line: number): number[] => {
    const dates = text.split(/[\s,;+]+/).filter((part) => part !== '');
    return dates.map((part) => {
      if (!/^\d{1,4}$/.test(part)) throw say('notRounds', { line, value: text });
      const round = rounds[Number(part) - 1];
      if (round === undefined) throw say('noSuchRound', { line, pool, round: part, most });
      if (round.isGathering) throw say('gatheringRound', { line, pool, round: part });
      return round.round;
    });
  };
  const teams = lines.map(({ line, team, club, number, home, away }): CalendarTeam => {
    const asked = /^\d{1,4}$/.test(number) ? Number(number) : 0;
    if (number !== '' && (asked < 1 || asked > lines.length)) {
      throw say('notANumber', { line, value: number, pool, most: lines.length });
    }
    return {
      ...{ name: team, club: club === '' ? null : club, number: number === '' ? null : asked },
      ...{ home: datesOf(home, line), away: datesOf(away, line) },
    };
  });
  return { name: pool, teams };
}

function hallsOf(lines: readonly Line[], say: Say): ClubHall[] {
  const halls = new Map<string, number>();
  for (const { line, club, hall } of lines) {
    if (hall === '') continue;
    const teams = /^[1-9]\d{0,2}$/.test(hall) ? Number(hall) : null;
    if (teams === null) throw say('notAHall', { line, value: hall });
    if (club === '') throw say('hallWithoutClub', { line });
    if ((halls.get(club) ?? teams) !== teams) throw say('twoHalls', { line, club });
    halls.set(club, teams);
  }
  return [...halls].map(([club, teams]) => ({ club, teams }));
}
