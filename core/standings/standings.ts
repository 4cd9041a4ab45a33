import type { Tpn } from '../rules/identity.ts';
import { pointsFromTenths, type Points } from '../rules/points.ts';
import { success, type Result } from '../rules/result.ts';
import { chooseTieBreaks, type ChosenTieBreak } from './eligibility.ts';
import { cupPlace } from './cup-place.ts';
import { openField, type Field, type PlayerIndex } from './field.ts';
import { undefinedFigure, type Figure } from './figure.ts';
import { keizerPoints } from './keizer-points.ts';
import { ratingsAreDropped } from './rated-games.ts';
import type { StandingsRefusal, StandingsRequest } from './request.ts';
import { figuresOf } from './tie-break.ts';
import { splitByFigure } from './tied-groups.ts';

/** One line of the standings. */
export interface StandingsEntry {
  /** Shared by those no tie-break separates. */
  readonly rank: number;
  readonly tpn: Tpn;
  readonly name: string;
  readonly points: Points;
  /** One figure for each tie-break, in the order of the list. */
  readonly tieBreaks: readonly Figure[];
  /** What put the player below the one before: `PTS`, or a tie-break's place in the list; null for nothing. */
  readonly separatedBy: 'PTS' | number | null;
}

export interface Standings {
  /** The tie-breaks applied, as written in report files. */
  readonly descriptors: readonly string[];
  /** In order of rank; those who share one, by pairing number. */
  readonly entries: readonly StandingsEntry[];
  /** Tie-breaks left out because of unrated players (C.07 10), by place in the list. */
  readonly dropped: readonly { readonly place: number; readonly article: string }[];
  /** What ranks before any tie-break: points, or what stands at that place of the list. */
  readonly ranksBy: 'PTS' | 0;
}

/**
 * Ranks by points, then by each tie-break among those still tied (C.07 4.2; LA 5.2 2). A list that
 * begins with Keizer's points or the place in a cup ranks by these instead.
 */
export function computeStandings(
  request: StandingsRequest,
  descriptors: readonly string[],
): Result<Standings, StandingsRefusal> {
  const chosen = chooseTieBreaks(descriptors, request);
  if (!chosen.ok) return chosen;
  const field = openField(request);
  if (!field.ok) return field;
  return success(rankField(field.value, chosen.value));
}

const NOT_TIED = undefinedFigure('notTied');

/** Tied players together, best first, and what separated each group from the one before it. */
export interface TiedGroup {
  readonly players: readonly PlayerIndex[];
  readonly separatedBy: StandingsEntry['separatedBy'];
}

/** Who is tied before the list of tie-breaks is looked at. */
export const firstGroups = (field: Field, chosen: readonly ChosenTieBreak[]): TiedGroup[] =>
  ranksByFirst(chosen)
    ? [{ players: field.players.map((_, player) => player), separatedBy: null }]
    : groupsByPoints(field);

const ranksByFirst = ([first]: readonly ChosenTieBreak[]): boolean =>
  first?.tieBreak === keizerPoints || first?.tieBreak === cupPlace;

function groupsByPoints(field: Field): TiedGroup[] {
  const points = Array.from(field.scores, (value): Figure => ({ value, per: 10 }));
  const everybody = field.players.map((_, player) => player);
  const pointsOf = (player: PlayerIndex): Figure => points[player] ?? NOT_TIED;
  return splitByFigure(everybody, pointsOf, 'higher').map((players, place) => ({
    players,
    separatedBy: place === 0 ? null : 'PTS',
  }));
}

/** Applies one tie-break to every group; `figures` receives what it found. */
export function applyTieBreak(
  field: Field,
  groups: readonly TiedGroup[],
  { tieBreak, modifiers, better }: ChosenTieBreak,
  place: number,
  figures: Figure[],
): TiedGroup[] {
  const all = tieBreak.scope === 'player' ? figuresOf(field, tieBreak, modifiers) : null;
  all?.forEach((figure, player) => (figures[player] = figure));
  return groups.flatMap((group) => {
    if (group.players.length === 1) return [group];
    if (tieBreak.scope === 'player') {
      const figureOf = (player: PlayerIndex): Figure => all?.[player] ?? undefinedFigure('noGame');
      return continued(group, splitByFigure(group.players, figureOf, better), place);
    }
    const broken = tieBreak.breakTie(field, group.players, modifiers, false);
    for (const [player, figure] of broken.figures) figures[player] = figure;
    return continued(group, broken.order, place);
  });
}

function continued(
  group: TiedGroup,
  parts: readonly (readonly PlayerIndex[])[],
  place: number,
): TiedGroup[] {
  return parts.map((players, part) => ({
    players,
    separatedBy: part === 0 ? group.separatedBy : place,
  }));
}

function rankField(field: Field, chosen: readonly ChosenTieBreak[]): Standings {
  let groups = firstGroups(field, chosen);
  const columns = chosen.map((tieBreak, place) => {
    const figures = field.players.map(() => NOT_TIED);
    groups = applyTieBreak(field, groups, tieBreak, place, figures);
    return figures;
  });
  const entries: StandingsEntry[] = [];
  for (const { players, separatedBy } of groups) {
    const rank = entries.length + 1;
    for (const [place, player] of players.entries()) {
      const record = field.players[player];
      if (!record) continue;
      entries.push({
        rank,
        tpn: record.tpn,
        name: record.name,
        points: pointsFromTenths(field.scores[player] ?? 0),
        tieBreaks: columns.map((figures) => figures[player] ?? NOT_TIED),
        separatedBy: place === 0 ? separatedBy : null,
      });
    }
  }
  const dropped = chosen.flatMap(({ tieBreak, article }, place) =>
    tieBreak.usesRatings && ratingsAreDropped(field) ? [{ place, article }] : [],
  );
  return {
    descriptors: chosen.map(({ descriptor }) => descriptor),
    entries,
    dropped,
    ranksBy: ranksByFirst(chosen) ? 0 : 'PTS',
  };
}
