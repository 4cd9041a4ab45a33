import type { PlayerId } from '@ronde/core/rules/identity.ts';
import type { HeldPlayOff } from '@ronde/core/tournament/views/play-off.ts';
import { useSteering } from '../../event/use-steering.ts';
import { useWords } from '../../language.tsx';
import { PLAY_OFF_PAGE_WORDS } from './play-off-words.ts';

/** Steers the play-offs that every desk sees, each by its seed; true where it went well. */
export interface SteerPlayOff {
  readonly begin: (
    players: readonly PlayerId[],
    armageddonAfter: number | null,
  ) => Promise<boolean>;
  readonly set: (
    seed: string,
    standing: Pick<HeldPlayOff, 'ended' | 'results'>,
  ) => Promise<boolean>;
  readonly putAway: (seed: string) => Promise<boolean>;
}

export function useSteerPlayOff(): SteerPlayOff {
  const send = useSteering('play-off', useWords(PLAY_OFF_PAGE_WORDS));
  return {
    begin: (players, armageddonAfter) => send('POST', { players, armageddonAfter }),
    set: (seed, playOff) => send('PUT', { seed, playOff }),
    putAway: (seed) => send('PUT', { seed, playOff: null }),
  };
}
