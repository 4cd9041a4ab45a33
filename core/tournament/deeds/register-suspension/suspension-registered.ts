import type { Suspension } from '../../../administration/licences/suspensions.ts';
import { SUSPENSION_WORDS } from '../../../administration/licences/suspension-words.ts';
import { NOTHING_ADMINISTERED } from '../../../administration/record.ts';
import { inBoth } from '../../../rules/in-both.ts';
import { ERASED } from '../../erasure/erased-words.ts';
import { SUSPENSION_FIELDS } from '../../schema/suspension.ts';
import { audited } from '../audited.ts';
import type { Fact } from '../fact.ts';
import { heard } from '../heard.ts';

/** A line of the register of suspensions; person and first day name it, no function strikes it out. */
export interface SuspensionRegistered extends Suspension {
  readonly type: 'suspensionRegistered';
}

export const suspensionRegistered: Fact<SuspensionRegistered> = {
  fields: SUSPENSION_FIELDS,
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
  erased: ({ nationalId: _, ...event }) => ({ ...event, person: ERASED }),
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
