import type { Command } from 'commander';
import { fill } from '@ronde/core/rules/sentence.ts';
import { roundAtHand, type Tournament } from '@ronde/core/tournament/state.ts';
import { answer, type Cli, type JsonOption } from '../cli.ts';
import { CliFailure, EXIT } from '../exit-code.ts';
import { DEED_WORDS } from '../words/deeds.ts';
import type { DeedWords } from '../words/deeds-words.ts';
import { performDeed, type Asked, type DeedOptions, type Done } from './perform-deed.ts';

export interface CommonOptions extends JsonOption, DeedOptions {}

export interface RoundOption {
  readonly round?: string;
}

export const collect = (value: string, before: readonly string[]): string[] => [...before, value];

/** A command that changes an event: what all of them have in common. */
export function deedCommand(
  program: Command,
  cli: Cli,
  name: string,
  about: keyof DeedWords['about'],
): Command {
  const words = DEED_WORDS[cli.language];
  return program
    .command(name)
    .description(words.about[about])
    .argument('<event>', words.argument_event);
}

/** The options every deed ends with. */
export function withDeedOptions(command: Command, cli: Cli): Command {
  const words = DEED_WORDS[cli.language];
  return command
    .option('--confirm <codes>', words.option_confirm, collect, [])
    .option('--by <name>', words.option_signed)
    .option('--json', cli.words.json);
}

/** More than the line in the log that an answer shows. */
export type Extra = (done: Done) => { readonly json: object; readonly text: string };

/** Does what is asked and tells what was written. */
export async function doDeed(
  cli: Cli,
  deed: string,
  ref: string,
  options: CommonOptions,
  asked: Asked,
  extra?: Extra,
): Promise<void> {
  const by = options.by ?? `ronde ${deed}`;
  const done = await performDeed(cli, ref, { by, confirm: options.confirm }, asked);
  const { position, line } = done;
  const facts = line?.facts.map(({ words }) => words) ?? [DEED_WORDS[cli.language].nothingToChange];
  const more = extra?.(done);
  const text = more === undefined ? facts.join('\n') : `${facts.join('\n')}\n\n${more.text}`;
  answer(cli, options.json === true, { position, line, ...more?.json }, text);
}

/** The last round there is, draft or public; null before the first. */
export const lastRound = ({ rounds }: Tournament): number | null => rounds.at(-1)?.number ?? null;

/** The round that is played; null before the first. */
export const lastPublished = (state: Tournament): number | null =>
  roundAtHand(state)?.number ?? null;

/** A round by its number, or the one that is meant without it. */
export function roundAsked(
  cli: Cli,
  state: Tournament,
  { round }: RoundOption,
  meant: (state: Tournament) => number | null,
): number {
  if (round === undefined) {
    const found = meant(state);
    if (found !== null) return found;
    throw new CliFailure(EXIT.badRequest, DEED_WORDS[cli.language].noRound);
  }
  if (/^[1-9]\d{0,3}$/.test(round)) return Number(round);
  throw new CliFailure(EXIT.badRequest, fill(cli.words.notACount, { value: round }));
}
