import type { Screen } from '@ronde/core/tournament/views/screen.ts';

/** A screen of the hall with the second half of the pairings and a message. */
export const A_SCREEN: Screen = {
  code: 'hall-1',
  name: 'Hall',
  pages: [
    { view: 'pairings', round: null, part: { index: 1, of: 2 } },
    { view: 'message', text: 'Silence' },
  ],
  seconds: 20,
  scale: 1,
  theme: 'dark',
  language: 'both',
  banner: null,
};
