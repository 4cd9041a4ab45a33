import type { PlayerLine } from '@ronde/core/tournament/views/players.ts';
import type { PlayerDraft } from '../../panels/player/player-draft.ts';
import { folded } from '../../parts/folded.ts';

/** Somebody of the event with the same FIDE number, national number or name. */
export function alreadyEntered(
  { name, fideId, nationalId }: Pick<PlayerDraft, 'name' | 'fideId' | 'nationalId'>,
  players: readonly PlayerLine[],
): PlayerLine | null {
  const same = (a: string, b: string | null): boolean =>
    a.trim() !== '' && b !== null && folded(a) === folded(b);
  const plain = (text: string): string => folded(text).replace(/,\s*/g, ' ');
  return (
    players.find((player) => same(fideId, player.fideId) || same(nationalId, player.nationalId)) ??
    players.find((player) => name.trim() !== '' && plain(name) === plain(player.name)) ??
    null
  );
}
