import type { TrfDocument } from '@ronde/core/formats/trf/document.ts';
import { inBoardOrder } from '@ronde/core/pairing/board-order.ts';
import type { Tpn } from '@ronde/core/rules/identity.ts';
import { sideOf, type GameOutcome, type PlayedScore } from '@ronde/core/rules/outcome.ts';
import { pairingPointsOfRound } from '@ronde/core/rules/scoring.ts';
import { fill } from '@ronde/core/rules/sentence.ts';
import type { StandingsRequest } from '@ronde/core/standings/request.ts';
import { recordedPairing } from '@ronde/core/tournament/report-file/pairing-request.ts';
import type { Cli } from './cli.ts';
import { CliFailure, EXIT } from './exit-code.ts';

const RESULTS: Readonly<Record<string, PlayedScore>> = {
  '1-0': '1-0',
  '1': '1-0',
  '0-1': '0-1',
  '0': '0-1',
  '½-½': '½-½',
  '½': '½-½',
  '=': '½-½',
  '1/2': '½-½',
};

/** The same standings with another result on a board of the last round: `3=½-½`, `3=1-0`. */
export function withResult(
  cli: Cli,
  document: TrfDocument,
  request: StandingsRequest,
  text: string,
): StandingsRequest {
  const [board = '', ...rest] = text.split('=');
  const score = RESULTS[rest.join('=')];
  const game = boardsOf(document, request)[Number(board) - 1];
  if (score === undefined || game === undefined) {
    throw new CliFailure(EXIT.badRequest, fill(cli.words.notAWhatIf, { value: text }));
  }
  const outcome: GameOutcome = { kind: 'played', score };
  const players = request.players.map((player) => {
    const colour = player.tpn === game.white ? 'white' : player.tpn === game.black ? 'black' : null;
    if (colour === null) return player;
    const opponent = colour === 'white' ? game.black : game.white;
    const last = { opponent, colour, outcome: sideOf(outcome, colour) } as const;
    return { ...player, rounds: [...player.rounds.slice(0, request.rounds - 1), last] };
  });
  return { ...request, players };
}

/** The boards of the last round, in the order they were laid out. */
function boardsOf(document: TrfDocument, request: StandingsRequest) {
  const scores = new Map<Tpn, number>();
  for (const { tpn, rounds } of request.players) {
    let score = 0;
    for (const round of rounds.slice(0, request.rounds - 1)) {
      score += pairingPointsOfRound(round, request.scoring);
    }
    scores.set(tpn, score);
  }
  return inBoardOrder(recordedPairing(document, request.rounds).pairs, {
    score: (player: Tpn) => scores.get(player) ?? 0,
    number: (player: Tpn) => player,
  });
}
