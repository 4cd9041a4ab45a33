import { Help, type Command } from 'commander';

/** One command as the help of the whole program lists it. */
export interface HelpLine {
  readonly name: string;
  /** `enter [options] <event> [players...]` */
  readonly term: string;
  readonly about: string;
}

/** The list of a whole program: kept when Ronde is built, so that its help reads no command. */
export function helpLinesOf(program: Command): HelpLine[] {
  const help = new Help();
  return program.commands.map((command) => ({
    name: command.name(),
    term: help.subcommandTerm(command),
    about: command.description(),
  }));
}

/** Whether a line asks for nothing but the list of commands. */
export const asksForOverview = (argv: readonly string[]): boolean =>
  argv.length === 0 || (argv.length === 1 && ['--help', '-h', 'help'].includes(argv[0] ?? ''));
