import { Command, CommanderError } from 'commander';
import type { Cli } from './cli.ts';
import { backup } from './commands/backup.ts';
import { check } from './commands/check.ts';
import { convert } from './commands/convert.ts';
import { draw } from './commands/draw.ts';
import { engine } from './commands/engine.ts';
import { explain } from './commands/explain.ts';
import { exportTournament } from './commands/export.ts';
import { generate } from './commands/generate.ts';
import { editions } from './commands/editions.ts';
import { importTournament } from './commands/import.ts';
import { info } from './commands/info.ts';
import { lists } from './commands/lists.ts';
import { log } from './commands/log.ts';
import { newTournament } from './commands/new.ts';
import { pair } from './commands/pair.ts';
import { restore } from './commands/restore.ts';
import { standings } from './commands/standings.ts';
import { verify } from './commands/verify.ts';
import { presets } from './commands/presets.ts';
import { prizes } from './commands/prizes.ts';
import { EXAMPLES } from './examples.ts';
import { CliFailure, EXIT, type ExitCode } from './exit-code.ts';
import { reasonOf } from './source.ts';
import { VERSION } from './version.ts';
import { fill } from '@ronde/core/rules/sentence.ts';

const COMMANDS = [
  info,
  convert,
  importTournament,
  lists,
  exportTournament,
  backup,
  restore,
  verify,
  log,
  editions,
  newTournament,
  pair,
  check,
  explain,
  standings,
  prizes,
  presets,
  draw,
  generate,
  engine,
];

export function buildProgram(cli: Cli): Command {
  const program = new Command('ronde');
  program.description(cli.words.about).version(VERSION, '-v, --version', cli.words.version);
  for (const add of COMMANDS) add(program, cli);
  for (const command of withSubcommands(program)) speak(command, cli);
  program.addHelpText('after', () => exitTable(cli));
  return program;
}

const withSubcommands = (command: Command): Command[] => [
  command,
  ...command.commands.flatMap(withSubcommands),
];

/** Titles and help in the person's language, examples below, errors thrown instead of exits. */
function speak(command: Command, cli: Cli): void {
  const { words } = cli;
  const titles: Readonly<Record<string, string>> = {
    'Usage:': words.usage,
    'Options:': words.options,
    'Commands:': words.commands,
    'Arguments:': words.argumentsTitle,
  };
  command
    .helpOption('-h, --help', words.help)
    .configureHelp({ styleTitle: (title) => titles[title] ?? title })
    .configureOutput({
      writeOut: cli.out,
      writeErr: cli.err,
      getOutHelpWidth: () => cli.columns ?? 80,
      getErrHelpWidth: () => cli.columns ?? 80,
    })
    .exitOverride();
  if (command.commands.length > 0) command.helpCommand('help [command]', words.help);
  const examples = EXAMPLES[pathOf(command)] ?? EXAMPLES[command.name()] ?? [];
  command.addHelpText(
    'after',
    `\n${words.examples}\n${examples.map((line) => `  $ ${line}`).join('\n')}`,
  );
}

/** `presets save`: what is written after `ronde`. */
function pathOf(command: Command): string {
  const parent = command.parent;
  return parent?.parent ? `${pathOf(parent)} ${command.name()}` : command.name();
}

function exitTable(cli: Cli): string {
  const rows = cli.words.exitTable.map(([code, meaning]) => `  ${code}  ${meaning}`);
  return `\n${cli.words.exitCodes}\n${rows.join('\n')}`;
}

/** Runs one command line; gives the exit code, never throws. */
export async function run(cli: Cli, argv: readonly string[]): Promise<ExitCode> {
  const json = argv.includes('--json');
  try {
    await buildProgram(cli).parseAsync(argv, { from: 'user' });
    return EXIT.done;
  } catch (error) {
    if (error instanceof CommanderError) {
      return error.exitCode === 0 ? EXIT.done : EXIT.badRequest;
    }
    if (error instanceof CliFailure) {
      if (error.message !== '') {
        const told = { error: { message: error.message, detail: error.detail } };
        cli.err(json ? `${JSON.stringify(told)}\n` : `${error.message}\n`);
      }
      return error.exitCode;
    }
    cli.err(`${fill(cli.words.unexpected, { reason: reasonOf(error) })}\n`);
    return EXIT.unexpected;
  }
}
