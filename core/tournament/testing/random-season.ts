import { playerId, type PlayerId } from '../../rules/identity.ts';
import { GRANTED_BYES, PLAYED_SCORES, type GameOutcome } from '../../rules/outcome.ts';
import type { Command } from '../command.ts';
import type { Ledger } from '../log.ts';
import type { PlayerDetails } from '../player.ts';
import { toBePaired } from '../proposal.ts';
import { roundStage, type Round } from '../round.ts';
import type { Tournament } from '../state.ts';
import { pointsFromTenths } from '../../rules/points.ts';
import type { Random } from '../../rules/random.ts';
import { REPUBLISH_REASONS } from '../../rules/editions/handling.ts';
import { WARNINGS, type Confirmations, type WarningCode } from '../warning-ladder.ts';

/** Everything confirmed as far as it goes: what an arbiter who clicks through would send. */
export const EVERYTHING_CONFIRMED: Confirmations = Object.fromEntries(
  (Object.keys(WARNINGS) as WarningCode[]).map((code) => [code, 'confirmedTwice']),
);

export function randomPlayer(choices: Random, index: number, fromRound: number): PlayerDetails {
  const rating = choices.below(1500) + 1000;
  return {
    id: playerId(`p${index}`),
    name: `Family${choices.below(40)}, Given${index}`,
    ratings: choices.below(10) === 0 ? {} : { fide: rating },
    fromRound,
  };
}

export function randomOutcome(choices: Random): GameOutcome {
  switch (choices.below(12)) {
    case 0:
      return { kind: 'forfeit', winner: choices.below(2) === 0 ? 'white' : 'black' };
    case 1:
      return choices.below(2) === 0 ? { kind: 'doubleForfeit' } : { kind: 'adjourned' };
    case 2:
      return { kind: 'played', score: '1-0', underOneMove: true };
    case 3:
      return { kind: 'played', score: '0-1', coloursReversed: true };
    default:
      return { kind: 'played', score: choices.pick(PLAYED_SCORES) };
  }
}

/** One command that may or may not be allowed: arbiters try everything. */
export function randomCommand(ledger: Ledger, choices: Random): Command {
  const state = ledger.state;
  if (state === null) return { type: 'undo' };
  const families = [
    ...Array.from({ length: 6 }, () => anyRoundStep),
    ...[
      anyReport,
      anyReport,
      anyCheckIn,
      anyCheckIn,
      anyDecision,
      anyResult,
      anyResult,
      anyPerson,
      anyPerson,
      anySetting,
      anyTravel,
    ],
  ];
  const family = choices.pick(families);
  return family(state, choices, ledger);
}

const anyone = (state: Tournament, choices: Random): PlayerId =>
  choices.pick([...state.players.keys(), playerId('nobody')]);

function anyRoundStep(state: Tournament, choices: Random): Command {
  const last = state.rounds.at(-1);
  const number = last?.number ?? 0;
  if (!last) {
    return choices.below(3) === 0
      ? { type: 'assignNumbers', reason: 'initialOrder' }
      : draft(state, 1, choices);
  }
  switch (roundStage(last)) {
    case 'draft':
      if (choices.below(6) === 0) return { type: 'discardDraft' };
      if (choices.below(6) === 0) return draft(state, number, choices);
      return { type: 'publishRound', round: number };
    case 'published':
      if (choices.below(3) === 0)
        return { ...draft(state, number, choices), ...republish(choices) };
      return { type: 'startRound', round: number };
    case 'playing':
      return { type: 'closeRound', round: number };
    case 'complete':
    case 'closed':
      return choices.below(4) === 0
        ? { type: 'closeRound', round: number }
        : draft(state, number + 1, choices);
  }
}

function draft(state: Tournament, round: number, choices: Random) {
  const order = choices.shuffled(toBePaired(state, round));
  const bye = order.length % 2 === 1 ? (order.pop() ?? null) : null;
  const pairs = [];
  for (let i = 0; i + 1 < order.length; i += 2) {
    const [white, black] = [order[i], order[i + 1]];
    if (white && black) pairs.push({ white, black });
  }
  const origin = choices.below(2) === 0 ? ('manual' as const) : ('engine' as const);
  return { type: 'draftRound' as const, round, pairs, bye, origin };
}

function republish(choices: Random) {
  const reason = choices.pick(REPUBLISH_REASONS);
  return { type: 'republishRound' as const, reason };
}

function anyResult(state: Tournament, choices: Random): Command {
  const last = state.rounds.at(-1);
  const back = choices.below(5) === 0 ? choices.below(3) : 0;
  const round = state.rounds[(last?.number ?? 0) - 1 - back] ?? last;
  const open = round?.games.filter((game) => game.outcome.kind === 'notEntered') ?? [];
  const games = open.length > 0 && back === 0 ? open : (round?.games ?? []);
  const game = games.length === 0 ? undefined : choices.pick(games);
  const place = { round: round?.number ?? 1, board: game?.board ?? 1 };
  if (choices.below(15) === 0) return { type: 'clearResult', ...place };
  if (choices.below(5) === 0) return anyQuestion(state.rounds, choices);
  if (choices.below(30) === 0) {
    const penalty = pointsFromTenths(choices.below(3) * 5 - 5);
    const player = anyone(state, choices);
    return { type: 'adjustPoints', player, round: place.round, points: penalty, reason: 'late' };
  }
  if (choices.below(25) === 0) {
    return { type: 'enterResult', ...place, outcome: { kind: 'notEntered' } };
  }
  return { type: 'enterResult', ...place, outcome: randomOutcome(choices) };
}

/** Another result than the one entered is reported, or the one entered is kept. */
function anyQuestion(rounds: readonly Round[], choices: Random): Command {
  const boards = rounds.flatMap(({ number, games }) =>
    games.map((game) => ({ at: { round: number, board: game.board }, game })),
  );
  const doubted = boards.find(({ game }) => game.questions.length > 0);
  if (doubted && choices.below(3) > 0) return { type: 'dismissQuestion', ...doubted.at };
  const entered = boards.findLast(({ game }) => game.outcome.kind !== 'notEntered');
  const at = entered?.at ?? { round: 1, board: 1 };
  return { type: 'questionResult', ...at, outcome: randomOutcome(choices) };
}

/** What players and a second reader say of a board. */
function anyReport(state: Tournament, choices: Random): Command {
  const round = state.rounds.at(-1);
  const games = round?.games ?? [];
  const game = games.length === 0 ? undefined : choices.pick(games);
  const place = { round: round?.number ?? 1, board: game?.board ?? 1 };
  const said: GameOutcome = { kind: 'played', score: choices.below(2) === 0 ? '1-0' : '½-½' };
  const outcome = choices.below(12) === 0 ? randomOutcome(choices) : said;
  if (choices.below(4) === 0 && game) {
    const read = choices.below(3) === 0 ? outcome : game.outcome;
    return { type: 'verifyResult', ...place, outcome: read };
  }
  const seat = choices.below(2) === 0 ? game?.white : game?.black;
  const player = choices.below(20) === 0 ? undefined : seat;
  const by = player ?? anyone(state, choices);
  if (choices.below(3) === 0) {
    const spoken = games.find(({ claims }) => claims.white ?? claims.black) ?? game;
    const speaker = spoken?.claims.white ? spoken.white : spoken?.black;
    const board = spoken?.board ?? place.board;
    return { type: 'withdrawClaim', ...place, board, player: speaker ?? by };
  }
  return { type: 'claimResult', ...place, player: by, outcome };
}

function anyCheckIn(state: Tournament, choices: Random): Command {
  const kind = choices.below(8);
  const { checkIn } = state;
  if (checkIn?.open !== true) {
    const round = state.rounds.filter(({ published }) => published).length + 1;
    if (kind === 0) return { type: 'closeCheckIn', round };
    return { type: 'openCheckIn', round: kind === 1 ? round + 1 : round };
  }
  switch (kind) {
    case 0:
    case 1:
      return { type: 'closeCheckIn', round: checkIn.round };
    case 2:
    case 3:
      return { type: 'undoCheckIn', players: [...checkIn.present].slice(0, 2) };
    case 4:
      return { type: 'checkIn', players: [anyone(state, choices)] };
    default: {
      const players = [...state.players.values()].filter(({ left }) => left === null);
      const seen = players.filter(() => choices.below(6) > 0);
      return { type: 'checkIn', players: seen.map(({ id }) => id) };
    }
  }
}

function anyDecision(state: Tournament, choices: Random): Command {
  const [a, b] = [anyone(state, choices), anyone(state, choices)];
  switch (choices.below(6)) {
    case 0:
      return { type: 'drawTieLots', seed: `seed ${choices.below(5)}` };
    case 1:
    case 2:
      return { type: 'recordPlayOff', steps: choices.below(4) === 0 ? [[a, b]] : [[a], [b]] };
    case 3: {
      const players = state.ranking.playOffs[0]?.steps.flat() ?? [a, b];
      return { type: 'cancelPlayOff', players };
    }
    case 4:
      return {
        type: 'changeSettings',
        changes: { ties: 'lots', tieBreaks: ['BH', 'OTHER_OWN', 'SB'] },
      };
    default: {
      const value = choices.below(5) === 0 ? null : choices.below(400) / 4;
      return { type: 'setTieBreakValue', player: a, descriptor: 'OTHER_OWN', value };
    }
  }
}

function anyPerson(state: Tournament, choices: Random): Command {
  const player = anyone(state, choices);
  const round = state.rounds.length + choices.below(3);
  switch (choices.below(12)) {
    case 0:
    case 1:
      return {
        type: 'enterPlayers',
        players: [randomPlayer(choices, state.players.size + 1000, round)],
      };
    case 2:
      return { type: 'correctPlayer', player, changes: { ratings: { fide: choices.below(2900) } } };
    case 3:
      return { type: 'removePlayer', player };
    case 4:
    case 5:
      return {
        type: 'grantBye',
        player,
        round,
        bye: choices.pick(GRANTED_BYES),
      };
    case 6:
      return { type: 'revokeBye', player, round };
    case 7:
      return { type: 'withdraw', player };
    case 8:
      return { type: 'returnPlayer', player };
    case 9:
      return { type: 'reportAbsence', player, round: state.rounds.length };
    case 10:
      return choices.below(4) === 0
        ? { type: 'expel', player }
        : { type: 'announceAbsences', players: [player, anyone(state, choices)], round };
    default:
      return { type: 'fixBoard', player, board: choices.below(20) };
  }
}

function anySetting(state: Tournament, choices: Random): Command {
  const [a, b] = [anyone(state, choices), anyone(state, choices)];
  switch (choices.below(11)) {
    case 0:
      return { type: 'assignNumbers', reason: 'correction' };
    case 1:
      return { type: 'exchangeNumbers', a, b };
    case 2:
      return choices.below(20) === 0 ? { type: 'closeList' } : { type: 'discardDraft' };
    case 3:
      return { type: 'prohibitPairs', players: [a, b], fromRound: 1, toRound: 5 };
    case 4:
      return { type: 'allowPairs', players: [a, b] };
    case 5:
      return { type: 'changeSettings', changes: { rounds: choices.below(12) } };
    case 6:
      return { type: 'changeSettings', changes: { tieBreaks: ['BH', 'SB'], firstBoard: 5 } };
    case 7:
      return choices.below(10) === 0
        ? { type: 'leaveFideMode', reason: 'house rules' }
        : { type: 'pinEdition', chapter: 'swiss', edition: 'swiss-2017' };
    case 8:
      return { type: 'publishTournament' };
    case 9:
      return { type: 'withholdTournament' };
    default:
      return { type: 'assignNumbers', reason: 'lateEntry' };
  }
}

function anyTravel(_state: Tournament, choices: Random, ledger: Ledger): Command {
  switch (choices.below(9)) {
    case 0:
    case 1:
    case 4:
    case 5:
      return { type: 'undo' };
    case 2:
    case 6:
      return { type: 'redo' };
    case 3:
    case 7:
      return { type: 'markRestorePoint', name: `point ${ledger.entries.length}` };
    default:
      return { type: 'restore', position: choices.below(ledger.entries.length + 2) };
  }
}
