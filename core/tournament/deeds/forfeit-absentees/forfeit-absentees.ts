import {
  boardsNotBegun,
  defaultTimeOf,
  forfeitFor,
  isDefaultTimeOver,
} from '../../default-time.ts';
import type { TournamentEvent } from '../../event.ts';
import {
  allow,
  handlingRules,
  refuse,
  roundOf,
  unknownRound,
  type Judgement,
} from '../../judgement.ts';
import { PAIRING } from '../../roles.ts';
import type { Hand } from '../../round.ts';
import { anOrdinal, aRound, listOf } from '../../schema/words.ts';
import type { Tournament } from '../../state.ts';
import type { Warning } from '../../warning-ladder.ts';
import type { Deed } from '../deed.ts';
import { enterResult } from '../enter-result/enter-result.ts';
import { unknownBoard } from '../enter-result/unfit-outcome.ts';
import { things } from '../things.ts';

export interface ForfeitAbsentees {
  readonly type: 'forfeitAbsentees';
  readonly round: number;
  /** Boards at which somebody was noted missing; those with a result meanwhile keep it. */
  readonly boards: readonly number[];
}

export const forfeitAbsentees: Deed<ForfeitAbsentees> = {
  fields: { round: aRound, boards: listOf(anOrdinal) },
  roles: PAIRING,
  // Whoever has come meanwhile is not lost unseen: what was noted counts as much as the results.
  touches: ({ round, boards }) => [
    things.absentees(round),
    ...boards.map((board) => things.result({ round, board })),
  ],
  judge,
};

/** The end of the default time by the clock of whoever keeps the log: no desk can be early (E.01 6.7.1). */
function judge(state: Tournament, command: ForfeitAbsentees, hand: Hand): Judgement {
  const round = roundOf(state, command.round);
  if (!round) return unknownRound(command.round);
  const { articles } = handlingRules(state);
  const at = { round: round.number };
  if (!round.published) return refuse('notPublished', articles.publication, at);
  if (round.closed) return refuse('roundClosed', articles.absence, at);
  const time = defaultTimeOf(state, round);
  if (time === null) return refuse('roundNotBegun', articles.absence, at);
  if (!isDefaultTimeOver(time, hand.at)) {
    const minutes = Math.ceil((Date.parse(time.until) - Date.parse(hand.at)) / 60_000);
    return refuse('defaultTimeRuns', time.article, { ...at, minutes });
  }
  const missing = boardsNotBegun(round.games, round.absentees);
  const events: TournamentEvent[] = [];
  const warnings: Warning[] = [];
  for (const board of new Set(command.boards)) {
    const game = round.games.find((one) => one.board === board);
    if (!game) return unknownBoard({ ...at, board });
    if (game.outcome.kind !== 'notEntered') continue;
    const found = missing.find((one) => one.game.board === board);
    if (!found) return refuse('nobodyNotedMissing', time.article, { ...at, board });
    const outcome = forfeitFor(found.absent);
    const judged = enterResult.judge(state, { type: 'enterResult', ...at, board, outcome }, hand);
    if ('refusal' in judged) return judged;
    events.push(...judged.events);
    warnings.push(...judged.warnings);
  }
  return allow(events, warnings);
}
