import type { Suspension } from '@ronde/core/administration/licences/suspensions.ts';

/** `GET /api/suspensions`, by name: the register of all events of this server. */
export interface SuspensionsAnswer {
  readonly suspensions: readonly Suspension[];
}

/** `PUT /api/suspensions`: a line of it; one without a function is struck out. */
export type SuspensionRequest = Suspension;
