import type { Colour } from '@ronde/core/rules/colour.ts';
import type { Language } from '@ronde/core/rules/language.ts';
import type { PlayerId } from '@ronde/core/rules/identity.ts';
import type { RoundView, UnpairedView } from '@ronde/core/tournament/views/round.ts';

/** Where a player finds the board of a round; without one, why. */
export interface NameLine {
  readonly id: PlayerId;
  readonly name: string;
  readonly seat: {
    readonly board: number;
    readonly colour: Colour;
    readonly opponent: string;
  } | null;
  readonly unpaired: UnpairedView | null;
}

/** Everybody of the round in the order of the reader's alphabet. */
export function byNameLines(view: RoundView, language: Language): NameLine[] {
  const seated = view.boards.flatMap(({ board, white, black }): NameLine[] => [
    {
      id: white.id,
      name: white.name,
      seat: { board, colour: 'white', opponent: black.name },
      unpaired: null,
    },
    {
      id: black.id,
      name: black.name,
      seat: { board, colour: 'black', opponent: white.name },
      unpaired: null,
    },
  ]);
  const others = view.unpaired.map((one): NameLine => ({
    id: one.player.id,
    name: one.player.name,
    seat: null,
    unpaired: one,
  }));
  const collator = new Intl.Collator(language);
  return [...seated, ...others].sort((a, b) => collator.compare(a.name, b.name));
}
