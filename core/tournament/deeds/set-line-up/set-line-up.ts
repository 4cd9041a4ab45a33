import { isOfTwoSides } from '../../../pairing/systems.ts';
import type { PlayerId, TeamId } from '../../../rules/identity.ts';
import {
  allow,
  handlingRules,
  nameOf,
  refuse,
  roundOf,
  unknownRound,
  unknownTeam,
  warn,
  type Judgement,
} from '../../judgement.ts';
import { isByLetters } from '../../by-letters.ts';
import { fieldMatch } from '../../line-ups.ts';
import { orderFaults } from '../../order-of-players.ts';
import { isAvailable, type Team } from '../../player.ts';
import { HOUSE_RULES } from '../../refusal.ts';
import { PAIRING } from '../../roles.ts';
import { optional, orNull } from '../../schema/schema.ts';
import { aPlayer, aRound, aTeam, listOf, yes } from '../../schema/words.ts';
import type { Tournament } from '../../state.ts';
import { TEAM_RULES } from '../../team-rules.ts';
import { TWO_SIDES } from '../../empty-side.ts';
import type { Warning } from '../../warning-ladder.ts';
import type { Deed } from '../deed.ts';
import { sameValue } from '../same-value.ts';
import { withLineUp, type LineUpSet } from './line-up-set.ts';
import { reseat } from './reseat.ts';

export interface SetLineUp {
  readonly type: 'setLineUp';
  readonly round: number;
  readonly team: TeamId;
  readonly boards: readonly (PlayerId | null)[];
  /** It was not handed in by the hour: the first players of the list, and nobody else. */
  readonly late?: true;
}

export const setLineUp: Deed<SetLineUp> = {
  fields: { round: aRound, team: aTeam, boards: listOf(orNull(aPlayer)), late: optional(yes) },
  roles: PAIRING,
  touches: ({ round, team }) => [`lineUp:${round}:${team}`],
  saysTheSame: ({ boards, late }, event) =>
    event.type === 'lineUpSet' && event.late === late && sameValue(event.boards, boards),
  judge,
};

function judge(state: Tournament, command: SetLineUp): Judgement {
  const { round: number, boards } = command;
  const team = state.teams.get(command.team);
  if (!team) return unknownTeam(command.team);
  if (isOfTwoSides(state.settings.system)) {
    return refuse('lineUpByTable', TWO_SIDES, { team: team.name });
  }
  if (number < 1 || number > state.settings.rounds) return unknownRound(number);
  const fielded = boards.filter((player) => player !== null);
  const fits = boards.length === state.settings.team?.boards;
  if (!fits || new Set(fielded).size !== fielded.length) {
    return refuse('badTeam', HOUSE_RULES.wellFormed, { team: team.name, field: 'boards' });
  }
  const stranger = fielded.find((player) => !team.roster.includes(player));
  if (stranger !== undefined) {
    return refuse('playerNotInTeam', HOUSE_RULES.knownNames, {
      team: team.name,
      player: nameOf(state, stranger),
    });
  }
  if (
    command.late === true &&
    !boards.every((player, at) => player === (team.roster[at] ?? null))
  ) {
    return refuse('lateLineUp', TEAM_RULES.lateLineUp, { team: team.name });
  }
  const gone = command.late === true ? undefined : unavailable(state, number, fielded);
  if (gone !== undefined) {
    const { announcedAbsence } = handlingRules(state).articles;
    return refuse('playerNotAvailable', announcedAbsence, { player: gone, round: number });
  }
  const late = command.late === true ? { late: true as const } : {};
  const set: LineUpSet = { type: 'lineUpSet', round: number, team: team.id, boards, ...late };
  if (isByLetters(state.settings)) return reseat(state, team, set);
  const warnings = command.late === true ? [] : outOfOrder(state, team, boards);
  const round = roundOf(state, number);
  const match = round?.matches.find(({ first, second }) => [first, second].includes(team.id));
  if (!round || !match) return allow([set], warnings);
  const begun = round.games.some(
    (game) => game.match === match.table && game.outcome.kind !== 'notEntered',
  );
  if (begun || round.closed) {
    return refuse('resultsInTheWay', HOUSE_RULES.draftsRestOnFacts, { board: match.table });
  }
  const lined = withLineUp(state, set);
  const fieldedMatch = fieldMatch(lined, number, match);
  return allow(
    [set, { type: 'matchFielded', round: number, table: match.table, ...fieldedMatch }],
    warnings,
  );
}

/** The name of one who is fielded, and has left or comes later. */
function unavailable(
  state: Tournament,
  round: number,
  fielded: readonly PlayerId[],
): string | undefined {
  return fielded
    .flatMap((id) => state.players.get(id) ?? [])
    .find((player) => !isAvailable(player, round))?.name;
}

/** Whoever sits below somebody they should sit above, by the event's order of players. */
const outOfOrder = (state: Tournament, team: Team, boards: SetLineUp['boards']): Warning[] =>
  orderFaults(state, team, boards).map(({ rule, board, above, by }) =>
    warn(
      rule === 'fixed' ? 'lineUpAgainstList' : 'lineUpAgainstRatings',
      TEAM_RULES.irregularLineUp,
      { team: team.name, board, above, by },
    ),
  );
