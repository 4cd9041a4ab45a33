import { FILE_FAULTS } from '../lists/file-faults-words.ts';
import { inBoth } from '../../../words/in-both.ts';

export const HOME_WORDS = inBoth(
  {
    heading: 'Tournaments',
    lede: 'Entries, pairings, results and standings, and for every answer the article it rests on.',
    welcome: 'Welcome',
    begin: 'How would you like to begin?',
    failed: 'The tournaments cannot be read',
    unreachable: 'The server does not answer. Is npm start still running?',
    tryAgain: 'Try again',
    none: 'No tournament here yet.',
    tournament: 'Tournament',
    when: 'When and where',
    players: 'Players',
    round: 'Round',
    lastChange: 'Last change',
    notStarted: (rounds: number) => `not started, ${rounds} ${rounds === 1 ? 'round' : 'rounds'}`,
    stage: (round: number, rounds: number, stage: string) => `${round} of ${rounds}, ${stage}`,
    unreadable: (code: string) => `cannot be read: ${code}`,
    cards: {
      create: {
        title: 'New tournament',
        text: 'A name, a day and the rounds are enough for a club evening; an open has room for everything.',
        button: 'Set one up',
      },
      import: {
        title: 'Import',
        text: 'A tournament of Ronde (.ronde), a TRF, a .papi file, or a list of entries as CSV or XLSX. Drop it here.',
        button: 'Choose a file',
      },
      sample: {
        title: 'Try the sample',
        text: '64 invented players in round 5, with byes, a forfeit, a dispute, prizes: to look around and break things.',
        button: 'Open the sample',
      },
    },
    reading: 'Reading the file …',
    notImported: 'Nothing was imported',
    imported: (name: string, odd: number) =>
      odd === 0
        ? `${name} is here.`
        : `${name} is here; ${odd === 1 ? 'one thing in it was' : `${odd} things in it were`} odd.`,
    odd: 'Odd in the file',
    faults: FILE_FAULTS.en,
    fault: (code: string) => `The file cannot be taken (${code}).`,
    entries: {
      title: 'A tournament from a list of entries',
      text: (file: string) => `${file} holds the players. What is the tournament?`,
      name: 'Name of the tournament',
      rounds: 'Rounds',
      firstDay: 'First day',
      make: 'Import',
    },
    cancel: 'Cancel',
    phones: 'Phones on this network',
    phonesOpen: 'Helpers and players open this address, or point the camera at the code:',
    phonesClosed:
      'Only this computer reaches the server. To let phones and screens in the hall in, stop it and start it so:',
    phonesHow: 'npm start -- --lan',
    phonesAfter:
      'The address and a code to scan then stand here. Who may do what is set in each tournament.',
    qrOf: (address: string) => `QR code of ${address}`,
    archive: (name: string) => `Put ${name} into the archive`,
    archived: (name: string) => `${name} is in the archive.`,
    archiveHeading: 'Archive',
    archiveEmpty: 'The archive is empty.',
    archiveAbout:
      'Nothing is ever deleted: an archived tournament comes back as it was. Its public pages stay readable at their addresses.',
    restore: 'Restore',
    restoreOf: (name: string) => `Restore ${name}`,
    undo: 'Undo',
    actions: 'Archive',
  },
  {
    heading: 'Tournois',
    lede: 'Inscriptions, appariements, résultats et classements, et pour chaque réponse l’article sur lequel elle repose.',
    welcome: 'Bienvenue',
    begin: 'Par où voulez-vous commencer ?',
    failed: 'Impossible de lire les tournois',
    unreachable: 'Le serveur ne répond pas. Est-ce que npm start tourne encore ?',
    tryAgain: 'Réessayer',
    none: 'Aucun tournoi ici pour l’instant.',
    tournament: 'Tournoi',
    when: 'Dates et lieu',
    players: 'Joueurs',
    round: 'Ronde',
    lastChange: 'Dernier changement',
    notStarted: (rounds: number) => `pas commencé, ${rounds} ${rounds < 2 ? 'ronde' : 'rondes'}`,
    stage: (round: number, rounds: number, stage: string) => `${round} sur ${rounds}, ${stage}`,
    unreadable: (code: string) => `illisible : ${code}`,
    cards: {
      create: {
        title: 'Nouveau tournoi',
        text: 'Un nom, un jour et les rondes suffisent pour une soirée de club ; un open y trouve tout le reste.',
        button: 'Le préparer',
      },
      import: {
        title: 'Importer',
        text: 'Un tournoi de Ronde (.ronde), un TRF, un fichier .papi, ou une liste d’inscrits en CSV ou XLSX. Déposez-le ici.',
        button: 'Choisir un fichier',
      },
      sample: {
        title: 'Essayer l’exemple',
        text: '64 joueurs inventés à la ronde 5, avec byes, forfait, litige et prix : pour tout regarder et tout casser.',
        button: 'Ouvrir l’exemple',
      },
    },
    reading: 'Lecture du fichier …',
    notImported: 'Rien n’a été importé',
    imported: (name: string, odd: number) =>
      odd === 0
        ? `${name} est là.`
        : `${name} est là ; ${odd === 1 ? 'un point du fichier étonne' : `${odd} points du fichier étonnent`}.`,
    odd: 'Points étonnants du fichier',
    faults: FILE_FAULTS.fr,
    fault: (code: string) => `Le fichier ne peut être repris (${code}).`,
    entries: {
      title: 'Un tournoi à partir d’une liste d’inscrits',
      text: (file: string) => `${file} contient les joueurs. De quel tournoi s’agit-il ?`,
      name: 'Nom du tournoi',
      rounds: 'Rondes',
      firstDay: 'Premier jour',
      make: 'Importer',
    },
    cancel: 'Annuler',
    phones: 'Téléphones sur ce réseau',
    phonesOpen: 'Aides et joueurs ouvrent cette adresse, ou visent le code :',
    phonesClosed:
      'Seul cet ordinateur atteint le serveur. Pour y admettre les téléphones et écrans de la salle, arrêtez-le et lancez-le ainsi :',
    phonesHow: 'npm start -- --lan',
    phonesAfter:
      'L’adresse et un code à scanner paraîtront ici. Les droits se règlent dans chaque tournoi.',
    qrOf: (address: string) => `Code QR de ${address}`,
    archive: (name: string) => `Archiver ${name}`,
    archived: (name: string) => `${name} est dans les archives.`,
    archiveHeading: 'Archives',
    archiveEmpty: 'Les archives sont vides.',
    archiveAbout:
      'Rien n’est jamais effacé : un tournoi archivé revient tel quel. Ses pages publiques restent lisibles à leur adresse.',
    restore: 'Restaurer',
    restoreOf: (name: string) => `Restaurer ${name}`,
    undo: 'Annuler',
    actions: 'Archiver',
  },
);
