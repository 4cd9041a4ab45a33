import type { NormTitle } from '@ronde/core/rules/editions/title-properties.ts';

/** A norm of the player, in sentences of the language asked for. */
export interface OwnNorm {
  readonly title: NormTitle;
  /** Made, open, or not to be decided. */
  readonly verdict: string;
  /** What it still needs, and what it rests on. */
  readonly sentences: readonly string[];
}

/** `GET /api/tournaments/:id/own-norms?lang`: for a player's own phone, where the arbiter allows it. */
export interface OwnNormsAnswer {
  readonly position: number;
  /** Empty where the player can make none any more. */
  readonly norms: readonly OwnNorm[];
  /** What bars the event, or is still to be confirmed. */
  readonly event: readonly string[];
}
