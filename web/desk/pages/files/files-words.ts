import { PAPI_REFUSAL_WORDS } from '@ronde/core/documents/problems/papi-refusal-words.ts';
import type { ExportFormat } from '@ronde/server/api/exports.ts';
import { inBoth } from '../../../words/in-both.ts';

export interface FileWords {
  readonly name: string;
  readonly about: string;
}

/** Papers that other pages print. */
export const PAPERS = ['players', 'rounds', 'standings', 'crosstable', 'prizes'] as const;
export type Paper = (typeof PAPERS)[number];

export const GROUPS = {
  federation: ['trf26', 'trf16', 'papi'],
  everybody: ['trf26-public', 'trf16-public', 'site', 'ics', 'pgn', 'chess-results'],
  lists: ['xlsx', 'csv', 'round-reports'],
  whole: ['ronde'],
} as const satisfies Readonly<Record<string, readonly ExportFormat[]>>;
export type Group = keyof typeof GROUPS;

interface FilesWords {
  readonly heading: string;
  readonly papers: string;
  readonly papersAbout: string;
  readonly paper: Readonly<Record<Paper, FileWords>>;
  readonly print: string;
  readonly printOf: (name: string) => string;
  readonly groups: Readonly<Record<Group, string>>;
  readonly formats: Readonly<Record<ExportFormat, FileWords>>;
  readonly download: string;
  readonly downloadOf: (name: string) => string;
  readonly private: string;
  readonly public: string;
  readonly withPrivate: string;
  readonly failed: string;
  readonly leftOut: string;
  readonly unreachable: string;
  readonly problems: Readonly<Record<string, string>>;
  readonly entries: string;
  readonly entriesAbout: string;
  readonly entriesOpen: string;
}

const EN: FilesWords = {
  heading: 'Papers and files',
  papers: 'Pages to print',
  papersAbout:
    'Each page prints black on white with page numbers. Open it and press Ctrl P, or its printer sign.',
  paper: {
    players: {
      name: 'List of players',
      about: 'By number, name or rating, with the columns you choose.',
    },
    rounds: {
      name: 'Pairings and results',
      about: 'The boards of a round for the wall, and by name.',
    },
    standings: { name: 'Standings', about: 'After any round, with tie-breaks.' },
    crosstable: { name: 'Crosstable', about: 'Everybody’s rounds on one sheet.' },
    prizes: { name: 'Prizes', about: 'Who gets what, for the ceremony.' },
  },
  print: 'Open',
  printOf: (name) => `Open ${name}`,
  groups: {
    federation: 'For the federation and FIDE',
    everybody: 'For everybody',
    lists: 'Lists to work on',
    whole: 'The whole tournament',
  },
  formats: {
    trf26: {
      name: 'TRF26, the report',
      about: 'FIDE’s report file of 2026: ratings and titles are worked out from it.',
    },
    trf16: {
      name: 'TRF16, the report',
      about: 'The form of 2016, where a federation still asks for it.',
    },
    'trf26-public': {
      name: 'TRF26 for publication',
      about: 'The same without birth dates: for web sites and other programs.',
    },
    'trf16-public': {
      name: 'TRF16 for publication',
      about: 'The form of 2016 without birth dates.',
    },
    papi: {
      name: 'Papi, the file of the FFE (.papi)',
      about: 'What the French federation’s site takes, for Swiss events and round robins.',
    },
    site: {
      name: 'Web site',
      about: 'All public pages as files in one archive, to put on any web host.',
    },
    ics: {
      name: 'Calendar of the rounds',
      about: 'Days and hours of the rounds for phones and calendars.',
    },
    pgn: {
      name: 'Games (PGN)',
      about: 'One game a board; moves where games are public.',
    },
    'chess-results': {
      name: 'chess-results upload',
      about: 'The signed file for chess-results.com; it needs the key the site gave you.',
    },
    xlsx: {
      name: 'Workbook (XLSX)',
      about: 'Players, rounds, standings and crosstable, a sheet each.',
    },
    csv: { name: 'Tables (CSV)', about: 'The same as CSV files in one archive.' },
    'round-reports': {
      name: 'Rounds to send',
      about:
        'Every round that is over as a text for a letter and as CSV: matches, line-ups and results.',
    },
    ronde: {
      name: 'Tournament of Ronde (.ronde)',
      about:
        'Everything with its history: to move to another computer, or to keep. Photographs of incidents are not in it: they stay on this computer.',
    },
  },
  download: 'Save',
  downloadOf: (name) => `Save ${name}`,
  private: 'holds private data',
  public: 'may be published',
  withPrivate: 'Lists with private data (birth dates, phones, fees)',
  failed: 'No file was made',
  leftOut: 'Saved, but not everything is in it',
  unreachable: 'The server does not answer. Try again.',
  problems: {
    'export.notConfigured':
      'chess-results is not set up here: the key the site gave for this program, or the tournament’s number there, is missing.',
    'export.teamsNotTaken': 'chess-results.com has no form for events by Molter tables.',
    'export.notCreated': 'There is nothing to export yet.',
    ...PAPI_REFUSAL_WORDS.en,
  },
  entries: 'Entries from a file',
  entriesAbout:
    'A list of entries (CSV, XLSX or ODS) is read on the page of players, beside the rating lists, before anybody is entered.',
  entriesOpen: 'To the players',
};

const FR: FilesWords = {
  heading: 'Documents et fichiers',
  papers: 'Pages à imprimer',
  papersAbout:
    'Chaque page s’imprime en noir sur blanc, pages numérotées. Ouvrez-la puis Ctrl P, ou son signe d’imprimante.',
  paper: {
    players: {
      name: 'Liste des joueurs',
      about: 'Par numéro, nom ou Elo, avec les colonnes de votre choix.',
    },
    rounds: {
      name: 'Appariements et résultats',
      about: 'Les échiquiers d’une ronde à afficher, et par nom.',
    },
    standings: { name: 'Classement', about: 'Après toute ronde, avec les départages.' },
    crosstable: { name: 'Grille américaine', about: 'Les rondes de chacun sur une feuille.' },
    prizes: { name: 'Prix', about: 'Qui reçoit quoi, pour la remise.' },
  },
  print: 'Ouvrir',
  printOf: (name) => `Ouvrir ${name}`,
  groups: {
    federation: 'Pour la fédération et la FIDE',
    everybody: 'Pour tous',
    lists: 'Listes à travailler',
    whole: 'Le tournoi entier',
  },
  formats: {
    trf26: {
      name: 'TRF26, le rapport',
      about: 'Le fichier de rapport FIDE de 2026 : Elo et titres en sont calculés.',
    },
    trf16: {
      name: 'TRF16, le rapport',
      about: 'La forme de 2016, quand une fédération la demande encore.',
    },
    'trf26-public': {
      name: 'TRF26 à publier',
      about: 'Le même sans dates de naissance : pour les sites et les autres programmes.',
    },
    'trf16-public': { name: 'TRF16 à publier', about: 'La forme de 2016 sans dates de naissance.' },
    papi: {
      name: 'Papi, le fichier de la FFE (.papi)',
      about: 'Ce que prend le site de la fédération, pour suisses et toutes rondes.',
    },
    site: {
      name: 'Site web',
      about: 'Toutes les pages publiques en fichiers dans une archive, pour tout hébergeur.',
    },
    ics: {
      name: 'Agenda des rondes',
      about: 'Jours et heures des rondes pour téléphones et agendas.',
    },
    pgn: {
      name: 'Parties (PGN)',
      about: 'Une partie par échiquier ; les coups si elles sont publiques.',
    },
    'chess-results': {
      name: 'Envoi à chess-results',
      about: 'Le fichier signé pour chess-results.com ; il faut la clé donnée par le site.',
    },
    xlsx: {
      name: 'Classeur (XLSX)',
      about: 'Joueurs, rondes, classement et grille, une feuille chacun.',
    },
    csv: { name: 'Tableaux (CSV)', about: 'Les mêmes en fichiers CSV dans une archive.' },
    'round-reports': {
      name: 'Rondes à envoyer',
      about:
        'Chaque ronde terminée en texte pour un courriel et en CSV : matchs, compositions et résultats.',
    },
    ronde: {
      name: 'Tournoi de Ronde (.ronde)',
      about:
        'Tout avec son historique : pour changer d’ordinateur, ou pour garder. Les photos des incidents n’y sont pas : elles restent sur cet ordinateur.',
    },
  },
  download: 'Enregistrer',
  downloadOf: (name) => `Enregistrer ${name}`,
  private: 'contient des données privées',
  public: 'peut être publié',
  withPrivate: 'Listes avec données privées (naissances, téléphones, droits d’inscription)',
  failed: 'Aucun fichier n’a été fait',
  leftOut: 'Enregistré, mais tout n’y est pas',
  unreachable: 'Le serveur ne répond pas. Réessayez.',
  problems: {
    'export.notConfigured':
      'chess-results n’est pas réglé ici : il manque la clé donnée par le site pour ce programme, ou le numéro du tournoi là-bas.',
    'export.teamsNotTaken':
      'chess-results.com n’a pas de forme pour les tournois selon les tables Molter.',
    'export.notCreated': 'Il n’y a encore rien à exporter.',
    ...PAPI_REFUSAL_WORDS.fr,
  },
  entries: 'Inscriptions depuis un fichier',
  entriesAbout:
    'Une liste d’inscrits (CSV, XLSX ou ODS) se lit à la page des joueurs, à côté des listes Elo, avant toute inscription.',
  entriesOpen: 'Vers les joueurs',
};

export const FILES_WORDS = inBoth(EN, FR);
