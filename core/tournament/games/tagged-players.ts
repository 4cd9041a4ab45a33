import type { PgnGame } from '../../formats/pgn/read-pgn.ts';
import { areWordsMeant, nameWords } from '../../formats/player-list/folded-name.ts';
import { People } from '../../formats/player-list/same-person.ts';
import type { Colour } from '../../rules/colour.ts';
import type { Player } from '../player.ts';

/** How a player was found in the tags of a game. */
export type FoundBy = 'fideId' | 'name' | 'shortName';

export interface TaggedPlayer {
  readonly player: Player;
  readonly by: FoundBy;
}

const SIDE = { white: 'White', black: 'Black' } as const satisfies Record<Colour, string>;

/** The name a game has for a side; empty where it has none. */
export const nameTagged = ({ tags }: Pick<PgnGame, 'tags'>, colour: Colour): string => {
  const name = tags.get(SIDE[colour]) ?? '';
  return name === '?' ? '' : name;
};

/** Finds the players of an event by what games call them. */
export class TaggedPlayers {
  readonly #people: People<Player>;
  readonly #players: readonly { readonly player: Player; readonly words: readonly string[] }[];
  /** Names come again and again in a file. */
  readonly #found = new Map<string, TaggedPlayer | null>();

  constructor(players: Iterable<Player>) {
    const all = [...players];
    this.#players = all.map((player) => ({ player, words: nameWords(player.name) }));
    this.#people = new People(all);
  }

  /** By FIDE number, by name, or by a name shortened in one way alone: `Dupont, J.` */
  find(game: Pick<PgnGame, 'tags'>, colour: Colour): TaggedPlayer | null {
    const name = nameTagged(game, colour);
    const fideId = game.tags.get(`${SIDE[colour]}FideId`) ?? null;
    const key = `${fideId ?? ''} ${name}`;
    const before = this.#found.get(key);
    if (before !== undefined) return before;
    const found = this.#look(name, fideId);
    this.#found.set(key, found);
    return found;
  }

  #look(name: string, fideId: string | null): TaggedPlayer | null {
    const alike = this.#people.same({ name, fideId });
    if (alike !== null) {
      return { player: alike.one, by: alike.by === 'fideId' ? 'fideId' : 'name' };
    }
    const asked = nameWords(name);
    const meant = this.#players.filter(({ words }) => areWordsMeant(words, asked));
    const [one] = meant;
    return one !== undefined && meant.length === 1 ? { player: one.player, by: 'shortName' } : null;
  }
}
