import type { Tpn } from '@ronde/core/rules/identity.ts';
import { sideOf } from '@ronde/core/rules/outcome.ts';
import { fill } from '@ronde/core/rules/sentence.ts';
import { readTypedResult } from '@ronde/core/rules/typed-result.ts';
import type { StandingsRequest } from '@ronde/core/standings/request.ts';
import { numbersOf } from '@ronde/core/tournament/numbers.ts';
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

/** The game on a board of the last round; a file's boards are numbered as they are laid out. */
function gameAt({ state }: Event, { rounds }: StandingsRequest, board: number): Pair | undefined {
  const game = state.rounds[rounds - 1]?.games.find((one) => one.board === board);
  const numbers = numbersOf(state);
  const [white, black] = [game && numbers.get(game.white), game && numbers.get(game.black)];
  return white === undefined || black === undefined ? undefined : { white, black };
}
