import { inBoth } from '@ronde/core/rules/in-both.ts';

/** Why a file is not read or written, by what the system says of it; every sentence has its remedy. */
export interface FileWords {
  readonly read: Readonly<Record<string, string>>;
  readonly written: Readonly<Record<string, string>>;
  readonly otherRead: string;
  readonly otherWritten: string;
  readonly damagedArchive: string;
  readonly standardInput: string;
  readonly heldByAnother: string;
}

/** What standard input is called in a sentence is no name of a file: it is put in as one. */
export const FILE_WORDS = inBoth<FileWords>(
  {
    read: {
      ENOENT: 'There is no file “{file}”. Check its name and the folder you are in.',
      EACCES: 'You may not read the file “{file}”. Give yourself the right to, or copy it.',
      EPERM: 'You may not read the file “{file}”. Give yourself the right to, or copy it.',
      EISDIR: '“{file}” is a folder. Name a file in it.',
      ENOTDIR: 'There is no file “{file}”: a part of its path is no folder. Check its name.',
      ELOOP: '“{file}” is a link that leads back to itself. Name the file it should lead to.',
    },
    written: {
      ENOENT: 'The file “{file}” cannot be written: its folder does not exist. Make the folder.',
      EACCES: 'You may not write the file “{file}”. Choose another folder.',
      EPERM: 'You may not write the file “{file}”. Choose another folder.',
      EISDIR: '“{file}” is a folder. Name a file to write.',
      ENOTDIR: 'The file “{file}” cannot be written: a part of its path is no folder.',
      ENOSPC: 'The file “{file}” cannot be written: the disk is full. Free some space.',
      EROFS: 'The file “{file}” cannot be written: the disk is read-only. Choose another folder.',
    },
    otherRead:
      'The file “{file}” cannot be read ({reason}). Copy it to another place and try again.',
    otherWritten: 'The file “{file}” cannot be written ({reason}). Choose another place.',
    damagedArchive: 'The file “{file}” is packed by gzip and damaged. Fetch it again.',
    standardInput: '(standard input)',
    heldByAnother:
      'Another program is changing the file “{file}”. Try again when it has done; if none is at work, remove “{lock}”.',
  },
  {
    read: {
      ENOENT: 'Il n’y a pas de fichier « {file} ». Vérifiez son nom et le dossier où vous êtes.',
      EACCES:
        'Vous n’avez pas le droit de lire le fichier « {file} ». Donnez-vous ce droit, ou copiez-le.',
      EPERM:
        'Vous n’avez pas le droit de lire le fichier « {file} ». Donnez-vous ce droit, ou copiez-le.',
      EISDIR: '« {file} » est un dossier. Nommez un fichier de ce dossier.',
      ENOTDIR:
        'Il n’y a pas de fichier « {file} » : une partie du chemin n’est pas un dossier. Vérifiez son nom.',
      ELOOP: '« {file} » est un lien qui revient sur lui-même. Nommez le fichier visé.',
    },
    written: {
      ENOENT:
        'Le fichier « {file} » ne peut pas être écrit : son dossier n’existe pas. Créez le dossier.',
      EACCES:
        'Vous n’avez pas le droit d’écrire le fichier « {file} ». Choisissez un autre dossier.',
      EPERM:
        'Vous n’avez pas le droit d’écrire le fichier « {file} ». Choisissez un autre dossier.',
      EISDIR: '« {file} » est un dossier. Nommez un fichier à écrire.',
      ENOTDIR:
        'Le fichier « {file} » ne peut pas être écrit : une partie du chemin n’est pas un dossier.',
      ENOSPC:
        'Le fichier « {file} » ne peut pas être écrit : le disque est plein. Libérez de la place.',
      EROFS:
        'Le fichier « {file} » ne peut pas être écrit : disque en lecture seule. Choisissez un autre dossier.',
    },
    otherRead:
      'Le fichier « {file} » ne peut pas être lu ({reason}). Copiez-le ailleurs et recommencez.',
    otherWritten:
      'Le fichier « {file} » ne peut pas être écrit ({reason}). Choisissez un autre lieu.',
    damagedArchive:
      'Le fichier « {file} » est comprimé par gzip et abîmé. Procurez-le-vous à nouveau.',
    standardInput: '(entrée standard)',
    heldByAnother:
      'Un autre programme modifie le fichier « {file} ». Recommencez quand il aura fini ; si aucun n’est à l’œuvre, supprimez « {lock} ».',
  },
);
