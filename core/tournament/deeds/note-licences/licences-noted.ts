import { inBoth } from '../../../rules/in-both.ts';
import type { IsoDate, PlayerId } from '../../../rules/identity.ts';
import { isGated } from '../../first-round-gate.ts';
import { LICENCE_SIGHTS, LICENCES, type Licence, type LicenceSight } from '../../licence.ts';
import { oneOf, optional, orNull } from '../../schema/schema.ts';
import { aDay, aFilledLine, aPlayer, listOf, yes } from '../../schema/words.ts';
import { sayLicenceSight } from '../../words/say-licence.ts';
import { audited, namesIn } from '../audited.ts';
import type { Fact } from '../fact.ts';
import { heard } from '../heard.ts';
import { things } from '../things.ts';
import { toldPeople } from '../told.ts';

/** What was seen of the licences of some players; day and person are those of the entry. */
export interface LicencesNoted {
  readonly type: 'licencesNoted';
  readonly players: readonly PlayerId[];
  /** Null strikes out what was noted before. */
  readonly seen: LicenceSight | null;
  readonly licence?: Licence;
  readonly medicalCertificate?: true;
  /** The day the club of a declaration on honour was asked. */
  readonly clubAsked?: IsoDate;
  readonly remark?: string;
}

export const licencesNoted: Fact<LicencesNoted> = {
  fields: {
    players: listOf(aPlayer),
    seen: orNull(oneOf(LICENCE_SIGHTS)),
    licence: optional(oneOf(LICENCES)),
    medicalCertificate: optional(yes),
    clubAsked: optional(aDay),
    remark: optional(aFilledLine),
  },
  fold: (state, { type: _, players, seen, ...more }, { by, at }) => {
    const licenceChecks = new Map(state.licenceChecks);
    for (const id of players) {
      if (seen === null) licenceChecks.delete(id);
      else licenceChecks.set(id, { ...more, seen, by, at });
    }
    return { ...state, licenceChecks };
  },
  outdatesDraft: (_, before) => isGated(before, before.rounds.length),
  touches: ({ players }) => players.map(things.licence),
  heard: heard.nothing,
  erased: ({ remark: _, ...event }) => event,
  words: inBoth('Licence {seen}: {players}', 'Licence {seen} : {players}'),
  tell: (event, context) => {
    const told = toldPeople(event.players.map(context.nameOf), context);
    return {
      params: { ...told.params, seen: event.seen ?? 'none' },
      said: { ...told.said, seen: sayLicenceSight(event, context.language) },
    };
  },
  audit: (state, { players, seen }) => {
    const [first] = players;
    const before = first === undefined ? undefined : state?.licenceChecks.get(first)?.seen;
    return audited({ players: namesIn(state, players) }, before ?? null, seen);
  },
};
