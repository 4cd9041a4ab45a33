import type { DutyName } from '../administration/deadlines/duties.ts';
import type { IsoDate } from '../rules/identity.ts';
import { eventFees } from './event-money.ts';
import type { FormFact } from './form-facts.ts';
import type { Tournament } from './state.ts';

/**
 * What a paper says of an event: what was filled in for it; else what the event's file holds already
 * (homologation, payments, duties), or the `.papi` it came from. Nothing is asked for twice.
 */
export const knownFormFact = (state: Tournament, fact: FormFact): string | null =>
  state.formFacts?.get(fact) ?? inTheFile(state, fact);

function inTheFile(state: Tournament, fact: FormFact): string | null {
  const { administration, settings, papi } = state;
  const paid = administration?.payments.get(settings.chiefArbiter ?? '') ?? null;
  switch (fact) {
    case 'homologation':
      return administration?.homologation?.number ?? papi?.homologation ?? null;
    case 'allowance':
      return paid === null ? null : euros(paid.amount);
    case 'allowancePaidOn':
      return paid?.on ?? null;
    case 'feesDue': {
      const fees = eventFees(state);
      return fees === null ? null : euros(fees.due);
    }
    case 'feesPaidOn':
      return dayDone(state, 'feesPaid');
    case 'reportSentOn':
      return dayDone(state, 'technicalReport');
    default:
      return null;
  }
}

function dayDone({ administration }: Tournament, duty: DutyName): IsoDate | null {
  const record = administration?.duties.get(duty);
  return record?.as === 'done' ? (record.on ?? null) : null;
}

/** `425`, `212.50`, as somebody would fill it in. */
const euros = (amount: number): string => (amount / 100).toFixed(2).replace(/\.00$/, '');
