import type { DrawWish } from '@ronde/core/tournament/draw-ceremony.ts';
import { useSteering } from '../../event/use-steering.ts';
import { useWords } from '../../language.tsx';
import { DRAW_WORDS } from './draw-words.ts';

/** Steers the draw that desk and walls show; true where it went well. */
export interface SteerDraw {
  readonly begin: (wish: DrawWish) => Promise<boolean>;
  readonly show: (shown: number) => Promise<boolean>;
  readonly putAway: () => Promise<boolean>;
}

export function useSteerDraw(): SteerDraw {
  const send = useSteering('draw', useWords(DRAW_WORDS));
  return {
    begin: (wish) => send('POST', wish),
    show: (shown) => send('PUT', { shown }),
    putAway: () => send('PUT', { shown: null }),
  };
}

/** The address of the view that has the plan of a draw. */
export function drawPath({ by, last, groups }: DrawWish): string {
  const query = new URLSearchParams({
    ...(by && { by }),
    ...(last !== undefined && { last: String(last) }),
    ...(groups && { groups: groups.join(',') }),
  }).toString();
  return query === '' ? 'draw' : `draw?${query}`;
}
