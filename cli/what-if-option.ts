import { inBoardOrder } from '@ronde/core/pairing/board-order.ts';
import type { PlayerId, Tpn } from '@ronde/core/rules/identity.ts';
import { sideOf } from '@ronde/core/rules/outcome.ts';
import { pairingPointsOfRound } from '@ronde/core/rules/scoring.ts';
import { fill } from '@ronde/core/rules/sentence.ts';
import { readTypedResult } from '@ronde/core/rules/typed-result.ts';
import type { StandingsRequest } from '@ronde/core/standings/request.ts';
import { recordedPairing } from '@ronde/core/tournament/report-file/pairing-request.ts';
import type { Cli } from './cli.ts';
import { CliFailure, EXIT } from './exit-code.ts';
import type { Event } from './standings-source.ts';

interface Pair {
  readonly white: Tpn;
  readonly black: Tpn;
}

/** The same standings with another result on a board of the last round: `3=½-½`, `3=1-0`. */
export function withResult(
  cli: Cli,
  event: Event,
  request: StandingsRequest,
  text: string,
): StandingsRequest {
  const [board = '', ...rest] = text.split('=');
  const outcome = readTypedResult(rest.join('='));
  const game = gameAt(event, request, Number(board));
  if (outcome?.kind !== 'played' || game === undefined) {
    throw new CliFailure(EXIT.badRequest, fill(cli.words.notAWhatIf, { value: text }));
  }
  const players = request.players.map((player) => {
    const colour = player.tpn === game.white ? 'white' : player.tpn === game.black ? 'black' : null;
    if (colour === null) return player;
    const opponent = colour === 'white' ? game.black : game.white;
    const last = { opponent, colour, outcome: sideOf(outcome, colour) } as const;
    return { ...player, rounds: [...player.rounds.slice(0, request.rounds - 1), last] };
  });
  return { ...request, players };
}

/** A board by its own number in a log, by the order boards are laid out in from a report file. */
function gameAt(event: Event, request: StandingsRequest, board: number): Pair | undefined {
  if (event.kind === 'report') {
    const scores = scoresBefore(request);
    return inBoardOrder(recordedPairing(event.document, request.rounds).pairs, {
      score: (player: Tpn) => scores.get(player) ?? 0,
      number: (player: Tpn) => player,
    })[board - 1];
  }
  const { rounds, numbers } = event.state;
  const game = rounds[request.rounds - 1]?.games.find((one) => one.board === board);
  const number = (id: PlayerId | undefined): Tpn | undefined =>
    request.players.find(({ tpn }) => numbers[tpn - 1] === id)?.tpn;
  const [white, black] = [number(game?.white), number(game?.black)];
  return white === undefined || black === undefined ? undefined : { white, black };
}

function scoresBefore(request: StandingsRequest): ReadonlyMap<Tpn, number> {
  const scores = new Map<Tpn, number>();
  for (const { tpn, rounds } of request.players) {
    let score = 0;
    for (const round of rounds.slice(0, request.rounds - 1)) {
      score += pairingPointsOfRound(round, request.scoring);
    }
    scores.set(tpn, score);
  }
  return scores;
}
