import type { PlayerId } from '../../../rules/identity.ts';
import { systemNamed } from '../../../pairing/systems.ts';
import { isPlayed } from '../../../rules/outcome.ts';
import {
  allow,
  handlingRules,
  nameOf,
  refuse,
  roundOf,
  unknownPlayer,
  unknownRound,
  warn,
  type Judgement,
} from '../../judgement.ts';
import { pairWarnings } from '../../proposal.ts';
import { ARBITERS } from '../../roles.ts';
import type { ProposedPair, Round, Unpaired } from '../../round.ts';
import { aPlayer, aRound } from '../../schema/words.ts';
import type { Tournament } from '../../state.ts';
import { personalRounds } from '../../views/records.ts';
import type { Deed } from '../deed.ts';
import type { RoundRepublished } from '../republish-round/round-republished.ts';
import { FACTS_OF_PAIRING, things } from '../things.ts';
import { idlePlayers, type IdlePlayer } from './idle-players.ts';
import { refusesIdlePairing } from './refuses-idle-pairing.ts';

export interface PairWithoutOpponents {
  readonly type: 'pairWithoutOpponents';
  readonly round: number;
  readonly white: PlayerId;
  readonly black: PlayerId;
}

export const pairWithoutOpponents: Deed<PairWithoutOpponents> = {
  fields: { round: aRound, white: aPlayer, black: aPlayer },
  roles: ARBITERS,
  touches: ({ round }) => [things.round(round), FACTS_OF_PAIRING],
  judge,
};

/** Two players left without opponents meet (C.05 VI.7, LA line 12874; 2026: C.04.2 4.4.3). */
function judge(state: Tournament, command: PairWithoutOpponents): Judgement {
  const { white, black } = command;
  const round = roundOf(state, command.round);
  if (!round) return unknownRound(command.round);
  const refused = refusesIdlePairing(state, round);
  if (refused) return refused;
  const { articles, republishReasons } = handlingRules(state);
  const article = republishReasons.twoWithoutOpponents ?? articles.republish;
  for (const id of [white, black]) if (!state.players.has(id)) return unknownPlayer(id);
  if (white === black) {
    return refuse('playerAgainstSelf', articles.noRematch, { player: nameOf(state, white) });
  }
  const idle = idlePlayers(state, round);
  const [one, other] = [white, black].map((id) => idle.find(({ player }) => player === id));
  if (one === undefined || other === undefined) {
    const player = nameOf(state, one === undefined ? white : black);
    return refuse('hasAnOpponent', article, { player, round: round.number });
  }
  const names = { white: nameOf(state, white), black: nameOf(state, black) };
  const met = personalRounds(state, { pairingOf: round.number })
    .get(white)
    ?.some((past) => past.opponent === black && isPlayed(past.outcome));
  const again = systemNamed(state.settings.system).mayMeetAgain === true;
  if (met === true && !again) return refuse('haveMet', articles.noRematch, names);
  const absent = [one, other].flatMap(({ absent: id }) => (id === null ? [] : [id]));
  const missing = absent.map((id) => nameOf(state, id)).join(' · ');
  const event = withPair(round, { white, black }, [one, other]);
  const pairs = [{ white, black }];
  return allow(
    [event],
    [
      warn('pairsWithoutOpponents', article, { ...names, absent: missing }),
      ...pairWarnings(state, { round: round.number, pairs, bye: null }),
    ],
  );
}

/** The other boards keep their numbers: they are being played on. */
function withPair(round: Round, pair: ProposedPair, idle: readonly IdlePlayer[]): RoundRepublished {
  const boards = idle.flatMap(({ board }) => (board === null ? [] : [board]));
  const others = round.games.filter(({ board }) => !boards.includes(board));
  const games = [...others, { board: Math.min(...boards), ...pair }].map(
    ({ board, white, black }) => ({ board, white, black }),
  );
  const absent = idle.flatMap(({ absent: player }): Unpaired[] =>
    player === null ? [] : [{ player, outcome: 'forfeitLoss', reason: 'absent' }],
  );
  const paired = [pair.white, pair.black];
  return {
    type: 'roundRepublished',
    reason: 'twoWithoutOpponents',
    round: round.number,
    origin: 'manual',
    games: games.sort((a, b) => a.board - b.board),
    matches: round.matches,
    unpaired: [...round.unpaired.filter(({ player }) => !paired.includes(player)), ...absent],
    freeTeams: round.freeTeams,
  };
}
