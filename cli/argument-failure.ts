import type { CommanderError } from 'commander';
import { fill } from '@ronde/core/rules/sentence.ts';
import type { Cli } from './cli.ts';
import { ARGUMENT_WORDS, type ArgumentWords } from './words/arguments.ts';

interface Reading {
  readonly words: keyof ArgumentWords;
  readonly message: RegExp;
}

/** What Commander says in English, by its code; the groups of a message are the holes of ours. */
const READINGS: Readonly<Record<string, readonly Reading[]>> = {
  'commander.unknownOption': [
    { words: 'unknownOption', message: /^error: unknown option '(?<option>[^\n]*)'/ },
  ],
  'commander.unknownCommand': [
    { words: 'unknownCommand', message: /^error: unknown command '(?<command>[^\n]*)'/ },
  ],
  'commander.missingArgument': [
    { words: 'missingArgument', message: /^error: missing required argument '(?<argument>.*)'$/ },
  ],
  'commander.optionMissingArgument': [
    {
      words: 'optionMissingArgument',
      message: /^error: option '(?<option>.*)' argument missing$/,
    },
  ],
  'commander.missingMandatoryOptionValue': [
    {
      words: 'missingMandatoryOptionValue',
      message: /^error: required option '(?<option>.*)' not specified$/,
    },
  ],
  'commander.excessArguments': [
    {
      words: 'excessArgumentsFor',
      message:
        /^error: too many arguments for '(?<command>.*)'\. Expected (?<expected>\d+) arguments? but got (?<got>\d+)/,
    },
    {
      words: 'excessArguments',
      message:
        /^error: too many arguments\. Expected (?<expected>\d+) arguments? but got (?<got>\d+)/,
    },
  ],
};

const SUGGESTION = /\(Did you mean (?:one of )?(?<known>.*)\?\)/;

/** A command line that cannot be understood, in the person's language, with the way on. */
export function sayArgumentFailure(
  cli: Cli,
  { code, message }: Pick<CommanderError, 'code' | 'message'>,
  command: string,
): string {
  const words = ARGUMENT_WORDS[cli.language];
  const read = (READINGS[code] ?? []).flatMap((reading) => {
    const groups = reading.message.exec(message)?.groups;
    return groups === undefined ? [] : [fill(words[reading.words], groups)];
  });
  const known = SUGGESTION.exec(message)?.groups;
  return [
    read[0] ?? message.replace(/^error: /, ''),
    ...(known === undefined ? [] : [fill(words.didYouMean, known)]),
    fill(words.seeHelp, { command }),
  ].join(' ');
}
