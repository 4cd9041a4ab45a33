import type { Command } from './command.ts';
import { deedOf } from './deeds/deed-of.ts';
import { factOf, isEventType } from './deeds/fact-of.ts';
import { EVERYTHING } from './deeds/things.ts';
import type { TournamentEvent } from './event.ts';
import type { Entry } from './log.ts';

/** What a command is about, or a fact changed: `result:3:7`, `settings:tieBreaks`, `*` for everything. */
export function touchesOf(said: Command | TournamentEvent): readonly string[] {
  return isEvent(said) ? thingsOfEvent(said) : thingsOfCommand(said);
}

const isEvent = (said: Command | TournamentEvent): said is TournamentEvent =>
  isEventType(said.type);

const thingsOfEvent = (event: TournamentEvent): readonly string[] => factOf(event).touches(event);

const thingsOfCommand = (command: Command): readonly string[] => deedOf(command).touches(command);

/**
 * Entries the writer has not seen and that changed what the command is about. The same fact said
 * twice is no conflict.
 */
export function conflictsWith(command: Command, missed: readonly Entry[]): readonly Entry[] {
  const wanted = thingsOfCommand(command);
  const inDispute = new Set(wanted.filter((thing) => !saidAlready(command, thing, missed)));
  if (inDispute.size === 0) return [];
  return missed.filter(({ events }) =>
    events.some((event) => {
      const touched = thingsOfEvent(event);
      if (touched.length === 0) return false;
      if (inDispute.has(EVERYTHING) || touched.includes(EVERYTHING)) return true;
      return touched.some((thing) => inDispute.has(thing));
    }),
  );
}

/** Whether the last unseen word on a thing is what the command says. */
function saidAlready(command: Command, thing: string, missed: readonly Entry[]): boolean {
  // Taking away, stepping back and drafting anew are never the same fact twice.
  const { saysTheSame } = deedOf(command);
  if (saysTheSame === undefined) return false;
  const events = missed.flatMap((entry) => entry.events);
  const last = events.findLast((event) => {
    const touched = thingsOfEvent(event);
    return touched.includes(thing) || touched.includes(EVERYTHING);
  });
  return last !== undefined && saysTheSame(command, last, thing);
}
