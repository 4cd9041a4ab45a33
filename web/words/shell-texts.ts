import { inBoth } from './in-both.ts';

export const SHELL_TEXTS = inBoth(
  {
    title: { desk: 'Ronde', hall: 'Ronde: screen', phone: 'Ronde' },
    needsScript: 'This page needs JavaScript. Pairings and standings without it: see /t/.',
  },
  {
    title: { desk: 'Ronde', hall: 'Ronde : écran', phone: 'Ronde' },
    needsScript:
      'Cette page a besoin de JavaScript. Appariements et classement sans lui : voir /t/.',
  },
);
