import { inBoth } from '@ronde/core/rules/in-both.ts';
import type { DutyStanding } from '@ronde/core/tournament/views/administration.ts';

/** What `ronde deadlines` says. */
export interface DeadlineCliWords {
  readonly about: string;
  readonly argument_event: string;
  readonly option_ics: string;
  readonly option_after: string;
  readonly option_on: string;
  readonly option_homologation: string;
  readonly option_asked: string;
  readonly option_number: string;
  readonly option_done: string;
  readonly option_notNeeded: string;
  readonly option_open: string;
  readonly option_proof: string;
  readonly eventOrCase: string;
  readonly notATrigger: string;
  readonly notAMoment: string;
  readonly notAKind: string;
  readonly notADuty: string;
  readonly kindFirst: string;
  readonly noHomologation: string;
  readonly header: readonly string[];
  readonly standings: Readonly<Record<DutyStanding, string>>;
}

export const DEADLINE_CLI_WORDS = inBoth<DeadlineCliWords>(
  {
    about: 'what is due before, during and after an event, by when and by whom',
    argument_event: 'a tournament, or a file with one; or --after without any',
    option_ics: 'as a calendar for a phone or a mail program (ICS)',
    option_after: 'what follows from something else, such as appealFiled, with --on',
    option_on: 'the day it happened, YYYY-MM-DD, or the hour, YYYY-MM-DDTHH:MM',
    option_homologation: 'say what the event is homologated for: national, fide or norms',
    option_asked: 'the day the homologation was asked for, YYYY-MM-DD',
    option_number: 'the number it was granted under',
    option_done: 'a duty is done, such as feesPaid or pairingsPosted:3',
    option_notNeeded: 'a duty is not asked of this event',
    option_open: 'take back what was said of a duty',
    option_proof: 'what shows that it was done: a receipt, a number',
    eventOrCase: 'Name an event, or say --after and --on.',
    notATrigger: '“{value}” sets no clock running. There are: {known}.',
    notAMoment: '“{value}” is no day. Write YYYY-MM-DD, or YYYY-MM-DDTHH:MM.',
    notAKind: '“{value}” is no kind of homologation. There are: {known}.',
    notADuty: '“{value}” is no duty. There are: {known}.',
    kindFirst: 'Say --homologation too: what the event is homologated for.',
    noHomologation:
      'Nobody has said what the event is homologated for, so that only the duties of every event are here. Say it by --homologation fide.',
    header: ['due', 'what', 'who', 'state', 'proof', 'article'],
    standings: {
      done: 'done',
      doneLate: 'asked for late',
      notNeeded: 'not needed',
      overdue: 'OVERDUE',
      today: 'today',
      toCome: 'to come',
      undated: 'no day known',
      keep: 'to be kept',
      mayGo: 'may be deleted',
    },
  },
  {
    about: 'ce qui est dû avant, pendant et après un tournoi, quand et par qui',
    argument_event: 'un tournoi, ou un fichier qui en contient un ; ou --after sans aucun',
    option_ics: 'comme calendrier pour un téléphone ou une messagerie (ICS)',
    option_after: 'ce qui suit autre chose, comme appealFiled, avec --on',
    option_on: 'le jour où c’est arrivé, AAAA-MM-JJ, ou l’heure, AAAA-MM-JJTHH:MM',
    option_homologation: 'dire pour quoi le tournoi est homologué : national, fide ou norms',
    option_asked: 'le jour de la demande d’homologation, AAAA-MM-JJ',
    option_number: 'le numéro d’homologation',
    option_done: 'un devoir est fait, comme feesPaid ou pairingsPosted:3',
    option_notNeeded: 'un devoir ne concerne pas ce tournoi',
    option_open: 'retirer ce qui a été dit d’un devoir',
    option_proof: 'ce qui le prouve : un reçu, un numéro',
    eventOrCase: 'Nommez un tournoi, ou indiquez --after et --on.',
    notATrigger: '« {value} » ne fait courir aucun délai. Il y a : {known}.',
    notAMoment: '« {value} » n’est pas un jour. Écrivez AAAA-MM-JJ, ou AAAA-MM-JJTHH:MM.',
    notAKind: '« {value} » n’est pas un genre d’homologation. Il y a : {known}.',
    notADuty: '« {value} » n’est pas un devoir. Il y a : {known}.',
    kindFirst: 'Indiquez aussi --homologation : pour quoi le tournoi est homologué.',
    noHomologation:
      'Personne n’a dit pour quoi le tournoi est homologué : il n’y a ici que les devoirs de tout tournoi. Indiquez-le avec --homologation fide.',
    header: ['échéance', 'quoi', 'qui', 'état', 'preuve', 'article'],
    standings: {
      done: 'fait',
      doneLate: 'demandée en retard',
      notNeeded: 'pas nécessaire',
      overdue: 'EN RETARD',
      today: 'aujourd’hui',
      toCome: 'à venir',
      undated: 'jour inconnu',
      keep: 'à conserver',
      mayGo: 'peut être supprimé',
    },
  },
);
