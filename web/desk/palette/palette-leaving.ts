import type { PlayersView } from '@ronde/core/tournament/views/players.ts';
import { isLeavingEarly } from '../event/open-rounds.ts';
import { useMay } from '../event/use-may.ts';
import { useView } from '../event/use-view.ts';
import { IconLogout } from '../icons.tsx';
import { useWords } from '../language.tsx';
import { usePanel } from '../shell/use-panel.ts';
import type { Deed, Surroundings } from './deed.ts';
import { PALETTE_WORDS } from './palette-words.ts';

/** Opens the card of a player who leaves: its button asks, and says what follows. */
export function useLeavingDeeds({ answer }: Surroundings): Deed[] {
  const words = useWords(PALETTE_WORDS);
  const { open } = usePanel();
  const mayWithdraw = useMay()('withdraw') && isLeavingEarly(answer.overview.rounds);
  const { data } = useView<PlayersView>('players', mayWithdraw, Infinity);
  if (!mayWithdraw) return [];
  return (data?.players ?? [])
    .filter(({ left }) => left === null)
    .map((player) => ({
      id: `withdraw-${player.id}`,
      label: words.withdraw(player.name),
      also: words.withdrawAlso,
      icon: IconLogout,
      run: () => {
        open({ kind: 'player', player: player.id });
      },
    }));
}
