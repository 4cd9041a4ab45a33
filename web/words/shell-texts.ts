import { inBoth } from './in-both.ts';

const NEEDS_SCRIPT = 'This page needs JavaScript. Pairings and standings without it: see /t/.';
const SANS_SCRIPT =
  'Cette page a besoin de JavaScript. Appariements et classement sans lui : voir /t/.';

export const SHELL_TEXTS = inBoth(
  {
    title: { desk: 'Ronde', hall: 'Ronde: screen', phone: 'Ronde', window: 'Ronde' },
    needsScript: {
      desk: NEEDS_SCRIPT,
      hall: NEEDS_SCRIPT,
      phone: NEEDS_SCRIPT,
      window: 'This window needs JavaScript. The keys in Ronde’s terminal do the same.',
    },
  },
  {
    title: { desk: 'Ronde', hall: 'Ronde : écran', phone: 'Ronde', window: 'Ronde' },
    needsScript: {
      desk: SANS_SCRIPT,
      hall: SANS_SCRIPT,
      phone: SANS_SCRIPT,
      window:
        'Cette fenêtre a besoin de JavaScript. Les touches du terminal de Ronde font de même.',
    },
  },
);
