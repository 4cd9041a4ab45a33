import { separatedValues } from '@ronde/core/formats/entries/separated-values.ts';
import { fill } from '@ronde/core/rules/sentence.ts';
import {
  ESTIMATE_CATEGORIES,
  type CategoryEstimate,
  type EstimateTable,
} from '@ronde/core/tournament/estimate-table.ts';
import type { Cli } from './cli.ts';
import { CliFailure, EXIT } from './exit-code.ts';
import { readInput } from './input-file.ts';
import { ESTIMATE_WORDS } from './words/estimate-words.ts';

export interface EstimateOptions {
  readonly estimates?: string;
  readonly estimatesSource?: string;
}

/** A table of category and rating from a CSV file, dated today; `none` takes it away. */
export function estimatesAsked(
  cli: Cli,
  { estimates, estimatesSource }: EstimateOptions,
): EstimateTable | null | undefined {
  if (estimates === undefined) return undefined;
  if (estimates === 'none') return null;
  const text = new TextDecoder().decode(readInput(cli, estimates));
  return {
    source: estimatesSource ?? estimates,
    day: cli.now().toISOString().slice(0, 'YYYY-MM-DD'.length),
    ratings: separatedValues(text).flatMap((row, index) => estimateIn(cli, row, index)),
  };
}

/** One line; the first may be a heading. */
function estimateIn(cli: Cli, row: readonly string[], index: number): CategoryEstimate[] {
  const [name = '', figure = ''] = row.map((cell) => cell.trim());
  const category = ESTIMATE_CATEGORIES.find((code) => code.toLowerCase() === name.toLowerCase());
  if (category !== undefined && /^\d{1,4}$/.test(figure)) {
    return [{ category, rating: Number(figure) }];
  }
  if (index === 0 && category === undefined && !/\d/.test(figure)) return [];
  const sentence = fill(ESTIMATE_WORDS[cli.language].notAnEstimate, {
    line: index + 1,
    text: row.join(';'),
    categories: ESTIMATE_CATEGORIES.join(', '),
  });
  throw new CliFailure(EXIT.badRequest, sentence);
}
