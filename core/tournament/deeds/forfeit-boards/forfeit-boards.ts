import { opposite, type Colour } from '../../../rules/colour.ts';
import type { TeamId } from '../../../rules/identity.ts';
import { sideOf, type GameOutcome } from '../../../rules/outcome.ts';
import { lastWord } from '../../corrections.ts';
import type { TournamentEvent } from '../../event.ts';
import {
  allow,
  handlingRules,
  refuse,
  roundOf,
  unknownRound,
  unknownTeam,
  type Judgement,
} from '../../judgement.ts';
import { boardNumber, lineUpOf } from '../../line-ups.ts';
import { PAIRING } from '../../roles.ts';
import { FORFEIT_REASONS, type ForfeitReason, type Game, type Hand } from '../../round.ts';
import { oneOf } from '../../schema/schema.ts';
import { anOrdinal, aRound, aTeam } from '../../schema/words.ts';
import type { Tournament } from '../../state.ts';
import type { Warning } from '../../warning-ladder.ts';
import type { Deed } from '../deed.ts';
import { enterResult } from '../enter-result/enter-result.ts';
import { unknownBoard } from '../enter-result/unfit-outcome.ts';
import { thingOfForfeit } from './boards-forfeited.ts';

export interface ForfeitBoards {
  readonly type: 'forfeitBoards';
  readonly round: number;
  readonly team: TeamId;
  /** The first board of the match that is lost, and all below it with it; 1 for the whole match. */
  readonly board: number;
  readonly reason: ForfeitReason;
}

export const forfeitBoards: Deed<ForfeitBoards> = {
  fields: { round: aRound, team: aTeam, board: anOrdinal, reason: oneOf(FORFEIT_REASONS) },
  roles: PAIRING,
  touches: ({ round, team }) => [thingOfForfeit(round, team)],
  saysTheSame: ({ board, reason }, event) =>
    event.type === 'boardsForfeited' && event.board === board && event.reason === reason,
  judge,
};

/** A team that is not there, or whose line-up is irregular from a board on (003 UV1bis V.5). */
function judge(state: Tournament, command: ForfeitBoards, hand: Hand): Judgement {
  const { round: number, board, reason } = command;
  const team = state.teams.get(command.team);
  if (!team) return unknownTeam(command.team);
  const round = roundOf(state, number);
  if (!round) return unknownRound(number);
  const { articles } = handlingRules(state);
  if (!round.published) return refuse('notPublished', articles.publication, { round: number });
  const match = round.matches.find(({ first, second }) => [first, second].includes(team.id));
  if (!match) {
    const params = { player: team.name, round: number };
    return refuse('playerNotAvailable', articles.absence, params);
  }
  if (board > (state.settings.team?.boards ?? 0)) return unknownBoard({ round: number, board });
  const from = boardNumber(state, match.table, board - 1);
  const lost = round.games.filter((game) => game.match === match.table && game.board >= from);
  const events: TournamentEvent[] = [];
  const warnings: Warning[] = [];
  for (const game of lost) {
    const colour: Colour = team.roster.includes(game.black) ? 'black' : 'white';
    const outcome = lostBy(colour, game);
    const entered = { type: 'enterResult', round: number, board: game.board, outcome } as const;
    const judged = enterResult.judge(state, entered, hand);
    if ('refusal' in judged) return judged;
    events.push(...judged.events);
    warnings.push(...judged.warnings);
  }
  const seated = lineUpOf(state, number, team.id).slice(board - 1);
  const alone = round.unpaired
    .filter(({ reason: why, outcome }) => why === 'emptyBoard' && outcome === 'forfeitWin')
    .map(({ player }) => player)
    .filter((player) => seated.includes(player));
  const stands = round.forfeitedBoards?.some(
    (one) => one.team === team.id && one.board === board && one.reason === reason,
  );
  if (stands === true && events.length + alone.length === 0) return allow([]);
  return allow(
    [{ type: 'boardsForfeited', round: number, team: team.id, board, reason, alone }, ...events],
    warnings,
  );
}

/** Lost by this side; by both where the other has lost it by forfeit before. */
function lostBy(colour: Colour, game: Game): GameOutcome {
  const other = opposite(colour);
  return sideOf(lastWord(game), other) === 'forfeitLoss'
    ? { kind: 'doubleForfeit' }
    : { kind: 'forfeit', winner: other };
}
