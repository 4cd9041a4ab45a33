import { inBoth } from '../../../words/in-both.ts';

/** Why nothing was taken from a file, by the server's code, and what to do. */
export const FILE_FAULTS = inBoth(
  {
    notPapi: 'This is no .papi file: it lacks the tables of a tournament.',
    notAccess: 'This is no .papi file, or it is damaged.',
    damaged: 'The file is damaged.',
    encrypted: 'The file is protected by a password.',
    tooLarge: 'The file is larger than any tournament: check that it is the right one.',
    'list.notATable': 'This is no table of CSV, XLSX or ODS, or it is damaged.',
    'list.tooLarge':
      'The table is larger than any list of entries (10,000 lines, 5 MB): keep the players of the event only. A rating list is imported on the page of lists.',
    'list.zipBomb': 'The workbook grows beyond reason when unpacked. Save it again, or as CSV.',
    'list.zipDamaged': 'The workbook is damaged. Save it again.',
    'list.zipEncrypted': 'The workbook is protected by a password. Save it without.',
    'list.zipMethod': 'The workbook is packed in an unusual way. Save it again, or as CSV.',
    empty: 'There is no tournament in this file.',
    unknownEvent: 'This file was written by a newer Ronde: update first.',
    problems: 'Nothing could be taken from the file:',
  },
  {
    notPapi: 'Ce n’est pas un fichier .papi : les tables d’un tournoi y manquent.',
    notAccess: 'Ce n’est pas un fichier .papi, ou il est abîmé.',
    damaged: 'Le fichier est abîmé.',
    encrypted: 'Le fichier est protégé par un mot de passe.',
    tooLarge: 'Le fichier est plus gros que tout tournoi : vérifiez que c’est le bon.',
    'list.notATable': 'Ce n’est pas un tableau CSV, XLSX ou ODS, ou il est abîmé.',
    'list.tooLarge':
      'Le tableau dépasse toute liste d’inscrits (10 000 lignes, 5 Mo) : n’y gardez que les joueurs du tournoi. Une liste Elo s’importe à la page des listes.',
    'list.zipBomb':
      'Le classeur enfle au-delà du raisonnable. Enregistrez-le de nouveau, ou en CSV.',
    'list.zipDamaged': 'Le classeur est abîmé. Enregistrez-le de nouveau.',
    'list.zipEncrypted': 'Le classeur est protégé par un mot de passe. Enregistrez-le sans.',
    'list.zipMethod':
      'Le classeur est compressé de façon inusitée. Enregistrez-le de nouveau, ou en CSV.',
    empty: 'Il n’y a pas de tournoi dans ce fichier.',
    unknownEvent: 'Ce fichier vient d’une version plus récente de Ronde : mettez-la à jour.',
    problems: 'Rien n’a pu être repris du fichier :',
  },
);
