import { systemNamed } from '../../../pairing/systems.ts';
import { hasResult, sideOf, type GameOutcome } from '../../../rules/outcome.ts';
import { pairingPointsFor } from '../../../rules/scoring.ts';
import { handlingRules, nameOf, warn } from '../../judgement.ts';
import { signsOf } from '../../outcome-signs.ts';
import type { Game, Round } from '../../round.ts';
import { draftOf, publishedRounds, type Tournament } from '../../state.ts';
import type { Warning } from '../../warning-ladder.ts';

/**
 * An adjourned game that was no draw after all, though later rounds were paired with one (C.04.2
 * D.1, 2026: 3.1): what is public stays, what is drafted should be paired again.
 */
export function lateResultWarnings(
  state: Tournament,
  round: Round,
  game: Game,
  outcome: GameOutcome,
): Warning[] {
  const isLate = game.outcome.kind === 'adjourned' && hasResult(outcome);
  if (!isLate || !pairsByPoints(state) || isWorthADraw(state, outcome)) return [];
  const { adjourned } = handlingRules(state).articles;
  const params = {
    round: round.number,
    board: game.board,
    white: nameOf(state, game.white),
    black: nameOf(state, game.black),
    read: signsOf(outcome),
  };
  const later = publishedRounds(state).filter(({ number }) => number > round.number);
  const draft = draftOf(state);
  const rounds = later.map(({ number }) => number).join(', ');
  return [
    ...(later.length === 0
      ? []
      : [warn('decidesAdjournedGame', adjourned, { ...params, rounds, count: later.length })]),
    ...(draft === null
      ? []
      : [warn('adjournedGameOutdatesDraft', adjourned, { ...params, draft: draft.number })]),
  ];
}

/** Keizer has values of its own, in which an open game counts for nothing. */
function pairsByPoints({ settings }: Tournament): boolean {
  const { kind, rankedBy } = systemNamed(settings.system);
  return kind === 'swiss' && rankedBy === undefined;
}

/** Whether both players score what the adjourned game counted for. */
const isWorthADraw = ({ settings: { scoring } }: Tournament, outcome: GameOutcome): boolean =>
  (['white', 'black'] as const).every(
    (colour) => pairingPointsFor(sideOf(outcome, colour), scoring) === scoring.adjourned,
  );
