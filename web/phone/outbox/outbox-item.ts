import type { GameOutcome } from '@ronde/core/rules/outcome.ts';
import type { CommandOf } from '@ronde/core/tournament/command.ts';
import { things } from '@ronde/core/tournament/deeds/things.ts';
import type { TournamentEvent } from '@ronde/core/tournament/event.ts';
import type { Confirmations, Warning } from '@ronde/core/tournament/warning-ladder.ts';
import type { ConflictProblem, ResultOfAnotherProblem } from '@ronde/server/api/commands.ts';
import type { PublicFact } from '@ronde/server/api/live.ts';
import type { Problem } from '@ronde/server/api/problem.ts';

/** What a phone writes. */
export type PhoneCommand = CommandOf<
  | 'enterResult'
  | 'questionResult'
  | 'claimResult'
  | 'withdrawClaim'
  | 'checkIn'
  | 'undoCheckIn'
  | 'openCheckIn'
  | 'noteAbsentees'
  | 'handInLineUp'
  | 'signMatchSheet'
  | 'contestMatchSheet'
  | 'enterIncident'
>;

export type Other = ConflictProblem['params']['others'][number];

/** Who and what an entry is about, as the person saw it: it can be read without the network. */
export interface Shown {
  readonly board: number | null;
  readonly names: readonly string[];
}

export type ItemState =
  /** On its way, or waiting for the network. */
  | { readonly kind: 'waiting' }
  /** Durable on the server. */
  | { readonly kind: 'written'; readonly position: number }
  /** The server wants the person to confirm something. */
  | { readonly kind: 'asks'; readonly warnings: readonly Warning[] }
  /** Somebody else wrote on the same thing first. */
  | { readonly kind: 'conflict'; readonly others: readonly Other[] }
  | { readonly kind: 'refused'; readonly problem: Problem };

/** One entry of a person: kept before it is sent, until it is written or dismissed. */
export interface OutboxItem {
  /** Given when typed and the same for every try: the server applies it once. */
  readonly key: string;
  readonly tournament: string;
  /** In the order of typing. */
  readonly order: number;
  readonly typedAt: string;
  /** The log position of what the person saw. */
  readonly seen: number;
  readonly command: PhoneCommand;
  readonly confirmations: Confirmations;
  readonly shown: Shown;
  /** A try may have reached the server: it can no longer be taken back here. */
  readonly tried: boolean;
  readonly state: ItemState;
}

/** What became of a try. */
export type Sent =
  | { readonly kind: 'done'; readonly position: number }
  | { readonly kind: 'asks'; readonly warnings: readonly Warning[] }
  | { readonly kind: 'conflict'; readonly others: readonly Other[] }
  | { readonly kind: 'refused'; readonly problem: Problem }
  /** No answer, or not from our server: nothing is known. */
  | { readonly kind: 'unknown' }
  /** The server does not know this phone any more. */
  | { readonly kind: 'signedOut' };

/** Steps through the log, and pairings made anew: nothing was said of the entry itself. */
const STEPS: readonly TournamentEvent['type'][] = [
  'undone',
  'redone',
  'restored',
  'roundRepublished',
];
/** The same as helpers and players are told of it. */
const STEPS_TOLD: readonly PublicFact['type'][] = ['changed', 'roundPublished'];

const isStep = ({ events, facts }: Other): boolean =>
  events === undefined
    ? facts?.every(({ type }) => STEPS_TOLD.includes(type)) === true
    : events.every(({ type }) => STEPS.includes(type));

/** The latest step of the arbiters, where nothing but such steps stands against the entry. */
export function steppedBy({ state }: Pick<OutboxItem, 'state'>): Other | null {
  if (state.kind !== 'conflict') return null;
  return state.others.every(isStep) ? (state.others.at(-1) ?? null) : null;
}

/** The result somebody else wrote; null where it is another fact, or no longer stands. */
export function resultSaid({ events, facts }: Other): GameOutcome | null {
  for (const event of events ?? []) {
    if (event.type === 'resultEntered' || event.type === 'resultCorrected') return event.outcome;
  }
  const told = facts?.find((fact) => fact.type === 'result');
  return told === undefined || told.outcome.kind === 'notEntered' ? null : told.outcome;
}

/** A result that was refused because the board has another one; null for everything else. */
export function resultOfAnother({ command, state }: OutboxItem): {
  readonly mine: GameOutcome;
  readonly theirs: ResultOfAnotherProblem['params'];
} | null {
  if (command.type !== 'enterResult' || state.kind !== 'refused') return null;
  const { problem } = state;
  if (!isResultOfAnother(problem)) return null;
  return { mine: command.outcome, theirs: problem.params };
}

/** A phone may still keep an answer of an older server, which did not name the result. */
const isResultOfAnother = (problem: Problem): problem is ResultOfAnotherProblem =>
  problem.code === 'access.resultOfAnother' && 'entered' in problem.params;

/** Whether two entries speak of the same board, claim or player. */
export function sameThing(a: OutboxItem, b: OutboxItem): boolean {
  if (a.tournament !== b.tournament) return false;
  const ofA = thingsOf(a.command);
  return thingsOf(b.command).some((thing) => ofA.includes(thing));
}

/** What the deeds of a phone touch, without the rest of them: a phone does not judge. */
export function thingsOf(command: PhoneCommand): readonly string[] {
  switch (command.type) {
    case 'enterResult':
      return [things.result(command)];
    case 'questionResult':
      return [things.question(command)];
    case 'claimResult':
    case 'withdrawClaim':
      return [things.claim(command)];
    case 'checkIn':
    case 'undoCheckIn':
      return command.players.map(things.seen);
    case 'openCheckIn':
      return ['checkIn'];
    case 'noteAbsentees':
      return (command.chairs ?? []).map((id) => things.chair(command.round, id));
    case 'handInLineUp':
      return [things.lineUp(command)];
    case 'signMatchSheet':
    case 'contestMatchSheet':
      return [things.sheet(command)];
    // Each is an incident of its own.
    case 'enterIncident':
      return [];
  }
}
