import { editionIn } from '../../../rules/editions/registry.ts';
import { faultyClocks, type ClockNote } from '../../clock-log.ts';
import { allow, refuse, roundOf, unknownRound, warn, type Judgement } from '../../judgement.ts';
import { HOUSE_RULES } from '../../refusal.ts';
import { PAIRING } from '../../roles.ts';
import type { Tournament } from '../../state.ts';
import type { Deed } from '../deed.ts';
import { unknownBoard } from '../enter-result/unfit-outcome.ts';
import { things } from '../things.ts';
import { clockFields } from './clock-noted.ts';

export interface NoteClock extends ClockNote {
  readonly type: 'noteClock';
}

export const noteClock: Deed<NoteClock> = {
  fields: clockFields,
  roles: PAIRING,
  touches: ({ clock, round, board }) => [things.clock(clock ?? `${round ?? 0}:${board ?? 0}`)],
  judge,
};

/** Which clock was set, read, put right, replaced or found faulty (E.01 6.10). */
function judge(state: Tournament, { type: _, ...note }: NoteClock): Judgement {
  const { act, clock, round: number, board, replacement } = note;
  if (clock === undefined && (board === undefined || act === 'faulty' || act === 'inOrder')) {
    return refuse('whichClock', HOUSE_RULES.knownNames);
  }
  if (replacement !== undefined && (act !== 'replaced' || replacement === clock)) {
    return refuse('noReplacement', HOUSE_RULES.wellFormed, { replacement });
  }
  if (board !== undefined && number === undefined) {
    return refuse('roundOfBoard', HOUSE_RULES.wellFormed, { board });
  }
  if (number !== undefined) {
    const round = roundOf(state, number);
    if (!round) return unknownRound(number);
    if (board !== undefined && !round.games.some((game) => game.board === board)) {
      return unknownBoard({ round: number, board });
    }
  }
  // What comes to a board must be in order: a faulty clock is not used again.
  const comes = act === 'replaced' ? replacement : act === 'set' ? clock : undefined;
  const faulty = faultyClocks(state).find((one) => one.clock === comes);
  const article = editionIn('laws', state.pins.laws)?.properties.articles.faultyClock;
  const warnings =
    faulty === undefined
      ? []
      : [warn('clockIsFaulty', article ?? HOUSE_RULES.secondLook, { clock: faulty.clock })];
  return allow([{ type: 'clockNoted', ...note }], warnings);
}
