/** Entrants who come in after so many rounds of matches: the first of the list that are not yet spoken for. */
export interface CupLateEntry {
  readonly count: number;
  readonly roundsSkipped: number;
}

/** The same by the round with so many matches: 16 for the sixteenth-finals, 1 for the final. */
export interface CupEntryAt {
  readonly count: number;
  readonly entersAt: number;
}

/** How a level match is played off, as announced before the event (LA 5.2 1, line 9401). */
export interface CupPlayOff {
  /** Games of the short match, colours changed. */
  readonly games: number;
  /** Minutes for each side, and seconds a move. */
  readonly minutes: number;
  readonly increment: number;
  /** Single games drawn before one that must decide; null plays on until somebody wins. */
  readonly armageddonAfter: number | null;
}

/** What an organiser fixes before a cup (Livre de l'Arbitre 3.3). */
export interface CupRules {
  /** Games of a match, each a round of the event. */
  readonly games: number;
  /** Whether those who lose the semi-finals meet beside the final. */
  readonly thirdPlace: boolean;
  readonly late: readonly CupLateEntry[];
  /** Missing where nobody's round is named. */
  readonly lateAt?: readonly CupEntryAt[];
  /** Missing where nothing is announced: the procedure of the book. */
  readonly playOff?: CupPlayOff;
}

export const USUAL_CUP: CupRules = { games: 1, thirdPlace: false, late: [] };

/** Rounds that late entries of an event skip at most, and matches of the round they enter at most. */
export const MOST_SKIPPED = 20;
export const MOST_MATCHES = 2 ** MOST_SKIPPED;

/** Whether a round of a cup can have so many matches: 1, 2, 4 … */
export const isStage = (matches: number): boolean =>
  matches >= 1 && matches <= MOST_MATCHES && Number.isInteger(Math.log2(matches));
