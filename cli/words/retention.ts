import { inBoth } from '@ronde/core/rules/in-both.ts';
import type { PrivateKind, RetentionView } from '@ronde/core/tournament/views/retention.ts';

/** What `ronde retention` says. */
interface RetentionCliWords {
  readonly about: string;
  readonly option_erase: string;
  readonly held: string;
  readonly standings: Readonly<Record<RetentionView['standing'], string>>;
  readonly kinds: Readonly<Record<PrivateKind, string>>;
  readonly openCases: string;
}

export const RETENTION_CLI_WORDS = inBoth<RetentionCliWords>(
  {
    about: 'what is private of an event, until when it is kept, and its erasure for good',
    option_erase: 'erase it: the name of the event, typed in full',
    held: 'The log is erased. Another program holds the database: what its files and copies still have goes with the next start of the server, or the next ronde retention.',
    standings: {
      keep: 'To be kept until {day} ({article}).',
      mayGo: 'Had to be kept until {day} ({article}): it may be erased, with --erase "{name}".',
      erased: 'Erased on {at} by {by}; it had to be kept until {day} ({article}).',
    },
    kinds: {
      birthDates: 'birth dates (the year stays)',
      contacts: 'phones and e-mails',
      comments: 'comments and remarks',
      people: 'people in the register of suspensions',
    },
    openCases: '{count} {count|case is|cases are} still open: nothing goes before.',
  },
  {
    about:
      'les données personnelles d’un tournoi, leur durée de conservation et leur effacement définitif',
    option_erase: 'les effacer : le nom du tournoi, saisi en entier',
    held: 'Le journal est effacé. Un autre programme tient la base : ce que ses fichiers et ses copies contiennent encore partira au prochain démarrage du serveur, ou au prochain ronde retention.',
    standings: {
      keep: 'À conserver jusqu’au {day} ({article}).',
      mayGo:
        'Conservation obligatoire jusqu’au {day} ({article}) : effacement possible avec --erase "{name}".',
      erased: 'Effacées le {at} par {by} ; conservation obligatoire jusqu’au {day} ({article}).',
    },
    kinds: {
      birthDates: 'dates de naissance (l’année reste)',
      contacts: 'téléphones et courriels',
      comments: 'commentaires et remarques',
      people: 'personnes au registre des suspensions',
    },
    openCases:
      '{count} {count|affaire est encore ouverte|affaires sont encore ouvertes} : rien ne part avant.',
  },
);
