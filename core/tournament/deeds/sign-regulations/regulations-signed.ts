import {
  NOTHING_STATED,
  SIGNATORIES,
  type Signatory,
} from '../../../administration/regulations/regulations-record.ts';
import { SIGNATORY_NAMES } from '../../../administration/regulations/term-words.ts';
import { NOTHING_ADMINISTERED } from '../../../administration/record.ts';
import { inBoth } from '../../../rules/in-both.ts';
import { termsOf } from '../../event-terms.ts';
import { oneOf } from '../../schema/schema.ts';
import { aFilledLine } from '../../schema/words.ts';
import { audited } from '../audited.ts';
import type { Fact } from '../fact.ts';
import { heard } from '../heard.ts';
import { things } from '../things.ts';

/** The regulations as they stood were signed; what they said then is what the log said then. */
export interface RegulationsSigned {
  readonly type: 'regulationsSigned';
  readonly as: Signatory;
  readonly name: string;
  readonly version: string;
}

export const regulationsSigned: Fact<RegulationsSigned> = {
  fields: { as: oneOf(SIGNATORIES), name: aFilledLine, version: aFilledLine },
  fold: (state, { as, name, version }, { by, at }) => {
    const administration = { ...NOTHING_ADMINISTERED, ...state.administration };
    const regulations = administration.regulations ?? NOTHING_STATED;
    const signature = { name, version, terms: termsOf(state), by, at };
    const signatures = { ...regulations.signatures, [as]: signature };
    return {
      ...state,
      administration: { ...administration, regulations: { ...regulations, signatures } },
    };
  },
  outdatesDraft: false,
  touches: ({ as }) => [things.signature(as)],
  heard: heard.change,
  words: inBoth(
    'Regulations, version {version}: signed by {name}, {as}',
    'Règlement intérieur, version {version} : signé par {name}, {as}',
  ),
  tell: ({ as, name, version }, { language }) => ({
    params: { as, name, version },
    said: { as: SIGNATORY_NAMES[language][as], name, version },
  }),
  audit: (state, { as, version }) =>
    audited({ as }, state?.administration?.regulations?.signatures[as]?.version ?? null, version),
};
