import { displayed } from '../../../decisions/time-control/clock-setting.ts';
import { inBoth } from '../../../rules/in-both.ts';
import type { Language } from '../../../rules/language.ts';
import { CLOCK_ACTS, type ClockNote } from '../../clock-log.ts';
import { oneOf, optional, type FieldsOf } from '../../schema/schema.ts';
import { aCount, aFilledLine, anOrdinal, aRound } from '../../schema/words.ts';
import { CLOCK_ACT_WORDS } from '../../words/clock-words.ts';
import { audited } from '../audited.ts';
import type { Fact } from '../fact.ts';
import { heard } from '../heard.ts';
import { things } from '../things.ts';

export interface ClockNoted extends ClockNote {
  readonly type: 'clockNoted';
}

export const clockFields: FieldsOf<ClockNote> = {
  act: oneOf(CLOCK_ACTS),
  clock: optional(aFilledLine),
  round: optional(aRound),
  board: optional(anOrdinal),
  replacement: optional(aFilledLine),
  white: optional(aCount),
  black: optional(aCount),
  moves: optional(aCount),
  remark: optional(aFilledLine),
};

export const clockNoted: Fact<ClockNoted> = {
  fields: clockFields,
  fold: (state, { type: _, ...note }, { at, by }) => ({
    ...state,
    clockLog: [...(state.clockLog ?? []), { ...note, at, by }],
  }),
  outdatesDraft: false,
  touches: ({ clock, round, board }) => [things.clock(clock ?? `${round ?? 0}:${board ?? 0}`)],
  heard: heard.nothing,
  words: inBoth('Clock: {said}', 'Pendule : {said}'),
  tell: (note, { language }) => ({
    params: { act: note.act },
    said: { said: sayClockNote(note, language) },
  }),
  audit: (_, { clock, act, round }) =>
    audited({ ...(round === undefined ? {} : { round }) }, null, `${clock ?? ''} ${act}`.trim()),
};

function sayClockNote(note: ClockNote, language: Language): string {
  const words = CLOCK_ACT_WORDS[language];
  const { clock, act, round, board, replacement, white, black, moves, remark } = note;
  const place = [
    round === undefined ? null : `${words.round} ${round}`,
    board === undefined ? null : `${words.board} ${board}`,
  ].filter((part) => part !== null);
  const times = [white, black].map((time) => (time === undefined ? '–' : displayed(time)));
  return [
    ...(clock === undefined ? [] : [clock]),
    words.acts[act],
    ...place,
    ...(replacement === undefined ? [] : [`${words.replacement} ${replacement}`]),
    ...(white === undefined && black === undefined ? [] : [times.join(' / ')]),
    ...(moves === undefined ? [] : [`${words.moves} ${moves}`]),
    ...(remark === undefined ? [] : [remark]),
  ].join(', ');
}
