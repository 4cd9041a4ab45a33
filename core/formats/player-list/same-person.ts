import { nameWords } from './folded-name.ts';

/** What tells a person apart; what is not known is left out or null. */
export interface Identity {
  readonly name: string;
  readonly fideId?: string | null | undefined;
  readonly nationalId?: string | null | undefined;
  readonly federation?: string | null | undefined;
}

/**
 * How two records are alike: by a number that belongs to one person, by a name that nothing tells
 * apart, or by a name alone, their numbers saying that they are two (`namesake`).
 */
export const LIKENESSES = ['fideId', 'nationalId', 'name', 'namesake'] as const;
export type Likeness = (typeof LIKENESSES)[number];

/** What makes two records one person, as far as anybody can tell. */
export type Sameness = Exclude<Likeness, 'namesake'>;

export interface Alike<T, By extends Likeness = Likeness> {
  readonly one: T;
  readonly by: By;
}

/** `0600001`, ` 600001` and `600001` are one number; letters count without their case. */
const numberKey = (number: string | null | undefined): string =>
  (number ?? '')
    .replace(/[^\p{L}\p{N}]/gu, '')
    .replace(/^0+/, '')
    .toUpperCase();

/** Without accents, case and punctuation: the words in any order, and the letters in theirs. */
function nameKeys(name: string): readonly string[] {
  const words = nameWords(name);
  if (words.length === 0) return [];
  return [`letters ${words.join('')}`, `words ${words.sort().join(' ')}`];
}

/** People to be compared with others, by their numbers and names. */
export class People<T extends Identity> {
  readonly #byFideId = new Map<string, T>();
  readonly #byNationalId = new Map<string, T[]>();
  readonly #byName = new Map<string, T[]>();

  constructor(people: Iterable<T> = []) {
    for (const person of people) this.add(person);
  }

  add(person: T): void {
    const fideId = numberKey(person.fideId);
    if (fideId !== '' && !this.#byFideId.has(fideId)) this.#byFideId.set(fideId, person);
    const nationalId = numberKey(person.nationalId);
    if (nationalId !== '') append(this.#byNationalId, nationalId, person);
    for (const key of nameKeys(person.name)) append(this.#byName, key, person);
  }

  /** Who seems to be the same person; two whose numbers differ are not. */
  same(person: Identity): Alike<T, Sameness> | null {
    const alike = this.like(person);
    return alike === null || alike.by === 'namesake' ? null : { one: alike.one, by: alike.by };
  }

  /** The strongest likeness first; null for somebody new. */
  like(person: Identity): Alike<T> | null {
    const numbered = this.#byFideId.get(numberKey(person.fideId));
    if (numbered !== undefined) return { one: numbered, by: 'fideId' };
    const licensed = this.#byNationalId
      .get(numberKey(person.nationalId))
      ?.find((one) => !ofTwoFederations(one, person));
    if (licensed !== undefined) return { one: licensed, by: 'nationalId' };
    const named = nameKeys(person.name).flatMap((key) => this.#byName.get(key) ?? []);
    const same = named.find((one) => !isAnother(one, person));
    if (same !== undefined) return { one: same, by: 'name' };
    const [namesake] = named;
    return namesake === undefined ? null : { one: namesake, by: 'namesake' };
  }
}

function append<T>(lists: Map<string, T[]>, key: string, one: T): void {
  const before = lists.get(key);
  if (before === undefined) lists.set(key, [one]);
  else before.push(one);
}

const apart = (a: string, b: string): boolean => a !== '' && b !== '' && a !== b;

/** Each federation counts its own players: its numbers say nothing about another's. */
const ofTwoFederations = (a: Identity, b: Identity): boolean =>
  apart(numberKey(a.federation), numberKey(b.federation)) &&
  apart(numberKey(a.fideId), numberKey(b.fideId));

/** A person has one FIDE number, and one number in a federation. */
const isAnother = (a: Identity, b: Identity): boolean =>
  apart(numberKey(a.fideId), numberKey(b.fideId)) ||
  (apart(numberKey(a.nationalId), numberKey(b.nationalId)) &&
    !apart(numberKey(a.federation), numberKey(b.federation)));
