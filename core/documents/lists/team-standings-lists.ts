import type { TeamId, Tpn } from '../../rules/identity.ts';
import type { Language } from '../../rules/language.ts';
import { displayPoints } from '../../rules/points.ts';
import { fill } from '../../rules/sentence.ts';
import type { TeamCrosstableCell } from '../../standings/teams/crosstable.ts';
import { matchesByOpponent, type TeamMeeting } from '../../standings/teams/matches-by-opponent.ts';
import type { Tournament } from '../../tournament/state.ts';
import {
  teamCrosstableView,
  type RankedTeamLine,
  type TeamCrosstableView,
} from '../../tournament/views/team-crosstable.ts';
import { teamStandingsView } from '../../tournament/views/team-standings.ts';
import {
  column,
  type DocumentList,
  type ListCell,
  type ListColumn,
  type MatchCell,
} from './list.ts';
import { isTeamBye, matchMark, sayMatchCell } from './say-match.ts';
import { figure, tieBreakColumns } from './tie-break-columns.ts';
import { teamListWords } from './team-list-words.ts';
import { sayTeamRemarks, TEAM_REMARKS } from './team-remarks.ts';
import { undecidedNote } from './undecided-note.ts';
import { listWords } from './words.ts';

/** The standings of the teams; null in an event without. */
export function teamStandingsList(
  state: Tournament,
  language: Language,
  asOf?: number,
): DocumentList | null {
  const view = teamStandingsView(state, asOf === undefined ? {} : { asOf });
  if (view === null) return null;
  const words = listWords(language);
  const final = view.final && view.openGames === 0;
  const title = final ? words.titles.finalStandings : words.titles.standings;
  const remarks = view.rows.map((row) => sayTeamRemarks(row, language));
  const remarked = remarks.some((remark) => remark !== '');
  return {
    list: 'standings',
    title: fill(title, { round: view.round }),
    columns: [
      column('rank', words.rank, { align: 'end' }),
      column('number', words.number, { align: 'end', place: 'files' }),
      column('name', teamListWords(language).team),
      ...scoreColumns(language).slice(view.matchPointsCount ? 0 : 1),
      ...tieBreakColumns(view.descriptors, language),
      ...(remarked ? [column('remarks', TEAM_REMARKS[language].heading)] : []),
    ],
    rows: view.rows.map((row, index): ListCell[] => [
      row.rank,
      row.number,
      teamCell(row.id, row.name),
      ...(view.matchPointsCount ? [{ points: row.matchPoints }] : []),
      { points: row.gamePoints },
      ...row.tieBreaks.map(figure),
      ...(remarked ? [remarks[index] ?? ''] : []),
    ]),
    notes: [
      ...(view.openGames > 0 ? [fill(words.openGames, { games: view.openGames })] : []),
      ...undecidedNote(view.undecided, words),
      ...(view.refusal === null ? [] : [words.pointsOnly]),
    ],
  };
}

const teamCell = (id: TeamId | null, name: string): ListCell =>
  id === null ? name : { team: id, name };

function scoreColumns(language: Language): ListColumn[] {
  const own = teamListWords(language);
  return [
    column('points', own.matchPoints, { align: 'end', meaning: own.matchPointsMeaning }),
    column('gamePoints', own.gamePoints, { align: 'end', meaning: own.gamePointsMeaning }),
  ];
}

/** Every team's matches in the order of the standings; null in an event without teams. */
export function teamCrosstableList(
  state: Tournament,
  language: Language,
  asOf?: number,
): DocumentList | null {
  const view = teamCrosstableView(state, asOf === undefined ? {} : { asOf });
  if (view === null) return null;
  const words = listWords(language);
  const said = sayer(view, language);
  const rounds = Array.from({ length: view.round }, (_, index) => index + 1);
  return {
    list: 'crosstable',
    title: fill(words.titles.crosstable, { round: view.round }),
    ...framed(
      view,
      language,
      rounds.map((round) =>
        column(`round${round}`, fill(words.round, { round }), { align: 'centre' }),
      ),
      (line) =>
        rounds.map((round): ListCell => {
          const cell = line.rounds[round - 1];
          if (cell === undefined) return null;
          return {
            ...said({ cell, round }),
            text: sayMatchCell(cell.opponentLine, cell, language),
          };
        }),
    ),
    notes: view.round === 0 ? [] : [teamListWords(language).crosstableNote],
  };
}

/** A round robin of teams as every team against every other; null for any other event. */
export function teamGridList(state: Tournament, language: Language): DocumentList | null {
  const view = teamCrosstableView(state);
  if (!view?.roundRobin || view.round === 0) return null;
  const words = listWords(language);
  const said = sayer(view, language);
  const met = (meetings: readonly TeamMeeting[]): ListCell => {
    const last = meetings.at(-1);
    if (last === undefined) return null;
    const text = meetings.map(({ cell }) => matchMark(cell, language)).join(' ');
    const spoken = meetings.map((one) => said(one).spoken).join(' · ');
    return { ...said(last), text, spoken };
  };
  return {
    list: 'grid',
    title: fill(words.titles.grid, { round: view.round }),
    ...framed(
      view,
      language,
      view.lines.map(({ line, name }) =>
        column(`against${line}`, String(line), { align: 'centre', meaning: name }),
      ),
      (line) => {
        const meetings = matchesByOpponent(line);
        return view.lines.map(({ number }) =>
          number === line.number ? ({ diagonal: true } as const) : met(meetings.get(number) ?? []),
        );
      },
    ),
    notes: [teamListWords(language).gridNote],
  };
}

/** What stands around the matches: line and name before, both scores and tie-breaks after. */
function framed(
  view: TeamCrosstableView,
  language: Language,
  columns: readonly ListColumn[],
  cellsOf: (line: RankedTeamLine) => readonly ListCell[],
): Pick<DocumentList, 'columns' | 'rows'> {
  return {
    columns: [
      column('line', listWords(language).number, { align: 'end' }),
      column('name', teamListWords(language).team),
      ...columns,
      ...scoreColumns(language).slice(view.matchPointsCount ? 0 : 1),
      ...tieBreakColumns(view.descriptors, language),
    ],
    rows: view.lines.map((line) => [
      line.line,
      teamCell(line.id, line.name),
      ...cellsOf(line),
      ...(view.matchPointsCount ? [{ points: line.matchPoints }] : []),
      { points: line.gamePoints },
      ...line.tieBreaks.map(figure),
    ]),
  };
}

/** A match as it is heard, with the way to the opponent. */
function sayer(
  { lines }: TeamCrosstableView,
  language: Language,
): (meeting: TeamMeeting) => Omit<MatchCell, 'text'> {
  const words = listWords(language);
  const own = teamListWords(language);
  const byNumber = new Map<Tpn, RankedTeamLine>(lines.map((line) => [line.number, line]));
  return ({ cell, round }) => {
    const met = cell.opponent === null ? undefined : byNumber.get(cell.opponent);
    const points = displayPoints(cell.gamePoints, language);
    const spoken = isTeamBye(cell.outcome)
      ? words.outcomes[cell.outcome]
      : fill(cell.outcome === 'notEntered' ? own.spokenOpen : own.spokenMatch, {
          points,
          opponent: met?.name ?? '',
        });
    return { spoken, against: met?.id ?? null, brought: broughtBy(cell, met?.rounds[round - 1]) };
  };
}

/** By the game points of both sides: match points may be in any scale. */
function broughtBy(
  cell: TeamCrosstableCell,
  theirs: TeamCrosstableCell | undefined,
): MatchCell['brought'] {
  if (cell.outcome !== 'played' || theirs === undefined) return 'unplayed';
  if (cell.gamePoints === theirs.gamePoints) return 'draw';
  return cell.gamePoints > theirs.gamePoints ? 'win' : 'loss';
}
