/** How many may be there at once. */
export interface CrowdLimits {
  readonly most: number;
  /** Places of these that strangers never take. */
  readonly reserve: number;
}

/** Whose a place is: strangers are counted by their source, staff are not. */
export interface Holder {
  readonly source: string;
  readonly staff: boolean;
}

/** Ways to hold a place, in the order in which they give way. */
export const HOLDS = ['idle', 'stream', 'request'] as const;
export type Hold = (typeof HOLDS)[number];

export interface Place {
  /** It turned out whose it is. */
  belongsTo(holder: Holder): void;
  /** What it is held for now, and what to do when it has to give way. */
  holds(hold: Hold, giveWay: () => void): void;
  free(): void;
}

export interface Crowd {
  /**
   * Takes a place. Where there is none for a stranger, the source with the most gives up its
   * oldest: a newcomer is always let in, so that a page loaded again always works. Null only when
   * nobody can give way.
   * @param most places this source may have
   */
  enter(holder: Holder, hold: Hold, giveWay: () => void, most?: number): Place | null;
  readonly size: number;
}

interface Member {
  holder: Holder;
  hold: Hold;
  giveWay: () => void;
}

/** Whoever holds a place when many want one: nobody takes all, and staff always find theirs. */
export function crowd({ most, reserve }: CrowdLimits): Crowd {
  const strangers = new Map<string, Set<Member>>();
  const staff = new Set<Member>();
  let size = 0;

  const add = (member: Member): void => {
    const { source } = member.holder;
    if (member.holder.staff) staff.add(member);
    else strangers.set(source, (strangers.get(source) ?? new Set()).add(member));
    size += 1;
  };
  const remove = (member: Member): void => {
    const { source } = member.holder;
    const among = member.holder.staff ? staff : strangers.get(source);
    if (among?.delete(member) !== true) return;
    size -= 1;
    if (strangers.get(source)?.size === 0) strangers.delete(source);
  };
  const dismiss = (members: ReadonlySet<Member>): boolean => {
    const [first] = HOLDS.flatMap((hold) => {
      for (const member of members) if (member.hold === hold) return [member];
      return [];
    });
    if (first === undefined) return false;
    remove(first);
    first.giveWay();
    return true;
  };
  const heaviest = (): ReadonlySet<Member> => {
    let found: ReadonlySet<Member> = new Set();
    for (const members of strangers.values()) if (members.size > found.size) found = members;
    return found;
  };
  const idleStaff = (): ReadonlySet<Member> =>
    new Set([...staff].filter(({ hold }) => hold === 'idle'));

  return {
    enter: (holder, hold, giveWay, mostOfSource = Infinity) => {
      const own = strangers.get(holder.source);
      if (!holder.staff && own !== undefined && own.size >= mostOfSource) dismiss(own);
      const tight = !holder.staff && size - staff.size >= most - reserve;
      if (tight || size >= most) dismiss(heaviest());
      if (size >= most && !dismiss(idleStaff())) return null;
      const member: Member = { holder, hold, giveWay };
      add(member);
      return {
        belongsTo: (now) => {
          if (now.source === member.holder.source && now.staff === member.holder.staff) return;
          if (!isThere(member)) return;
          remove(member);
          member.holder = now;
          add(member);
        },
        holds: (now, yields) => {
          member.hold = now;
          member.giveWay = yields;
        },
        free: () => {
          remove(member);
        },
      };
    },
    get size() {
      return size;
    },
  };

  function isThere(member: Member): boolean {
    const { source } = member.holder;
    return (member.holder.staff ? staff : strangers.get(source))?.has(member) === true;
  }
}
