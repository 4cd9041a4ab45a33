/** A player somebody follows, by the beginning of the page's name: `player-p12`. */
export interface Followed {
  readonly page: string;
  readonly name: string;
}

/** What of the browser's own storage we use; it may be refused. */
export type Shelf = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

export interface FollowedPlayers {
  all(): readonly Followed[];
  has(page: string): boolean;
  turn(player: Followed): void;
}

/** A family, a club or a trainer's pupils. */
const MOST = 20;

/** Kept in this browser alone, for each tournament: nothing of it is sent to the server. */
export function followedPlayers(tournament: string, shelf: Shelf): FollowedPlayers {
  const key = `ronde-followed/${tournament}`;
  let followed = read(shelf, key);
  const keep = (): void => {
    try {
      if (followed.length === 0) shelf.removeItem(key);
      else shelf.setItem(key, JSON.stringify(followed));
    } catch {
      // A browser that keeps nothing follows as long as the page is open.
    }
  };
  return {
    all: () => followed,
    has: (page) => followed.some((one) => one.page === page),
    turn: (player) => {
      const others = followed.filter(({ page }) => page !== player.page);
      followed = others.length < followed.length ? others : [...followed.slice(1 - MOST), player];
      keep();
    },
  };
}

function read(shelf: Shelf, key: string): readonly Followed[] {
  try {
    const kept: unknown = JSON.parse(shelf.getItem(key) ?? '[]');
    return Array.isArray(kept) ? kept.filter(isFollowed).slice(0, MOST) : [];
  } catch {
    return [];
  }
}

const isFollowed = (value: unknown): value is Followed =>
  typeof value === 'object' &&
  value !== null &&
  'page' in value &&
  'name' in value &&
  typeof value.name === 'string' &&
  typeof value.page === 'string' &&
  /^player-[a-z0-9-]+$/.test(value.page);

/** `player-p12` of `player-p12.fr.html`; null for another address. */
export const playerPageOf = (href: string | null | undefined): string | null =>
  /^(player-[a-z0-9-]+)(?:\.[a-z]{2})?\.html$/.exec(href ?? '')?.[1] ?? null;
