import type { Language } from '@ronde/core/rules/language.ts';

const en = {
  keys: 'O open · P let phones in or not · D data folder · Q stop',
  already: (address: string): string => `Ronde runs already: ${address}`,
  open: (address: string): string => `Open this address in a browser: ${address}`,
  window: (address: string): string => `Ronde’s window is here: ${address}`,
  look: (folder: string): string => `The data folder is ${folder}`,
  phonesIn: (address: string): string => `Phones are let in: ${address}`,
  firewall: (port: number): string =>
    `If the system asks whether “Node.js” may be reached, allow it on private networks. Phones that still find nothing are on another Wi-Fi, or a firewall keeps port ${port} shut.`,
  phonesOut: 'Phones are not let in.',
  phonesFailed: 'The network did not change. Turn the switch on the desk: it says why.',
  otherPort: (port: number): string =>
    `The usual port is taken by another program, so Ronde uses ${port}. Phones need the new address.`,
  synchronised: (folder: string): string =>
    `Careful: ${folder} is copied to other computers by a service. Two of them would write one database and spoil it. Choose a folder of this computer alone: --data FOLDER`,
  noFolder: '--data wants a folder: --data "C:\\Chess"',
  folderRefused: (folder: string, reason: string): string =>
    `Nothing can be written in ${folder} (${reason}): a read-only stick, or a folder of somebody else. Choose another folder: --data FOLDER`,
};

export type LauncherWords = Readonly<typeof en>;

const fr: LauncherWords = {
  keys: 'O ouvrir · P laisser entrer les téléphones ou non · D dossier des données · Q arrêter',
  already: (address) => `Ronde est déjà ouvert : ${address}`,
  open: (address) => `Ouvrez cette adresse dans un navigateur : ${address}`,
  window: (address) => `La fenêtre de Ronde est ici : ${address}`,
  look: (folder) => `Le dossier des données est ${folder}`,
  phonesIn: (address) => `Les téléphones peuvent entrer : ${address}`,
  firewall: (port) =>
    `Si le système demande si « Node.js » peut être joint, autorisez-le sur les réseaux privés. Un téléphone qui ne trouve toujours rien est sur un autre Wi-Fi, ou un pare-feu ferme le port ${port}.`,
  phonesOut: 'Les téléphones ne peuvent pas entrer.',
  phonesFailed: 'Le réseau n’a pas changé. Tournez le commutateur du bureau : il dit pourquoi.',
  otherPort: (port) =>
    `Le port habituel est pris par un autre programme : Ronde utilise le ${port}. Les téléphones ont besoin de la nouvelle adresse.`,
  synchronised: (folder) =>
    `Attention : ${folder} est copié vers d’autres ordinateurs par un service. À deux, ils écriraient une même base et l’abîmeraient. Choisissez un dossier de cet ordinateur seul : --data DOSSIER`,
  noFolder: '--data demande un dossier : --data "C:\\Echecs"',
  folderRefused: (folder, reason) =>
    `Rien ne peut être écrit dans ${folder} (${reason}) : clé en lecture seule, ou dossier de quelqu’un d’autre. Choisissez un autre dossier : --data DOSSIER`,
};

export const LAUNCHER_WORDS: Readonly<Record<Language, LauncherWords>> = { en, fr };
