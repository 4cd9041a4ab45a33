import { isCup, isCupOfTeams } from '../../matches.ts';
import { isByTable } from '../../../pairing/systems.ts';
import type { PlayerId } from '../../../rules/identity.ts';
import type { GameOutcome } from '../../../rules/outcome.ts';
import type { TournamentEvent } from '../../event.ts';
import {
  allow,
  handlingRules,
  refuse,
  roundOf,
  unknownRound,
  warn,
  type Judgement,
} from '../../judgement.ts';
import { notCheckedIn } from '../../present-players.ts';
import { HOUSE_RULES } from '../../refusal.ts';
import { PAIRING } from '../../roles.ts';
import { roundStage, type Round } from '../../round.ts';
import { optional } from '../../schema/schema.ts';
import { aRound, yes } from '../../schema/words.ts';
import type { Tournament } from '../../state.ts';
import { isVisible } from '../../views/visible.ts';
import type { Warning } from '../../warning-ladder.ts';
import type { Deed } from '../deed.ts';
import { closingWarnings } from '../close-round/closing-warnings.ts';
import { asksToPublish } from '../publish-tournament/publication-warnings.ts';
import { things } from '../things.ts';

export interface PublishRound {
  readonly type: 'publishRound';
  readonly round: number;
  /** Round 1 of an event that is not public, which stays so: asked about otherwise. */
  readonly withoutEvent?: true;
}

export const publishRound: Deed<PublishRound> = {
  fields: { round: aRound, withoutEvent: optional(yes) },
  roles: PAIRING,
  touches: ({ round }) => [things.round(round)],
  judge,
};

function judge(state: Tournament, command: PublishRound): Judgement {
  const round = roundOf(state, command.round);
  if (!round) return unknownRound(command.round);
  const { articles } = handlingRules(state);
  if (round.published) return refuse('notADraft', articles.republish, { round: round.number });
  const params = { round: round.number };
  const warnings: Warning[] = [];
  if (round.outdated) {
    warnings.push(warn('publishesOutdatedDraft', HOUSE_RULES.draftsRestOnFacts, params));
  }
  if (state.checkIn?.open && state.checkIn.round === round.number) {
    const missing = notCheckedIn(state).length;
    warnings.push(warn('checkInStillOpen', articles.announcedAbsence, { ...params, missing }));
  }
  // Publishing a round closes the complete rounds before it.
  const over = state.rounds.filter((one) => one !== round && roundStage(one) === 'complete');
  warnings.push(...closingWarnings(state, over));
  const event: TournamentEvent[] = over.map(({ number }) => ({
    type: 'roundClosed',
    round: number,
  }));
  if (round.number === 1 && !isVisible(state) && command.withoutEvent !== true) {
    warnings.push(asksToPublish(state, params));
    event.push({ type: 'tournamentPublished' });
  }
  const forfeits = forfeitsOfTheDeparted(state, round);
  return allow([...event, { type: 'roundPublished', round: round.number }, ...forfeits], warnings);
}

/** Games of a round robin or a cup against somebody who has left are lost by forfeit (C.05 6.6). */
function forfeitsOfTheDeparted(state: Tournament, round: Round): TournamentEvent[] {
  if (!isByTable(state.settings.system) && !isCup(state.settings)) return [];
  const hasLeft = (id: PlayerId): boolean => {
    const left = state.players.get(id)?.left?.fromRound ?? teamLeftFrom(state, id);
    return left !== undefined && left <= round.number;
  };
  return round.games.flatMap(({ board, white, black }): TournamentEvent[] => {
    const outcome = forfeitOutcome(hasLeft(white), hasLeft(black));
    return outcome === null ? [] : [{ type: 'resultEntered', round: round.number, board, outcome }];
  });
}

/** A team that left a cup stays in its bracket, and forfeits. */
function teamLeftFrom(state: Tournament, player: PlayerId): number | undefined {
  if (!isCupOfTeams(state.settings)) return undefined;
  const team = [...state.teams.values()].find(({ roster }) => roster.includes(player));
  return team && state.teamsLeft.get(team.id);
}

function forfeitOutcome(whiteLeft: boolean, blackLeft: boolean): GameOutcome | null {
  if (whiteLeft && blackLeft) return { kind: 'doubleForfeit' };
  if (whiteLeft) return { kind: 'forfeit', winner: 'black' };
  return blackLeft ? { kind: 'forfeit', winner: 'white' } : null;
}
