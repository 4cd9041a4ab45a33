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
  hostUnknown: (host: string): string =>
    `HOST ${host} is no address of this computer. Leave HOST out to serve this computer only.`,
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
  hostUnknown: (host) =>
    `HOST ${host} n’est pas une adresse de cet ordinateur. Sans HOST, Ronde ne sert que cet ordinateur.`,
};

export const CONSOLE_WORDS: Readonly<Record<Language, ConsoleWords>> = { en, fr };
