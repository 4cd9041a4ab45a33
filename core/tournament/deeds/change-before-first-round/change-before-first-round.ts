import type { PlayerId } from '../../../rules/identity.ts';
import type { TournamentEvent } from '../../event.ts';
import {
  allow,
  handlingRules,
  nameOf,
  refuse,
  unknownPlayer,
  warn,
  type Judgement,
} from '../../judgement.ts';
import { pairWarnings } from '../../proposal.ts';
import { ARBITERS } from '../../roles.ts';
import type { DraftedGame, ProposedPair, Round, Unpaired } from '../../round.ts';
import { aPair } from '../../schema/rounds.ts';
import { listOf } from '../../schema/words.ts';
import type { Tournament } from '../../state.ts';
import type { Deed } from '../deed.ts';
import { missedRoundsCorrected } from '../enter-players/missed-rounds.ts';
import { FACTS_OF_PAIRING, things } from '../things.ts';
import { firstRoundToCome, freeBeforeStart } from './free-before-start.ts';

export interface ChangeBeforeFirstRound {
  readonly type: 'changeBeforeFirstRound';
  /** The new pairs alone: every other announced pairing stands. */
  readonly pairs: readonly ProposedPair[];
}

export const changeBeforeFirstRound: Deed<ChangeBeforeFirstRound> = {
  fields: { pairs: listOf(aPair) },
  roles: ARBITERS,
  touches: () => [things.round(1), FACTS_OF_PAIRING],
  judge,
};

/** Who leaves or comes between the draw and round 1 changes as few pairings as can be (C.05 VI.4). */
function judge(state: Tournament, { pairs }: ChangeBeforeFirstRound): Judgement {
  const { articles, republishReasons } = handlingRules(state);
  const article = republishReasons.beforeFirstRound ?? articles.republish;
  const round = firstRoundToCome(state);
  if (round === null) {
    return refuse('reasonDoesNotFit', article, { reason: 'beforeFirstRound' });
  }
  const free = freeBeforeStart(state, round);
  const allowed = [
    ...free.alone.map(({ player }) => player),
    ...free.newcomers,
    ...(free.exempt === null ? [] : [free.exempt]),
  ];
  const placed = new Set<PlayerId>();
  for (const id of pairs.flatMap(({ white, black }) => [white, black])) {
    if (!state.players.has(id)) return unknownPlayer(id);
    const player = nameOf(state, id);
    if (placed.has(id)) return refuse('playerPairedTwice', articles.noRematch, { player });
    if (!allowed.includes(id)) {
      return refuse('hasAnOpponent', article, { player, round: round.number });
    }
    placed.add(id);
  }
  if (pairs.length === 0) return allow([]);
  const arrivals = free.newcomers.filter((id) => placed.has(id));
  const names = pairs.map(
    ({ white, black }) => `${nameOf(state, white)} – ${nameOf(state, black)}`,
  );
  return allow(
    [...arrivals.flatMap((id) => plays(state, id, round.number)), changed(state, round, pairs)],
    [
      warn('changesBeforeFirstRound', article, {
        pairs: names.join(' · '),
        kept: round.games.length - freedBoards(free.alone, placed).length,
      }),
      ...pairWarnings(state, { round: round.number, pairs, bye: null }),
    ],
  );
}

/** Whoever was entered from the next round plays this one. */
function plays(state: Tournament, id: PlayerId, round: number): TournamentEvent[] {
  const player = state.players.get(id);
  if (player === undefined || player.fromRound <= round) return [];
  const { left: _, ...before } = player;
  const details = { ...before, fromRound: round };
  return [
    { type: 'playerCorrected', player: id, details },
    ...missedRoundsCorrected(state, before, details),
  ];
}

type Alone = ReturnType<typeof freeBeforeStart>['alone'];

const freedBoards = (alone: Alone, placed: ReadonlySet<PlayerId>): number[] =>
  alone.filter(({ player }) => placed.has(player)).map(({ game }) => game.board);

function changed(state: Tournament, round: Round, pairs: readonly ProposedPair[]): TournamentEvent {
  const { alone } = freeBeforeStart(state, round);
  const placed = new Set(pairs.flatMap(({ white, black }) => [white, black]));
  const freed = freedBoards(alone, placed);
  const kept = round.games.filter(({ board }) => !freed.includes(board));
  let last = Math.max(...round.games.map(({ board }) => board), 0);
  const news = pairs.map((pair): DraftedGame => {
    const own = alone.filter(({ player }) => player === pair.white || player === pair.black);
    const board = Math.min(...own.map(({ game }) => game.board));
    if (Number.isFinite(board)) return { board, ...pair };
    last += 1;
    return { board: last, ...pair };
  });
  const gone = round.games
    .filter(({ board }) => freed.includes(board))
    .flatMap(({ white, black }) => [white, black])
    .filter((id) => !placed.has(id))
    .map((player): Unpaired => ({ player, outcome: 'zeroPointBye', reason: 'left' }));
  const games = [...kept.map(({ board, white, black }) => ({ board, white, black })), ...news];
  return {
    type: 'roundRepublished',
    reason: 'beforeFirstRound',
    round: round.number,
    origin: 'manual',
    games: games.sort((a, b) => a.board - b.board),
    matches: round.matches,
    unpaired: [...round.unpaired.filter(({ player }) => !placed.has(player)), ...gone],
    freeTeams: round.freeTeams,
  };
}
