import type { PlayerId } from '../../rules/identity.ts';
import { ONE_LINE } from '../../rules/text-bounds.ts';
import { apply } from '../apply.ts';
import { lateResultWarnings } from '../deeds/enter-result/late-result.ts';
import type { EventOf, TournamentEvent } from '../event.ts';
import { entriesInForceOf, type Entry } from '../log.ts';
import { signsOf } from '../outcome-signs.ts';
import { isStarted, nextRoundToPair, type Tournament } from '../state.ts';

/** Kinds of integrity events a program must put on record (C.02, checklist VCL4THP). */
export const INTEGRITY_KINDS = [
  'manualPairing',
  'import',
  'numbersRegenerated',
  'numbersExchanged',
  'correction',
  'adjournment',
  'configuration',
  'fullPointBye',
  'fideModeLeft',
  'republication',
  'adjustment',
] as const;
export type IntegrityKind = (typeof INTEGRITY_KINDS)[number];

export interface IntegrityEvent {
  readonly kind: IntegrityKind;
  readonly position: number;
  readonly round: number;
  readonly detail: string;
}

/** Facts whose note depends on how the event stood before them. */
const DEPENDENT: ReadonlySet<TournamentEvent['type']> = new Set([
  'numbersAssigned',
  'settingsChanged',
  'editionPinned',
  'fideModeLeft',
]);

/** Integrity events that are in force, in order. */
export function integrityEvents(entries: readonly Entry[]): IntegrityEvent[] {
  const standing = entriesInForceOf(entries);
  const found: IntegrityEvent[] = [];
  const adjourned = adjournedIn(standing);
  const isDependent = (event: TournamentEvent): boolean =>
    DEPENDENT.has(event.type) || (event.type === 'resultEntered' && adjourned.has(boardOf(event)));
  let toCome = standing.flatMap(({ events }) => events).filter(isDependent).length;
  let state: Tournament | null = null;
  for (const { events, at, by, position } of standing) {
    const notes: Note[] = [];
    for (const event of events) {
      const own = integrityOf(state, event);
      if (own) notes.push(own);
      if (isDependent(event)) toCome -= 1;
      // Behind the last of them nobody asks how the event stood.
      if (toCome > 0) state = apply(state, event, at, by);
    }
    for (const note of withThoseOfTheFile(events, notes)) found.push({ ...note, position });
  }
  return found;
}

const boardOf = ({ round, board }: { readonly round: number; readonly board: number }): string =>
  `${round}:${board}`;

/** Boards with a game that was adjourned at some time. */
const adjournedIn = (entries: readonly Entry[]): ReadonlySet<string> =>
  new Set(
    entries.flatMap(({ events }) =>
      events.flatMap((event) =>
        (event.type === 'resultEntered' || event.type === 'resultCorrected') &&
        event.outcome.kind === 'adjourned'
          ? [boardOf(event)]
          : [],
      ),
    ),
  );

type Note = Omit<IntegrityEvent, 'position'>;

/** A file that was read with a record of its own has told of its facts itself. */
function withThoseOfTheFile(
  events: readonly TournamentEvent[],
  notes: readonly Note[],
): readonly Note[] {
  const kept = events.flatMap((event) =>
    event.type === 'imported' ? (event.comments ?? []).flatMap(notesIn) : [],
  );
  if (kept.length === 0) return notes;
  const isKept = (own: Note): boolean =>
    kept.some(({ kind, detail }) => kind === own.kind && detail === own.detail);
  return [...kept, ...notes.filter((own) => own.kind === 'import' && !isKept(own))];
}

function integrityOf(state: Tournament | null, event: TournamentEvent): Note | null {
  const upcoming = (): number => (state ? nextRoundToPair(state) : 1);
  switch (event.type) {
    case 'roundDrafted':
      return event.origin === 'manual' ? note('manualPairing', event.round) : null;
    case 'roundRepublished':
      return note('republication', event.round, event.reason);
    case 'imported':
      return note('import', 1, event.from);
    case 'numbersAssigned':
      // Whoever is added behind all others changes nobody's number.
      if (!state || !isStarted(state) || !movesNumbers(state, event.order)) return null;
      return event.reason === 'exchange'
        ? note('numbersExchanged', upcoming())
        : note('numbersRegenerated', upcoming(), event.reason);
    case 'resultCorrected':
      return note('correction', event.round, `board ${event.board}, ${event.window}`);
    case 'resultEntered':
      return event.outcome.kind === 'adjourned'
        ? note('adjournment', event.round, `board ${event.board}`)
        : lateResult(state, event);
    case 'byeGranted':
      return event.bye === 'fullPointBye' ? note('fullPointBye', event.round) : null;
    case 'settingsChanged':
      if (!state || !isStarted(state)) return null;
      return note('configuration', upcoming(), Object.keys(event.changes).join(', '));
    case 'editionPinned':
      if (!state || !isStarted(state)) return null;
      return note('configuration', upcoming(), event.edition);
    case 'pointsAdjusted':
      return note('adjustment', event.round, event.reason);
    case 'fideModeLeft':
      return note('fideModeLeft', upcoming(), event.reason);
    default:
      return null;
  }
}

/** An adjourned game that was no draw, after a pairing had counted one. */
function lateResult(
  state: Tournament | null,
  { round: number, board, outcome }: EventOf<'resultEntered'>,
): Note | null {
  const round = state?.rounds[number - 1];
  const game = round?.games.find((one) => one.board === board);
  if (!state || !round || !game) return null;
  if (lateResultWarnings(state, round, game, outcome).length === 0) return null;
  const detail = `board ${board}, ${signsOf(outcome)} after the pairing of round ${state.rounds.length}`;
  return note('adjournment', number, detail);
}

const movesNumbers = ({ numbers }: Tournament, order: readonly PlayerId[]): boolean =>
  numbers.some((id, index) => order[index] !== id);

const note = (kind: IntegrityKind, round: number, detail = ''): Note => ({ kind, round, detail });

/** The words of the comment lines; manual pairing and import as the checklist spells them. */
const COMMENT: Readonly<Record<IntegrityKind, string>> = {
  manualPairing: 'MPA',
  import: 'Import',
  numbersRegenerated: 'TPN regeneration',
  numbersExchanged: 'TPN exchange',
  correction: 'Correction',
  adjournment: 'Adjournment',
  configuration: 'Configuration',
  fullPointBye: 'FPB',
  fideModeLeft: 'FIDE mode left',
  republication: 'Pairings changed',
  adjustment: 'Points by decision',
};

const COMMENT_LINE = /^### ([^@]+) @ Round (\d{1,3})(?:: (.*))?$/u;

/** What a comment line of a report file puts on record; other comments are nobody's record. */
function notesIn(text: string): Note[] {
  const [, words, round, detail = ''] = COMMENT_LINE.exec(text) ?? [];
  const kind = INTEGRITY_KINDS.find((one) => COMMENT[one] === words);
  return kind === undefined ? [] : [note(kind, Number(round), detail)];
}

/** Comment lines that stay on record when their file is read. */
export const isOnRecord = (text: string): boolean =>
  notesIn(text).length > 0 && ONE_LINE.test(text);

const head = ({ kind, round }: IntegrityEvent): string => `### ${COMMENT[kind]} @ Round ${round}`;

/** `### MPA @ Round 3` lines for report files. */
export function integrityComments(entries: readonly Entry[]): string[] {
  return integrityEvents(entries).map((event) => {
    const { detail } = event;
    return detail === '' ? head(event) : `${head(event)}: ${detail.replace(/[\r\n]+/g, ' ')}`;
  });
}

/** The same for anybody's eyes: what happened in published rounds, without reasons and names of files. */
export const publicComments = (entries: readonly Entry[], published: number): string[] =>
  integrityEvents(entries)
    .filter(({ round }) => round <= published)
    .map(head);
