import { gameMinutes, type PlayOffProcedure } from './procedure.ts';

/** When a stage can begin, in minutes after the last game of anybody tied. */
export interface PlannedStage {
  readonly stage: 'match' | 'roundRobin' | 'semiFinals' | 'final';
  /** The earliest minute, if the stages before are not prolonged by single games. */
  readonly from: number;
  /** What its games take as they are reckoned. */
  readonly minutes: number;
}

/** The stages of so many players, with the pause before and the rests between (LA 5.2 1.h). */
export function playOffSchedule(players: number, procedure: PlayOffProcedure): PlannedStage[] {
  const game = gameMinutes(procedure.mini.clock);
  const match = procedure.mini.games * game;
  const stages =
    players === 2
      ? [{ stage: 'match' as const, minutes: match }]
      : players === 3
        ? [
            { stage: 'roundRobin' as const, minutes: 3 * game },
            { stage: 'match' as const, minutes: match },
          ]
        : [
            { stage: 'semiFinals' as const, minutes: match },
            { stage: 'final' as const, minutes: match },
          ];
  let from = procedure.minutesAfterLastGame;
  return stages.map((one) => {
    const planned = { ...one, from };
    from += one.minutes + procedure.restMinutes;
    return planned;
  });
}
