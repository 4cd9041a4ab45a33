import type { NormEventKind } from '../../ratings/norms/norm-event-kind.ts';
import type { ArbiterTitle } from '../../rules/editions/title-properties.ts';
import type { IsoDate } from '../../rules/identity.ts';
import type { ArbiterTitleOrNone } from '../fide-record.ts';
import { knownFormFact } from '../known-form-fact.ts';
import type { Tournament } from '../state.ts';
import { federationCode } from './federation-that-counts.ts';

/** What norms ask of an event beside its games; null where nobody said it. */
export interface SaidOfEvent {
  readonly kind: NormEventKind | null;
  /** Three letters. */
  readonly host: string | null;
  readonly chiefArbiter: ArbiterTitleOrNone | null;
  readonly registeredOn: IsoDate | null;
  /** The chair of the Qualification Commission agreed to a later day (B.01 1.1.1). */
  readonly registrationAgreed: boolean;
}

/** What is said for one question alone goes before what the event holds. */
export interface SaidOptions {
  readonly kind?: NormEventKind;
  readonly host?: string;
  readonly chiefArbiter?: ArbiterTitleOrNone;
  readonly registered?: IsoDate;
  readonly registrationAgreed?: boolean;
}

/** The one place that knows where each of them may stand: settings, papers, the arbiter's name. */
export function saidOfEvent(state: Tournament, options: SaidOptions = {}): SaidOfEvent {
  const { chiefArbiter, federation, regulations } = state.settings;
  const { fide } = regulations;
  return {
    kind: options.kind ?? fide?.kind ?? null,
    host: federationCode(options.host ?? federation),
    chiefArbiter:
      options.chiefArbiter ?? fide?.chiefArbiter ?? titleOnPapers(state) ?? titleIn(chiefArbiter),
    registeredOn: options.registered ?? fide?.registeredOn ?? null,
    registrationAgreed: options.registrationAgreed ?? fide?.registrationAgreed ?? false,
  };
}

/** Levels of a federation say nothing of FIDE's titles, but a national arbiter (NA) has none above it. */
function titleOnPapers(state: Tournament): ArbiterTitleOrNone | null {
  const title = knownFormFact(state, 'arbiterTitle');
  if (title === 'IA' || title === 'FA') return title;
  return title === 'NA' ? 'none' : null;
}

export const ARBITER_TITLE = /\b(?:(IA|AI)|(FA|AF))\b/;

/** The title written beside a name, in English or French; null where none is. */
function titleIn(arbiter: string | null): ArbiterTitle | null {
  const found = ARBITER_TITLE.exec(arbiter ?? '');
  if (found === null) return null;
  return found[1] === undefined ? 'FA' : 'IA';
}
