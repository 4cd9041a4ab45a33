import { ratingCell } from '../../rules/rating-text.ts';
import type { PlayerId, Tpn } from '../../rules/identity.ts';
import type { Language } from '../../rules/language.ts';
import { fill } from '../../rules/sentence.ts';
import type { CrosstableCell, CrosstableLine } from '../../standings/ranking/crosstable.ts';
import { gamesByOpponent, type CrosstableGame } from '../../standings/ranking/games-by-opponent.ts';
import { playersByNumber } from '../../tournament/numbers.ts';
import type { Tournament } from '../../tournament/state.ts';
import { maySee, type Audience } from '../../tournament/views/audience.ts';
import { crosstableView, type CrosstableView } from '../../tournament/views/crosstable.ts';
import { playerShower, type ShownPlayer } from '../../tournament/views/shown-player.ts';
import {
  column,
  type DocumentList,
  type GameCell,
  type ListCell,
  type ListColumn,
} from './list.ts';
import { person } from './person.ts';
import { resultMark, sayCrosstableCell } from './say-result.ts';
import { teamCrosstableList, teamGridList } from './team-standings-lists.ts';
import { figure, tieBreakColumns } from './tie-break-columns.ts';
import { listWords } from './words.ts';

/** Everybody's rounds in the order of the standings. */
export function crosstableList(
  state: Tournament,
  language: Language,
  audience: Audience,
  asOf?: number,
): DocumentList | null {
  if (!maySee(state, audience, 'crosstable')) return null;
  if (state.settings.team !== null) return teamCrosstableList(state, language, asOf);
  const view = crosstableView(state, asOf === undefined ? {} : { asOf });
  const words = listWords(language);
  const context = contextOf(state, language);
  const rounds = Array.from({ length: view.round }, (_, index) => index + 1);
  return {
    list: 'crosstable',
    title: fill(words.titles.crosstable, { round: view.round }),
    ...framed(
      view,
      context,
      rounds.map((round) =>
        column(`round${round}`, fill(words.round, { round }), { align: 'centre' }),
      ),
      (line) => rounds.map((round) => game(line.rounds[round - 1] ?? null, context)),
    ),
    notes: view.round === 0 ? [] : [words.crosstableNote, ...uncountedNote(view, language)],
  };
}

/** A round robin as everybody against everybody, in the order of the standings; null for a Swiss. */
export function gridList(
  state: Tournament,
  language: Language,
  audience: Audience,
): DocumentList | null {
  if (!maySee(state, audience, 'crosstable')) return null;
  if (state.settings.team !== null) return teamGridList(state, language);
  const view = crosstableView(state);
  const { lines } = view;
  if (!view.roundRobin || view.round === 0) return null;
  const words = listWords(language);
  const context = contextOf(state, language);
  return {
    list: 'grid',
    title: fill(words.titles.grid, { round: view.round }),
    ...framed(
      view,
      context,
      lines.map(({ line, name }) =>
        column(`against${line}`, String(line), { align: 'centre', meaning: name }),
      ),
      (line) => {
        const meetings = gamesByOpponent(line);
        return lines.map(({ tpn, name }) =>
          tpn === line.tpn
            ? ({ diagonal: true } as const)
            : games(meetings.get(tpn) ?? [], name, context),
        );
      },
    ),
    notes: [words.gridNote, ...uncountedNote(view, language)],
  };
}

/** Said where games of the table count for nobody: its figures would not seem to add up. */
const uncountedNote = ({ lines }: CrosstableView, language: Language): readonly string[] =>
  lines.some(({ rounds }) => rounds.some((cell) => cell?.counts === false))
    ? [listWords(language).uncountedNote]
    : [];

interface Context {
  readonly language: Language;
  readonly shown: (id: PlayerId) => ShownPlayer;
  readonly idOf: (tpn: Tpn) => PlayerId | null;
}

function contextOf(state: Tournament, language: Language): Context {
  const players = playersByNumber(state);
  return { language, shown: playerShower(state), idOf: (tpn) => players.get(tpn) ?? null };
}

/** What stands around the games: line, name and rating before, points and tie-breaks after. */
function framed(
  view: CrosstableView,
  { language, shown, idOf }: Context,
  columns: readonly ListColumn[],
  cellsOf: (line: CrosstableLine) => readonly ListCell[],
): Pick<DocumentList, 'columns' | 'rows'> {
  const words = listWords(language);
  const decimals = view.descriptors.map((_, place) =>
    Math.max(0, ...view.lines.map(({ tieBreaks }) => decimalsOf(tieBreaks[place] ?? null))),
  );
  return {
    columns: [
      column('line', words.number, { align: 'end' }),
      column('title', words.title, { place: 'files' }),
      column('name', words.name),
      column('rating', words.rating, { align: 'end', place: 'wide' }),
      ...columns,
      column('points', words.points, { align: 'end', meaning: words.pointsMeaning }),
      ...tieBreakColumns(view.descriptors, language),
    ],
    rows: view.lines.flatMap((line) => {
      const id = idOf(line.tpn);
      if (id === null) return [];
      const player = shown(id);
      return [
        [
          line.line,
          player.title,
          person(player, language),
          ratingCell(player),
          ...cellsOf(line),
          { points: line.points },
          ...line.tieBreaks.map((value, place) => figure(withDecimals(value, decimals[place]))),
        ],
      ];
    }),
  };
}

const decimalsOf = (value: number | null): number => String(value ?? 0).split('.')[1]?.length ?? 0;

/** As many decimals as the longest value of its column. */
const withDecimals = (value: number | null, decimals = 0): string | null =>
  value === null ? null : value.toFixed(decimals);

function game(cell: CrosstableCell | null, context: Context): GameCell | null {
  if (cell === null) return null;
  const opponent = cell.opponent === null ? null : context.idOf(cell.opponent);
  const text = sayCrosstableCell(cell.opponentLine, cell, context.language);
  return { text, spoken: spokenGame(cell, context), opponent, outcome: cell.outcome };
}

/** All games against one opponent: `1`, `1 ½`. */
function games(meetings: readonly CrosstableGame[], name: string, context: Context): ListCell {
  const words = listWords(context.language);
  const last = meetings.at(-1);
  const opponent = last?.cell.opponent ?? null;
  if (last === undefined || opponent === null) {
    return {
      text: '',
      spoken: fill(words.notMet, { opponent: name }),
      opponent: null,
      outcome: 'notEntered',
    };
  }
  return {
    text: meetings.map(({ cell }) => resultMark(cell, context.language)).join(' '),
    spoken: meetings
      .map(({ round, cell }) => fill(words.inRound, { round, game: spokenGame(cell, context) }))
      .join('; '),
    opponent: context.idOf(opponent),
    outcome: last.cell.outcome,
  };
}

function spokenGame(cell: CrosstableCell, { language, shown, idOf }: Context): string {
  const words = listWords(language);
  const opponent = cell.opponent === null ? null : idOf(cell.opponent);
  const outcome = words.outcomes[cell.outcome];
  if (opponent === null || cell.colour === null) return outcome;
  const colour = words.colours[cell.colour];
  const game = fill(words.spokenGame, { outcome, opponent: shown(opponent).name, colour });
  return cell.counts ? game : fill(words.uncounted, { game });
}
