import type { PlayerId } from '../../rules/identity.ts';
import { REPUBLISH_REASONS, type RepublishReason } from '../../rules/editions/handling.ts';
import { isPlayed, type GameOutcome } from '../../rules/outcome.ts';
import { isRoundRobin } from '../../pairing/systems.ts';
import { inBoardOrder, onBoards } from '../board-order.ts';
import type { CommandOf } from '../command.ts';
import type { TournamentEvent } from '../event.ts';
import {
  allow,
  refuse,
  roundOf,
  handlingRules,
  unknownRound,
  warn,
  type Judgement,
} from '../judgement.ts';
import { checkProposal, expected, type Proposal } from '../proposal.ts';
import { notReadyToDraft } from '../ready-to-draft.ts';
import { HOUSE_RULES } from '../refusal.ts';
import { roundStage, type Round } from '../round.ts';
import { draftOf, type Tournament } from '../state.ts';
import { personalRounds } from '../views/records.ts';
import { isVisible } from '../views/visible.ts';
import type { Warning } from '../warning-ladder.ts';
import { notCheckedIn } from './check-in.ts';
import { asksToPublish } from './publication.ts';
import { unsettledBoards } from './unsettled-boards.ts';

export function draftRound(state: Tournament, command: CommandOf<'draftRound'>): Judgement {
  const { articles } = handlingRules(state);
  const unready = notReadyToDraft(state, command.round, 'individual');
  if (unready) return unready;
  const checked = checkProposal(state, command);
  if ('refused' in checked) return checked.refused;
  const manual = command.origin === 'manual';
  const pairs = manual ? inBoardOrder(state, command.round, command.pairs) : command.pairs;
  return allow(
    [
      {
        type: 'roundDrafted',
        round: command.round,
        origin: command.origin,
        games: onBoards(state, pairs),
        matches: [],
        unpaired: checked.unpaired,
        freeTeams: [],
      },
    ],
    [
      ...(manual ? [warn('manualPairing', articles.manualPairing, { round: command.round })] : []),
      ...checked.warnings,
      ...unsettledBoards(state, command.round),
    ],
  );
}

export function discardDraft(state: Tournament): Judgement {
  const draft = draftOf(state);
  if (!draft) return refuse('notADraft', HOUSE_RULES.draftsRestOnFacts);
  return allow([{ type: 'draftDiscarded', round: draft.number }]);
}

export function publishRound(state: Tournament, command: CommandOf<'publishRound'>): Judgement {
  const round = roundOf(state, command.round);
  if (!round) return unknownRound(command.round);
  const { articles } = handlingRules(state);
  if (round.published) return refuse('notADraft', articles.republish, { round: round.number });
  const params = { round: round.number };
  const warnings: Warning[] = [];
  if (round.outdated) {
    warnings.push(warn('publishesOutdatedDraft', HOUSE_RULES.draftsRestOnFacts, params));
  }
  if (state.checkIn?.open && state.checkIn.round === round.number) {
    const missing = notCheckedIn(state).length;
    warnings.push(warn('checkInStillOpen', articles.announcedAbsence, { ...params, missing }));
  }
  const event: TournamentEvent[] = [];
  if (round.number === 1 && !isVisible(state) && command.withoutEvent !== true) {
    warnings.push(asksToPublish(state, params));
    event.push({ type: 'tournamentPublished' });
  }
  const forfeits = forfeitsOfTheDeparted(state, round);
  return allow([...event, { type: 'roundPublished', round: round.number }, ...forfeits], warnings);
}

/** Games of a round robin against somebody who has left are lost by forfeit (C.05 6.6). */
function forfeitsOfTheDeparted(state: Tournament, round: Round): TournamentEvent[] {
  if (!isRoundRobin(state.settings.system)) return [];
  const hasLeft = (id: PlayerId): boolean => {
    const left = state.players.get(id)?.left;
    return left ? left.fromRound <= round.number : false;
  };
  return round.games.flatMap(({ board, white, black }): TournamentEvent[] => {
    const outcome = forfeitOutcome(hasLeft(white), hasLeft(black));
    return outcome === null ? [] : [{ type: 'resultEntered', round: round.number, board, outcome }];
  });
}

function forfeitOutcome(whiteLeft: boolean, blackLeft: boolean): GameOutcome | null {
  if (whiteLeft && blackLeft) return { kind: 'doubleForfeit' };
  if (whiteLeft) return { kind: 'forfeit', winner: 'black' };
  return blackLeft ? { kind: 'forfeit', winner: 'white' } : null;
}

/** Public pairings change only for the edition's reasons (C.04.2 D.10, 2026: 4.4). */
export function republishRound(state: Tournament, command: CommandOf<'republishRound'>): Judgement {
  const { articles, republishReasons } = handlingRules(state);
  const round = roundOf(state, command.round);
  if (!round) return unknownRound(command.round);
  if (!round.published) return refuse('notPublished', articles.republish, { round: round.number });
  if (round.closed || state.rounds.length > round.number) {
    return refuse('roundClosed', articles.republish, { round: round.number });
  }
  if (state.settings.kind !== 'individual') {
    return refuse('wrongKind', HOUSE_RULES.wellFormed, { kind: 'individual' });
  }
  const article = republishReasons[command.reason];
  if (article === undefined) {
    return refuse('reasonNotAllowed', articles.republish, { reason: command.reason });
  }
  if (!reasonFits(state, round, command)) {
    return refuse('reasonDoesNotFit', article, { reason: command.reason });
  }
  const lost = round.games.find(
    (game) =>
      game.outcome.kind !== 'notEntered' &&
      !command.pairs.some((pair) => pair.white === game.white && pair.black === game.black),
  );
  if (lost) return refuse('resultsInTheWay', articles.republish, { board: lost.board });
  const checked = checkProposal(state, command);
  if ('refused' in checked) return checked.refused;
  return allow(
    [
      {
        type: 'roundRepublished',
        reason: command.reason,
        round: round.number,
        origin: 'manual',
        games: onBoards(state, inBoardOrder(state, round.number, command.pairs)),
        matches: round.matches,
        unpaired: checked.unpaired,
        freeTeams: round.freeTeams,
      },
    ],
    [
      warn('republish', article, { round: round.number, reason: command.reason }),
      ...checked.warnings,
    ],
  );
}

/** Why public pairings may change, with the article that says so. */
export interface RepublishChoice {
  readonly reason: RepublishReason;
  readonly article: string;
}

/** The reasons the edition accepts and the round may have; none where its pairings stay. */
export function republishChoices(state: Tournament, round: Round): RepublishChoice[] {
  const { kind, system } = state.settings;
  const stage = roundStage(round);
  const open = stage === 'published' || stage === 'playing';
  const last = state.rounds.length === round.number;
  if (!open || !last || kind !== 'individual' || isRoundRobin(system)) return [];
  const { republishReasons } = handlingRules(state);
  return REPUBLISH_REASONS.flatMap((reason) => {
    const article = republishReasons[reason];
    return article !== undefined && mayBe(state, round, reason) ? [{ reason, article }] : [];
  });
}

/** Whether a reason can fit, whatever the new pairs are. */
function mayBe(state: Tournament, round: Round, reason: RepublishReason): boolean {
  switch (reason) {
    case 'rematch':
      return hasRematch(state, round);
    case 'topBoardsOfLastRound':
      return round.number === state.settings.rounds;
    case 'lateEntry': {
      const placed = placedBefore(round);
      return expected(state, round.number).some((id) => !placed.has(id));
    }
    case 'twoWithoutOpponents':
    case 'eventRules':
      return true;
  }
}

function hasRematch(state: Tournament, round: Round): boolean {
  const lines = personalRounds(state, { pairingOf: round.number });
  return round.games.some((game) =>
    lines.get(game.white)?.some((past) => past.opponent === game.black && isPlayed(past.outcome)),
  );
}

/** A reason must be a fact of the round, not a word. */
function reasonFits(
  state: Tournament,
  round: Round,
  command: CommandOf<'republishRound'>,
): boolean {
  switch (command.reason) {
    case 'rematch':
      return hasRematch(state, round);
    case 'twoWithoutOpponents':
      return newPairs(round, command).length > 0;
    case 'lateEntry':
      return placedIn(command).some((id) => !placedBefore(round).has(id));
    case 'topBoardsOfLastRound':
      return round.number === state.settings.rounds;
    case 'eventRules':
      return true;
  }
}

function newPairs(round: Round, proposal: Proposal): Proposal['pairs'] {
  return proposal.pairs.filter(
    (pair) =>
      !round.games.some(
        (game) =>
          [game.white, game.black].includes(pair.white) &&
          [game.white, game.black].includes(pair.black),
      ),
  );
}

const placedIn = (proposal: Proposal): PlayerId[] =>
  proposal.pairs.flatMap(({ white, black }) => [white, black]);

function placedBefore(round: Round): Set<PlayerId> {
  const placed = new Set<PlayerId>();
  for (const game of round.games) placed.add(game.white).add(game.black);
  for (const entry of round.unpaired) if (entry.reason === 'odd') placed.add(entry.player);
  return placed;
}

export function startRound(state: Tournament, command: CommandOf<'startRound'>): Judgement {
  const round = roundOf(state, command.round);
  if (!round) return unknownRound(command.round);
  const { articles } = handlingRules(state);
  if (!round.published)
    return refuse('notPublished', articles.publication, { round: round.number });
  return round.started ? allow([]) : allow([{ type: 'roundStarted', round: round.number }]);
}

export function closeRound(state: Tournament, command: CommandOf<'closeRound'>): Judgement {
  const round = roundOf(state, command.round);
  if (!round) return unknownRound(command.round);
  const { articles } = handlingRules(state);
  const stage = roundStage(round);
  if (stage === 'closed')
    return refuse('roundClosed', articles.publication, { round: round.number });
  if (stage !== 'complete') {
    const open = round.games.filter((game) => game.outcome.kind === 'notEntered');
    return refuse('roundNotComplete', articles.publication, {
      round: round.number,
      boards: open.map((game) => game.board).join(', '),
    });
  }
  const adjourned = round.games.filter((game) => game.outcome.kind === 'adjourned').length;
  const questioned = round.games.filter((game) => game.questions.length > 0);
  const boards = questioned.map((game) => game.board).join(', ');
  const warnings = [
    ...(adjourned > 0 ? [warn('closesWithAdjourned', articles.adjourned, { adjourned })] : []),
    ...(questioned.length > 0
      ? [warn('closesWithQuestions', HOUSE_RULES.twoResults, { round: round.number, boards })]
      : []),
  ];
  return allow([{ type: 'roundClosed', round: round.number }], warnings);
}
