import { inBoth } from '@ronde/core/rules/in-both.ts';

/** What is said of a command line that cannot be understood. */
export interface ArgumentWords {
  readonly unknownOption: string;
  readonly unknownCommand: string;
  readonly missingArgument: string;
  readonly optionMissingArgument: string;
  readonly missingMandatoryOptionValue: string;
  readonly excessArguments: string;
  readonly excessArgumentsFor: string;
  readonly didYouMean: string;
  readonly seeHelp: string;
}

export const ARGUMENT_WORDS = inBoth<ArgumentWords>(
  {
    unknownOption: 'There is no option {option}.',
    unknownCommand: 'There is no command “{command}”.',
    missingArgument: 'Something is missing: <{argument}>.',
    optionMissingArgument: 'The option {option} needs a value.',
    missingMandatoryOptionValue: 'The option {option} is needed.',
    excessArguments:
      'There is too much on the line: {got} {got|word|words} where {expected} {expected|is|are} expected.',
    excessArgumentsFor:
      'There is too much after “{command}”: {got} {got|word|words} where {expected} {expected|is|are} expected. Put a name of several words in quotation marks.',
    didYouMean: 'Did you mean {known}?',
    seeHelp: '“{command} --help” shows how it is written.',
  },
  {
    unknownOption: 'L’option {option} n’existe pas.',
    unknownCommand: 'La commande « {command} » n’existe pas.',
    missingArgument: 'Il manque : <{argument}>.',
    optionMissingArgument: 'L’option {option} demande une valeur.',
    missingMandatoryOptionValue: 'L’option {option} est indispensable.',
    excessArguments:
      'Il y a trop de mots sur la ligne : {got} {got|mot|mots} au lieu de {expected} {expected|attendu|attendus}.',
    excessArgumentsFor:
      'Il y a trop de mots après « {command} » : {got} {got|mot|mots} au lieu de {expected} {expected|attendu|attendus}. Mettez entre guillemets un nom de plusieurs mots.',
    didYouMean: 'Vouliez-vous dire {known} ?',
    seeHelp: '« {command} --help » montre comment l’écrire.',
  },
);
