import { foldedName } from '@ronde/core/formats/player-list/folded-name.ts';
import type { PlayerLine } from '@ronde/core/tournament/views/players.ts';
import type { PlayerDraft } from '../../panels/player/player-draft.ts';

/** Somebody of the event with the same FIDE number, national number or name. */
export function alreadyEntered(
  { name, fideId, nationalId }: Pick<PlayerDraft, 'name' | 'fideId' | 'nationalId'>,
  players: readonly PlayerLine[],
): PlayerLine | null {
  const same = (a: string, b: string | null): boolean =>
    a.trim() !== '' && b !== null && foldedName(a) === foldedName(b);
  return (
    players.find((player) => same(fideId, player.fideId) || same(nationalId, player.nationalId)) ??
    players.find((player) => name.trim() !== '' && foldedName(name) === foldedName(player.name)) ??
    null
  );
}
