import {
  SENTENCES,
  SUSPENDED_FUNCTIONS,
  type Sentence,
  type SuspendedFunction,
} from '../../../administration/licences/suspensions.ts';
import { SUSPENSION_WORDS } from '../../../administration/licences/suspension-words.ts';
import { NOTHING_ADMINISTERED } from '../../../administration/record.ts';
import { inBoth } from '../../../rules/in-both.ts';
import type { IsoDate } from '../../../rules/identity.ts';
import { oneOf, optional, orNull } from '../../schema/schema.ts';
import { aDay, aFilledLine, listOf } from '../../schema/words.ts';
import { audited } from '../audited.ts';
import type { Fact } from '../fact.ts';
import { heard } from '../heard.ts';

/** A line of the register of suspensions; person and first day name it. */
export interface SuspensionRegistered {
  readonly type: 'suspensionRegistered';
  readonly person: string;
  readonly nationalId?: string;
  /** Empty strikes the line out. */
  readonly functions: readonly SuspendedFunction[];
  readonly from: IsoDate;
  readonly until: IsoDate | null;
  readonly sentence: Sentence;
}

export const suspensionRegistered: Fact<SuspensionRegistered> = {
  fields: {
    person: aFilledLine,
    nationalId: optional(aFilledLine),
    functions: listOf(oneOf(SUSPENDED_FUNCTIONS)),
    from: aDay,
    until: orNull(aDay),
    sentence: oneOf(SENTENCES),
  },
  fold: (state, { type: _, ...line }) => {
    const before = state.administration?.suspensions ?? [];
    const others = before.filter(
      ({ person, from }) => person !== line.person || from !== line.from,
    );
    const suspensions = line.functions.length === 0 ? others : [...others, line];
    return {
      ...state,
      administration: { ...NOTHING_ADMINISTERED, ...state.administration, suspensions },
    };
  },
  outdatesDraft: false,
  touches: ({ person, from }) => [`suspension:${person}:${from}`],
  heard: heard.nothing,
  words: inBoth(
    'Register of suspensions: {person}, {functions}',
    'Registre des suspensions : {person}, {functions}',
  ),
  tell: ({ person, functions }, { language }) => {
    const words = SUSPENSION_WORDS[language].functions;
    return {
      params: { person, functions: functions.join(', ') },
      said: { person, functions: functions.map((one) => words[one]).join(', ') || '–' },
    };
  },
  audit: (_, { person, functions }) => audited({ person }, null, functions.join(', ')),
};
