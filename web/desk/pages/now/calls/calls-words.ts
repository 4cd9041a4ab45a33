import { inBoth } from '../../../../words/in-both.ts';

export const CALLS_WORDS = inBoth(
  {
    announcements: 'Announcements',
    noCall:
      'Announced 5 minutes and 1 minute before the start and before the end of the default time.',
    callsAloud: 'Said aloud on this computer',
  },
  {
    announcements: 'Annonces',
    noCall: 'Annonces 5 minutes et 1 minute avant le début, puis avant la fin du délai de forfait.',
    callsAloud: 'Dites à voix haute sur cet ordinateur',
  },
);
