import type { TournamentEvent } from '../event.ts';
import { entriesInForce, openLedger, replay, type Entry } from '../log.ts';
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

/** Integrity events that are in force, in order. */
export function integrityEvents(entries: readonly Entry[]): IntegrityEvent[] {
  const standing = new Set(entriesInForce(openLedger(entries)).map((entry) => entry.position));
  const found: IntegrityEvent[] = [];
  for (const { entry, before, after } of replay(entries)) {
    if (!standing.has(entry.position)) continue;
    for (const event of entry.events) {
      const note = integrityOf(before ?? after, event);
      if (note) found.push({ ...note, position: entry.position });
    }
  }
  return found;
}

type Note = Omit<IntegrityEvent, 'position'>;

function integrityOf(state: Tournament | null, event: TournamentEvent): Note | null {
  const upcoming = state ? nextRoundToPair(state) : 1;
  switch (event.type) {
    case 'roundDrafted':
      return event.origin === 'manual' ? note('manualPairing', event.round) : null;
    case 'roundRepublished':
      return note('republication', event.round, event.reason);
    case 'imported':
      return note('import', 1, event.from);
    case 'numbersAssigned':
      if (!state || !isStarted(state)) return null;
      return event.reason === 'exchange'
        ? note('numbersExchanged', upcoming)
        : note('numbersRegenerated', upcoming, event.reason);
    case 'resultCorrected':
      return note('correction', event.round, `board ${event.board}, ${event.window}`);
    case 'resultEntered':
      return event.outcome.kind === 'adjourned'
        ? note('adjournment', event.round, `board ${event.board}`)
        : null;
    case 'byeGranted':
      return event.bye === 'fullPointBye' ? note('fullPointBye', event.round) : null;
    case 'settingsChanged':
      if (!state || !isStarted(state)) return null;
      return note('configuration', upcoming, Object.keys(event.changes).join(', '));
    case 'editionPinned':
      if (!state || !isStarted(state)) return null;
      return note('configuration', upcoming, event.edition);
    case 'pointsAdjusted':
      return note('adjustment', event.round, event.reason);
    case 'fideModeLeft':
      return note('fideModeLeft', upcoming, event.reason);
    default:
      return null;
  }
}

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
