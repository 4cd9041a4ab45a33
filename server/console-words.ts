import type { Language } from '@ronde/core/rules/language.ts';

/** A port to try instead. */
const another = (port: number): number => (port < 65535 ? port + 1 : 8065);

const en = {
  serving: (address: string): string => `Ronde is at ${address}`,
  reachable: (address: string): string => `On this network: ${address}`,
  firstAccount: (token: string): string =>
    `This server trusts nobody yet. Make the first account with this token, good once: ${token}`,
  database: (address: string): string => `Database: ${address}`,
  data: (folder: string): string => `Data folder: ${folder}`,
  stopping: 'Stopping: finishing what was asked already.',
  stopped: 'Ronde has stopped. Everything acknowledged is on the disk.',
  badPort: (text: string): string =>
    `PORT must be a whole number from 0 to 65535, not “${text}”. Try: PORT=8065 npm start`,
  badUrl: 'RONDE_URL must be an address without a path, such as https://ronde.example.org',
  portTaken: (port: number): string =>
    `Port ${port} is taken by another program, perhaps another Ronde. Stop it, or choose another port: PORT=${another(port)} npm start`,
  portForbidden: (port: number): string =>
    `This account may not open port ${port}. Choose a port from 1024 up: PORT=8064 npm start`,
  doorShut: (address: string, port: number): string =>
    `Phones cannot be let in by ${address}: port ${port} is taken there by another program. Stop it, then turn the switch of the desk again.`,
  hostUnknown: (host: string): string =>
    `HOST ${host} is no address of this computer. Leave HOST out to serve this computer only.`,
  certificateAlone:
    'A certificate without its key. Give both: npm start -- --cert FILE --key FILE (or RONDE_TLS_CERT and RONDE_TLS_KEY).',
  keyAlone:
    'A key without its certificate. Give both: npm start -- --cert FILE --key FILE (or RONDE_TLS_CERT and RONDE_TLS_KEY).',
  unreadableFile: (file: string, reason: string): string =>
    `The file “${file}” cannot be read (${reason}). Check its path, whole from the root, and that this account may read it.`,
  notCertificate: (file: string): string =>
    `The file “${file}” is no certificate in PEM form. It begins with “-----BEGIN CERTIFICATE-----”, as fullchain.pem does.`,
  notKey: (file: string): string =>
    `The file “${file}” is no private key in PEM form without a password. It begins with “-----BEGIN PRIVATE KEY-----”, as privkey.pem does.`,
  keyOfAnother: (certificate: string, key: string): string =>
    `The key “${key}” does not belong to the certificate “${certificate}”. Take both from the same folder, as they were issued.`,
  emptyBesideCopies: (file: string, copy: string): string =>
    `There is nothing in the database ${file}, but there are copies beside it. Ronde has not started, and has made nothing.\nTo bring the newest copy back: ronde restore "${copy}"\nTo begin anew, leaving the copies where they are: RONDE_ANEW=1 npm start`,
  newerSchema: (found: number, known: number): string =>
    `These tournaments were written by a newer Ronde (schema ${found}; this one knows ${known}). Nothing was changed. Start the newer Ronde, or choose another folder with --data.`,
  'store.locked': (file: string): string =>
    `The database ${file} is held by another program. Close the other program, or try again.`,
  'store.readOnly': (file: string): string =>
    `The database ${file} cannot be written: a read-only stick, or a folder of somebody else. Copy the folder to this computer and choose it with --data.`,
  'store.diskFull': (file: string): string =>
    `The disk is full: the database ${file} cannot grow. Free some space; what was acknowledged is safe.`,
  'store.cannotOpen': (file: string): string =>
    `The database ${file} cannot be opened or created. Check that the folder exists and is yours.`,
  'store.corruptFile': (file: string): string =>
    `The database ${file} is damaged, or is not a database. Put it aside (do not delete it) and take the last good copy.`,
  expired: (day: string): string =>
    `The certificate expired on ${day}: browsers will warn. Renew it and start again.`,
};

export type ConsoleWords = Readonly<typeof en>;

const fr: ConsoleWords = {
  serving: (address) => `Ronde est à l’adresse ${address}`,
  reachable: (address) => `Sur ce réseau : ${address}`,
  firstAccount: (token) =>
    `Ce serveur ne fait encore confiance à personne. Créez le premier compte avec ce jeton, valable une fois : ${token}`,
  database: (address) => `Base de données : ${address}`,
  data: (folder) => `Dossier des données : ${folder}`,
  stopping: 'Arrêt : le temps de finir ce qui est déjà demandé.',
  stopped: 'Ronde est arrêté. Tout ce qui a été confirmé est sur le disque.',
  badPort: (text) =>
    `PORT doit être un nombre entier de 0 à 65535, et non « ${text} ». Essayez : PORT=8065 npm start`,
  badUrl: 'RONDE_URL doit être une adresse sans chemin, comme https://ronde.example.org',
  portTaken: (port) =>
    `Le port ${port} est pris par un autre programme, peut-être un autre Ronde. Arrêtez-le, ou choisissez un autre port : PORT=${another(port)} npm start`,
  portForbidden: (port) =>
    `Ce compte ne peut pas ouvrir le port ${port}. Choisissez un port à partir de 1024 : PORT=8064 npm start`,
  doorShut: (address, port) =>
    `Impossible d’ouvrir aux téléphones par ${address} : le port ${port} y est pris par un autre programme. Arrêtez-le, puis basculez de nouveau l’interrupteur du bureau.`,
  hostUnknown: (host) =>
    `HOST ${host} n’est pas une adresse de cet ordinateur. Sans HOST, Ronde ne sert que cet ordinateur.`,
  certificateAlone:
    'Un certificat sans sa clé. Donnez les deux : npm start -- --cert FICHIER --key FICHIER (ou RONDE_TLS_CERT et RONDE_TLS_KEY).',
  keyAlone:
    'Une clé sans son certificat. Donnez les deux : npm start -- --cert FICHIER --key FICHIER (ou RONDE_TLS_CERT et RONDE_TLS_KEY).',
  unreadableFile: (file, reason) =>
    `Le fichier « ${file} » est illisible (${reason}). Vérifiez son chemin, complet depuis la racine, et que ce compte peut le lire.`,
  notCertificate: (file) =>
    `Le fichier « ${file} » n’est pas un certificat au format PEM. Il commence par « -----BEGIN CERTIFICATE----- », comme fullchain.pem.`,
  notKey: (file) =>
    `Le fichier « ${file} » n’est pas une clé privée au format PEM sans mot de passe. Elle commence par « -----BEGIN PRIVATE KEY----- », comme privkey.pem.`,
  keyOfAnother: (certificate, key) =>
    `La clé « ${key} » ne va pas avec le certificat « ${certificate} ». Prenez les deux dans le même dossier, tels qu’ils ont été délivrés.`,
  emptyBesideCopies: (file, copy) =>
    `La base ${file} est vide ou absente, mais il y a des copies à côté. Ronde n’a pas démarré et n’a rien créé.\nPour reprendre la copie la plus récente : ronde restore "${copy}"\nPour repartir de zéro, les copies restant où elles sont : RONDE_ANEW=1 npm start`,
  newerSchema: (found, known) =>
    `Ces tournois ont été écrits par un Ronde plus récent (schéma ${found} ; celui-ci connaît le ${known}). Rien n’a été changé. Démarrez le Ronde plus récent, ou choisissez un autre dossier avec --data.`,
  'store.locked': (file) =>
    `La base ${file} est tenue par un autre programme. Fermez-le, ou réessayez.`,
  'store.readOnly': (file) =>
    `La base ${file} ne peut pas être écrite : clé en lecture seule, ou dossier de quelqu’un d’autre. Copiez le dossier sur cet ordinateur et choisissez-le avec --data.`,
  'store.diskFull': (file) =>
    `Le disque est plein : la base ${file} ne peut pas grandir. Libérez de la place ; ce qui a été confirmé est à l’abri.`,
  'store.cannotOpen': (file) =>
    `La base ${file} ne peut être ni ouverte ni créée. Vérifiez que le dossier existe et qu’il est à vous.`,
  'store.corruptFile': (file) =>
    `La base ${file} est abîmée, ou n’en est pas une. Mettez-la de côté (sans la supprimer) et reprenez la dernière bonne copie.`,
  expired: (day) =>
    `Le certificat a expiré le ${day} : les navigateurs avertiront. Renouvelez-le et redémarrez.`,
};

export const CONSOLE_WORDS: Readonly<Record<Language, ConsoleWords>> = { en, fr };
