import type { Command } from '@ronde/core/tournament/command.ts';
import type { ReadinessView } from '@ronde/core/tournament/views/readiness.ts';
import type { Confirmations } from '@ronde/core/tournament/warning-ladder.ts';

export type Numbering = 'kept' | 'rating' | 'lots';

/** How the arbiter wants to go on from the check-in. */
export interface Wish {
  readonly numbering: Numbering;
  readonly until: 'closed' | 'draft' | 'published';
  readonly publishEvent: boolean;
  /** A new seed a call: every lot is drawn for itself. */
  readonly seed: () => string;
}

/** A command, with what the dialog has already shown and asked. */
export interface PreparedStep {
  readonly command: Command;
  readonly confirmed: Confirmations;
}

/** What numbers are best taken: those given, by lot in a round robin, else by strength. */
export const usualNumbering = ({ numbers, byTable }: ReadinessView): Numbering =>
  numbers.given ? 'kept' : byTable ? 'lots' : 'rating';

/** The commands from an open check-in to a draft or a public round, one after the other. */
export function preparedSteps(view: ReadinessView, wish: Wish): PreparedStep[] {
  const { round, numbers, colour } = view;
  const steps: PreparedStep[] = [];
  const add = (command: Command, confirmed: Confirmations = {}): void => {
    steps.push({ command, confirmed });
  };
  if (view.checkInOpen) add({ type: 'closeCheckIn', round }, { manyNotCheckedIn: 'confirmed' });
  if (wish.until === 'closed') return steps;
  if (numbers.open && wish.numbering === 'rating') {
    add({ type: 'assignNumbers', reason: 'initialOrder' });
  } else if (numbers.open && wish.numbering === 'lots') {
    add({ type: 'drawNumbers', seed: wish.seed() }, { lotsInsteadOfStrength: 'confirmed' });
  } else if (numbers.late > 0) add({ type: 'assignNumbers', reason: 'lateEntry' });
  if (round === 1 && colour.needed && colour.drawn === null) {
    add({ type: 'drawInitialColour', seed: wish.seed() });
  }
  if (view.calendar === null) add({ type: 'pairRound', round });
  if (wish.until === 'published' || view.calendar !== null) {
    const opens = round === 1 && !view.public;
    const publish: Command =
      view.calendar === null
        ? { type: 'publishRound', round }
        : { type: 'publishCalendar', cycles: view.calendar.cycles };
    if (opens && wish.publishEvent) add(publish, { publishesEvent: 'confirmed' });
    else add(opens ? { ...publish, withoutEvent: true } : publish);
  }
  return steps;
}
