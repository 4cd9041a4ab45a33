import type { RepublishReason } from '../../../rules/editions/handling.ts';

/** Why public pairings may change, with the article that says so. */
export interface RepublishChoice {
  readonly reason: RepublishReason;
  readonly article: string;
}
