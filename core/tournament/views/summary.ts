import type { SystemName } from '../../pairing/systems.ts';
import type { Pins } from '../../rules/editions/registry.ts';
import { hasResult } from '../../rules/outcome.ts';
import { roundStage, type RoundStage } from '../round.ts';
import type { Settings } from '../settings.ts';
import { draftOf, roundAtHand, type Tournament } from '../state.ts';
import { maySee, type Audience } from './audience.ts';

/** What a list of tournaments shows of each. */
export interface Summary {
  readonly name: string;
  readonly kind: Settings['kind'];
  readonly game: string;
  readonly system: SystemName;
  readonly place: string | null;
  readonly federation: string | null;
  readonly firstDay: string;
  readonly lastDay: string | null;
  /** The series of pools and divisions it belongs to; null for an event by itself. */
  readonly series: string | null;
  readonly players: number;
  readonly teams: number;
  readonly rounds: number;
  readonly editions: Pins;
  readonly fideMode: boolean;
  /** The latest round, a draft only for those who run the event; null before the first. */
  readonly current: {
    readonly round: number;
    readonly stage: RoundStage;
    readonly boards: number;
    readonly results: number;
  } | null;
}

export function summaryOf(state: Tournament, audience: Audience = 'staff'): Summary {
  const { settings } = state;
  const last = (audience === 'staff' ? draftOf(state) : null) ?? roundAtHand(state);
  const results = maySee(state, audience, 'results');
  return {
    name: settings.name,
    kind: settings.kind,
    game: settings.game,
    system: settings.system,
    place: settings.place,
    federation: settings.federation,
    firstDay: settings.firstDay,
    lastDay: settings.lastDay,
    series: settings.season.series,
    players: state.players.size,
    teams: state.teams.size,
    rounds: settings.rounds,
    editions: state.pins,
    fideMode: state.fideModeLeft === null,
    current: last
      ? {
          round: last.number,
          stage: roundStage(last),
          boards: last.games.length,
          results: results ? last.games.filter(({ outcome }) => hasResult(outcome)).length : 0,
        }
      : null,
  };
}
