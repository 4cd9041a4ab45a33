import { absoluteHindrance, legalField, type LegalField } from '../field/legal-field.ts';
import type { PairingRequest } from '../system.ts';
import { playerStates, type PlayerState } from './player-state.ts';

/** Everybody to be paired, ranked, with what C1 to C3 allow. */
export type Field = LegalField<PlayerState>;

export const fieldOf = (request: PairingRequest): Field =>
  legalField(playerStates(request), absoluteHindrance(request));
