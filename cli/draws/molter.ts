import { Option, type Command } from 'commander';
import { drawMolter, type MolterDraw } from '@ronde/core/pairing/molter/draw.ts';
import { gridsOf, type MolterGrid } from '@ronde/core/pairing/molter/grids.ts';
import { packOf } from '@ronde/core/pairing/molter/pack.ts';
import { teamsOf } from '@ronde/core/pairing/molter/seats.ts';
import { emptyBoards, type EmptyBoard } from '@ronde/core/pairing/molter/short-teams.ts';
import { MOLTER_WORDS, sayRefusal, sayWarning } from '@ronde/core/pairing/molter/words.ts';
import { fill } from '@ronde/core/rules/sentence.ts';
import { answer, type Cli, type JsonOption } from '../cli.ts';
import { CliFailure, EXIT } from '../exit-code.ts';
import { table } from '../table.ts';
import { MOLTER_CLI_WORDS } from '../words/molter.ts';

interface Options extends JsonOption {
  readonly teams: string;
  readonly players: string;
  readonly rounds: string;
  readonly short?: readonly string[];
  readonly grids?: boolean;
  readonly pack?: boolean;
}

export function molter(program: Command, cli: Cli): Command {
  const words = MOLTER_CLI_WORDS[cli.language];
  return program
    .createCommand('molter')
    .description(words.about)
    .addOption(new Option('--teams <n>', words.option_teams).makeOptionMandatory())
    .addOption(new Option('--players <n>', words.option_players).makeOptionMandatory())
    .addOption(new Option('--rounds <n>', words.option_rounds).makeOptionMandatory())
    .option('--short <team=players...>', words.option_short)
    .option('--grids', words.option_grids)
    .option('--pack', words.option_pack)
    .option('--json', cli.words.json)
    .action((options: Options) => {
      const asked = {
        teams: countAsked(cli, '--teams', options.teams),
        players: countAsked(cli, '--players', options.players),
        rounds: countAsked(cli, '--rounds', options.rounds),
      };
      const drawn = drawMolter(asked);
      if (!drawn.ok) {
        throw new CliFailure(EXIT.badRequest, sayRefusal(drawn.error, asked, cli.language));
      }
      const draw = drawn.value;
      const empty = emptyBoards(draw, shortTeams(cli, draw, options.short ?? []));
      const others = options.pack === true ? packOf(draw, asked.rounds) : [];
      const value = {
        ...valueOf(draw, options),
        ...(options.short ? { empty } : {}),
        ...(options.pack === true ? { pack: others.map((one) => valueOf(one, options)) } : {}),
      };
      const texts = [draw, ...others].map((one) => textOf(cli, one, options));
      texts.splice(1, 0, ...(empty.length > 0 ? [emptyText(cli, empty)] : []));
      answer(cli, options.json === true, value, texts.join('\n'));
    });
}

function countAsked(cli: Cli, option: string, text: string): number {
  if (/^[1-9]\d{0,5}$/.test(text)) return Number(text);
  const sentence = MOLTER_CLI_WORDS[cli.language].notACount;
  throw new CliFailure(EXIT.badRequest, fill(sentence, { option, value: text }));
}

/** `C=5`: team C has five players only. */
function shortTeams(
  cli: Cli,
  { teams, players }: MolterDraw,
  short: readonly string[],
): ReadonlyMap<string, number> {
  return new Map(
    short.map((text): [string, number] => {
      const [team = '', count = ''] = text.toUpperCase().split('=');
      const isCount = /^\d{1,3}$/.test(count) && Number(count) < players;
      if (isCount && teamsOf(teams).includes(team)) return [team, Number(count)];
      const sentence = fill(MOLTER_CLI_WORDS[cli.language].notShort, {
        value: text,
        teams: teamsOf(teams).join(' '),
        players,
      });
      throw new CliFailure(EXIT.badRequest, sentence);
    }),
  );
}

const valueOf = (draw: MolterDraw, { grids }: Options) => ({
  table: draw.table,
  status: draw.status,
  teams: draw.teams,
  players: draw.players,
  boards: draw.boards,
  rounds: draw.played.map(({ games }) => games),
  statuses: draw.played.map(({ name, status }) => ({ round: name, status })),
  warnings: draw.warnings,
  ...(grids === true ? { grids: gridsOf(draw) } : {}),
});

function textOf(cli: Cli, draw: MolterDraw, { grids }: Options): string {
  const words = MOLTER_CLI_WORDS[cli.language];
  const { statuses } = MOLTER_WORDS[cli.language];
  const { table: name, teams, players, boards, played, warnings } = draw;
  return [
    fill(words.title, { table: name, teams, players, boards }),
    ...played.map(({ name: of, status }, index) =>
      fill(words.round, { round: index + 1, of: `${name} ${of}`, status: statuses[status] }),
    ),
    ...warnings.map((warning) => sayWarning(warning, cli.language)),
    table([
      [words.board, ...played.map((_, index) => fill(words.roundTitle, { round: index + 1 }))],
      ...Array.from({ length: boards }, (_, board) => [
        String(board + 1),
        ...played.map(({ games }) => {
          const game = games[board];
          return game ? `${game.white}-${game.black}` : '';
        }),
      ]),
    ]),
    ...(grids === true ? gridsOf(draw).map((grid) => gridText(cli, grid)) : []),
  ].join('\n');
}

function gridText(cli: Cli, { team, players }: MolterGrid): string {
  const { colours, roundTitle } = MOLTER_CLI_WORDS[cli.language];
  const rounds = players[0]?.map((_, index) => fill(roundTitle, { round: index + 1 })) ?? [];
  return table([
    [team, ...rounds],
    ...players.map((games, index) => [
      String(index + 1),
      ...games.map(({ colour, opponent }) => `${colours[colour]} ${opponent}`),
    ]),
  ]);
}

function emptyText(cli: Cli, empty: readonly EmptyBoard[]): string {
  const words = MOLTER_CLI_WORDS[cli.language];
  const lines = empty.map(({ wins, ...where }) =>
    wins === null
      ? fill(words.emptyBoth, { ...where })
      : fill(words.emptyBoard, { ...where, wins }),
  );
  return [words.emptyTitle, ...lines].join('\n');
}
