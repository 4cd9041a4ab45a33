import type { Colour } from '../rules/colour.ts';
import { editionIn } from '../rules/editions/registry.ts';
import { CHESS } from '../rules/game-spec.ts';
import type { GameOutcome } from '../rules/outcome.ts';
import { MODEL_REGULATIONS } from './regulations.ts';
import type { Game, Round } from './round.ts';
import type { Tournament } from './state.ts';

/** How long a player may be late in a round that has begun (E.01 6.7.1). */
export interface DefaultTime {
  readonly minutes: number;
  readonly article: string;
  /** ISO instants: the start that the arbiter announced, and the moment from which the absent have lost. */
  readonly from: string;
  readonly until: string;
}

/** The default time of the event, that of the Laws where its regulations are silent; null where none is known. */
export function minutesOfDefault(
  state: Tournament,
): Pick<DefaultTime, 'minutes' | 'article'> | null {
  const { regulations, game } = state.settings;
  const laws = game === CHESS.id ? editionIn('laws', state.pins.laws)?.properties : undefined;
  const minutes = regulations.defaultTime ?? laws?.defaultTime;
  if (minutes === undefined) return null;
  return { minutes, article: laws?.articles.defaultTime ?? MODEL_REGULATIONS.forfeits };
}

/** It runs from the announced start, not from the hour of the programme; null until there is one. */
export function defaultTimeOf(state: Tournament, round: Round): DefaultTime | null {
  const allowed = minutesOfDefault(state);
  const from = round.startedAt === null ? Number.NaN : Date.parse(round.startedAt);
  if (allowed === null || Number.isNaN(from)) return null;
  const until = new Date(from + allowed.minutes * 60_000).toISOString();
  return { ...allowed, from: new Date(from).toISOString(), until };
}

/** By the clock of whoever asks: one that is wrong tells too early or too late, and does nothing. */
export const isDefaultTimeOver = ({ until }: DefaultTime, now: string): boolean =>
  Date.parse(now) >= Date.parse(until);

/** A game without a result at which somebody was missing when an arbiter last looked. */
export interface BoardNotBegun<G> {
  readonly game: G;
  readonly absent: readonly Colour[];
}

export function boardsNotBegun<G extends Pick<Game, Colour | 'outcome'>>(
  games: readonly G[],
  absentees: Round['absentees'],
): BoardNotBegun<G>[] {
  if (absentees === null) return [];
  return games.flatMap((game) => {
    if (game.outcome.kind !== 'notEntered') return [];
    const absent = (['white', 'black'] as const).filter((side) => absentees.includes(game[side]));
    return absent.length === 0 ? [] : [{ game, absent }];
  });
}

/** What the end of the default time makes of a game: 1F-0F, or 0F-0F where neither has come. */
export function forfeitFor(absent: readonly Colour[]): GameOutcome {
  const [one, ...others] = absent;
  if (one === undefined || others.length > 0) return { kind: 'doubleForfeit' };
  return { kind: 'forfeit', winner: one === 'white' ? 'black' : 'white' };
}
