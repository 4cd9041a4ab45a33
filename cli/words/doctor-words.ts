import { inBoth } from '@ronde/core/rules/in-both.ts';
import type { FindingCode, LookedAt, Verdict } from '../doctor/finding.ts';

interface DoctorWords {
  readonly about: string;
  readonly marks: Readonly<Record<Verdict, string>>;
  readonly names: Readonly<Record<LookedAt, string>>;
  readonly verdicts: Readonly<Record<Verdict, string>>;
  readonly findings: Readonly<Record<FindingCode, string>>;
}

/** What `ronde doctor` finds, and what to do about it. */
export const DOCTOR_WORDS = inBoth<DoctorWords>(
  {
    about:
      'look at version, data folder, store, copies, disk, port, clock and lists, and say what to do; changes nothing',
    marks: { good: 'ok     ', careful: 'careful', bad: 'BAD    ' },
    names: {
      version: 'Version:',
      folder: 'Data folder:',
      store: 'Store:',
      copies: 'Copies:',
      disk: 'Disk:',
      port: 'Port:',
      clock: 'Clock:',
      lists: 'Player lists:',
    },
    verdicts: {
      good: 'Everything is as it should be.',
      careful: 'Ronde works. Read the lines marked “careful” before the event.',
      bad: 'Something is wrong. Do what the lines marked “BAD” say before you go on.',
    },
    findings: {
      version: 'Ronde {version}, Node {node}.',
      oldNode: 'Ronde {version} needs Node {oldest} or later, and this is {node}. Update Node.',
      folder: '{folder} can be written.',
      folderNotYet: '{folder} is not there yet: the first start makes it.',
      folderSynchronised:
        '{folder} is copied to other computers by a service: two of them would write one database and spoil it. Choose a folder of this computer alone (RONDE_DATA, or --data), and copy tournaments as .ronde files.',
      folderReadOnly:
        'nothing can be written in {folder} ({reason}). A read-only stick? Choose another folder: RONDE_DATA, or --data.',
      store:
        '{place}: schema {schema}, {count} {count|tournament|tournaments}, {entries} {entries|entry|entries}, all sound.',
      storeNotYet: '{place} is not there yet: the first start makes it.',
      storeOlder:
        '{place} is of schema {schema}; this program writes {known}. The next start changes it, with a copy beside it first; the older program does not open it any more.',
      storeRefused: '{place} cannot be used.',
      logDamaged: 'the log of “{id}” is damaged.',
      copies: 'the newest was made at {at}, in {folder}.',
      nothingToCopy: 'there is nothing to copy yet.',
      noCopies: 'there is no copy in {folder}. Make one now: ronde backup',
      copiesElsewhere: 'the database server has its own (pg_dump): see the hosting guide.',
      disk: '{megabytes} MB free.',
      diskSmall: '{megabytes} MB free: enough for today. Free some space before the next event.',
      diskFull:
        'only {megabytes} MB free: the next copy may not fit. Free some space now; what was acknowledged is safe.',
      diskUnknown: 'the free space cannot be asked ({reason}). Look at it with the system.',
      portServed: 'this folder is served at {address}.',
      portFree: '{port} is free.',
      portTaken:
        '{port} is taken by another program. Close it, or let Ronde take another one (PORT={other}); phones then need the new address.',
      notAPort: 'PORT must be a whole number from 0 to 65535, not “{text}”. Try PORT=8065.',
      clock: '{now} ({zone}).',
      clockBehindLog:
        'it says {now} ({zone}), but an entry was written at {last}. Set the clock before anything is entered: hours of rounds, deadlines and copies follow it.',
      clockBehindList:
        'it says {now} ({zone}), but there is a list of {month}. Set the clock, or check the month the list was imported for.',
      lists: '{source} {month}.',
      noLists:
        'there are none. Ratings would be typed by hand: ronde lists import FILE --source fide --month YYYY-MM',
      listOld:
        '{source} is of {month}. Import the list in force: ronde lists import FILE --source {source} --month YYYY-MM',
    },
  },
  {
    about:
      'examiner version, dossier, base, copies, disque, port, horloge et listes, et dire quoi faire ; ne change rien',
    marks: { good: 'bon      ', careful: 'attention', bad: 'MAUVAIS  ' },
    names: {
      version: 'Version :',
      folder: 'Dossier des données :',
      store: 'Base :',
      copies: 'Copies :',
      disk: 'Disque :',
      port: 'Port :',
      clock: 'Horloge :',
      lists: 'Listes de joueurs :',
    },
    verdicts: {
      good: 'Tout est en ordre.',
      careful: 'Ronde fonctionne. Lisez les lignes « attention » avant le tournoi.',
      bad: 'Quelque chose ne va pas. Faites ce que disent les lignes « MAUVAIS » avant de continuer.',
    },
    findings: {
      version: 'Ronde {version}, Node {node}.',
      oldNode:
        'Ronde {version} demande Node {oldest} ou plus récent, et celui-ci est {node}. Mettez Node à jour.',
      folder: 'on peut écrire dans {folder}.',
      folderNotYet: '{folder} n’existe pas encore : le premier démarrage le crée.',
      folderSynchronised:
        '{folder} est copié vers d’autres ordinateurs par un service : à deux, ils écriraient une même base et l’abîmeraient. Choisissez un dossier de cet ordinateur seul (RONDE_DATA, ou --data), et copiez les tournois en fichiers .ronde.',
      folderReadOnly:
        'rien ne peut être écrit dans {folder} ({reason}). Une clé en lecture seule ? Choisissez un autre dossier : RONDE_DATA, ou --data.',
      store:
        '{place} : schéma {schema}, {count} {count|tournoi|tournois}, {entries} {entries|entrée|entrées}, le tout intact.',
      storeNotYet: '{place} n’existe pas encore : le premier démarrage la crée.',
      storeOlder:
        '{place} est du schéma {schema} ; ce programme écrit le {known}. Le prochain démarrage la change, après une copie à côté ; l’ancien programme ne l’ouvre plus.',
      storeRefused: '{place} ne peut pas servir.',
      logDamaged: 'le journal de « {id} » est abîmé.',
      copies: 'la plus récente est de {at}, dans {folder}.',
      nothingToCopy: 'il n’y a encore rien à copier.',
      noCopies: 'il n’y a pas de copie dans {folder}. Faites-en une : ronde backup',
      copiesElsewhere: 'le serveur de base de données a les siennes (pg_dump) : voir le guide.',
      disk: '{megabytes} Mo libres.',
      diskSmall:
        '{megabytes} Mo libres : assez pour aujourd’hui. Libérez de la place avant le prochain tournoi.',
      diskFull:
        'seulement {megabytes} Mo libres : la prochaine copie pourrait ne pas tenir. Libérez de la place ; ce qui a été confirmé est à l’abri.',
      diskUnknown: 'la place libre ne se laisse pas demander ({reason}). Regardez avec le système.',
      portServed: 'ce dossier est servi à l’adresse {address}.',
      portFree: 'le {port} est libre.',
      portTaken:
        'le {port} est pris par un autre programme. Fermez-le, ou laissez Ronde en prendre un autre (PORT={other}) ; les téléphones ont alors besoin de la nouvelle adresse.',
      notAPort:
        'PORT doit être un nombre entier de 0 à 65535, et non « {text} ». Essayez PORT=8065.',
      clock: '{now} ({zone}).',
      clockBehindLog:
        'elle dit {now} ({zone}), mais une entrée a été écrite à {last}. Réglez l’horloge avant toute saisie : heures des rondes, délais et copies la suivent.',
      clockBehindList:
        'elle dit {now} ({zone}), mais il y a une liste de {month}. Réglez l’horloge, ou vérifiez le mois donné à l’import.',
      lists: '{source} {month}.',
      noLists:
        'il n’y en a pas. Les classements se taperaient à la main : ronde lists import FICHIER --source fide --month AAAA-MM',
      listOld:
        '{source} est de {month}. Importez la liste en vigueur : ronde lists import FICHIER --source {source} --month AAAA-MM',
    },
  },
);
