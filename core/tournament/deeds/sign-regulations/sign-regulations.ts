import { areSound, lintRegulations } from '../../../administration/regulations/lint-regulations.ts';
import {
  SIGNATORIES,
  type Signatory,
} from '../../../administration/regulations/regulations-record.ts';
import { versionOfTerms } from '../../../administration/regulations/version-of-terms.ts';
import { termsOf } from '../../event-terms.ts';
import { rulesAtHand } from '../../rules-at-hand.ts';
import { allow, refuse, warn, type Judgement } from '../../judgement.ts';
import { MODEL_REGULATIONS } from '../../regulations.ts';
import { MONEY } from '../../roles.ts';
import { oneOf } from '../../schema/schema.ts';
import { aFilledLine } from '../../schema/words.ts';
import type { Tournament } from '../../state.ts';
import type { Deed } from '../deed.ts';
import { things } from '../things.ts';

/** Signs the regulations, for the organiser or as chief arbiter (LA line 246). */
export interface SignRegulations {
  readonly type: 'signRegulations';
  readonly as: Signatory;
  readonly name: string;
  /** What the person has read: another version is not signed in its place. */
  readonly version: string;
}

export const signRegulations: Deed<SignRegulations> = {
  fields: { as: oneOf(SIGNATORIES), name: aFilledLine, version: aFilledLine },
  roles: MONEY,
  touches: ({ as }) => [things.signature(as)],
  saysTheSame: ({ as, name, version }, event) =>
    event.type === 'regulationsSigned' &&
    event.as === as &&
    event.name === name &&
    event.version === version,
  judge,
};

function judge(state: Tournament, { as, name: given, version }: SignRegulations): Judgement {
  const terms = termsOf(state);
  const current = versionOfTerms(terms);
  if (version !== current) {
    return refuse('otherRegulations', MODEL_REGULATIONS.signatures, { version, current });
  }
  const name = given.trim();
  const before = state.administration?.regulations?.signatures[as];
  if (before?.version === version && before.name === name) return allow([]);
  const findings = lintRegulations(terms, rulesAtHand(state));
  const count = findings.filter(({ kind }) => kind !== 'advised').length;
  const warnings = areSound(findings)
    ? []
    : [warn('signsWithFindings', MODEL_REGULATIONS.signatures, { count })];
  return allow([{ type: 'regulationsSigned', as, name, version }], warnings);
}
