import { NOTHING_ADMINISTERED } from '../../../administration/record.ts';
import {
  HOMOLOGATION_KINDS,
  type HomologationKind,
} from '../../../administration/homologation/kinds.ts';
import { HOMOLOGATION_WORDS } from '../../../administration/homologation/homologation-words.ts';
import { inBoth } from '../../../rules/in-both.ts';
import type { IsoDate } from '../../../rules/identity.ts';
import { oneOf, orNull } from '../../schema/schema.ts';
import { aDay, aFilledLine, aRound, aTruth } from '../../schema/words.ts';
import { audited } from '../audited.ts';
import type { Fact } from '../fact.ts';
import { heard } from '../heard.ts';

/** What an event is homologated for, when that was asked and under which number it was granted. */
export interface HomologationDescribed {
  readonly type: 'homologationDescribed';
  readonly kind: HomologationKind;
  readonly requestedOn: IsoDate | null;
  readonly number: string | null;
  readonly qualifier: boolean;
  /** The rounds that were asked for: those of the settings when the request was first noted. */
  readonly rounds: number;
}

export const homologationDescribed: Fact<HomologationDescribed> = {
  fields: {
    kind: oneOf(HOMOLOGATION_KINDS),
    requestedOn: orNull(aDay),
    number: orNull(aFilledLine),
    qualifier: aTruth,
    rounds: aRound,
  },
  fold: (state, { type: _, ...homologation }) => ({
    ...state,
    administration: { ...NOTHING_ADMINISTERED, ...state.administration, homologation },
  }),
  outdatesDraft: false,
  touches: () => ['homologation'],
  heard: heard.nothing,
  words: inBoth('Homologation: {kind}', 'Homologation : {kind}'),
  tell: ({ kind }, { language }) => ({
    params: { kind },
    said: { kind: HOMOLOGATION_WORDS[language].kinds[kind] },
  }),
  audit: (state, { kind }) => audited({}, state?.administration?.homologation?.kind ?? null, kind),
};
