import type { IsoDate, PlayerId } from '../../../rules/identity.ts';
import { allow, unknownPlayer, type Judgement } from '../../judgement.ts';
import { LICENCE_SIGHTS, LICENCES, type Licence, type LicenceSight } from '../../licence.ts';
import { REGISTER } from '../../roles.ts';
import { oneOf, optional, orNull } from '../../schema/schema.ts';
import { aDay, aFilledLine, aPlayer, listOf, yes } from '../../schema/words.ts';
import type { Tournament } from '../../state.ts';
import type { Deed } from '../deed.ts';
import { things } from '../things.ts';

export interface NoteLicences {
  readonly type: 'noteLicences';
  readonly players: readonly PlayerId[];
  /** Null strikes out what was noted before. */
  readonly seen: LicenceSight | null;
  readonly licence?: Licence;
  readonly medicalCertificate?: true;
  /** The day the club of a declaration on honour was asked. */
  readonly clubAsked?: IsoDate;
  readonly remark?: string;
}

export const noteLicences: Deed<NoteLicences> = {
  fields: {
    players: listOf(aPlayer),
    seen: orNull(oneOf(LICENCE_SIGHTS)),
    licence: optional(oneOf(LICENCES)),
    medicalCertificate: optional(yes),
    clubAsked: optional(aDay),
    remark: optional(aFilledLine),
  },
  roles: REGISTER,
  touches: ({ players }) => players.map(things.licence),
  saysTheSame: ({ seen, clubAsked }, event) =>
    event.type === 'licencesNoted' && event.seen === seen && event.clubAsked === clubAsked,
  judge,
};

/** The register of licences: whatever was seen is written down, also where it is not enough (LA line 274). */
function judge(state: Tournament, command: NoteLicences): Judgement {
  const { seen, licence, medicalCertificate, clubAsked, remark } = command;
  const held = seen !== null && seen !== 'exempt' && seen !== 'refused';
  const said = {
    ...(held && licence !== undefined ? { licence } : {}),
    ...(seen === 'takenHere' && medicalCertificate === true ? { medicalCertificate } : {}),
    ...(seen === 'attestation' && clubAsked !== undefined ? { clubAsked } : {}),
    ...(seen !== null && remark !== undefined ? { remark } : {}),
  };
  const players: PlayerId[] = [];
  for (const id of new Set(command.players)) {
    if (!state.players.has(id)) return unknownPlayer(id);
    const before = state.licenceChecks.get(id);
    const same =
      (before?.seen ?? null) === seen &&
      before?.licence === said.licence &&
      before?.medicalCertificate === said.medicalCertificate &&
      before?.clubAsked === said.clubAsked &&
      before?.remark === said.remark;
    if (!same) players.push(id);
  }
  return allow(players.length === 0 ? [] : [{ type: 'licencesNoted', players, seen, ...said }]);
}
