import type { ListsWords } from './lists-words.ts';

export const LISTS_IN_FRENCH: ListsWords = {
  about_lists: 'listes de classement de cet ordinateur : importer, chercher, et ce qu’il y a',
  about_listsImport:
    'importer une liste : FIDE (XML ou texte), FFE (Data.mdb), CSV ou XLSX ; les zip sont lus aussi',
  about_listsSearch: 'trouver des joueurs par nom, numéro FIDE ou licence',
  about_listsInfo: 'dire quelles listes sont là',
  about_import: 'reprendre un tournoi ou des inscriptions : .papi, TRF, CSV, XLSX ou ODS',
  argument_list: 'la liste telle que téléchargée',
  argument_question: 'un nom (ordre libre, accents ou non), un numéro FIDE ou une licence',
  argument_import: 'un fichier .papi ou TRF, ou un tableau d’inscriptions (CSV, XLSX, ODS)',
  option_source: 'de qui est la liste : fide, ffe, ou un nom à vous',
  option_month: 'mois de la liste, AAAA-MM',
  option_ratingKind: 'standard, rapid ou blitz (sinon : standard)',
  option_column:
    'CHAMP=N : la colonne N (ou B) contient CHAMP ; plusieurs avec des virgules, 0 aucune',
  option_sheet: 'la feuille d’un classeur, par son nom ou son numéro',
  option_headingLine: 'la ligne qui nomme les colonnes, 0 s’il n’y en a pas',
  notALine:
    '« {value} » n’est pas une ligne : écrivez son numéro, 0 si aucune ne nomme les colonnes.',
  option_limit: 'combien en montrer (sinon : 20)',
  option_importOut: 'le fichier .ronde à écrire (sinon : dans la base)',
  option_importName: 'nom du tournoi, pour des inscriptions',
  option_importRounds: 'nombre de rondes, pour des inscriptions',
  notARatingKind: '« {value} » n’est pas un type de classement : standard, rapid ou blitz.',
  notAColumn: '« {value} » n’est pas une colonne : écrivez CHAMP=N, CHAMP étant parmi {fields}.',
  listFaults: {
    'list.cancelled':
      'Arrêté. Les listes d’avant sont intactes ; importez le même fichier pour continuer.',
    'list.noFile': 'Le fichier ne peut pas être lu. Vérifiez son nom et vos droits.',
    'list.badSource':
      'Une liste se nomme par 2 à 20 minuscules, chiffres ou tirets, comme fide ou ffe.',
    'list.badMonth': 'Le mois d’une liste s’écrit AAAA-MM, comme 2026-11.',
    'list.zipDamaged': 'Le fichier zip est abîmé. Téléchargez-le de nouveau.',
    'list.zipEmpty': 'Le zip ne contient aucune liste (.xml, .txt, .mdb, .csv ou .xlsx).',
    'list.zipEncrypted': 'Le zip est protégé par un mot de passe. Décompressez-le d’abord.',
    'list.zipMethod': 'Le zip est compressé d’une façon inconnue. Décompressez-le d’abord.',
    'list.tooLarge': 'Le fichier est plus gros que toute liste. Rien n’en a été pris.',
    'list.zipBomb':
      'Le zip enfle hors de toute mesure : ce n’est pas une liste. Rien n’en a été pris.',
    'list.notAccess':
      'Ce n’est pas une base Access, ou elle est abîmée. Téléchargez-la de nouveau.',
    'list.missingTable': 'La base n’a pas de table JOUEUR : ce n’est pas la base fédérale.',
    'list.notATable': 'Ce n’est pas un tableau CSV, XLSX ou ODS, ou il est abîmé.',
  },
  papiFaults: {
    notAccess: '« {file} » n’est pas un fichier .papi : ce n’est pas une base Access.',
    tooLarge:
      '« {file} » est plus gros que tout tournoi : c’est autre chose. Rien n’en a été pris.',
    damaged: '« {file} » est abîmé. Prenez la dernière bonne copie.',
    notPapi: '« {file} » est une base Access, mais pas de Papi : INFO ou JOUEUR manque.',
  },
  listProgress: {
    reading: 'lecture {percent} %, {players} joueurs',
    indexing: 'index {percent} %',
  },
  listImported: 'Importée : {source} {month}, {players} joueurs.',
  listResumed: 'Reprise au joueur {players}, où un import précédent s’était arrêté.',
  listsHeader: ['liste', 'mois', 'joueurs', 'importée'],
  listsEmpty:
    'Pas encore de liste. « ronde lists import FICHIER --source fide --month AAAA-MM » en prend une.',
  nobodyFound: 'Personne.',
  hitsHeader: ['liste', 'fide', 'licence', 'titre', 'nom', 'féd', 'lent', 'rapide', 'blitz'],
  importNeedsName: 'Des inscriptions demandent un tournoi : ajoutez --name et --rounds.',
  withoutPhotos:
    'Les photos des incidents ne sont pas dans un fichier .ronde : elles restent sur l’ordinateur d’origine.',
  imported: 'Importé : {out} ({players} joueurs, {rounds} rondes enregistrées).',
  recheckedRounds:
    'Appariées de nouveau : {rounds} rondes, {discrepancies} autrement qu’enregistré.',
  notRechecked: 'Les rondes n’ont pas été appariées de nouveau : {reason}',
  matchedEntries:
    'Inscriptions : {certain} trouvées dans les listes, {doubt} douteuses, {unknown} introuvables.',
  entryInDoubt: '  ligne {line} : {name} pourrait être {candidates}',
  entryUnknown: '  ligne {line} : {name} n’est dans aucune liste',
  entryDiffers:
    '  ligne {line} : {name} : {field} est {entered} à l’inscription, {listed} dans la liste',
};
