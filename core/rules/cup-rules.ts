/** Entrants who come in after so many rounds of matches: the first of the list that are not yet spoken for. */
export interface CupLateEntry {
  readonly count: number;
  readonly roundsSkipped: number;
}

/** What an organiser fixes before a cup (Livre de l'Arbitre 3.3). */
export interface CupRules {
  /** Games of a match, each a round of the event. */
  readonly games: number;
  /** Whether those who lose the semi-finals meet beside the final. */
  readonly thirdPlace: boolean;
  readonly late: readonly CupLateEntry[];
}

export const USUAL_CUP: CupRules = { games: 1, thirdPlace: false, late: [] };
