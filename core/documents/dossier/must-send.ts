import type { Tournament } from '../../tournament/state.ts';
import { madeNorms } from '../forms/norm-papers.ts';
import { dossierKind } from './recipients.ts';

/** Why the technical report is sent, or is only kept ready (LA 8637-8647, 8811-8817). */
export const SENDING_REASONS = [
  'alwaysAfo1',
  'closedNorms',
  'normMade',
  'forOwnTitle',
  'training',
  'keptReady',
  'titleUnknown',
] as const;
export type SendingReason = (typeof SENDING_REASONS)[number];

export interface Sending {
  /** Null where nobody can say before the arbiter's title is known. */
  readonly must: boolean | null;
  readonly reasons: readonly SendingReason[];
}

/** Titles of those whom FIDE has made arbiters: a norm made in their event is sent with the report. */
const OF_FIDE: readonly string[] = ['FA', 'IA'];
/** Levels below the one that is let off: they send as its beginners do. */
const ALWAYS: readonly string[] = ['AFO1'];

/** Whether the technical report must be sent, and why. Everybody must be able to produce it at once. */
export function mustSend(state: Tournament): Sending {
  const facts = state.formFacts;
  const title = facts?.get('arbiterTitle');
  const normMade = madeNorms(state).length > 0;
  const reasons: SendingReason[] = [
    ...(title !== undefined && ALWAYS.includes(title) ? (['alwaysAfo1'] as const) : []),
    ...(dossierKind(state) === 'closedNorms' ? (['closedNorms'] as const) : []),
    ...(normMade && title !== undefined && OF_FIDE.includes(title) ? (['normMade'] as const) : []),
    ...(facts?.get('forOwnTitle') === 'yes' ? (['forOwnTitle'] as const) : []),
    ...(facts?.get('trainee') === undefined ? [] : (['training'] as const)),
  ];
  if (reasons.length > 0) return { must: true, reasons };
  return title === undefined
    ? { must: null, reasons: ['titleUnknown'] }
    : { must: false, reasons: ['keptReady'] };
}
