import { Command, CommanderError, Help } from 'commander';
import type { Cli } from './cli.ts';
import { sayArgumentFailure } from './argument-failure.ts';
import { COMMANDS, commandsFor } from './commands.ts';
import { EXAMPLES } from './examples.ts';
import { CliFailure, EXIT, type ExitCode } from './exit-code.ts';
import { reasonOf } from './file-failure.ts';
import { asksForOverview, type HelpLine } from './help-lines.ts';
import { VERSION } from './version.ts';
import { fill } from '@ronde/core/rules/sentence.ts';

/** The program with the commands named; with all of them unless it is told. */
export async function buildProgram(
  cli: Cli,
  names: readonly string[] = Object.keys(COMMANDS),
): Promise<Command> {
  const program = emptyProgram(cli);
  const wanted = names.flatMap((name) => COMMANDS[name] ?? []);
  for (const add of await Promise.all(wanted.map((read) => read()))) add(program, cli);
  return inTheirLanguage(program, cli);
}

/** The program as its help shows it, without any of its commands. */
function overviewOf(cli: Cli, lines: readonly HelpLine[]): Command {
  const program = emptyProgram(cli);
  for (const { name, about } of lines) program.command(name).description(about);
  const terms = new Map(lines.map(({ name, term }) => [name, term]));
  return inTheirLanguage(program, cli, {
    subcommandTerm: (command) => terms.get(command.name()) ?? new Help().subcommandTerm(command),
  });
}

const emptyProgram = (cli: Cli): Command =>
  new Command('ronde')
    .description(cli.words.about)
    .version(VERSION, '-v, --version', cli.words.version);

function inTheirLanguage(program: Command, cli: Cli, help: Partial<Help> = {}): Command {
  for (const command of withSubcommands(program)) speak(command, cli, help);
  program.addHelpText('after', () => exitTable(cli));
  return program;
}

const withSubcommands = (command: Command): Command[] => [
  command,
  ...command.commands.flatMap(withSubcommands),
];

/** Titles and help in the person's language, examples below, errors thrown instead of exits. */
function speak(command: Command, cli: Cli, help: Partial<Help>): void {
  const { words } = cli;
  const titles: Readonly<Record<string, string>> = {
    'Usage:': words.usage,
    'Options:': words.options,
    'Commands:': words.commands,
    'Arguments:': words.argumentsTitle,
  };
  command
    .helpOption('-h, --help', words.help)
    .configureHelp({ ...help, styleTitle: (title) => titles[title] ?? title })
    .configureOutput({
      writeOut: cli.out,
      writeErr: cli.err,
      // Said by `run`, in the person's language.
      outputError: () => undefined,
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
  try {
    const lines = asksForOverview(argv) ? (cli.helpLines?.() ?? null) : null;
    const program =
      lines === null ? await buildProgram(cli, commandsFor(argv)) : overviewOf(cli, lines);
    await program.parseAsync(argv, { from: 'user' });
    return EXIT.done;
  } catch (error) {
    return failed(cli, argv, error);
  }
}

function failed(cli: Cli, argv: readonly string[], error: unknown): ExitCode {
  const tell = (message: string, detail: unknown): void => {
    const told = { error: { message, detail } };
    cli.err(argv.includes('--json') ? `${JSON.stringify(told)}\n` : `${message}\n`);
  };
  if (error instanceof CommanderError) {
    if (error.exitCode === 0) return EXIT.done;
    // Help that was not asked for is shown by Commander itself.
    if (error.code !== 'commander.help') {
      tell(sayArgumentFailure(cli, error, commandLine(argv)), { code: error.code });
    }
    return EXIT.badRequest;
  }
  if (error instanceof CliFailure) {
    if (error.message !== '') tell(error.message, error.detail);
    return error.exitCode;
  }
  cli.err(`${fill(cli.words.unexpected, { reason: reasonOf(error) })}\n`);
  return EXIT.unexpected;
}

/** `ronde pair`: the part of a line whose help is of use. */
const commandLine = ([first = '']: readonly string[]): string =>
  Object.hasOwn(COMMANDS, first) ? `ronde ${first}` : 'ronde';
