import type { PlayerId } from '@ronde/core/rules/identity.ts';
import type { HeldPlayOff } from '@ronde/core/tournament/views/play-off.ts';
import { useSteering } from '../../event/use-steering.ts';
import { useWords } from '../../language.tsx';
import { PLAY_OFF_PAGE_WORDS } from './play-off-words.ts';

/** Steers the play-off that every desk sees; true where it went well. */
export interface SteerPlayOff {
  readonly begin: (
    players: readonly PlayerId[],
    armageddonAfter: number | null,
  ) => Promise<boolean>;
  readonly set: (standing: Pick<HeldPlayOff, 'ended' | 'results'>) => Promise<boolean>;
  readonly putAway: () => Promise<boolean>;
}

export function useSteerPlayOff(): SteerPlayOff {
  const send = useSteering('play-off', useWords(PLAY_OFF_PAGE_WORDS));
  return {
    begin: (players, armageddonAfter) => send('POST', { players, armageddonAfter }),
    set: (playOff) => send('PUT', { playOff }),
    putAway: () => send('PUT', { playOff: null }),
  };
}
