import { inBoth } from '../../rules/in-both.ts';

/** What calendars of matches say beside other lists. */
export const MATCH_CALENDAR_WORDS = inBoth(
  {
    table: 'Table',
    home: 'At home',
    away: 'Away',
    place: 'Place',
    when: 'When and where',
    postponed: 'postponed',
    dayOpen: 'postponed, day to be agreed',
    foreseen: 'Rounds not published yet are as the table foresees them.',
    own: 'Own calendar file of the team (.ics)',
    homeVenue: 'Home venue',
  },
  {
    table: 'Table',
    home: 'À domicile',
    away: 'À l’extérieur',
    place: 'Lieu',
    when: 'Quand et où',
    postponed: 'reporté',
    dayOpen: 'reporté, jour à convenir',
    foreseen: 'Les rondes non publiées sont celles que prévoit la table.',
    own: 'Calendrier de l’équipe (.ics)',
    homeVenue: 'Salle à domicile',
  },
);
