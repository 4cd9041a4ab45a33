import { countInEnglish, countInFrench } from '../../../words/counts.ts';
import { inBoth } from '../../../words/in-both.ts';
import { RATING_KIND_WORDS } from '../../../words/rating-kinds.ts';

export const LISTS_WORDS = inBoth(
  {
    heading: 'Rating lists',
    about:
      'Lists are kept on this computer: players are found by name while you type, and their ratings are checked against them. No list is ever fetched by itself.',
    kept: 'Lists kept here',
    none: 'No list yet.',
    noneHint: 'Download a list from the federation’s site and import the file, zipped or not.',
    players: (count: number, text: string) => (count === 1 ? '1 player' : `${text} players`),
    imported: (when: string) => `imported ${when}`,
    skipped: (count: number) =>
      count === 1
        ? '1 record could not be read'
        : `${countInEnglish(count)} records could not be read`,
    newest: 'newest',
    import: 'Import a list',
    importAbout:
      'FIDE: XML or text. FFE: the player base (.mdb). Any other: CSV or XLSX with headings. Zip files are taken as they are.',
    file: 'File',
    choose: 'Choose a file',
    chosen: (name: string, size: string) => `${name} (${size})`,
    source: 'Source',
    sourceHint: 'Small letters, digits, dashes: fide, ffe, ligue-75',
    badSource: '2 to 20 small letters, digits or dashes',
    month: 'Month',
    monthHint: 'The month the list is valid from: YYYY-MM',
    badMonth: 'A month is written 2026-11',
    kind: 'Ratings in the file',
    kindHint: 'For a file with one rating and no name for it',
    kindNamed: 'Named in the file',
    kinds: RATING_KIND_WORDS.en,
    send: 'Import',
    sending: 'Sending the file …',
    tooLarge: (limit: string) => `The file is too large: ${limit} at most.`,
    jobs: 'Imports',
    job: (list: string) => `Import of ${list}`,
    phases: {
      reading: 'Reading',
      indexing: 'Making names findable',
      done: 'Done',
      failed: 'Not imported',
      cancelled: 'Stopped',
    },
    read: (players: string) => `${players} ${players === '1' ? 'player' : 'players'} read`,
    resumed: (players: string) =>
      `went on after the ${players === '1' ? 'player' : `${players} players`} already there`,
    resume:
      'The lists before it are as they were. Send the same file again: it goes on from there.',
    cancel: 'Stop',
    cancelOf: (list: string) => `Stop the import of ${list}`,
    oddities: (count: number) =>
      count === 1 ? '1 record was left out' : `${countInEnglish(count)} records were left out`,
    check: 'Check the ratings of this tournament',
    checkAbout:
      'Players are looked up by FIDE number and licence. Nothing changes until you take it over.',
    list: 'List',
    compareBy: 'Ratings of',
    noList: 'Import a list first.',
    checking: 'Looking the players up …',
    same: 'The list says nothing else than the tournament.',
    unknown: (players: number) =>
      players === 1
        ? '1 player is not in this list by a number:'
        : `${countInEnglish(players)} players are not in this list by a number:`,
    mayChange: (article: string) =>
      `Wrong data may be corrected at any time. Numbers may still be given anew until the fourth round is paired (${article}).`,
    mayNotChange: (article: string) =>
      `The fourth round is paired: data may be corrected, but pairing numbers stay as they are (${article}).`,
    renumber: 'Numbers by the initial order again',
    columns: {
      name: 'Player',
      field: 'What',
      from: 'In the tournament',
      to: 'In the list',
      apply: 'Take over',
    },
    fields: {
      fide: 'FIDE rating',
      national: 'National rating',
      title: 'Title',
      name: 'Name',
      federation: 'Federation',
      sex: 'Sex',
      fideId: 'FIDE number',
      club: 'Club',
      league: 'League',
      licence: 'Licence',
    },
    nothing: 'nothing',
    change: (field: string, from: string) => `${field}: ${from} →`,
    notCorrected: (player: string, why: string) => `${player}: ${why}`,
    pick: (player: string, field: string) => `Pick ${player}, ${field}`,
    apply: 'Take over',
    applyOne: (player: string, field: string, to: string) =>
      `Take over for ${player}: ${field} ${to}`,
    applyAll: (count: number) =>
      count === 1 ? 'Take it over' : `Take all ${countInEnglish(count)} over`,
    applyPicked: (count: number) =>
      count === 1 ? 'Take the picked one over' : `Take the ${countInEnglish(count)} picked over`,
    applied: (players: number) =>
      players === 1 ? '1 player corrected.' : `${countInEnglish(players)} players corrected.`,
    refused: 'Not corrected',
    failed: 'Not possible',
    unreachable: 'The server does not answer. Try again.',
    onlyChief: 'Only the chief arbiter imports lists.',
    problems: {
      'list.notAList': 'No rating list by its name: .zip, .xml, .txt, .mdb, .csv or .xlsx.',
      'list.importRunning': 'Another list is being imported. Wait for it, or stop it.',
      'list.unknownJob': 'This import is over.',
      'list.unknown': 'This list is not here any more.',
      'list.noFile': 'The file cannot be read.',
      'list.zipDamaged': 'The zip file is damaged. Download it again.',
      'list.zipEmpty': 'The zip file holds no rating list.',
      'list.zipEncrypted': 'The zip file is protected by a password. Unzip it first.',
      'list.zipMethod': 'The zip file is packed in an unknown way. Unzip it first.',
      'list.tooLarge': 'The file is larger than any rating list. Nothing was taken from it.',
      'list.zipBomb': 'The zip file grows beyond reason when unpacked. Nothing was taken from it.',
      'list.notAccess': 'This is no Access database, or it is damaged. Download it again.',
      'list.missingTable': 'This is not the player base of the FFE: it has no table JOUEUR.',
      'list.notATable': 'This is no table of CSV or XLSX, or it is damaged.',
      'list.unreadable': 'The list cannot be read:',
      'list.importCrashed': 'The import ended by accident. Send the same file again.',
    },
  },
  {
    heading: 'Listes Elo',
    about:
      'Les listes sont gardées sur cet ordinateur : les joueurs s’y trouvent par leur nom pendant la saisie, et leurs Elo se vérifient avec elles. Aucune liste n’est téléchargée d’elle-même.',
    kept: 'Listes présentes',
    none: 'Aucune liste.',
    noneHint:
      'Téléchargez une liste sur le site de la fédération et importez le fichier, zip ou non.',
    players: (count, text) => `${text} ${count < 2 ? 'joueur' : 'joueurs'}`,
    imported: (when) => `importée le ${when}`,
    skipped: (count) =>
      `${countInFrench(count)} ${count < 2 ? 'fiche illisible' : 'fiches illisibles'}`,
    newest: 'la plus récente',
    import: 'Importer une liste',
    importAbout:
      'FIDE : XML ou texte. FFE : la base des joueurs (.mdb). Autre : CSV ou XLSX avec des en‑têtes. Les fichiers zip sont pris tels quels.',
    file: 'Fichier',
    choose: 'Choisir un fichier',
    chosen: (name, size) => `${name} (${size})`,
    source: 'Origine',
    sourceHint: 'Minuscules, chiffres, tirets : fide, ffe, ligue-75',
    badSource: '2 à 20 minuscules, chiffres ou tirets',
    month: 'Mois',
    monthHint: 'Le mois d’entrée en vigueur : AAAA-MM',
    badMonth: 'Un mois s’écrit 2026-11',
    kind: 'Elo du fichier',
    kindHint: 'Pour un fichier à un seul Elo, sans nom',
    kindNamed: 'Nommés dans le fichier',
    kinds: RATING_KIND_WORDS.fr,
    send: 'Importer',
    sending: 'Envoi du fichier …',
    tooLarge: (limit) => `Le fichier est trop gros : ${limit} au plus.`,
    jobs: 'Importations',
    job: (list) => `Importation de ${list}`,
    phases: {
      reading: 'Lecture',
      indexing: 'Préparation de la recherche par nom',
      done: 'Terminé',
      failed: 'Non importée',
      cancelled: 'Arrêtée',
    },
    read: (players) => `${players} ${['0', '1'].includes(players) ? 'joueur lu' : 'joueurs lus'}`,
    resumed: (players) =>
      ['0', '1'].includes(players)
        ? 'reprise après le joueur déjà là'
        : `reprise après les ${players} joueurs déjà là`,
    resume:
      'Les listes précédentes restent en place. Envoyez de nouveau le même fichier : il reprend où il s’est arrêté.',
    cancel: 'Arrêter',
    cancelOf: (list) => `Arrêter l’importation de ${list}`,
    oddities: (count) =>
      `${countInFrench(count)} ${count < 2 ? 'fiche laissée' : 'fiches laissées'} de côté`,
    check: 'Vérifier les Elo de ce tournoi',
    checkAbout:
      'Les joueurs sont cherchés par numéro FIDE et par licence. Rien ne change avant que vous ne le repreniez.',
    list: 'Liste',
    compareBy: 'Elo de',
    noList: 'Importez d’abord une liste.',
    checking: 'Recherche des joueurs …',
    same: 'La liste ne dit rien d’autre que le tournoi.',
    unknown: (players) =>
      players < 2
        ? `${countInFrench(players)} joueur n’est pas dans cette liste par un numéro :`
        : `${countInFrench(players)} joueurs ne sont pas dans cette liste par un numéro :`,
    mayChange: (article) =>
      `Une donnée fausse se corrige à tout moment. Les numéros peuvent encore être refaits jusqu’à l’appariement de la quatrième ronde (${article}).`,
    mayNotChange: (article) =>
      `La quatrième ronde est appariée : les données se corrigent, mais les numéros d’appariement restent (${article}).`,
    renumber: 'Refaire les numéros par l’ordre initial',
    columns: {
      name: 'Joueur',
      field: 'Donnée',
      from: 'Dans le tournoi',
      to: 'Dans la liste',
      apply: 'Reprendre',
    },
    fields: {
      fide: 'Elo FIDE',
      national: 'Elo national',
      title: 'Titre',
      name: 'Nom',
      federation: 'Fédération',
      sex: 'Sexe',
      fideId: 'Numéro FIDE',
      club: 'Club',
      league: 'Ligue',
      licence: 'Licence',
    },
    nothing: 'rien',
    change: (field, from) => `${field} : ${from} →`,
    notCorrected: (player, why) => `${player} : ${why}`,
    pick: (player, field) => `Cocher ${player}, ${field}`,
    apply: 'Reprendre',
    applyOne: (player, field, to) => `Reprendre pour ${player} : ${field} ${to}`,
    applyAll: (count) => (count === 1 ? 'La reprendre' : `Reprendre les ${countInFrench(count)}`),
    applyPicked: (count) =>
      count < 2 ? 'Reprendre la donnée cochée' : `Reprendre les ${countInFrench(count)} cochées`,
    applied: (players) =>
      `${countInFrench(players)} ${players < 2 ? 'joueur corrigé' : 'joueurs corrigés'}.`,
    refused: 'Non corrigés',
    failed: 'Impossible',
    unreachable: 'Le serveur ne répond pas. Réessayez.',
    onlyChief: 'Seul l’arbitre principal importe des listes.',
    problems: {
      'list.notAList':
        'D’après son nom, ce n’est pas une liste : .zip, .xml, .txt, .mdb, .csv ou .xlsx.',
      'list.importRunning':
        'Une autre liste est en cours d’importation. Attendez-la, ou arrêtez-la.',
      'list.unknownJob': 'Cette importation est finie.',
      'list.unknown': 'Cette liste n’est plus là.',
      'list.noFile': 'Le fichier ne se lit pas.',
      'list.zipDamaged': 'Le fichier zip est abîmé. Téléchargez-le de nouveau.',
      'list.zipEmpty': 'Le fichier zip ne contient aucune liste.',
      'list.zipEncrypted':
        'Le fichier zip est protégé par un mot de passe. Décompressez-le d’abord.',
      'list.zipMethod': 'La compression de ce zip est inconnue. Décompressez-le d’abord.',
      'list.tooLarge': 'Le fichier est plus gros que toute liste. Rien n’en a été pris.',
      'list.zipBomb': 'Le zip grossit démesurément une fois ouvert. Rien n’en a été pris.',
      'list.notAccess':
        'Ce n’est pas une base Access, ou elle est abîmée. Téléchargez-la de nouveau.',
      'list.missingTable': 'Ce n’est pas la base des joueurs de la FFE : la table JOUEUR manque.',
      'list.notATable': 'Ce n’est pas un tableau CSV ou XLSX, ou il est abîmé.',
      'list.unreadable': 'La liste ne se lit pas :',
      'list.importCrashed': 'L’importation s’est interrompue. Envoyez de nouveau le même fichier.',
    },
  },
);
