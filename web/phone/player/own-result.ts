import type { Colour } from '@ronde/core/rules/colour.ts';
import { sameGameOutcome, type GameOutcome, type PlayedScore } from '@ronde/core/rules/outcome.ts';
import type { OwnGame } from '@ronde/server/api/own-board.ts';
import type { OutboxItem } from '../outbox/outbox-item.ts';
import type { Items } from '../outbox/outbox-rules.ts';

export const OWN_RESULTS = ['win', 'draw', 'loss'] as const;
/** A game from a player's own side. */
export type OwnResult = (typeof OWN_RESULTS)[number];

const SCORES: Readonly<Record<Colour, Readonly<Record<OwnResult, PlayedScore>>>> = {
  white: { win: '1-0', draw: '½-½', loss: '0-1' },
  black: { win: '0-1', draw: '½-½', loss: '1-0' },
};

/** What `I won` means on the board. */
export const outcomeOf = (result: OwnResult, colour: Colour): GameOutcome => ({
  kind: 'played',
  score: SCORES[colour][result],
});

/** The same the other way; null for forfeits and unusual scores, which have their own words. */
export const ownResult = (outcome: GameOutcome, colour: Colour): OwnResult | null =>
  OWN_RESULTS.find((result) => sameGameOutcome(outcomeOf(result, colour), outcome)) ?? null;

/** A game that was not played, from the own side. */
export function ownForfeit(
  outcome: GameOutcome,
  colour: Colour,
): 'forfeitWin' | 'forfeitLoss' | null {
  if (outcome.kind === 'doubleForfeit') return 'forfeitLoss';
  if (outcome.kind !== 'forfeit') return null;
  return outcome.winner === colour ? 'forfeitWin' : 'forfeitLoss';
}

/** Where a player's report of the game stands. */
export type Report =
  | { readonly kind: 'entered'; readonly outcome: GameOutcome }
  | { readonly kind: 'open'; readonly opponentFirst: boolean }
  /** Said here; `sent` once the server has it. */
  | { readonly kind: 'said'; readonly claim: GameOutcome; readonly sent: boolean }
  | { readonly kind: 'disputed'; readonly claim: GameOutcome; readonly theirs: GameOutcome };

/** The report as it will be once this phone's entries are sent. */
export function reportOf(
  game: OwnGame,
  round: number,
  { items, position }: { readonly items: Items; readonly position: number },
): Report {
  if (game.outcome.kind !== 'notEntered') return { kind: 'entered', outcome: game.outcome };
  const ahead = items.findLast((item) => isAhead(item, round, game.board, position));
  if (ahead?.command.type === 'claimResult') {
    const sent = ahead.state.kind === 'written';
    return { kind: 'said', claim: ahead.command.outcome, sent };
  }
  const { claim, opponentClaim, opponentClaimed } = game;
  if (claim === null || ahead !== undefined)
    return { kind: 'open', opponentFirst: opponentClaimed };
  if (opponentClaim === null) return { kind: 'said', claim, sent: true };
  return { kind: 'disputed', claim, theirs: opponentClaim };
}

function isAhead(item: OutboxItem, round: number, board: number, position: number): boolean {
  const { command, state } = item;
  if (command.type !== 'claimResult' && command.type !== 'withdrawClaim') return false;
  if (command.round !== round || command.board !== board) return false;
  return state.kind === 'waiting' || (state.kind === 'written' && state.position > position);
}
