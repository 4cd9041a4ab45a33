import { FILE_FAULTS } from '../lists/file-faults-words.ts';
import { countInEnglish, countInFrench } from '../../../words/counts.ts';
import { inBoth } from '../../../words/in-both.ts';
import { PLACE_WORDS } from '../../shell/place-words.ts';

export const HOME_WORDS = inBoth(
  {
    heading: PLACE_WORDS.en.home,
    lede: 'Entries, pairings, results and standings, and for every answer the article it rests on.',
    welcome: 'Welcome',
    begin: 'How would you like to begin?',
    failed: 'The tournaments cannot be read',
    unreachable: 'The server does not answer. Look at the window Ronde runs in.',
    tryAgain: 'Try again',
    none: 'No tournament here yet.',
    search: 'Search by name, place or date',
    noneFound: 'No tournament has all of these words.',
    more: (count: number) => `Show more (${countInEnglish(count)} left)`,
    waiting: 'being read …',
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
        text: 'A tournament of Ronde (.ronde), a TRF, a .papi file, or a list of entries as CSV, XLSX or ODS. Drop it here.',
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
    withoutPhotos:
      'Photographs of incidents are not in a .ronde file: they stay on the computer where they were taken.',
    odd: 'Odd in the file',
    faults: FILE_FAULTS.en,
    fault: (code: string) => `The file cannot be taken (${code}).`,
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
    heading: PLACE_WORDS.fr.home,
    lede: 'Inscriptions, appariements, résultats et classements, et pour chaque réponse l’article sur lequel elle repose.',
    welcome: 'Bienvenue',
    begin: 'Par où voulez-vous commencer ?',
    failed: 'Impossible de lire les tournois',
    unreachable: 'Le serveur ne répond pas. Regardez la fenêtre où tourne Ronde.',
    tryAgain: 'Réessayer',
    none: 'Aucun tournoi ici pour l’instant.',
    search: 'Chercher par nom, lieu ou date',
    noneFound: 'Aucun tournoi ne contient tous ces mots.',
    more: (count: number) => `Afficher la suite (encore ${countInFrench(count)})`,
    waiting: 'lecture en cours …',
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
        text: 'Un tournoi de Ronde (.ronde), un TRF, un fichier .papi, ou une liste d’inscrits en CSV, XLSX ou ODS. Déposez-le ici.',
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
        : `${name} est là ; ${odd === 1 ? 'une anomalie' : `${odd} anomalies`} dans le fichier.`,
    withoutPhotos:
      'Les photos des incidents ne sont pas dans un fichier .ronde : elles restent sur l’ordinateur d’origine.',
    odd: 'Anomalies du fichier',
    faults: FILE_FAULTS.fr,
    fault: (code: string) => `Le fichier ne peut être repris (${code}).`,
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
