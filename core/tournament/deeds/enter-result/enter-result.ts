import { hasResult, sameGameOutcome, type GameOutcome } from '../../../rules/outcome.ts';
import { lastWord, windowOf } from '../../corrections.ts';
import {
  allow,
  handlingRules,
  nameOf,
  refuse,
  roundOf,
  unknownRound,
  warn,
  type Judgement,
} from '../../judgement.ts';
import { signsOf } from '../../outcome-signs.ts';
import { HOUSE_RULES } from '../../refusal.ts';
import { RESULTS } from '../../roles.ts';
import {
  roundStage,
  type CorrectionWindow,
  type Game,
  type Hand,
  type Round,
} from '../../round.ts';
import { anOutcome, onBoard } from '../../schema/rounds.ts';
import { optional } from '../../schema/schema.ts';
import { yes } from '../../schema/words.ts';
import { sealedInTheWay } from '../../sealed-in-the-way.ts';
import type { Tournament } from '../../state.ts';
import type { Warning } from '../../warning-ladder.ts';
import type { Deed } from '../deed.ts';
import { things } from '../things.ts';
import { lateResultWarnings } from './late-result.ts';
import { unfitOutcome, unknownBoard } from './unfit-outcome.ts';

export interface EnterResult {
  readonly type: 'enterResult';
  readonly round: number;
  readonly board: number;
  readonly outcome: GameOutcome;
  /** A late correction counts everywhere, as if it had been entered in time: where nothing is rated. */
  readonly inFull?: true;
}

export const enterResult: Deed<EnterResult> = {
  fields: { ...onBoard, outcome: anOutcome, inFull: optional(yes) },
  roles: RESULTS,
  touches: (command) => [things.result(command)],
  saysTheSame: ({ outcome }, event) =>
    (event.type === 'resultEntered' ||
      event.type === 'resultCorrected' ||
      event.type === 'resultVerified') &&
    sameGameOutcome(event.outcome, outcome),
  judge,
};

/** Enters a result, or changes one: the round's stage decides what a change is (C.04.2 D.8). */
function judge(state: Tournament, command: EnterResult, { at, by }: Hand): Judgement {
  const { articles } = handlingRules(state);
  const round = roundOf(state, command.round);
  if (!round) return unknownRound(command.round);
  if (!round.published)
    return refuse('notPublished', articles.publication, { round: round.number });
  const game = round.games.find(({ board }) => board === command.board);
  if (!game) return unknownBoard(command);
  const unfit = unfitOutcome(state, command);
  if (unfit) return unfit;
  const sealed = sealedInTheWay(state, round, game.match);
  if (sealed) return sealed;
  const { outcome } = command;
  if (sameGameOutcome(lastWord(game), outcome)) return allow([]);
  const { round: number, board } = command;
  const open = !hasResult(game.outcome);
  const window = windowOf(state, round, game);
  const running = roundStage(round) === 'playing' && window === 'nextPairing';
  if (open) {
    const late = lateResultWarnings(state, round, game, outcome);
    return allow([{ type: 'resultEntered', round: number, board, outcome }], late);
  }
  const replaced = replacementWarnings(game, command, by);
  if (running) {
    return allow([{ type: 'resultEntered', round: number, board, outcome }], replaced);
  }
  if (command.inFull === true && window !== 'nextPairing' && !isUnrated(state)) {
    return refuse('correctionNotInFull', articles.correction, { round: number, board });
  }
  const inFull = command.inFull === true;
  return allow(
    [
      {
        type: 'resultCorrected',
        round: number,
        board,
        outcome,
        window: inFull ? 'nextPairing' : window,
      },
    ],
    [...replaced, ...correctionWarnings(state, { round, game, outcome, inFull }, window, at)],
  );
}

/** A second value asks: what somebody else entered is replaced by one who has read it. */
function replacementWarnings(
  game: Game,
  { round, board, outcome }: EnterResult,
  by: string,
): Warning[] {
  const { entered } = game;
  if (entered === null || entered.by === by) return [];
  const params = {
    round,
    board,
    entered: signsOf(lastWord(game)),
    read: signsOf(outcome),
    by: entered.by,
  };
  return [warn('replacesResult', HOUSE_RULES.blankNeverOverwrites, params)];
}

/** The window of C.04.2 is for ratings and titles: where none is at stake the arbiter may go further. */
const isUnrated = ({ settings }: Tournament): boolean => settings.regulations.rated === false;

interface Correction {
  readonly round: Round;
  readonly game: Game;
  readonly outcome: GameOutcome;
  readonly inFull: boolean;
}

function correctionWarnings(
  state: Tournament,
  { round, game, outcome, inFull }: Correction,
  window: CorrectionWindow,
  at: string,
): Warning[] {
  const article = handlingRules(state).articles.correction;
  const params = {
    round: round.number,
    board: game.board,
    white: nameOf(state, game.white),
    black: nameOf(state, game.black),
    entered: signsOf(lastWord(game)),
    read: signsOf(outcome),
  };
  if (inFull && window !== 'nextPairing') return [warn('correctionInFull', article, params)];
  const offered = isUnrated(state) ? { ...params, inFull: 'offered' } : params;
  switch (window) {
    case 'nextPairing':
      return isPastDeadline(state, { round, game }, at)
        ? [warn('correctionAfterDeadline', article, params)]
        : [];
    case 'pairingAfter':
      return [warn('correctionAfterNextPairing', article, offered)];
    case 'ratingOnly':
      return [warn('correctionForRatingOnly', article, offered)];
  }
}

/** The result of an adjourned game is published when it is entered, long after its round. */
function isPastDeadline(
  state: Tournament,
  { round, game }: Pick<Correction, 'round' | 'game'>,
  at: string,
): boolean {
  const { correctionDeadline } = state.settings;
  const published = game.countsFrom === undefined ? round.completedAt : (game.entered?.at ?? null);
  if (correctionDeadline === null || published === null) return false;
  return (Date.parse(at) - Date.parse(published)) / 60_000 > correctionDeadline;
}
