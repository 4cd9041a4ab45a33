import { penaltyArticle } from '../../decisions/penalties/ladder.ts';
import { isByTable } from '../../pairing/systems.ts';
import type { PlayerId } from '../../rules/identity.ts';
import { EXPULSION } from '../deeds/expel/expulsion.ts';
import type { TournamentEvent } from '../event.ts';
import { nameOf, roundOf, warn } from '../judgement.ts';
import { pinnedLaws } from '../laws-of-event.ts';
import { isCup } from '../matches.ts';
import type { Player } from '../player.ts';
import type { DraftedGame, Unpaired } from '../round.ts';
import type { Tournament } from '../state.ts';
import type { Warning } from '../warning-ladder.ts';
import { incidentsInForce } from './incidents-of.ts';

/** The article by which each player may not play in a round: an expulsion or an exclusion (Laws 12.9.8, 12.9.9). */
export function keptOutOf(state: Tournament, round: number): ReadonlyMap<PlayerId, string> {
  const laws = pinnedLaws(state);
  const kept = new Map<PlayerId, string>();
  for (const { player, decision, round: happened } of incidentsInForce(state)) {
    if (player === null || decision === null) continue;
    for (const { kind, rounds = [] } of decision.penalties) {
      const bars =
        kind === 'expulsion'
          ? round > (happened ?? 0)
          : kind === 'exclusion' && rounds.includes(round);
      if (bars) kept.set(player, penaltyArticle(kind, laws));
    }
  }
  // A list of a team keeps its players who were expelled; elsewhere they are out, or lose by forfeit.
  const { kind, system } = state.settings;
  if (kind !== 'team' || isByTable(system) || isCup(state.settings)) return kept;
  for (const { id, left } of state.players.values()) {
    if (left?.reason === 'expelled' && left.fromRound <= round) kept.set(id, EXPULSION);
  }
  return kept;
}

/** Whether somebody was expelled, or is to be by a decision that stands (Laws 12.9.9). */
export const isExpelled = (
  state: Tournament,
  { id, left }: Pick<Player, 'id'> & Partial<Pick<Player, 'left'>>,
): boolean =>
  left?.reason === 'expelled' ||
  incidentsInForce(state).some(
    ({ player, decision }) =>
      player === id && decision?.penalties.some(({ kind }) => kind === 'expulsion') === true,
  );

/** The questions before a player who is kept out by a decision plays. */
export function keptOutMet(state: Tournament, events: readonly TournamentEvent[]): Warning[] {
  const met = events.flatMap((event) => {
    const question = questionOf(state, event);
    if (question === null) return [];
    const kept = keptOutOf(state, question.round);
    return question.players.flatMap((id) => {
      const article = kept.get(id);
      return article === undefined ? [] : [{ ...question, id, article }];
    });
  });
  return (['pairsKeptOut', 'askTheArbiterFirst'] as const).flatMap((code) => {
    const told = met.filter((one) => one.code === code);
    const [first] = told;
    if (first === undefined) return [];
    const names = [...new Set(told.map(({ id }) => nameOf(state, id)))].join(' · ');
    const rounds = [...new Set(told.map(({ round }) => round))].join(', ');
    return [warn(code, first.article, code === 'pairsKeptOut' ? { rounds, names } : { names })];
  });
}

interface Question {
  readonly code: 'pairsKeptOut' | 'askTheArbiterFirst';
  readonly round: number;
  readonly players: readonly PlayerId[];
}

function questionOf(state: Tournament, event: TournamentEvent): Question | null {
  switch (event.type) {
    case 'roundDrafted':
    case 'roundRepublished':
    case 'roundReseated':
    case 'matchFielded':
      return { code: 'pairsKeptOut', round: event.round, players: playing(event) };
    case 'roundPublished': {
      const round = roundOf(state, event.round);
      return round && { code: 'pairsKeptOut', round: round.number, players: playing(round) };
    }
    case 'lineUpSet': {
      const players = event.boards.filter((id) => id !== null);
      return { code: 'pairsKeptOut', round: event.round, players };
    }
    case 'playerReturned':
      return { code: 'pairsKeptOut', round: event.fromRound, players: [event.player] };
    case 'playersCheckedIn':
      return state.checkIn === null
        ? null
        : { code: 'askTheArbiterFirst', round: state.checkIn.round, players: event.players };
    default:
      return null;
  }
}

/** The players with an opponent in a round, or with a point without one. */
const playing = (round: {
  readonly games: readonly DraftedGame[];
  readonly unpaired: readonly Unpaired[];
}): readonly PlayerId[] => [
  ...round.games.flatMap(({ white, black }) => [white, black]),
  ...round.unpaired.filter(({ outcome }) => outcome !== 'zeroPointBye').map(({ player }) => player),
];
