import type { Language } from '@ronde/core/rules/language.ts';
import type { BackupError } from '@ronde/store/backup/backup-error.ts';

/** What export, backup, restore and verify say in one language. */
export interface SafekeepingWords {
  readonly about_export: string;
  readonly about_backup: string;
  readonly about_restore: string;
  readonly about_verify: string;
  readonly option_format: string;
  readonly option_out: string;
  readonly option_staff: string;
  readonly option_chessResults: string;
  readonly option_key: string;
  readonly option_sid: string;
  readonly option_list: string;
  readonly option_restoreAs: string;
  readonly option_tournament: string;
  readonly argument_ids: string;
  readonly argument_copy: string;
  readonly argument_maybeCopy: string;
  readonly notAFormat: string;
  readonly staffOnly: string;
  readonly notConfigured: Readonly<Record<'settings' | 'key' | 'sid', string>>;
  readonly teamsNotTaken: string;
  readonly notChessResultsSettings: string;
  readonly folderNotEmpty: string;
  readonly written: string;
  readonly copied: string;
  readonly copiedAlready: string;
  readonly noCopies: string;
  readonly copiesHeader: readonly [string, string, string, string, string];
  readonly reasons: Readonly<Record<'publication' | 'closing' | 'change' | 'asked', string>>;
  readonly wholeDatabase: string;
  readonly restored: string;
  readonly sound: string;
  readonly unsound: string;
  readonly nothingToVerify: string;
  readonly summariesMade: string;
  /** Where a sentence is missing, the store's own English stands. */
  readonly failures: Readonly<Partial<Record<BackupError['code'], string>>>;
}

const ENGLISH: SafekeepingWords = {
  about_export:
    'write a tournament for others: TRF, .papi, CSV, XLSX, PGN, calendar, chess-results, static site, whole file',
  about_backup: 'copy tournaments and the whole database into the backups folder',
  about_restore: 'bring a copy back as a new tournament, never over one that exists',
  about_verify:
    'check every entry of the database, or of a copy, against its checksums; mend the summaries of the lists',
  option_format: 'what to write: {formats}',
  option_out: 'the file, or for site and csv a folder (default: named after the tournament)',
  option_staff: 'private data too in csv and xlsx: for the arbiters’ eyes',
  option_chessResults: 'JSON file with source, key, iv and creator, as chess-results.com gave them',
  option_key: 'the tournament’s number at chess-results.com',
  option_sid: 'what chess-results.com answered to GETSID',
  option_list: 'list the copies there are',
  option_restoreAs: 'the name in the database (default: the old one, or a free one made from it)',
  option_tournament: 'of a copy of the whole database: this tournament only',
  argument_ids: 'tournaments of the database; all of them when none is named',
  argument_copy: 'a .ronde file, or a copy of the database (.db)',
  argument_maybeCopy: 'a copy to check instead of the database',
  notAFormat: '“{value}” is no format. Choose one of: {formats}.',
  staffOnly:
    'This file holds private data (birth dates or the whole log): it is for arbiters and federations, not for publication.',
  notConfigured: {
    settings:
      'chess-results.com is not configured. Its author gives a program a source number, a key and an IV: put them into a JSON file and say --chess-results FILE.',
    key: 'The tournament has no number at chess-results.com yet. Ask for one once (GETKEY) and say --key NUMBER.',
    sid: 'An upload is signed with a fresh number of chess-results.com (GETSID): say --sid NUMBER.',
  },
  teamsNotTaken: 'chess-results.com has no form for events by Molter tables.',
  notChessResultsSettings:
    'The file “{file}” does not hold source, key, iv (16 bytes each in hexadecimal) and creator.',
  folderNotEmpty: 'The folder “{folder}” is not empty. Choose another one, or add --force.',
  written: 'Written: {out}',
  copied: 'Copied: {file}',
  copiedAlready: 'Nothing has changed since the copy {file}',
  noCopies: 'There are no copies in {folder} yet.',
  copiesHeader: ['when', 'tournament', 'entry', 'why', 'file'],
  reasons: { publication: 'publication', closing: 'closing', change: 'change', asked: 'asked for' },
  wholeDatabase: '(whole database)',
  restored: 'Restored: {id} ({entries} entries, from {from})',
  sound: '{id}: {entries} entries, all sound',
  unsound: '{id}: {reason}',
  nothingToVerify: 'There is no tournament to check.',
  summariesMade: 'Summaries for the lists that were missing or wrong, made again: {count}',
  failures: {},
};

const FRENCH: SafekeepingWords = {
  about_export:
    'écrire un tournoi pour d’autres : TRF, .papi, CSV, XLSX, PGN, agenda, chess-results, site statique, fichier entier',
  about_backup: 'copier des tournois et toute la base dans le dossier des sauvegardes',
  about_restore:
    'reprendre une copie comme nouveau tournoi, jamais par-dessus un tournoi qui existe',
  about_verify:
    'contrôler chaque entrée de la base, ou d’une copie, par ses sommes de contrôle ; refaire les résumés des listes',
  option_format: 'ce qu’il faut écrire : {formats}',
  option_out: 'le fichier, ou pour site et csv un dossier (par défaut : d’après le tournoi)',
  option_staff: 'données privées aussi dans csv et xlsx : pour les arbitres seulement',
  option_chessResults: 'fichier JSON avec source, key, iv et creator, donnés par chess-results.com',
  option_key: 'le numéro du tournoi sur chess-results.com',
  option_sid: 'ce que chess-results.com a répondu à GETSID',
  option_list: 'lister les copies qui existent',
  option_restoreAs: 'le nom dans la base (par défaut : l’ancien, ou un nom libre formé sur lui)',
  option_tournament: 'd’une copie de toute la base : ce tournoi seulement',
  argument_ids: 'des tournois de la base ; tous si aucun n’est nommé',
  argument_copy: 'un fichier .ronde, ou une copie de la base (.db)',
  argument_maybeCopy: 'une copie à contrôler au lieu de la base',
  notAFormat: '« {value} » n’est pas un format. Choisissez parmi : {formats}.',
  staffOnly:
    'Ce fichier contient des données privées (dates de naissance ou tout le journal) : il est pour les arbitres et les fédérations, pas pour être publié.',
  notConfigured: {
    settings:
      'chess-results.com n’est pas configuré. Son auteur donne à un programme un numéro de source, une clé et un IV : mettez-les dans un fichier JSON et dites --chess-results FICHIER.',
    key: 'Le tournoi n’a pas encore de numéro sur chess-results.com. Demandez-le une fois (GETKEY) et dites --key NUMÉRO.',
    sid: 'Un envoi se signe avec un numéro récent de chess-results.com (GETSID) : dites --sid NUMÉRO.',
  },
  teamsNotTaken: 'chess-results.com n’a pas de forme pour les tournois selon les tables Molter.',
  notChessResultsSettings:
    'Le fichier « {file} » ne contient pas source, key, iv (16 octets chacun en hexadécimal) et creator.',
  folderNotEmpty:
    'Le dossier « {folder} » n’est pas vide. Choisissez-en un autre, ou ajoutez --force.',
  written: 'Écrit : {out}',
  copied: 'Copié : {file}',
  copiedAlready: 'Rien n’a changé depuis la copie {file}',
  noCopies: 'Il n’y a pas encore de copie dans {folder}.',
  copiesHeader: ['quand', 'tournoi', 'entrée', 'pourquoi', 'fichier'],
  reasons: { publication: 'affichage', closing: 'clôture', change: 'changement', asked: 'demande' },
  wholeDatabase: '(toute la base)',
  restored: 'Repris : {id} ({entries} entrées, de {from})',
  sound: '{id} : {entries} entrées, toutes saines',
  unsound: '{id} : {reason}',
  nothingToVerify: 'Il n’y a aucun tournoi à contrôler.',
  summariesMade: 'Résumés pour les listes, manquants ou faux, refaits : {count}',
  failures: {
    'backup.diskFull':
      'La copie {file} ne peut pas être écrite : le disque est plein. Libérez de la place ; le tournoi lui-même est à l’abri.',
    'backup.readOnly':
      'La copie {file} ne peut pas être écrite : disque ou dossier en lecture seule. Donnez-vous le droit d’y écrire.',
    'backup.diskFailure':
      'Le disque signale une erreur sur la copie {file}. Copiez le dossier ailleurs tout de suite.',
    'backup.cannotWrite':
      'La copie {file} ne peut pas être écrite. Vérifiez que le dossier existe et qu’il est à vous.',
    'backup.cannotRead': 'La copie {file} ne peut pas être lue. Vérifiez qu’elle est à vous.',
    'backup.noSuchFile':
      'La copie {file} n’existe pas. « ronde backup --list » donne celles qui existent.',
    'backup.notABackup':
      'Le fichier {file} n’est ni un fichier de tournoi ni une copie de la base.',
    'backup.damaged': 'La copie {file} est abîmée. Prenez-en une plus ancienne.',
  },
};

const WORDS: Readonly<Record<Language, SafekeepingWords>> = { en: ENGLISH, fr: FRENCH };

export const safekeepingWords = (language: Language): SafekeepingWords => WORDS[language];
