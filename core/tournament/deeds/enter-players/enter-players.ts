import { isCup, isCupOfTeams } from '../../matches.ts';
import { isByTable, isOfTwoSides } from '../../../pairing/systems.ts';
import type { TournamentEvent } from '../../event.ts';
import { TWO_SIDES } from '../../empty-side.ts';
import { insertInOrder } from '../../initial-order.ts';
import { CUPS } from '../../cup-misfit.ts';
import { allow, handlingRules, refuse, type Judgement } from '../../judgement.ts';
import type { PlayerDetails } from '../../player.ts';
import { HOUSE_RULES } from '../../refusal.ts';
import { CHECK_IN } from '../../roles.ts';
import { enteredAgain } from '../../same-player.ts';
import { playerDetails } from '../../schema/players.ts';
import { listOf } from '../../schema/words.ts';
import { isStarted, publishedRounds, type Tournament } from '../../state.ts';
import type { Deed } from '../deed.ts';
import { things } from '../things.ts';
import { faultOfPlayer } from './fault-of-player.ts';
import { missedRounds } from './missed-rounds.ts';

export interface EnterPlayers {
  readonly type: 'enterPlayers';
  readonly players: readonly PlayerDetails[];
}

export const enterPlayers: Deed<EnterPlayers> = {
  fields: { players: listOf(playerDetails) },
  roles: CHECK_IN,
  touches: ({ players }) => players.map(({ id }) => things.player(id)),
  judge,
};

function judge(state: Tournament, command: EnterPlayers): Judgement {
  const { articles } = handlingRules(state);
  if (state.listClosed) return refuse('listAlreadyClosed', articles.definitiveNumbers);
  const seen = new Set<string>();
  const firstOpen = publishedRounds(state).length + 1;
  for (const player of command.players) {
    if (seen.has(player.id) || state.players.has(player.id)) {
      return refuse('duplicatePlayer', HOUSE_RULES.knownNames, { player: player.name });
    }
    seen.add(player.id);
    if (isByTable(state.settings.system) && firstOpen > state.settings.rounds) {
      return refuse('calendarStands', articles.lateEntry, { player: player.name });
    }
    if (isCup(state.settings) && !isCupOfTeams(state.settings) && isStarted(state)) {
      return refuse('cupHasBegun', CUPS, { player: player.name });
    }
    if (isOfTwoSides(state.settings.system) && isStarted(state)) {
      return refuse('sidesHaveBegun', TWO_SIDES, { player: player.name });
    }
    const fault = faultOfPlayer(player, state);
    if (fault) return { refusal: fault };
    if (player.fromRound < firstOpen) {
      return refuse('playerNotAvailable', articles.lateEntry, {
        player: player.name,
        round: player.fromRound,
      });
    }
  }
  if (command.players.length === 0) return allow([]);
  const events: TournamentEvent[] = [
    { type: 'playersEntered', players: command.players },
    ...command.players.flatMap((player) => missedRounds(state, player)),
  ];
  if (state.numbers.length > 0) {
    const numbered = state.numbers.flatMap((id) => state.players.get(id) ?? []);
    events.push({
      type: 'numbersAssigned',
      order: insertInOrder(numbered, command.players, state.settings.initialOrder),
      reason: isStarted(state) ? 'lateEntry' : 'initialOrder',
    });
  }
  return allow(events, enteredAgain(state, command.players));
}
