import type { Language } from '@ronde/core/rules/language.ts';

/** The body of `POST /api/tournaments/sample`; answered as a creation is. */
export interface SampleRequest {
  readonly key: string;
  /** Of the event's own name. */
  readonly language: Language;
}
