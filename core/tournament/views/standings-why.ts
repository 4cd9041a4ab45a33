import type { PlayerId, Tpn } from '../../rules/identity.ts';
import type { Points } from '../../rules/points.ts';
import { explainTieBreak, type Explanation } from '../../standings/explain.ts';
import { countedRequest } from '../../standings/ranking/ranked-standings.ts';
import type { StandingsRefusal } from '../../standings/request.ts';
import type { Tournament } from '../state.ts';
import { rankedTournament, standingsRow, type StandingsRowView } from './standings.ts';
import type { StandingsOptions } from './standings-question.ts';

/** Why a player stands where the table says. */
export interface StandingsWorking {
  readonly round: number;
  readonly edition: string;
  readonly descriptors: readonly string[];
  readonly player: StandingsRowView;
  /** Each tie-break with its working; empty for whoever the standings do not count. */
  readonly tieBreaks: readonly Explanation[];
  /** Those with the same points, in order, with what separated each from the one before. */
  readonly samePoints: readonly StandingsRowView[];
  readonly refusal: StandingsRefusal | null;
  /** Names for the numbers the working mentions. */
  readonly names: readonly { readonly tpn: Tpn; readonly name: string }[];
}

/** The working behind a player's place; null for somebody who is not in the table. */
export function standingsWorking(
  state: Tournament,
  player: PlayerId,
  options: StandingsOptions = {},
): StandingsWorking | null {
  const { question, ranked, refusal } = rankedTournament(state, options);
  const rows = ranked.rows.flatMap((row) => standingsRow(row, question) ?? []);
  const own = rows.find(({ id }) => id === player);
  if (!own) return null;
  const request = countedRequest(question.request, question.decisions);
  const tieBreaks = ranked.descriptors.flatMap((descriptor, place) => {
    const earlier = ranked.descriptors.slice(0, place);
    const explained = explainTieBreak(request, descriptor, own.tpn, earlier);
    return explained.ok ? [explained.value] : [];
  });
  return {
    round: question.round,
    edition: question.edition.id,
    descriptors: ranked.descriptors,
    player: own,
    tieBreaks,
    samePoints: sameScore(rows, own.points),
    refusal,
    names: question.request.players.map(({ tpn, name }) => ({ tpn, name })),
  };
}

const sameScore = (rows: readonly StandingsRowView[], points: Points): StandingsRowView[] =>
  rows.filter((row) => row.rank !== null && row.points === points);
