import { opposite } from '@ronde/core/rules/colour.ts';
import { playerId, type PlayerId } from '@ronde/core/rules/identity.ts';
import { arrangementOf } from '@ronde/core/tournament/arrangements.ts';
import { withoutAwaited } from '@ronde/core/tournament/awaited-line-ups.ts';
import { mayCheckIn } from '@ronde/core/tournament/present-players.ts';
import type { Game } from '@ronde/core/tournament/round.ts';
import { roundAtHand } from '@ronde/core/tournament/state.ts';
import { boardMark } from '@ronde/core/tournament/views/board-mark.ts';
import { playerShower, type ShownPlayer } from '@ronde/core/tournament/views/shown-player.ts';
import type { OwnBoardAnswer, OwnGame } from '../api/own-board.ts';
import { notShown } from '../answers/fit-question.ts';
import type { House } from '../house.ts';
import type { Standing } from '../ledgers/standing.ts';
import { answerOf, route, type Route } from '../registry/route.ts';
import { ofTournament, ownView } from './tournament-of.ts';

export const ownBoardRoutes = (house: House): Route[] => [
  route({
    method: 'get',
    path: '/api/tournaments/:id/own-board',
    summary: 'Where a player sits, against whom, and what both have said of the result',
    roles: ['player'],
    params: ofTournament,
    answer: answerOf<OwnBoardAnswer>('OwnBoardAnswer'),
    handle: (asked) => {
      const { player, device } = asked.principal;
      return ownView(house, asked, { name: 'ownBoard', whose: device ?? '' }, (standing) =>
        player === null ? notShown() : (ownBoard(standing, playerId(player)) ?? notShown()),
      );
    },
  }),
];

function ownBoard({ state, position }: Standing, player: PlayerId): OwnBoardAnswer | null {
  if (!state.players.has(player)) return null;
  const shown = playerShower(state);
  const round = roundAtHand(state) ?? undefined;
  const known = round && withoutAwaited(state, round);
  const game = known?.games.find(({ white, black }) => white === player || black === player);
  const start = round === undefined ? null : arrangementOf(state, round.number);
  const { checkIn } = state;
  return {
    position,
    player: shown(player),
    round: round?.number ?? null,
    arrangement: start === null ? null : { id: start.id, rank: start.rank },
    game: game === undefined ? null : ownGame(game, player, shown),
    checkIn:
      checkIn !== null && mayCheckIn(state, player)
        ? { round: checkIn.round, present: checkIn.present.has(player) }
        : null,
    norms: state.settings.regulations.normsToPlayers === true && state.settings.game === 'chess',
  };
}

/** Neither copies from the other: a claim is shown to the opponent once both have spoken. */
function ownGame(game: Game, player: PlayerId, shown: (id: PlayerId) => ShownPlayer): OwnGame {
  const colour = game.white === player ? 'white' : 'black';
  const [own, theirs] = [game.claims[colour], game.claims[opposite(colour)]];
  return {
    board: game.board,
    colour,
    opponent: shown(game[opposite(colour)]),
    outcome: game.outcome,
    // What helpers report against a result is for the arbiters to look at first.
    mark: boardMark({ ...game, questions: [] }),
    claim: own ?? null,
    opponentClaimed: theirs !== undefined,
    opponentClaim: own === undefined ? null : (theirs ?? null),
  };
}
