import type { Command } from 'commander';
import type { CommandOf } from '@ronde/core/tournament/command.ts';
import type { Tournament } from '@ronde/core/tournament/state.ts';
import type { Cli } from '../cli.ts';
import { deedCommand, doDeed, withDeedOptions, type CommonOptions } from '../deeds/deed-command.ts';
import { teamOf } from '../deeds/team-of-event.ts';
import { partsOf } from '../deeds/team-options.ts';
import { drawnSeed } from '../drawn-seed.ts';
import { CliFailure, EXIT } from '../exit-code.ts';
import { table } from '../table.ts';
import { TEAM_WORDS } from '../words/team-words.ts';

interface Options extends CommonOptions {
  readonly lots?: string | true;
  readonly order?: string;
}

/** Numbers of teams: by rating, by lot, or as somebody says. */
export function numberTeams(program: Command, cli: Cli): void {
  const words = TEAM_WORDS[cli.language];
  const command = deedCommand(program, cli, 'number-teams', 'numberTeams')
    .option('--lots [seed]', words.option_lots)
    .option('--order <teams>', words.option_order);
  withDeedOptions(command, cli).action((ref: string, options: Options) =>
    doDeed(
      cli,
      'number-teams',
      ref,
      options,
      (state) => [numbering(cli, state, options)],
      ({ state }) => {
        const numbers = [...state.teams.values()].map(({ id, name }, index) => ({
          number: index + 1,
          id,
          name,
        }));
        const rows = numbers.map(({ number, name }) => [String(number), name]);
        return { json: { numbers }, text: table(rows) };
      },
    ),
  );
}

function numbering(cli: Cli, state: Tournament, options: Options): CommandOf<'numberTeams'> {
  const { lots, order } = options;
  if (lots !== undefined && order !== undefined) {
    throw new CliFailure(EXIT.badRequest, TEAM_WORDS[cli.language].oneOrder);
  }
  return {
    type: 'numberTeams',
    ...(lots === undefined ? {} : { seed: drawnSeed(lots) }),
    ...(order === undefined
      ? {}
      : { order: partsOf(order).map((named) => teamOf(cli, state, named).id) }),
  };
}
