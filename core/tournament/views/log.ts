import type { Language } from '../../rules/language.ts';
import { fill } from '../../rules/sentence.ts';
import type { FactContext } from '../deeds/fact.ts';
import type { MayRead } from '../deeds/readers.ts';
import { undoBarred } from '../deeds/undo/may-go-to.ts';
import type { EventType } from '../event.ts';
import { entriesInForce, redoTarget, undoTarget, type Entry, type Ledger } from '../log.ts';
import type { AcceptedWarning, Params } from '../warning-ladder.ts';
import { writerName } from '../words/writer-text.ts';
import { logWords } from '../words/log-words.ts';
import { boardsBefore, type BoardBefore } from './board-then.ts';
import { logFact, type LogFact } from './log-fact.ts';

/** What one command did, for those who look back. */
export interface LogLine {
  readonly position: number;
  readonly at: string;
  readonly by: string;
  /** The fact that says most: the last one. */
  readonly code: EventType;
  readonly params: Params;
  /** Every fact in words, a long list cut short. */
  readonly words: string;
  readonly facts: readonly LogFact[];
  /** Taken back, or left behind by a restore. */
  readonly undone: boolean;
  readonly accepted: readonly AcceptedWarning[];
}

export interface LogPage {
  /** Newest first. */
  readonly lines: readonly LogLine[];
  /** Ask for the lines before this position to go on; null at the beginning of the log. */
  readonly before: number | null;
  readonly total: number;
}

export interface LogQuestion {
  readonly language: Language;
  /** Only entries before this position. */
  readonly before?: number;
  readonly limit?: number;
  /** What the reader may read; everything when missing. */
  readonly mayRead?: MayRead;
}

const PAGE = 50;
const EVERYTHING: MayRead = () => true;

/** The history of an event, page by page, newest first. */
export function logPage(ledger: Ledger, question: LogQuestion): LogPage {
  const { language, before, limit = PAGE, mayRead = EVERYTHING } = question;
  const { entries } = ledger;
  const last = Math.min(entries.length, Math.max(0, (before ?? Infinity) - 1));
  const first = Math.max(0, last - Math.max(1, limit));
  const standing = new Set(entriesInForce(ledger).map(({ position }) => position));
  const context = contextOf(ledger, language, 0, mayRead);
  const lines = entries
    .slice(first, last)
    .filter(({ events }) => events.some(mayRead))
    .reverse()
    .map((entry) => lineOf(entry, !standing.has(entry.position), context));
  return { lines, before: first === 0 ? null : first + 1, total: entries.length };
}

/** What undo, or redo, would take back: `Board 7: 1–0 by desk 2, 14:05`. */
export interface StepPreview {
  readonly position: number;
  readonly at: string;
  readonly by: string;
  readonly code: EventType;
  readonly params: Params;
  /** What it was, without who and when. */
  readonly what: string;
  readonly words: string;
}

/** The hour of an ISO instant as it is written; a caller who knows the hall's zone gives a better one. */
const hourWritten = (at: string): string => at.slice(11, 16);

/** Null as well where what came last is for ever. */
export function undoPreview(
  ledger: Ledger,
  language: Language,
  hourOf: (at: string) => string = hourWritten,
  mayRead: MayRead = EVERYTHING,
): StepPreview | null {
  const target = undoBarred(ledger) === null ? undoTarget(ledger) : null;
  return previewOf(ledger, target, language, hourOf, mayRead);
}

export function redoPreview(
  ledger: Ledger,
  language: Language,
  hourOf: (at: string) => string = hourWritten,
  mayRead: MayRead = EVERYTHING,
): StepPreview | null {
  return previewOf(ledger, redoTarget(ledger), language, hourOf, mayRead);
}

function previewOf(
  ledger: Ledger,
  entry: Entry | null,
  language: Language,
  hourOf: (at: string) => string,
  mayRead: MayRead,
): StepPreview | null {
  if (!entry) return null;
  const context = contextOf(ledger, language, ledger.state?.rounds.length ?? 0, mayRead);
  const { position, at, by, code, params, words: what } = lineOf(entry, false, context);
  const words = fill(logWords(language).signed, {
    what,
    by: writerName(by, language),
    time: hourOf(at),
  });
  return { position, at, by, code, params, what, words };
}

interface Reading extends Omit<FactContext, 'boardThen'> {
  readonly boardBefore: BoardBefore;
  readonly mayRead: MayRead;
}

/** What is not for the reader: that there is an entry, and nothing of it. */
function withheld(code: EventType, { position }: Entry, { language }: Reading): LogFact {
  return { code, params: {}, words: fill(logWords(language).entry, { position }) };
}

function lineOf(entry: Entry, outOfForce: boolean, context: Reading): LogLine {
  const boardThen: FactContext['boardThen'] = (place) => context.boardBefore(entry.position, place);
  const facts = entry.events.map((event) =>
    context.mayRead(event)
      ? logFact(event, { ...context, boardThen })
      : withheld(event.type, entry, context),
  );
  const last = facts.at(-1) ?? NOTHING;
  const travels = TRAVELS.has(last.code);
  return {
    position: entry.position,
    at: entry.at,
    by: entry.by,
    code: last.code,
    params: last.params,
    words: wordsOf(facts),
    facts,
    undone: outOfForce && !travels,
    accepted: entry.accepted ?? [],
  };
}

/** Entries that move in the log are never out of force: they happened. */
const TRAVELS: ReadonlySet<EventType> = new Set(['undone', 'redone', 'restored']);
const NOTHING: LogFact = { code: 'imported', params: {}, words: '' };
const FACTS_SAID = 3;

/** The last facts say most; of many the first ones are left to the details. */
function wordsOf(facts: readonly LogFact[]): string {
  const said = facts.slice(-FACTS_SAID).map(({ words }) => words);
  return facts.length > FACTS_SAID ? `… ${said.join(' · ')}` : said.join(' · ');
}

/** Names as the log knows them, of people no longer on the list too. */
function contextOf(
  ledger: Ledger,
  language: Language,
  currentRound: number,
  mayRead: MayRead,
): Reading {
  const names = new Map<string, string>();
  const teams = new Map<string, string>();
  for (const { events } of ledger.entries) {
    for (const event of events) {
      if (event.type === 'playersEntered') {
        for (const { id, name } of event.players) names.set(id, name);
      } else if (event.type === 'playerCorrected') names.set(event.player, event.details.name);
      else if (event.type === 'teamEntered' || event.type === 'teamCorrected') {
        teams.set(event.team.id, event.team.name);
      }
    }
  }
  const context: Reading = {
    language,
    mayRead,
    boardBefore: boardsBefore(ledger),
    nameOf: (player) => names.get(player) ?? player,
    teamName: (team) => teams.get(team) ?? team,
    currentRound,
    entryWords: (position) => {
      const entry = ledger.entries[position - 1];
      // A log from elsewhere may claim to take back a taking back: no story without an end.
      const told = entry && !entry.events.some(({ type }) => TRAVELS.has(type));
      return told ? lineOf(entry, false, context).words : '';
    },
  };
  return context;
}
