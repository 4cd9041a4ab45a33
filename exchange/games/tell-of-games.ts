import type { KeptSettings } from '@ronde/store/kept-settings/kept-settings.ts';

/** Where it is written when the games of a tournament were last changed: whoever watches hears of it. */
export const GAMES_CHANGED = 'games-changed';

/** Tells every open desk, of this program or another, that games were kept, taken away or turned back. */
export async function tellOfGames(
  { keptSettings }: { readonly keptSettings: KeptSettings },
  tournament: string,
  at: string,
): Promise<void> {
  // The games are kept already: where nobody can be told, a desk asks again by itself.
  await keptSettings.put(GAMES_CHANGED, tournament, at);
}
