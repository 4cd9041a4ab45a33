import type { Language } from '../../rules/language.ts';
import type { Tournament } from '../../tournament/state.ts';
import type { Audience } from '../../tournament/views/audience.ts';
import { playersView, type PlayerLine } from '../../tournament/views/players.ts';
import { sayLicenceReason, sayLicenceSight } from '../../tournament/words/say-licence.ts';
import { column, type DocumentList, type ListCell } from './list.ts';
import { person } from './person.ts';
import { listWords } from './words.ts';

/** What was seen of everybody's licence (BAF 101, lines 71-75); null for the public, and where none is asked for. */
export function licencesList(
  state: Tournament,
  language: Language,
  audience: Audience,
): DocumentList | null {
  const lines = audience === 'staff' ? (playersView(state, audience)?.players ?? []) : [];
  if (!lines.some(({ staff }) => (staff?.licenceVerdict ?? null) !== null)) return null;
  const words = listWords(language);
  return {
    list: 'licences',
    title: words.titles.licences,
    columns: [
      column('number', words.number, { align: 'end', meaning: words.numberMeaning }),
      column('name', words.name),
      column('federation', words.federation, { place: 'wide' }),
      column('club', words.club, { place: 'wide' }),
      column('nationalId', words.nationalId, { place: 'files' }),
      column('fideId', words.fideId, { place: 'files' }),
      column('licence', words.licence),
      column('seen', words.licenceSeen),
      column('day', words.licenceDay),
      column('by', words.licenceBy),
      column('verdict', words.licenceVerdict),
      column('remark', words.licenceRemark, { place: 'files' }),
    ],
    rows: lines.map((line) => cells(line, language)),
    notes: [words.licencesNote],
  };
}

const DAY = 'YYYY-MM-DD'.length;

function cells(line: PlayerLine, language: Language): ListCell[] {
  const check = line.staff?.licenceCheck ?? null;
  const verdict = line.staff?.licenceVerdict ?? null;
  const yes = language === 'fr' ? 'oui' : 'yes';
  return [
    line.tpn,
    person(line, language, line.club ?? ''),
    line.federation,
    line.club,
    line.nationalId,
    line.fideId,
    check?.licence ?? line.staff?.licence ?? null,
    check === null ? null : sayLicenceSight(check, language),
    check?.at.slice(0, DAY) ?? null,
    check?.by ?? null,
    verdict === null
      ? null
      : verdict.inOrder && check !== null
        ? yes
        : sayLicenceReason(verdict.why, language),
    check?.remark ?? null,
  ];
}
