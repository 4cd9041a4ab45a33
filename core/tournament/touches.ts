import { sameGameOutcome } from '../rules/outcome.ts';
import type { Command } from './command.ts';
import type { TournamentEvent } from './event.ts';
import type { Entry } from './log.ts';
import { EVENT_SHAPES } from './stored/event-shapes.ts';
import { EVERYTHING, thingsOfCommand, thingsOfEvent } from './touched-things.ts';

/** What a command is about, or a fact changed: `result:3:7`, `settings:tieBreaks`, `*` for everything. */
export function touchesOf(said: Command | TournamentEvent): readonly string[] {
  return isEvent(said) ? thingsOfEvent(said) : thingsOfCommand(said);
}

const isEvent = (said: Command | TournamentEvent): said is TournamentEvent =>
  Object.hasOwn(EVENT_SHAPES, said.type);

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
  const events = missed.flatMap((entry) => entry.events);
  const last = events.findLast((event) => {
    const touched = thingsOfEvent(event);
    return touched.includes(thing) || touched.includes(EVERYTHING);
  });
  return last !== undefined && saysTheSame(command, last, thing);
}

/** Taking away, stepping back and drafting anew are never the same fact twice. */
function saysTheSame(command: Command, event: TournamentEvent, thing: string): boolean {
  switch (command.type) {
    case 'enterResult':
      return (
        (event.type === 'resultEntered' ||
          event.type === 'resultCorrected' ||
          event.type === 'resultVerified') &&
        sameGameOutcome(event.outcome, command.outcome)
      );
    case 'changeSettings': {
      const key = thing.slice('settings:'.length) as keyof typeof command.changes;
      return event.type === 'settingsChanged' && same(event.changes[key], command.changes[key]);
    }
    case 'pinEdition':
      return event.type === 'editionPinned' && event.edition === command.edition;
    case 'correctPlayer': {
      if (event.type !== 'playerCorrected') return false;
      const said: object = event.details;
      return (
        Object.entries(command.changes).every(([key, value]) => same(valueIn(said, key), value)) &&
        (command.removes ?? []).every((key) => valueIn(said, key) === undefined)
      );
    }
    case 'correctTeam':
      return event.type === 'teamCorrected' && same(event.team, command.team);
    case 'setLineUp':
      return event.type === 'lineUpSet' && same(event.boards, command.boards);
    case 'grantTeamBye':
      return event.type === 'teamByeGranted' && event.bye === command.bye;
    case 'grantBye':
      return event.type === 'byeGranted' && event.bye === command.bye;
    case 'announceAbsences':
      return event.type === 'byeGranted' && event.bye === 'zeroPointBye';
    case 'verifyResult':
      return event.type === 'resultVerified' && sameGameOutcome(event.outcome, command.outcome);
    case 'questionResult':
      // Two people may report two different things; the arbiter reads both.
      return event.type === 'resultQuestioned' || event.type === 'questionDismissed';
    case 'dismissQuestion':
      return event.type === 'questionDismissed';
    case 'claimResult':
      return event.type === 'resultClaimed' && sameGameOutcome(event.outcome, command.outcome);
    case 'checkIn':
      return event.type === 'playersCheckedIn';
    case 'undoCheckIn':
      return event.type === 'checkInUndone';
    case 'drawTieLots':
      return event.type === 'tieLotsDrawn' && event.seed === command.seed;
    case 'recordPlayOff':
      return event.type === 'playOffRecorded' && same(event.steps, command.steps);
    case 'setTieBreakValue':
      return event.type === 'tieBreakValueSet' && event.value === command.value;
    case 'fixBoard':
      return event.type === 'boardFixed' && event.board === command.board;
    case 'startRound':
      return event.type === 'roundStarted';
    case 'publishTournament':
      return event.type === 'tournamentPublished';
    case 'withholdTournament':
      return event.type === 'tournamentWithheld';
    default:
      return false;
  }
}

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

const valueIn = (details: object, key: string): unknown =>
  Object.hasOwn(details, key) ? (details as Readonly<Record<string, unknown>>)[key] : undefined;
