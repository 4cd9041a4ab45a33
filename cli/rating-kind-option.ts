import { RATING_KINDS, type RatingKind } from '@ronde/core/rules/rating-kind.ts';
import { fill } from '@ronde/core/rules/sentence.ts';
import type { Cli } from './cli.ts';
import { CliFailure, EXIT } from './exit-code.ts';

export function ratingKindOf(cli: Cli, value: string | undefined): RatingKind {
  const kind = RATING_KINDS.find((known) => known === (value ?? 'standard'));
  if (kind !== undefined) return kind;
  throw new CliFailure(EXIT.badRequest, fill(cli.words.notARatingKind, { value: value ?? '' }));
}
