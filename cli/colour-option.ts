import { COLOURS, type Colour } from '@ronde/core/rules/colour.ts';
import { fill } from '@ronde/core/rules/sentence.ts';
import type { Cli } from './cli.ts';
import { CliFailure, EXIT } from './exit-code.ts';

export function colourOf(cli: Cli, value: string): Colour {
  const colour = COLOURS.find((one) => one === value);
  if (colour !== undefined) return colour;
  throw new CliFailure(EXIT.badRequest, fill(cli.words.notAColour, { value }));
}
