import { penaltyArticle } from '../../decisions/penalties/ladder.ts';
import type { Colour } from '../../rules/colour.ts';
import type { PlayerId } from '../../rules/identity.ts';
import { sideOf, type GameOutcome } from '../../rules/outcome.ts';
import { pointsFromTenths } from '../../rules/points.ts';
import type { Problem } from '../../rules/problem.ts';
import { lastWord } from '../corrections.ts';
import type { AdjustPoints } from '../deeds/adjust-points/adjust-points.ts';
import type { EnterResult } from '../deeds/enter-result/enter-result.ts';
import type { Expel } from '../deeds/expel/expel.ts';
import type { GrantBye } from '../deeds/grant-bye/grant-bye.ts';
import { pinnedLaws } from '../laws-of-event.ts';
import { isAvailable } from '../player.ts';
import type { Game, Round } from '../round.ts';
import { publishedRounds, type Tournament } from '../state.ts';
import { incidentsInForce } from './incidents-of.ts';
import type { GivenPenalty, Incident } from './incident.ts';

/** What a penalty asks for elsewhere in the event, ready to be asked and confirmed as always. */
export interface FollowUp {
  readonly command: EnterResult | AdjustPoints | GrantBye | Expel;
  /** Whom it changes. */
  readonly player: PlayerId;
  /** It has been done already. */
  readonly done: boolean;
}

/** Decisions that are not carried out yet, oldest first. */
export const notCarriedOut = (
  state: Tournament,
): readonly (FollowUp & { readonly incident: number })[] =>
  incidentsInForce(state).flatMap((incident) =>
    followUps(state, incident)
      .filter(({ done }) => !done)
      .map((one) => ({ ...one, incident: incident.number })),
  );

/** The same as a check of the event says it (Laws 12.9). */
export const decisionsOpen = (state: Tournament): Problem[] =>
  [...new Set(notCarriedOut(state).map(({ incident }) => incident))].map((incident) => ({
    severity: 'warning',
    line: 0,
    column: 0,
    record: '',
    code: 'event.decisionOpen',
    params: { incident },
    message: `The decision on incident ${incident} is not carried out. Carry it out, or change the decision.`,
  }));

/** The deeds that the penalties of an incident ask for: none of an incident that was taken back. */
export function followUps(state: Tournament, incident: Incident): readonly FollowUp[] {
  const { player, decision, takenBack } = incident;
  if (player === null || decision === null || takenBack !== null) return [];
  return decision.penalties.flatMap((penalty) =>
    ofPenalty(state, { ...incident, player }, penalty),
  );
}

function ofPenalty(
  state: Tournament,
  incident: Incident & { readonly player: PlayerId },
  penalty: GivenPenalty,
): FollowUp[] {
  const { player } = incident;
  const game = gameOf(state, incident);
  switch (penalty.kind) {
    case 'warning':
    case 'timeToOpponent':
    case 'timeFromPlayer':
    case 'fine':
      return [];
    case 'loss':
      return game === null ? [] : [lossOf(incident, game)];
    case 'pointsFromPlayer':
      return pointsOf(state, incident, penalty, player, -1);
    case 'pointsToOpponent': {
      const opponent = game === null ? null : game.white === player ? game.black : game.white;
      return opponent === null ? [] : pointsOf(state, incident, penalty, opponent, 1);
    }
    case 'exclusion':
      return (penalty.rounds ?? []).map((round) => exclusionFrom(state, player, round));
    case 'expulsion':
      return [
        {
          command: { type: 'expel', player },
          player,
          done: state.players.get(player)?.left?.reason === 'expelled',
        },
      ];
  }
}

function gameOf(state: Tournament, { round, board }: Incident): Game | null {
  const games = round === null ? [] : (state.rounds[round - 1]?.games ?? []);
  return games.find((game) => game.board === board) ?? null;
}

/** The player has lost, however the opponent fared: a game that stands so is not entered again. */
function lossOf({ player, round }: Incident & { readonly player: PlayerId }, game: Game): FollowUp {
  const colour: Colour = game.white === player ? 'white' : 'black';
  const outcome: GameOutcome = { kind: 'played', score: colour === 'white' ? '0-1' : '1-0' };
  return {
    command: { type: 'enterResult', round: round ?? 0, board: game.board, outcome },
    player,
    done: ['loss', 'shortLoss', 'forfeitLoss'].includes(sideOf(lastWord(game), colour)),
  };
}

/** A bye without points while the round is to be paired; the game is lost by forfeit once it is public. */
function exclusionFrom(state: Tournament, player: PlayerId, number: number): FollowUp {
  const round = state.rounds[number - 1];
  const games = round?.published === true ? round.games : [];
  const game = games.find(({ white, black }) => white === player || black === player);
  if (game === undefined || round === undefined) {
    const person = state.players.get(player);
    const absent = person !== undefined && !isAvailable(person, number);
    const bye = state.byes.get(number)?.get(player) === 'zeroPointBye';
    const command = { type: 'grantBye', player, round: number, bye: 'zeroPointBye' } as const;
    return { command, player, done: bye || absent || isWithoutPoints(round, player) };
  }
  const winner: Colour = game.white === player ? 'black' : 'white';
  return {
    command: {
      type: 'enterResult',
      round: number,
      board: game.board,
      outcome: { kind: 'forfeit', winner },
    },
    player,
    done: sideOf(lastWord(game), winner === 'black' ? 'white' : 'black') === 'forfeitLoss',
  };
}

/** A public round has the player without a game and without a point. */
const isWithoutPoints = (round: Round | undefined, player: PlayerId): boolean =>
  round?.published === true &&
  round.unpaired.some((one) => one.player === player && one.outcome === 'zeroPointBye');

function pointsOf(
  state: Tournament,
  { number, round }: Incident,
  penalty: GivenPenalty,
  player: PlayerId,
  sign: 1 | -1,
): FollowUp[] {
  const { points } = penalty;
  const counted = round ?? publishedRounds(state).length;
  if (points === undefined || counted === 0) return [];
  // The word is the same in both languages of the event.
  const reason = `${penaltyArticle(penalty.kind, pinnedLaws(state))} (incident ${number})`;
  return [
    {
      command: {
        type: 'adjustPoints',
        player,
        round: counted,
        points: pointsFromTenths(sign * points),
        reason,
      },
      player,
      done: state.adjustments.some((one) => one.player === player && one.reason === reason),
    },
  ];
}
