import type { PlayerId } from '@ronde/core/rules/identity.ts';
import { factOf } from '@ronde/core/tournament/deeds/fact-of.ts';
import type { TournamentEvent } from '@ronde/core/tournament/event.ts';
import type { Tournament } from '@ronde/core/tournament/state.ts';

/** Players whose own board page an event changes, whatever the settings publish. */
export const playersConcerned = (state: Tournament, event: TournamentEvent): readonly PlayerId[] =>
  factOf(event).concerns?.(state, event) ?? [];
