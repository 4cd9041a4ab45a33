import { inBoth } from '@ronde/core/rules/in-both.ts';

/** What `ronde set` and `ronde give-flag` say of what FIDE asks of an event. */
export const FIDE_RECORD_WORDS = inBoth(
  {
    option_registered: 'day the event was registered with FIDE, or unknown',
    option_registrationAgreed:
      'whether the chair of FIDE’s Qualification Commission agreed to a later registration: yes, no or unknown',
    option_normEvent:
      'what the event is for norms: national-final, national-teams, zonal, team-championship, world-cup, or unknown',
    option_arbiterTitle: 'the chief arbiter’s title of FIDE: IA, FA, none, or unknown',
    option_federation: 'the federation that counts for norms, three letters',
    option_none: 'take it away: no federation counts',
    sayWhich: 'Say --federation with three letters, or --none to take it away.',
  },
  {
    option_registered: 'jour de l’enregistrement du tournoi auprès de la FIDE, ou unknown',
    option_registrationAgreed:
      'si le président de la commission de qualification de la FIDE a accepté un enregistrement plus tardif : yes, no ou unknown',
    option_normEvent:
      'ce qu’est le tournoi pour les normes : national-final, national-teams, zonal, team-championship, world-cup, ou unknown',
    option_arbiterTitle: 'le titre FIDE de l’arbitre principal : IA, FA, none, ou unknown',
    option_federation: 'la fédération qui compte pour les normes, trois lettres',
    option_none: 'la retirer : aucune fédération ne compte',
    sayWhich: 'Indiquez --federation avec trois lettres, ou --none pour la retirer.',
  },
);
