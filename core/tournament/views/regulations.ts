import type { Clauses } from '../../administration/regulations/clauses.ts';
import type { Finding } from '../../administration/regulations/finding.ts';
import { areSound, lintRegulations } from '../../administration/regulations/lint-regulations.ts';
import {
  NOTHING_STATED,
  SIGNATORIES,
  type Signatory,
} from '../../administration/regulations/regulations-record.ts';
import { changedTerms, type RegulationTerm } from '../../administration/regulations/terms.ts';
import { versionOfTerms } from '../../administration/regulations/version-of-terms.ts';
import { termsOf } from '../event-terms.ts';
import { rulesAtHand } from '../rules-at-hand.ts';
import type { Tournament } from '../state.ts';

export interface SignatureView {
  readonly as: Signatory;
  readonly name: string;
  /** ISO instant. */
  readonly at: string;
  readonly version: string;
  /** Where the regulations have changed since; empty for those that stand as signed. */
  readonly changed: readonly RegulationTerm[];
}

export interface RegulationsView {
  /** Names what the regulations say now. */
  readonly version: string;
  readonly clauses: Clauses;
  /** Filled in for all papers alike. */
  readonly address: string | null;
  readonly arbiterTitle: string | null;
  readonly findings: readonly Finding[];
  /** Nothing is missing, contradictory or forbidden. */
  readonly sound: boolean;
  readonly signatures: readonly SignatureView[];
}

/** The regulations of an event: their clauses, what stands against them, and who signed them. */
export function regulationsView(state: Tournament): RegulationsView {
  const terms = termsOf(state);
  const { clauses, address, arbiterTitle } = terms;
  const findings = lintRegulations(terms, rulesAtHand(state));
  return {
    version: versionOfTerms(terms),
    ...{ clauses, address, arbiterTitle, findings },
    sound: areSound(findings),
    signatures: signaturesOf(state),
  };
}

/** Who signed, and what has changed since. */
export function signaturesOf(state: Tournament): readonly SignatureView[] {
  const { signatures } = state.administration?.regulations ?? NOTHING_STATED;
  const now = termsOf(state);
  return SIGNATORIES.flatMap((as) => {
    const signed = signatures[as];
    if (signed === undefined) return [];
    const { name, at, version, terms } = signed;
    return [{ as, name, at, version, changed: changedTerms(terms, now) }];
  });
}

/** Shown to everybody: the organiser or the arbiter has put a name under them. */
export const areRegulationsPublic = (state: Tournament): boolean =>
  Object.keys((state.administration?.regulations ?? NOTHING_STATED).signatures).length > 0;
