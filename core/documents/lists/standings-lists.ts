import { displayPoints } from '../../rules/points.ts';
import { ratingCell, ratingText } from '../../rules/rating-text.ts';
import { sayDecimal, type Language } from '../../rules/language.ts';
import { fill } from '../../rules/sentence.ts';
import type { Award } from '../../standings/prizes/allocation.ts';
import type { Tournament } from '../../tournament/state.ts';
import { maySee, type Audience } from '../../tournament/views/audience.ts';
import { prizesView, type PrizePlayer, type PrizesView } from '../../tournament/views/prizes.ts';
import { playerShower } from '../../tournament/views/shown-player.ts';
import { standingsView, type StandingsView } from '../../tournament/views/standings.ts';
import { saySigned } from '../ratings/say-hundredths.ts';
import { column, type DocumentList, type ListCell } from './list.ts';
import { person } from './person.ts';
import { teamStandingsList } from './team-standings-lists.ts';
import { figure, tieBreakColumns } from './tie-break-columns.ts';
import { undecidedNote } from './undecided-note.ts';
import { listWords, type ListWords } from './words.ts';

/** The standings after a round, of teams in a team event; the last with a result unless another is asked for. */
export function standingsList(
  state: Tournament,
  language: Language,
  audience: Audience,
  asOf?: number,
): DocumentList | null {
  if (!maySee(state, audience, 'standings')) return null;
  if (state.settings.team !== null) return teamStandingsList(state, language, asOf);
  const view = standingsView(state, asOf === undefined ? {} : { asOf });
  const words = listWords(language);
  const { round } = view;
  const final = view.final && view.openGames === 0;
  const hasChanges = view.rows.some(({ ratingChange }) => ratingChange !== undefined);
  return {
    list: 'standings',
    title: fill(final ? words.titles.finalStandings : words.titles.standings, { round }),
    columns: [
      column('rank', words.rank, { align: 'end' }),
      column('number', words.number, { align: 'end', place: 'files' }),
      column('title', words.title, { place: 'files' }),
      column('name', words.name),
      column('rating', words.rating, { align: 'end', place: 'wide' }),
      column('federation', words.federation, { place: 'wide' }),
      column('club', words.club, { place: 'wide' }),
      column('points', words.points, { align: 'end', meaning: words.pointsMeaning }),
      ...tieBreakColumns(view.descriptors, language),
      ...(hasChanges ? [column('ratingChange', words.ratingChange, { align: 'end' })] : []),
    ],
    rows: view.rows.map((row): ListCell[] => [
      row.rank,
      row.tpn,
      row.title,
      person(row, language, detailOf(row, words), row.federation),
      ratingCell(row),
      row.federation,
      row.club,
      { points: row.points },
      ...row.tieBreaks.map(figure),
      ...(hasChanges ? [changeCell(row, language)] : []),
    ]),
    notes: [...sidesNote(view, language), ...standingsNotes(view, words)],
  };
}

/** Files have it with a plain minus, as spreadsheets read it. */
function changeCell({ ratingChange }: StandingsView['rows'][number], language: Language): ListCell {
  if (ratingChange === undefined) return null;
  return {
    shown: saySigned(ratingChange, language, 1),
    plain: sayDecimal((ratingChange / 100).toFixed(1), language),
  };
}

const detailOf = (row: StandingsView['rows'][number], words: ListWords): string =>
  [row.federation, ratingText(row), row.status === null ? null : words.left]
    .filter((part) => part !== null && part !== '')
    .join(' · ');

/** The score of the match, side against side. */
export function sidesNote({ sides }: Pick<StandingsView, 'sides'>, language: Language): string[] {
  if (sides === null) return [];
  const { a, b } = sides;
  return [
    fill(listWords(language).sidesScore, {
      a: a.name,
      pointsA: displayPoints(a.points, language),
      pointsB: displayPoints(b.points, language),
      b: b.name,
    }),
  ];
}

function standingsNotes(view: StandingsView, words: ListWords): string[] {
  return [
    ...(view.openGames > 0 ? [fill(words.openGames, { games: view.openGames })] : []),
    ...undecidedNote(view.undecided, words),
    ...(view.refusal === null ? [] : [words.pointsOnly]),
    ...view.dropped.map((one) => fill(words.ratingsDropped, { ...one })),
    ...(view.rows.some(({ rank }) => rank === null) ? [words.outside] : []),
  ];
}

/** Who wins what; null for an event without prizes, or where they are not public. */
export function prizesList(
  state: Tournament,
  language: Language,
  audience: Audience,
): DocumentList | null {
  const view = maySee(state, audience, 'prizes') ? prizesView(state) : null;
  if (view === null) return null;
  const words = listWords(language);
  const shown = playerShower(state);
  const lists = new Map(view.lists.map(({ list, name }) => [list, name[language]]));
  const winners = new Map(view.players.map((one) => [one.tpn, one]));
  const games = view.openGames;
  const notes = [
    ...(view.final ? [] : [fill(words.prizesNotFinal, { round: view.round })]),
    ...(games === 0 ? [] : [fill(words.prizesOpenGames, { games })]),
    ...undecidedNote(view.levelMatches, words),
  ];
  return {
    list: 'prizes',
    title: view.name?.[language] ?? words.titles.prizes,
    columns: [
      column('list', words.list, { place: 'wide' }),
      column('place', words.place, { align: 'end', place: 'wide' }),
      column('name', words.name),
      column('amount', `${words.amount} (${view.currency})`, { align: 'end' }),
      column('thing', words.thing),
    ],
    rows: listAfterList(view).flatMap((award): ListCell[][] => {
      const winner = winners.get(award.tpn);
      if (winner === undefined) return [];
      const amount = award.amount === 0 ? null : { cents: award.amount };
      const list = lists.get(award.list) ?? award.list;
      return [
        [
          list,
          award.place,
          winner.id === null
            ? winnerTeam(winner)
            : person(shown(winner.id), language, `${list} · ${award.place}`),
          amount,
          award.thing?.name[language] ?? null,
        ],
      ];
    }),
    notes,
  };
}

const winnerTeam = ({ team, name }: PrizePlayer): ListCell =>
  team === null ? name : { team, name };

/** As a regulation announces them: the main list, then category after category, first prize first. */
const listAfterList = ({ lists, awards }: PrizesView): readonly Award[] =>
  lists.flatMap(({ list }) =>
    awards.filter((award) => award.list === list).sort((a, b) => a.place - b.place),
  );
