import { isOfTwoSides } from '../../../pairing/systems.ts';
import type { PlayerId, TeamId } from '../../../rules/identity.ts';
import { TWO_SIDES } from '../../empty-side.ts';
import { keptOutOf } from '../../incidents/kept-out.ts';
import {
  handlingRules,
  nameOf,
  refuse,
  roundOf,
  unknownRound,
  unknownTeam,
  type Refused,
} from '../../judgement.ts';
import type { Boards } from '../../line-ups.ts';
import { isAvailable, type Team } from '../../player.ts';
import { HOUSE_RULES } from '../../refusal.ts';
import type { Match, Round } from '../../round.ts';
import type { Tournament } from '../../state.ts';

interface AskedLineUp {
  readonly round: number;
  readonly team: TeamId;
  readonly boards: Boards;
}

/** What no line-up may be: of a match by a table, of an unknown team or round, of other boards, with strangers in it. */
export function unfitLineUp(
  state: Tournament,
  { round, team: id, boards }: AskedLineUp,
): Refused | Team {
  const team = state.teams.get(id);
  if (!team) return unknownTeam(id);
  // The table of a match says who sits where, from its first round on.
  if (isOfTwoSides(state.settings.system) && state.rounds.length > 0) {
    return refuse('sidesHaveBegun', TWO_SIDES, { player: team.name });
  }
  if (round < 1 || round > state.settings.rounds) return unknownRound(round);
  const fielded = boards.filter((player) => player !== null);
  const fits = boards.length === state.settings.team?.boards;
  if (!fits || new Set(fielded).size !== fielded.length) {
    return refuse('badTeam', HOUSE_RULES.wellFormed, { team: team.name, field: 'boards' });
  }
  const stranger = fielded.find((player) => !team.roster.includes(player));
  if (stranger === undefined) return team;
  return refuse('playerNotInTeam', HOUSE_RULES.knownNames, {
    team: team.name,
    player: nameOf(state, stranger),
  });
}

/** Somebody is fielded who has left or comes later; null where all can play. */
export function fieldsTheAbsent(state: Tournament, { round, boards }: AskedLineUp): Refused | null {
  const gone = boards
    .flatMap((id: PlayerId | null) => (id === null ? [] : (state.players.get(id) ?? [])))
    .find((player) => !isAvailable(player, round));
  if (gone === undefined) return null;
  const { announcedAbsence } = handlingRules(state).articles;
  return refuse('playerNotAvailable', announcedAbsence, { player: gone.name, round });
}

/** Refuses a line-up with a player whom a decision keeps out of the round; null if there is none. */
export function fieldsKeptOut(
  state: Tournament,
  { round, boards }: Omit<AskedLineUp, 'team'>,
): Refused | null {
  const kept = keptOutOf(state, round);
  const barred = boards.find((id) => id !== null && kept.has(id));
  if (barred === null || barred === undefined) return null;
  const params = { player: nameOf(state, barred), round };
  return refuse('keptOutOfRound', kept.get(barred) ?? '', params);
}

/** The match of a team in a round that is drafted or public; null where it has none. */
export function matchOf(
  state: Tournament,
  number: number,
  team: TeamId,
): { readonly round: Round; readonly match: Match } | null {
  const round = roundOf(state, number);
  const match = round?.matches.find(({ first, second }) => [first, second].includes(team));
  return round && match ? { round, match } : null;
}

/** A match with a result, or of a closed round: nobody is moved any more; null before. */
export function resultsInTheWay(round: Round, match: Match): Refused | null {
  const begun = round.games.some(
    (game) => game.match === match.table && game.outcome.kind !== 'notEntered',
  );
  return begun || round.closed
    ? refuse('resultsInTheWay', HOUSE_RULES.draftsRestOnFacts, { board: match.table })
    : null;
}
