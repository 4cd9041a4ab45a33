import { foldedName } from '../../formats/player-list/folded-name.ts';
import type { IsoDate } from '../../rules/identity.ts';

/** What somebody may be suspended from (BAF 101, lines 86-109). */
export const SUSPENDED_FUNCTIONS = ['player', 'captain', 'arbiter', 'official'] as const;
export type SuspendedFunction = (typeof SUSPENDED_FUNCTIONS)[number];

/** In force, with a stay of execution, or a case that is still to be heard. */
export const SENTENCES = ['inForce', 'stayed', 'pending'] as const;
export type Sentence = (typeof SENTENCES)[number];

/** A line of the register; both days are included. */
export interface Suspension {
  /** `Last, First` */
  readonly person: string;
  readonly nationalId?: string;
  readonly functions: readonly SuspendedFunction[];
  readonly from: IsoDate;
  /** Null while nobody has set an end. */
  readonly until: IsoDate | null;
  readonly sentence: Sentence;
}

/** Somebody who would do something at an event. */
export interface PersonNamed {
  readonly name: string;
  readonly nationalId?: string;
}

/** By the number where both have one, else by the name, however it is written. */
function isSamePerson(suspended: Suspension, person: PersonNamed): boolean {
  if (suspended.nationalId !== undefined && person.nationalId !== undefined) {
    return suspended.nationalId === person.nationalId;
  }
  return foldedName(suspended.person) === foldedName(person.name);
}

/** A stay bars from nothing; a case to be heard bars from its first day on, without an end. */
const barsOn = ({ sentence, from, until }: Suspension, first: IsoDate, last: IsoDate): boolean =>
  sentence !== 'stayed' &&
  from <= last &&
  (until === null || sentence === 'pending' || until >= first);

/** The suspension that bars a person from a function on some of these days; null where none does. */
export function suspensionOf(
  register: readonly Suspension[],
  person: PersonNamed,
  asWhat: SuspendedFunction,
  { first, last }: { readonly first: IsoDate; readonly last: IsoDate },
): Suspension | null {
  return (
    register.find(
      (one) =>
        one.functions.includes(asWhat) && barsOn(one, first, last) && isSamePerson(one, person),
    ) ?? null
  );
}
