import { ratingCell } from '../../rules/rating-text.ts';
import type { Language } from '../../rules/language.ts';
import type { Tournament } from '../../tournament/state.ts';
import type { Audience } from '../../tournament/views/audience.ts';
import { playersView, type PlayerLine } from '../../tournament/views/players.ts';
import { column, type DocumentList, type ListCell, type ListColumn } from './list.ts';
import { person } from './person.ts';
import { listWords, type ListWords } from './words.ts';

/** Everybody on the list; null where it is not for this audience. Private data are for staff alone. */
export function playersList(
  state: Tournament,
  language: Language,
  audience: Audience,
): DocumentList | null {
  const view = playersView(state, audience);
  if (view === null) return null;
  const words = listWords(language);
  const staff = audience === 'staff';
  return {
    list: 'players',
    title: words.titles.players,
    columns: [...columns(words), ...(staff ? staffColumns(words) : [])],
    rows: view.players.map((line) => [
      ...cells(line, language),
      ...(staff ? staffCells(line) : []),
    ]),
    notes: [],
  };
}

const columns = (words: ListWords): ListColumn[] => [
  column('number', words.number, { align: 'end', meaning: words.numberMeaning }),
  column('title', words.title, { place: 'files' }),
  column('name', words.name),
  column('rating', words.rating, { align: 'end' }),
  column('federation', words.federation, { place: 'wide' }),
  column('club', words.club, { place: 'wide' }),
  column('league', words.league, { place: 'files' }),
  column('fideId', words.fideId, { place: 'files' }),
];

function cells(line: PlayerLine, language: Language): ListCell[] {
  const detail = [line.federation, line.club].filter((text) => text !== null).join(' · ');
  return [
    line.tpn,
    line.title,
    person(line, language, detail, line.federation),
    ratingCell(line),
    line.federation,
    line.club,
    line.league,
    line.fideId,
  ];
}

const staffColumns = (words: ListWords): ListColumn[] => [
  column('nationalId', words.nationalId, { place: 'files' }),
  column('licence', words.licence, { place: 'files' }),
  column('birthDate', words.birthDate, { place: 'files' }),
  column('phone', words.phone, { place: 'files' }),
  column('email', words.email, { place: 'files' }),
  column('comment', words.comment, { place: 'files' }),
  column('feeDue', words.feeDue, { align: 'end', place: 'files' }),
  column('feePaid', words.feePaid, { align: 'end', place: 'files' }),
];

const CENTS = 100;

function staffCells({ nationalId, staff }: PlayerLine): ListCell[] {
  const hidden = staff?.private;
  const inUnits = (fee: number | undefined): number | null =>
    fee === undefined ? null : fee / CENTS;
  return [
    nationalId,
    staff?.licence ?? null,
    hidden?.birthDate ?? null,
    hidden?.phone ?? null,
    hidden?.email ?? null,
    hidden?.comment ?? null,
    inUnits(hidden?.feeDue),
    inUnits(hidden?.feePaid),
  ];
}
