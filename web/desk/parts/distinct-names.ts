import type { ShownPlayer } from '@ronde/core/tournament/views/shown-player.ts';

interface Choice extends Pick<ShownPlayer, 'id' | 'name' | 'tpn' | 'club'> {
  /** 0 or null when unknown. */
  readonly rating: number | null;
}

/** Names to choose from; namesakes carry number, rating and club: `Martin, Luc (7) · 1650 · Cesson`. */
export function distinctNames(players: readonly Choice[]): (player: Choice) => string {
  const known = new Set<string>();
  const twice = new Set<string>();
  for (const { name } of players) (known.has(name) ? twice : known).add(name);
  return ({ name, tpn, rating, club }) => {
    if (!twice.has(name)) return name;
    const who = tpn === null ? name : `${name} (${tpn})`;
    return [who, ...(rating ? [rating] : []), ...(club === null ? [] : [club])].join(' · ');
  };
}

/** Players as the options of a field. */
export function playerOptions(players: readonly Choice[]): { value: string; label: string }[] {
  const nameOf = distinctNames(players);
  return players.map((player) => ({ value: player.id, label: nameOf(player) }));
}
