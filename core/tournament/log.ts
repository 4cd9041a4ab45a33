import { apply } from './apply.ts';
import type { TournamentEvent } from './event.ts';
import type { Tournament } from './state.ts';
import type { AcceptedWarning } from './warning-ladder.ts';

/** What one command did: facts that stand or fall together. */
export interface Entry {
  /** 1, 2, 3 … without gaps. */
  readonly position: number;
  /** ISO instant, given by whoever appended. */
  readonly at: string;
  readonly by: string;
  /** Chosen by whoever asked: the same key never writes a second entry. */
  readonly key?: string;
  /** A digest of what was asked under the key. */
  readonly asked?: string;
  readonly events: readonly TournamentEvent[];
  /** Warnings the person accepted to get here. */
  readonly accepted?: readonly AcceptedWarning[];
}

/** The entries in force at some point: a list shared with every later point. */
interface Version {
  readonly entry: Entry;
  readonly before: Version | null;
}

/** One step of undo and redo: what was in force, and the entry that brought it. */
interface Point {
  readonly version: Version | null;
  readonly cause: Entry | null;
}

const BEGINNING: Point = { version: null, cause: null };

/** A log with what is derived from it: kept in step, never stored. */
export interface Ledger {
  readonly entries: readonly Entry[];
  readonly state: Tournament | null;
  /** Points one can step back and forth through. */
  readonly timeline: readonly Point[];
  /** Where on the timeline we stand. */
  readonly now: number;
  /** The version in force right after each entry. */
  readonly versions: readonly (Version | null)[];
}

export const EMPTY_LEDGER: Ledger = {
  entries: [],
  state: null,
  timeline: [BEGINNING],
  now: 0,
  versions: [],
};

/** Opens a log: the same value that recording its entries one by one gives. */
export function openLedger(entries: readonly Entry[]): Ledger {
  const steps = openInSteps(entries, Infinity);
  for (;;) {
    const step = steps.next();
    if (step.done === true) return step.value;
  }
}

/** Opens a log in steps of so many entries, and yields between two of them. */
export function* openInSteps(
  entries: readonly Entry[],
  atOnce: number,
): Generator<void, Ledger, void> {
  const draft = walked(entries);
  let state: Tournament | null = null;
  for (const [index, entry] of inForce(versionAt(draft)).entries()) {
    if (index > 0 && index % atOnce === 0) yield;
    state = applyEntry(state, entry);
  }
  return { ...draft, state };
}

/** The ledger with one more entry. */
export function record(ledger: Ledger, entry: Entry): Ledger {
  const draft: Advancing = {
    entries: [...ledger.entries],
    versions: [...ledger.versions],
    timeline: [...ledger.timeline],
    now: ledger.now,
  };
  const travels = advance(draft, entry);
  const state = travels ? fold(versionAt(draft)) : applyEntry(ledger.state, entry);
  return { ...draft, state };
}

interface Advancing {
  entries: Entry[];
  versions: (Version | null)[];
  timeline: Point[];
  now: number;
}

/** To the end of a log: what is in force is known then, and nothing is folded yet. */
function walked(entries: readonly Entry[]): Advancing {
  const log: Advancing = { entries: [], versions: [], timeline: [BEGINNING], now: 0 };
  for (const entry of entries) advance(log, entry);
  return log;
}

/** Moves along by one entry; true when the entry travels in the log instead of adding to it. */
function advance(log: Advancing, entry: Entry): boolean {
  const move = entry.events[0];
  let travels = true;
  if (move?.type === 'undone') log.now = Math.max(0, log.now - 1);
  else if (move?.type === 'redone') log.now = Math.min(log.timeline.length - 1, log.now + 1);
  else {
    const current = versionAt(log);
    const restored = move?.type === 'restored';
    const next = restored ? (log.versions[move.to - 1] ?? null) : { entry, before: current };
    log.timeline.length = log.now + 1;
    log.timeline.push({ version: next, cause: entry });
    log.now += 1;
    travels = restored;
  }
  log.entries.push(entry);
  log.versions.push(versionAt(log));
  return travels;
}

function fold(version: Version | null): Tournament | null {
  let state: Tournament | null = null;
  for (const entry of inForce(version)) state = applyEntry(state, entry);
  return state;
}

function applyEntry(state: Tournament | null, entry: Entry): Tournament | null {
  let next = state;
  for (const event of entry.events) next = apply(next, event, entry.at, entry.by);
  return next;
}

function inForce(version: Version | null): Entry[] {
  const entries: Entry[] = [];
  for (let v = version; v !== null; v = v.before) entries.push(v.entry);
  return entries.reverse();
}

export interface Step {
  readonly entry: Entry;
  readonly before: Tournament | null;
  readonly after: Tournament | null;
}

/** Every entry with the state before and after it, undone ones included. */
export function* replay(entries: readonly Entry[]): Generator<Step> {
  const draft: Advancing = { entries: [], versions: [], timeline: [BEGINNING], now: 0 };
  let before: Tournament | null = null;
  for (const entry of entries) {
    const travels = advance(draft, entry);
    const after: Tournament | null = travels ? fold(versionAt(draft)) : applyEntry(before, entry);
    yield { entry, before, after };
    before = after;
  }
}

/** Entries that count now: undone ones are in the log but not here. */
export function entriesInForce(ledger: Ledger): readonly Entry[] {
  return inForce(versionAt(ledger));
}

/** The same of a log that nobody has opened: no state is made for it. */
export function entriesInForceOf(entries: readonly Entry[]): readonly Entry[] {
  return inForce(versionAt(walked(entries)));
}

/** The state as it stood right after an entry. */
export function stateAt(ledger: Ledger, position: number): Tournament | null {
  return fold(ledger.versions[position - 1] ?? null);
}

/** The entry that undo would take back; null at the beginning. */
export function undoTarget(ledger: Ledger): Entry | null {
  return ledger.timeline[ledger.now]?.cause ?? null;
}

/** The entry that redo would bring back. */
export function redoTarget(ledger: Ledger): Entry | null {
  return ledger.timeline[ledger.now + 1]?.cause ?? null;
}

/** The state one step back or forth on the timeline. */
export function stateAfterStep(ledger: Ledger, step: -1 | 1): Tournament | null {
  return fold(ledger.timeline[ledger.now + step]?.version ?? null);
}

function versionAt(log: Pick<Ledger, 'timeline' | 'now'>): Version | null {
  return log.timeline[log.now]?.version ?? null;
}
