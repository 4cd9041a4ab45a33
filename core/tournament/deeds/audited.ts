import type { GameOutcome } from '../../rules/outcome.ts';
import type { Game } from '../round.ts';
import type { PlayerId, TeamId } from '../../rules/identity.ts';
import type { Tournament } from '../state.ts';
import type { Audited } from './fact.ts';

export const audited = (about: Audited['about'], before: unknown, after: unknown): Audited => ({
  about,
  before,
  after,
});

export const nameIn = (state: Tournament | null, id: PlayerId): string =>
  state?.players.get(id)?.name ?? id;

export const namesIn = (state: Tournament | null, ids: readonly PlayerId[]): string =>
  ids.map((id) => nameIn(state, id)).join(', ');

export const teamIn = (state: Tournament | null, id: TeamId): string =>
  state?.teams.get(id)?.name ?? id;

interface Place {
  readonly round: number;
  readonly board: number;
}

export const gameIn = (state: Tournament | null, { round, board }: Place): Game | undefined =>
  state?.rounds[round - 1]?.games.find((game) => game.board === board);

/** The result that stood on a board: the last correction, or what was entered. */
export function resultIn(state: Tournament | null, at: Place): GameOutcome | null {
  const game = gameIn(state, at);
  return game?.corrections.at(-1)?.outcome ?? game?.outcome ?? null;
}

export const pairOf = (game: {
  readonly board: number;
  readonly white: string;
  readonly black: string;
}) => ({
  board: game.board,
  white: game.white,
  black: game.black,
});
