import type { IsoDate } from '../../rules/identity.ts';
import { openCases, retentionOf } from '../erasure/retention.ts';
import type { Hand } from '../round.ts';
import type { Tournament } from '../state.ts';

/** What is private of an event, and until when it has to be kept. */
export interface RetentionView {
  /** The last day on which it has to be there. */
  readonly keptUntil: IsoDate;
  readonly article: string;
  /** Kept still, due to go, or gone. */
  readonly standing: 'keep' | 'mayGo' | 'erased';
  /** When it went, and by whom. */
  readonly erased: Hand | null;
  /** How many cases nobody has closed: nothing goes before. */
  readonly openCases: number;
  /** How many of each are in the event. */
  readonly holds: Readonly<Record<PrivateKind, number>>;
}

/** What of an event is private, as it is counted. */
export const PRIVATE_KINDS = ['birthDates', 'contacts', 'comments', 'people'] as const;
export type PrivateKind = (typeof PRIVATE_KINDS)[number];

/** `now` is the wall clock's ISO time. */
export function retentionView(state: Tournament, now: string): RetentionView {
  const { keptUntil, article } = retentionOf(state);
  const { privateDataErased: gone } = state;
  const due = now.slice(0, 10) > keptUntil;
  return {
    ...{ keptUntil, article },
    standing: gone !== undefined ? 'erased' : due ? 'mayGo' : 'keep',
    erased: gone === undefined ? null : { by: gone.by, at: gone.at },
    openCases: openCases(state).length,
    holds: held(state),
  };
}

function held(state: Tournament): RetentionView['holds'] {
  const details = [...state.players.values()].map(({ private: own }) => own ?? {});
  const captains = [...state.teams.values()].map(({ private: own }) => own ?? {});
  return {
    birthDates: details.filter(({ birthDate = '' }) => birthDate.length > 4).length,
    contacts: [...details, ...captains].filter(
      ({ phone, email }) => phone !== undefined || email !== undefined,
    ).length,
    comments:
      details.filter(({ comment }) => comment !== undefined).length +
      [...state.licenceChecks.values()].filter(({ remark }) => remark !== undefined).length,
    people: state.administration?.suspensions.length ?? 0,
  };
}
