import {
  HOMOLOGATION_KINDS,
  type HomologationKind,
} from '../../../administration/homologation/kinds.ts';
import { eventConditions } from '../../../ratings/norms/event-conditions.ts';
import type { IsoDate } from '../../../rules/identity.ts';
import { allow, warn, type Judgement } from '../../judgement.ts';
import { eventRecord } from '../../norms/event-record.ts';
import { titlesEditionOf } from '../../norms/titles-edition.ts';
import { MONEY } from '../../roles.ts';
import { oneOf, orNull } from '../../schema/schema.ts';
import { aDay, aFilledLine, aTruth } from '../../schema/words.ts';
import type { Tournament } from '../../state.ts';
import type { Warning } from '../../warning-ladder.ts';
import type { Deed } from '../deed.ts';

export interface DescribeHomologation {
  readonly type: 'describeHomologation';
  readonly kind: HomologationKind;
  readonly requestedOn: IsoDate | null;
  readonly number: string | null;
  readonly qualifier: boolean;
}

export const describeHomologation: Deed<DescribeHomologation> = {
  fields: {
    kind: oneOf(HOMOLOGATION_KINDS),
    requestedOn: orNull(aDay),
    number: orNull(aFilledLine),
    qualifier: aTruth,
  },
  roles: MONEY,
  touches: () => ['homologation'],
  saysTheSame: ({ type: _, ...said }, event) =>
    event.type === 'homologationDescribed' && isSame(said, event),
  judge,
};

type Said = Omit<DescribeHomologation, 'type'>;

const isSame = (a: Said, b: Said): boolean =>
  a.kind === b.kind &&
  a.requestedOn === b.requestedOn &&
  a.number === b.number &&
  a.qualifier === b.qualifier;

/** Rounds are kept as they were when the federation was asked: they go down, never up (LA line 8713). */
function judge(state: Tournament, command: DescribeHomologation): Judgement {
  const { settings, administration } = state;
  const { type: _, ...said } = command;
  const before = administration?.homologation ?? null;
  if (before !== null && isSame(before, said)) return allow([]);
  const asked = before !== null && before.requestedOn !== null && said.requestedOn !== null;
  const rounds = asked ? before.rounds : settings.rounds;
  const warnings = said.kind === 'norms' ? tooFastForNorms(state) : [];
  return allow([{ type: 'homologationDescribed', ...said, rounds }], warnings);
}

/** Games too short bring nobody a norm. */
function tooFastForNorms(state: Tournament): Warning[] {
  const { properties } = titlesEditionOf(state);
  const rate = eventConditions(eventRecord(state, false, {}), properties).find(
    ({ name }) => name === 'rateOfPlay',
  );
  if (rate?.met !== false) return [];
  return [warn('tooFastForNorms', rate.article, { rate: rate.actual ?? '' })];
}
