import type { PlayerId, TeamId } from '../../../rules/identity.ts';
import { inBoth } from '../../../rules/in-both.ts';
import { withRound } from '../../changes/rounds.ts';
import { FORFEIT_REASONS, type ForfeitedBoards, type Round } from '../../round.ts';
import { oneOf } from '../../schema/schema.ts';
import { anOrdinal, aPlayer, aRound, aTeam, listOf } from '../../schema/words.ts';
import { TEAM_RULES } from '../../team-rules.ts';
import { audited, teamIn } from '../audited.ts';
import type { Fact } from '../fact.ts';
import { heard } from '../heard.ts';
import { FACTS_OF_PAIRING } from '../things.ts';

/** A team has lost boards of its match by decision; the results of the games are facts of their own. */
export interface BoardsForfeited extends ForfeitedBoards {
  readonly type: 'boardsForfeited';
  readonly round: number;
  /** Players of the team who sat opposite an empty board, and no longer win by it. */
  readonly alone: readonly PlayerId[];
}

export const thingOfForfeit = (round: number, team: TeamId): string =>
  `forfeitedBoards:${round}:${team}`;

export const boardsForfeited: Fact<BoardsForfeited> = {
  fields: {
    round: aRound,
    team: aTeam,
    board: anOrdinal,
    reason: oneOf(FORFEIT_REASONS),
    alone: listOf(aPlayer),
  },
  fold: (state, event) => withRound(state, event.round, (round) => forfeited(round, event)),
  outdatesDraft: true,
  touches: ({ round, team }) => [thingOfForfeit(round, team), FACTS_OF_PAIRING],
  heard: heard.change,
  words: inBoth(
    'Round {round}: {team} loses {boards} by forfeit, {reason}',
    'Ronde {round} : {team} perd {boards} par forfait, {reason}',
  ),
  tell: ({ round, team, board, reason }, { teamName, language }) => ({
    params: { round, team: teamName(team), board, reason },
    said: {
      boards: SAID[language].boards(board),
      reason: SAID[language].reasons[reason],
    },
  }),
  audit: (state, { round, team, board, reason }) =>
    audited({ round, team: teamIn(state, team) }, null, `${reason} ${board}`),
};

const SAID = inBoth(
  {
    boards: (from: number) => (from === 1 ? 'the whole match' : `board ${from} and all below it`),
    reasons: {
      absent: 'not there',
      irregularLineUp: `irregular line-up (${TEAM_RULES.irregularLineUp})`,
    },
  },
  {
    boards: (from: number) =>
      from === 1 ? 'tout le match' : `l’échiquier ${from} et tous les suivants`,
    reasons: {
      absent: 'absente',
      irregularLineUp: `composition irrégulière (${TEAM_RULES.irregularLineUp})`,
    },
  },
);

function forfeited(round: Round, { team, board, reason, alone }: BoardsForfeited): Round {
  const others = (round.forfeitedBoards ?? []).filter((one) => one.team !== team);
  return {
    ...round,
    forfeitedBoards: [...others, { team, board, reason }],
    unpaired: round.unpaired.map((line) =>
      alone.includes(line.player) ? { ...line, outcome: 'forfeitLoss' } : line,
    ),
  };
}
