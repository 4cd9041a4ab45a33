import { DUTY_NAMES, type DutyName } from '../../../administration/deadlines/duties.ts';
import { DEADLINE_WORDS } from '../../../administration/deadlines/deadline-words.ts';
import {
  DUTY_SETTLED_AS,
  NOTHING_ADMINISTERED,
  type DutySettledAs,
} from '../../../administration/record.ts';
import { inBoth } from '../../../rules/in-both.ts';
import type { IsoDate } from '../../../rules/identity.ts';
import { oneOf, optional } from '../../schema/schema.ts';
import { aDay, aFilledLine, anOrdinal } from '../../schema/words.ts';
import { CLOSING_WORDS } from '../../words/closing-words.ts';
import { audited } from '../audited.ts';
import type { Fact } from '../fact.ts';
import { heard } from '../heard.ts';

/** A duty with a deadline is done, or was not asked of this event. */
export interface DutySettled {
  readonly type: 'dutySettled';
  readonly duty: DutyName;
  /** The round or the month, of what comes several times. */
  readonly mark?: number;
  /** `open` takes back what was said. */
  readonly as: DutySettledAs | 'open';
  readonly on?: IsoDate;
  readonly proof?: string;
}

/** The id of the deadline it is about. */
export const dutyId = ({ duty, mark }: Pick<DutySettled, 'duty' | 'mark'>): string =>
  mark === undefined ? duty : `${duty}:${mark}`;

export const dutySettled: Fact<DutySettled> = {
  fields: {
    duty: oneOf(DUTY_NAMES),
    mark: optional(anOrdinal),
    as: oneOf([...DUTY_SETTLED_AS, 'open']),
    on: optional(aDay),
    proof: optional(aFilledLine),
  },
  fold: (state, event, { by, at }) => {
    const { as, on, proof } = event;
    const duties = new Map(state.administration?.duties);
    if (as === 'open') duties.delete(dutyId(event));
    else {
      const said = {
        ...(on === undefined ? {} : { on }),
        ...(proof === undefined ? {} : { proof }),
      };
      duties.set(dutyId(event), { as, ...said, by, at });
    }
    return {
      ...state,
      administration: { ...NOTHING_ADMINISTERED, ...state.administration, duties },
    };
  },
  outdatesDraft: false,
  touches: (event) => [`duty:${dutyId(event)}`],
  heard: heard.nothing,
  words: inBoth('{duty}: {as}', '{duty} : {as}'),
  tell: ({ duty, as }, { language }) => ({
    params: { duty, as },
    said: {
      duty: DEADLINE_WORDS[language].duties[duty],
      as: CLOSING_WORDS[language].settledAs[as],
    },
  }),
  audit: (state, event) =>
    audited(
      { duty: dutyId(event) },
      state?.administration?.duties.get(dutyId(event))?.as ?? 'open',
      event.as,
    ),
};
