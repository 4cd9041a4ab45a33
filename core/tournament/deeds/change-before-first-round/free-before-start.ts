import { systemNamed } from '../../../pairing/systems.ts';
import type { PlayerId } from '../../../rules/identity.ts';
import { numbersOf } from '../../numbers.ts';
import { isProhibited } from '../../prohibited-pair.ts';
import { hasBegun, type Game, type ProposedPair, type Round } from '../../round.ts';
import type { Tournament } from '../../state.ts';

/** Those who can be paired in a public first round that has not begun, without touching another board. */
export interface FreeBeforeStart {
  /** Boards whose other player has left, lowest first, and who is left alone there. */
  readonly alone: readonly { readonly game: Game; readonly player: PlayerId }[];
  readonly exempt: PlayerId | null;
  /** Entered after the draw, by number. */
  readonly newcomers: readonly PlayerId[];
}

/** The first round, public and not begun, of a Swiss of players; null where it is not that moment. */
export function firstRoundToCome({ rounds, settings }: Tournament): Round | null {
  const [round] = rounds;
  const swiss = settings.kind === 'individual' && systemNamed(settings.system).kind === 'swiss';
  const waits = round?.published === true && rounds.length === 1 && !round.closed;
  return swiss && waits && !hasBegun(round) ? round : null;
}

export function freeBeforeStart(state: Tournament, round: Round): FreeBeforeStart {
  const isGone = (id: PlayerId): boolean => state.players.get(id)?.left !== null;
  const alone = round.games.flatMap((game) => {
    const [white, black] = [isGone(game.white), isGone(game.black)];
    if (white === black) return [];
    return [{ game, player: white ? game.black : game.white }];
  });
  const exempt = round.unpaired.find(({ reason, player }) => reason === 'odd' && !isGone(player));
  const listed = new Set([
    ...round.games.flatMap(({ white, black }) => [white, black]),
    ...round.unpaired.map(({ player }) => player),
  ]);
  const numbers = numbersOf(state);
  const newcomers = [...state.players.keys()]
    .filter((id) => !listed.has(id) && !isGone(id))
    .sort((a, b) => (numbers.get(a) ?? Infinity) - (numbers.get(b) ?? Infinity));
  return { alone, exempt: exempt?.player ?? null, newcomers };
}

/** The fewest changes: who came takes the chair of who left, then those without an opponent meet. */
export function leastChange(state: Tournament, round: Round): ProposedPair[] {
  const { alone, exempt, newcomers } = freeBeforeStart(state, round);
  const others = [...newcomers, ...(exempt === null ? [] : [exempt])];
  const pairs: ProposedPair[] = [];
  const left: { readonly player: PlayerId; readonly game: Game }[] = [];
  const mayMeet = (a: PlayerId, b: PlayerId): boolean =>
    !isProhibited(state, round.number, { white: a, black: b });
  for (const { game, player } of alone) {
    const index = others.findIndex((other) => mayMeet(player, other));
    const [other] = index < 0 ? [] : others.splice(index, 1);
    if (other === undefined) left.push({ player, game });
    else pairs.push(asSeated(player, other, game));
  }
  const pairUp = <T>(free: readonly T[], meet: (one: T, other: T) => ProposedPair): void => {
    for (let at = 0; at + 1 < free.length; at += 2) {
      const [one, other] = free.slice(at, at + 2);
      if (one !== undefined && other !== undefined) pairs.push(meet(one, other));
    }
  };
  pairUp(left, (one, other) => asSeated(one.player, other.player, one.game));
  pairUp(others, (white, black) => ({ white, black }));
  return pairs.filter(({ white, black }) => mayMeet(white, black));
}

/** Whoever was announced keeps the colour. */
const asSeated = (player: PlayerId, other: PlayerId, game: Game): ProposedPair =>
  game.white === player ? { white: player, black: other } : { white: other, black: player };
