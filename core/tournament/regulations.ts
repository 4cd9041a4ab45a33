import { COMPETITION_LEVELS, type CompetitionLevel } from '../rules/competition-level.ts';

/** The event's own regulations (règlement intérieur), where the general rules leave a choice. */
export interface EventRegulations {
  /** Null where it is not said: then no level is barred from anything. */
  readonly level: CompetitionLevel | null;
}

/** What a log without regulations means: nothing was said. */
export const NO_REGULATIONS: EventRegulations = {
  level: null,
};

/** The first of them that cannot stand; null when all can. */
export function faultOfRegulations({ level }: EventRegulations): keyof EventRegulations | null {
  if (level !== null && !COMPETITION_LEVELS.includes(level)) return 'level';
  return null;
}
