/** `Delacroix, Marie-Antoinette Joséphine` as `Delacroix, M.-A. J.`; a name without a comma stays. */
export const shortName = (name: string): string => shortened(name, 0, 0) ?? name;

/** Letters; `Jean.` for Jeanne would hide more than it saves. */
const WORTH_CUTTING = 3;

/** One given name, without the hyphens and spaces around it. */
const GIVEN = /(\p{L})[\p{L}\p{M}’'.]*/gu;

/**
 * A name with its given names shortened, so many letters longer than their initials: the first given
 * name is written out before the second grows. Null where nothing is left to shorten.
 * @param least letters that a longer given name must save to be cut at all
 */
function shortened(name: string, more: number, least: number): string | null {
  const comma = name.indexOf(',');
  const given = comma < 0 ? '' : name.slice(comma + 1).trim();
  if (!/\p{L}/u.test(given)) return null;
  const parts = Array.from(given.matchAll(GIVEN), ([part]) => Array.from(part.normalize('NFC')));
  const spare = parts.reduce((sum, { length }) => sum + length - 1, 0);
  if (more > 0 && more >= spare) return null;
  let left = more;
  const short = given.replace(GIVEN, (whole) => {
    const letters = Array.from(whole.normalize('NFC'));
    const inFull = left > 0 && letters.length - 1 - left < least;
    const kept = inFull ? letters.length : Math.min(letters.length, 1 + left);
    left = Math.max(0, left - kept + 1);
    const last = letters[kept - 1] ?? '';
    if (kept === letters.length) return letters.length === 1 ? `${whole}.` : whole;
    return `${letters.slice(0, kept).join('')}${last === '.' ? '' : '.'}`;
  });
  return `${name.slice(0, comma)}, ${short}`;
}

/** Somebody of the field, with what may stand beside a name on a wall: never a date of birth. */
export interface Named {
  readonly name: string;
  readonly number: number | null;
  readonly federation: string | null;
  readonly club: string | null;
}

/** How one person of a field is called where room is short. */
export interface DistinctName {
  /** The shortest form that is nobody else's. */
  readonly short: string;
  /** For those whose whole name is somebody else's too: federation, club or number. */
  readonly mark: string | null;
}

/** A longer club would crowd the name out. */
const LONGEST_CLUB = 24;

/**
 * Short names of a whole field that each mean one person: given names grow letter by letter until
 * no other name could be shortened to the same.
 */
export function distinctNames(field: readonly Named[]): readonly DistinctName[] {
  const alike = new Map<string, Named[]>();
  for (const person of field) alike.set(person.name, [...(alike.get(person.name) ?? []), person]);
  const forms = new Map([...alike.keys()].map((name) => [name, formsOf(name)] as const));
  const bearers = new Map<string, number>();
  for (const own of forms.values()) {
    for (const form of new Set(own)) bearers.set(form, (bearers.get(form) ?? 0) + 1);
  }
  return field.map((person) => {
    const { name } = person;
    const more = forms.get(name)?.findIndex((form) => bearers.get(form) === 1) ?? -1;
    const short = more < 0 ? name : (shortened(name, more, WORTH_CUTTING) ?? name);
    return { short, mark: markOf(person, alike.get(name) ?? []) };
  });
}

/** From the shortest to the whole name. */
function formsOf(name: string): readonly string[] {
  const forms: string[] = [];
  for (let more = 0; ; more += 1) {
    const form = shortened(name, more, 0);
    if (form === null) return [...forms, name];
    forms.push(form);
  }
}

/** What tells a person from those of the same name: the first mark that all of them have and none shares. */
function markOf(person: Named, alike: readonly Named[]): string | null {
  if (alike.length < 2) return null;
  const marks: readonly ((one: Named) => string | null)[] = [
    ({ federation }) => federation,
    ({ club }) => (club !== null && club.length <= LONGEST_CLUB ? club : null),
    ({ number }) => (number === null ? null : String(number)),
  ];
  for (const mark of marks) {
    const given = alike.map(mark);
    if (!given.includes(null) && new Set(given).size === given.length) return mark(person);
  }
  return String(alike.indexOf(person) + 1);
}
