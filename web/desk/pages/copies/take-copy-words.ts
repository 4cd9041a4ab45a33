import { countInEnglish, countInFrench } from '../../../words/counts.ts';
import { inBoth } from '../../../words/in-both.ts';

/** What is said of a copy that is made, on the page of copies and elsewhere. */
export const TAKE_COPY_WORDS = inBoth(
  {
    now: 'Copy this tournament now',
    made: (copies: number) =>
      copies === 1 ? 'A copy was made.' : `${countInEnglish(copies)} copies were made.`,
    upToDate: 'The newest copy holds everything already.',
    failed: 'Not possible',
    unreachable: 'The server does not answer. Try again.',
    problems: {
      'backup.diskFull': 'The disk is full: no copy was made. Make room, then try again.',
      'backup.readOnly': 'The folder of the copies cannot be written. Check its permissions.',
      'backup.diskFailure': 'The disk fails. Copy the data folder to another disk now.',
      'backup.cannotWrite':
        'The copy cannot be written. Check that its folder exists and is yours.',
      'backup.cannotRead': 'The copy cannot be read. Check that it is yours.',
      'backup.noSuchFile': 'This copy is not there any more.',
      'backup.notABackup': 'This is neither a tournament file nor a copy of the database.',
      'backup.damaged': 'The copy is damaged: nothing was brought back. Take another one.',
    },
  },
  {
    now: 'Copier ce tournoi maintenant',
    made: (copies: number) =>
      copies === 0
        ? 'Aucune copie n’est faite.'
        : copies === 1
          ? 'Une copie est faite.'
          : `${countInFrench(copies)} copies sont faites.`,
    upToDate: 'La dernière copie contient déjà tout.',
    failed: 'Impossible',
    unreachable: 'Le serveur ne répond pas. Réessayez.',
    problems: {
      'backup.diskFull': 'Le disque est plein : aucune copie. Libérez de la place et réessayez.',
      'backup.readOnly': 'Le dossier des copies est protégé. Vérifiez ses droits.',
      'backup.diskFailure':
        'Le disque est défaillant. Copiez le dossier des données ailleurs, maintenant.',
      'backup.cannotWrite':
        'La copie ne peut être écrite. Vérifiez que son dossier existe et vous appartient.',
      'backup.cannotRead': 'La copie ne se lit pas. Vérifiez qu’elle vous appartient.',
      'backup.noSuchFile': 'Cette copie n’est plus là.',
      'backup.notABackup': 'Ce n’est ni un fichier de tournoi ni une copie de la base.',
      'backup.damaged': 'La copie est abîmée : rien n’a été rétabli. Prenez-en une autre.',
    },
  },
);
