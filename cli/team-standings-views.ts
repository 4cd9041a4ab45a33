import type { Language } from '@ronde/core/rules/language.ts';
import { BYES, type Bye } from '@ronde/core/rules/outcome.ts';
import { displayPoints, POINT, pointsFromTenths } from '@ronde/core/rules/points.ts';
import { formatFigure, printedValue } from '@ronde/core/standings/figure.ts';
import type {
  TeamCrosstableCell,
  TeamCrosstableLine,
} from '@ronde/core/standings/teams/crosstable.ts';
import type { Score, TeamStandingsRequest } from '@ronde/core/standings/teams/request.ts';
import type { TeamStandings } from '@ronde/core/standings/teams/team-standings.ts';
import type { TeamStandingsWords } from './team-standings-words.ts';

/** `{standings: [{rank, tpn, name, matchPoints, gamePoints, tiebreaks: {code: value}}]}`; undefined values are null. */
export function teamStandingsJson({ primaryScore, descriptors, entries }: TeamStandings) {
  return {
    primaryScore,
    standings: entries.map(({ rank, number, name, matchPoints, gamePoints, tieBreaks }) => ({
      rank,
      tpn: number,
      name,
      matchPoints: matchPoints / POINT,
      gamePoints: gamePoints / POINT,
      tiebreaks: Object.fromEntries(
        descriptors.map((code, place) => {
          const figure = tieBreaks[place];
          return [code, figure === undefined ? null : printedValue(figure)];
        }),
      ),
    })),
  };
}

export function teamStandingsRows(
  { descriptors, entries }: TeamStandings,
  kind: TeamStandingsRequest['kind'],
  { header }: TeamStandingsWords,
  language: Language,
): string[][] {
  // By Molter tables a team has no match, and so no match points (LA 3.2).
  const scores =
    kind === 'molter' ? (['gamePoints'] as const) : (['matchPoints', 'gamePoints'] as const);
  const [rank, number, team, ...points] = header;
  const rows = entries.map((entry) => [
    String(entry.rank),
    String(entry.number),
    entry.name,
    ...scores.map((score) => displayPoints(entry[score], language)),
    ...entry.tieBreaks.map((figure) => formatFigure(figure) ?? '–'),
  ]);
  return [[rank, number, team, ...points.slice(-scores.length), ...descriptors], ...rows];
}

/** The opponent's line, the colour on board 1 and the game points of every round; `f` for a forfeit. */
export function teamCrosstableRows(
  lines: readonly TeamCrosstableLine[],
  words: TeamStandingsWords,
  language: Language,
): string[][] {
  const [rank, , team, mp, gp] = words.header;
  const head = (lines[0]?.rounds ?? []).map((_, index) => String(index + 1));
  const rows = lines.map((line) => [
    String(line.line),
    line.name,
    ...line.rounds.map((cell) => cellText(cell, words, language)),
    displayPoints(line.matchPoints, language),
    displayPoints(line.gamePoints, language),
  ]);
  return [[rank, team, ...head, mp, gp], ...rows];
}

const isBye = (outcome: string): outcome is Bye => BYES.some((bye) => bye === outcome);

function cellText(cell: TeamCrosstableCell, words: TeamStandingsWords, language: Language): string {
  const { opponentLine, colour, outcome, gamePoints } = cell;
  if (isBye(outcome)) return words.byes[outcome];
  const opponent = opponentLine === null ? '' : `${opponentLine}${colour?.charAt(0) ?? ''}`;
  if (outcome === 'notEntered') return opponent;
  const forfeit = outcome === 'played' ? '' : 'f';
  return `${opponent} ${displayPoints(gamePoints, language)}${forfeit}`.trimStart();
}

/** The score that ranks first after every round. */
export function teamProgressRows(
  lines: readonly TeamCrosstableLine[],
  score: Score,
  { header: [rank, , team] }: TeamStandingsWords,
  language: Language,
): string[][] {
  const head = (lines[0]?.rounds ?? []).map((_, index) => String(index + 1));
  const rows = lines.map((line) => [
    String(line.line),
    line.name,
    ...progressOf(line, score).map((points) => displayPoints(pointsFromTenths(points), language)),
  ]);
  return [[rank, team, ...head], ...rows];
}

/** Running totals, round by round. */
export function progressOf({ rounds }: TeamCrosstableLine, score: Score): number[] {
  let total = 0;
  return rounds.map((cell) => (total += cell[score]));
}
