import { penaltyArticle } from '../../decisions/penalties/ladder.ts';
import type { PlayerId } from '../../rules/identity.ts';
import { followUps, type FollowUp } from '../incidents/follow-ups.ts';
import type { GivenPenalty, Incident } from '../incidents/incident.ts';
import { incidentsInForce, incidentsOf } from '../incidents/incidents-of.ts';
import { nameOf } from '../judgement.ts';
import { pinnedLaws } from '../laws-of-event.ts';
import type { Tournament } from '../state.ts';

/** One incident as arbiters see it. */
export interface IncidentLine extends Incident {
  readonly playerName: string | null;
  /** What its penalties ask for elsewhere in the event. */
  readonly follows: readonly FollowUpLine[];
}

export interface FollowUpLine extends FollowUp {
  readonly playerName: string;
}

/** One line of the register of penalties (Laws 12.9). */
export interface PenaltyLine extends GivenPenalty {
  readonly incident: number;
  readonly player: PlayerId;
  readonly playerName: string;
  readonly round: number | null;
  readonly article: string;
  /** How many of this kind the player has in this event, this one included. */
  readonly count: number;
  readonly at: string;
}

/** For arbiters alone: everything that happened, and the register of penalties. */
export interface IncidentsView {
  /** The latest first; those taken back are marked. */
  readonly incidents: readonly IncidentLine[];
  readonly penalties: readonly PenaltyLine[];
  /** In cents; null where no fine was announced (Laws 12.9.7). */
  readonly fineUpTo: number | null;
}

export const incidentsView = (state: Tournament): IncidentsView => ({
  incidents: incidentsOf(state)
    .map((incident) => ({
      ...incident,
      playerName: incident.player === null ? null : nameOf(state, incident.player),
      follows: followUps(state, incident).map((one) => ({
        ...one,
        playerName: nameOf(state, one.player),
      })),
    }))
    .reverse(),
  penalties: registerOfPenalties(state),
  fineUpTo: state.settings.regulations.fineUpTo ?? null,
});

/** The penalties in force, oldest first. */
export function registerOfPenalties(state: Tournament): readonly PenaltyLine[] {
  const laws = pinnedLaws(state);
  const counts = new Map<string, number>();
  return incidentsInForce(state).flatMap(({ number, player, round, decision }) =>
    player === null || decision === null
      ? []
      : decision.penalties.map((penalty) => {
          const key = `${penalty.kind}:${player}`;
          const count = (counts.get(key) ?? 0) + 1;
          counts.set(key, count);
          return {
            ...penalty,
            incident: number,
            ...{ player, playerName: nameOf(state, player), round, count },
            article: penaltyArticle(penalty.kind, laws),
            at: decision.at,
          };
        }),
  );
}

/** What the card of a player says to arbiters: penalties of this event, by kind. */
export const penaltiesOf = (state: Tournament, player: PlayerId): readonly PenaltyLine[] =>
  registerOfPenalties(state).filter((line) => line.player === player);
