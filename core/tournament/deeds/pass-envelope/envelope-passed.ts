import { inBoth } from '../../../rules/in-both.ts';
import {
  adjournmentKey,
  adjournmentOf,
  ENVELOPE_STATES,
  type EnvelopeState,
} from '../../adjournments.ts';
import { oneOf, optional, type FieldsOf } from '../../schema/schema.ts';
import { aFilledLine, anOrdinal, aRound } from '../../schema/words.ts';
import { audited } from '../audited.ts';
import type { Fact } from '../fact.ts';
import { heard } from '../heard.ts';
import { things } from '../things.ts';

export interface EnvelopePassed {
  readonly type: 'envelopePassed';
  readonly round: number;
  readonly board: number;
  readonly state: EnvelopeState;
  /** Who has it now, or had it last. */
  readonly holder: string;
  readonly remark?: string;
}

export const passedFields: FieldsOf<Omit<EnvelopePassed, 'type'>> = {
  round: aRound,
  board: anOrdinal,
  state: oneOf(ENVELOPE_STATES),
  holder: aFilledLine,
  remark: optional(aFilledLine),
};

/** What became of an envelope, as the log says it. */
const SAID = inBoth<Readonly<Record<EnvelopeState, string>>>(
  {
    held: 'the envelope is with',
    opened: 'the envelope was opened by',
    lost: 'envelope missing, last with',
  },
  {
    held: 'l’enveloppe est chez',
    opened: 'enveloppe ouverte par',
    lost: 'enveloppe manquante, en dernier chez',
  },
);

export const envelopePassed: Fact<EnvelopePassed> = {
  fields: passedFields,
  fold: (tournament, { round, board, state, holder, remark }, { at, by }) => {
    const stands = adjournmentOf(tournament, { round, board });
    if (stands === null) return tournament;
    const passed = { state, holder, at, by, ...(remark === undefined ? {} : { remark }) };
    const adjournments = new Map(tournament.adjournments);
    adjournments.set(adjournmentKey(stands), { ...stands, custody: [...stands.custody, passed] });
    return { ...tournament, adjournments };
  },
  outdatesDraft: false,
  touches: (passed) => [things.envelope(passed)],
  heard: heard.nothing,
  words: inBoth(
    'Round {round}, board {board}: {said} {holder}',
    'Ronde {round}, échiquier {board} : {said} {holder}',
  ),
  tell: ({ round, board, state, holder }, { language }) => ({
    params: { round, board, holder },
    said: { said: SAID[language][state] },
  }),
  audit: (before, { round, board, state, holder }) => {
    const last = before ? adjournmentOf(before, { round, board })?.custody.at(-1) : undefined;
    return audited({ round, board }, last?.holder ?? null, `${state} ${holder}`);
  },
};
