import type { Command } from 'commander';
import { writeCsv } from '@ronde/core/formats/csv/write-csv.ts';
import { fill } from '@ronde/core/rules/sentence.ts';
import { teamsView, type TeamLine, type TeamsView } from '@ronde/core/tournament/views/teams.ts';
import { answer, type Cli, type JsonOption } from '../cli.ts';
import { deedCommand } from '../deeds/deed-command.ts';
import { CliFailure, EXIT } from '../exit-code.ts';
import { openState } from '../open-state.ts';
import { table } from '../table.ts';
import { TEAM_WORDS } from '../words/team-words.ts';

interface Options extends JsonOption {
  readonly csv?: boolean;
}

export function teams(program: Command, cli: Cli): void {
  const words = TEAM_WORDS[cli.language];
  deedCommand(program, cli, 'teams', 'teams')
    .option('--csv', words.option_csv)
    .option('--json', cli.words.json)
    .action(async (ref: string, options: Options) => {
      const view = teamsView(await openState(cli, ref), 'staff');
      if (view === null) throw new CliFailure(EXIT.badRequest, words.notTeams);
      // How a captain is reached is nobody's business in a terminal.
      const shown = view.teams.map(({ staff, ...line }) => {
        const { contact: _, ...seen } = staff ?? { contact: {} };
        return { ...line, ...seen };
      });
      const text = options.csv === true ? writeCsv(rosters(cli, view)) : listed(cli, view);
      answer(cli, options.json === true, { ...view, teams: shown }, text);
    });
}

function listed(cli: Cli, { teams: lines }: TeamsView): string {
  const words = TEAM_WORDS[cli.language];
  if (lines.length === 0) return words.noTeams;
  const rows = lines.map((line) => [
    ...cellsOf(line),
    String(line.players.length),
    ratingOf(line.rating.value),
  ]);
  const remarks = lines.flatMap((line) => remarksOn(cli, line));
  return [table([words.header, ...rows]), ...remarks.map((remark) => `${remark}\n`)].join('');
}

const cellsOf = ({ number, name, club, federation, captain }: TeamLine): string[] => [
  ...[String(number), name, club ?? '', federation ?? '', captain ?? ''],
];

const ratingOf = (rating: number): string => (rating === 0 ? '' : String(rating));

function remarksOn(cli: Cli, { name, left, staff }: TeamLine): string[] {
  const words = TEAM_WORDS[cli.language];
  return [
    ...(left === null ? [] : [fill(words.withdrawn, { team: name, round: left })]),
    ...(staff?.lack ? [fill(words.lacks[staff.lack], { team: name })] : []),
    ...(staff?.order ?? []).map(({ board, above, by }) =>
      fill(words.outranks, { team: name, board, above, by }),
    ),
  ];
}

/** One line a player, so that the table can be read again as one of entries. */
function rosters(cli: Cli, { teams: lines, boards }: TeamsView): (readonly string[])[] {
  const words = TEAM_WORDS[cli.language];
  return [
    words.rosterHeader,
    ...lines.flatMap((line) => {
      const own = [...cellsOf(line), ratingOf(line.rating.value)];
      if (line.players.length === 0) return [[...own, '', '', '']];
      return line.players.map(({ name, rating }, index) => [
        ...own,
        index < boards ? String(index + 1) : `${words.reserve}${index + 1 - boards}`,
        name,
        ratingOf(rating),
      ]);
    }),
  ];
}
