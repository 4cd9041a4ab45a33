import { REPUBLISH_REASONS, type RepublishReason } from '../../../rules/editions/handling.ts';
import type { TeamId } from '../../../rules/identity.ts';
import {
  allow,
  handlingRules,
  refuse,
  roundOf,
  unknownRound,
  warn,
  type Judgement,
} from '../../judgement.ts';
import { HOUSE_RULES } from '../../refusal.ts';
import { ARBITERS } from '../../roles.ts';
import type { Game, ProposedMatch, Round } from '../../round.ts';
import { aMatch } from '../../schema/rounds.ts';
import { oneOf, orNull } from '../../schema/schema.ts';
import { aRound, aTeam, listOf } from '../../schema/words.ts';
import type { Tournament } from '../../state.ts';
import type { Deed } from '../deed.ts';
import { roundOfMatches } from '../draft-team-round/draft-team-round.ts';
import { FACTS_OF_PAIRING, things } from '../things.ts';
import { reasonOfTeams } from './republish-reasons-of-teams.ts';

export interface RepublishTeamRound {
  readonly type: 'republishTeamRound';
  readonly round: number;
  readonly reason: RepublishReason;
  readonly matches: readonly ProposedMatch[];
  readonly bye: TeamId | null;
}

export const republishTeamRound: Deed<RepublishTeamRound> = {
  fields: {
    round: aRound,
    reason: oneOf(REPUBLISH_REASONS),
    matches: listOf(aMatch),
    bye: orNull(aTeam),
  },
  roles: ARBITERS,
  touches: ({ round }) => [things.round(round), FACTS_OF_PAIRING],
  judge,
};

/** Public matches change only for the edition's reasons, as public pairings of players do (C.04.2 4.4). */
function judge(state: Tournament, command: RepublishTeamRound): Judgement {
  const { articles, republishReasons } = handlingRules(state);
  const { reason, matches } = command;
  if (state.settings.kind !== 'team') {
    return refuse('wrongKind', HOUSE_RULES.wellFormed, { kind: 'team' });
  }
  const round = roundOf(state, command.round);
  if (!round) return unknownRound(command.round);
  const at = { round: round.number };
  if (!round.published) return refuse('notPublished', articles.republish, at);
  if (round.closed || state.rounds.length > round.number) {
    return refuse('roundClosed', articles.republish, at);
  }
  const article = republishReasons[reason];
  if (article === undefined) return refuse('reasonNotAllowed', articles.republish, { reason });
  if (!reasonOfTeams(state, round, reason)) return refuse('reasonDoesNotFit', article, { reason });
  const lost = lostResult(round, matches);
  if (lost) return refuse('resultsInTheWay', articles.republish, { board: lost.board });
  const made = roundOfMatches(state, command);
  if ('refusal' in made) return made;
  return allow(
    [{ type: 'roundRepublished', reason, ...made.round, origin: 'manual' }],
    [warn('republish', article, { ...at, reason }), ...made.warnings],
  );
}

/** A game with a result whose match would be no more. */
function lostResult(round: Round, matches: readonly ProposedMatch[]): Game | undefined {
  const gone = round.matches.filter(
    ({ first, second }) =>
      !matches.some((match) => match.first === first && match.second === second),
  );
  return round.games.find(
    ({ match, outcome }) =>
      outcome.kind !== 'notEntered' && gone.some(({ table }) => table === match),
  );
}
