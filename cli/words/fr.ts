import type { StoreError } from '@ronde/store/store-error.ts';
import { LISTS_IN_FRENCH } from './lists-fr.ts';
import type { CliWords } from './words.ts';

export const FRENCH: CliWords = {
  ...LISTS_IN_FRENCH,
  usage: 'Usage :',
  options: 'Options :',
  commands: 'Commandes :',
  argumentsTitle: 'Arguments :',
  examples: 'Exemples :',
  exitCodes: 'Codes de sortie :',
  help: 'afficher cette aide',
  version: 'afficher la version',
  json: 'répondre en JSON',
  about: 'Ronde, l’établi de l’arbitre, sur des fichiers et sur les tournois de cet ordinateur.',
  exitTable: [
    [0, 'fait'],
    [1, 'fait, et la réponse est non : un défaut ou un écart a été trouvé'],
    [2, 'défaillance imprévue du programme'],
    [3, 'la demande ou le fichier est inutilisable'],
    [4, 'trop grand'],
    [5, 'un fichier ou la base ne peut être lu ou écrit'],
    [6, 'rien n’est fait : une question attend votre --confirm'],
  ],
  about_info:
    'dire ce qu’est un tournoi et où il en est ; sans nom, les lister, le dernier changé d’abord',
  about_convert: 'changer la forme d’un tournoi : TRF16, TRF26, .ronde, ou vers la base',
  about_log: 'montrer qui a fait quoi, quand, et ce qu’il en était avant et après',
  about_editions: 'lister les éditions des règlements que Ronde connaît',
  about_new: 'créer un tournoi',
  about_pair: 'apparier la ronde suivante d’un tournoi, ou une ronde donnée à nouveau',
  about_check:
    'réapparier chaque ronde de tournois, vérifier points, rangs et départages annoncés, et montrer ce qui diffère',
  about_draw:
    'dresser les rondes de toutes rondes, de matchs et de placements, et tirer leurs numéros au sort',
  argument_refs:
    'des fichiers (TRF ou .ronde) ou des noms de tournois de la base ; les TRF peuvent être nombreux en NDJSON, et en gzip',
  argument_players: 'nombre de joueurs',
  option_round: 'la ronde (par défaut : la suivante)',
  option_swissEdition:
    'édition des règles suisses (par défaut : ce que dit le fichier, sinon sa date, sinon aujourd’hui)',
  option_dialect:
    'forme du fichier TRF : {dialects} (par défaut : celle en usage à l’entrée en vigueur de l’édition)',
  notADialect: '« {value} » n’est pas une forme de fichier TRF. Écrivez l’une de {dialects}.',
  option_checkedEdition:
    'édition des règles suisses ou des départages (à répéter pour les deux ; par défaut : ce que dit le fichier, sinon sa date, sinon aujourd’hui)',
  notACheckedEdition:
    '« {value} » n’est une édition ni des règles suisses ni des départages. « ronde editions » les liste.',
  explainedBy: {
    swiss:
      '{file} : {edition} explique tous les écarts d’appariement : le tournoi l’a-t-il suivie ? Vérifiez avec --edition {edition}.',
    tieBreaks:
      '{file} : {edition} explique tous les écarts de rangs et de départages. Vérifiez avec --edition {edition}.',
  },
  option_quiet: 'seulement le total',
  option_double: 'chacun rencontre chacun deux fois',
  option_reverseLastTwo:
    'intervertir les deux dernières rondes du premier cycle, contre trois parties de même couleur',
  about_generate:
    'jouer des tournois aléatoires, résultats tirés de la table d’espérance de la FIDE',
  about_engine:
    'répondre comme les moteurs d’appariement établis, pour que d’autres programmes appellent Ronde',
  option_players: 'nombre de joueurs, retardataires compris',
  option_seed:
    'graine : la même graine donne les mêmes tournois (par défaut : l’horloge, et c’est dit)',
  option_count: 'nombre de tournois, en NDJSON de {id, seed, trf}',
  option_out: 'le fichier à écrire (par défaut : la sortie standard)',
  option_draws: 'nulles sur cent parties entre égaux',
  option_halfByes: 'byes à un demi-point, en part de un par joueur et par ronde',
  option_fullByes: 'byes à un point, en part de un par joueur et par ronde',
  option_zeroByes: 'absences annoncées, en part de un par joueur et par ronde',
  option_forfeits: 'parties gagnées par forfait, en part de un',
  option_doubleForfeits: 'doubles forfaits, en part de un',
  option_withdrawals: 'joueurs qui abandonnent après une ronde, en part de un',
  option_lateEntries: 'joueurs qui arrivent après la ronde 1, en part de un',
  option_unusual: '0-0, ½-0, 0-½ et parties de moins d’un coup, en part de un',
  option_ratings: 'Elo de PLUS_BAS-PLUS_HAUT',
  option_ratingList: 'fichier avec un Elo par ligne, 0 pour aucun',
  option_acceleration: 'baku, haley, haleySoft ou degressive',
  option_initialColour: 'white ou black (par défaut : tirée au sort)',
  argument_engine:
    '--dutch|--dubov|--burstein|--lim|--teamSwiss FICHIER -p [SORTIE] [-l [LISTE]] | -c | -g [CONFIG] -o TRF [-s GRAINE]',
  notARate: '« {value} » n’est pas une part de un : écrivez un nombre de 0 à 1, comme 0.05.',
  notARange:
    '« {value} » n’est pas un intervalle d’Elo : écrivez PLUS_BAS-PLUS_HAUT, comme 1400-2500.',
  notAnAcceleration:
    '« {value} » n’est pas une méthode d’accélération : baku, haley, haleySoft ou degressive.',
  notAColour: '« {value} » n’est pas une couleur : écrivez white ou black.',
  generatorFault: 'Le réglage « {setting} » ne peut pas être suivi ({code}).',
  accelerationUnfit: 'L’accélération ne convient pas ({code}, {article}).',
  generatedShort:
    'Le tournoi {seed} s’arrête après la ronde {round} : plus aucun appariement légal ensuite.',
  notAPairedSwiss: '« {value} » n’est pas un système suisse que Ronde apparie : {systems}.',
  engineUsage:
    'La demande n’est pas claire. Écrivez : ronde engine --dutch|--dubov|--burstein|--lim|--teamSwiss FICHIER -p [SORTIE], -c, ou -g [CONFIG] -o TRF [-s GRAINE].',
  about_explain:
    'dire pourquoi une ronde est appariée ainsi, groupe par groupe ou d’après sa table',
  option_player: 'seulement ce qui concerne un joueur : un numéro, ou une partie du nom',
  option_whyNot: 'pourquoi ces deux joueurs ne sont pas appariés ensemble',
  tableTitle: 'Ronde {round}, d’après la table de Berger',
  factsTitle:
    'Ronde {round}. Ronde n’apparie pas par le système {system} : voici les faits de chaque échiquier.',
  whyNotTwo: 'Nommez deux joueurs : --why-not 3 7',
  noSuchPlayer:
    'Aucun joueur « {player} » dans ce fichier. Écrivez le numéro, ou une partie du nom.',
  severalPlayers: '« {player} » peut être {players}. Écrivez le numéro.',
  about_standings: 'classer les joueurs d’un tournoi, départages avec leur calcul',
  option_preset: 'un ordre de départages par son nom : « ronde presets list » les nomme',
  option_lots:
    'départager ce qui reste à égalité par tirage au sort, à partir de cette graine publiée',
  option_by:
    'un classement par club, league, federation, sex, title, ou catégorie d’âge ffe ou fide',
  option_view: 'une autre vue : crosstable ou progress',
  notAPreset: '« {value} » n’est pas un préréglage. Il y a : {presets}.',
  notAGrouping:
    '« {value} » n’est pas un regroupement : club, league, federation, sex, title, ffe ou fide.',
  nobodyGrouped:
    'Personne ne peut être classé par {by} : le tournoi ne le dit de personne. Les fichiers de rapport (TRF) ne nomment ni club ni ligue.',
  option_category:
    'seulement une catégorie : "women & rating=-1799", age=ffe:Cad, born=2008-, club=, league=, federation=, title=, tag=, unrated',
  categoryFaults: {
    unknownWord:
      '« {value} » ne fait pas partie d’une catégorie. Écrivez women, men, unrated, rating=1400-1799, born=2008-, age=ffe:Cad, club=…, league=…, federation=…, title=… ou tag=…, reliés par &.',
    notABand: '« {value} » n’est pas une tranche : écrivez 1400-1799, -1799 ou 1800-.',
    notAnAgeCategory: '« {value} » n’est pas une catégorie d’âge. Il y a : {ages}.',
    notATitle: '« {value} » n’est pas un titre : GM, IM, WGM, FM, WIM, CM, WFM ou WCM.',
    empty: 'Il manque une catégorie dans « {value} » : écrivez par exemple women ou rating=-1799.',
    twice: '« {value} » dit deux fois la même chose : écrivez chaque partie une seule fois.',
  },
  nobodyInCategory: 'Personne ne répond à « {category} ».',
  option_teamRanking:
    'classer clubs, ligues ou fédérations par leurs meilleurs joueurs : club, league ou federation',
  option_best: 'combien de joueurs d’un club comptent (par défaut : 6)',
  option_atLeast: 'combien un club doit en avoir pour être classé (par défaut : 4)',
  option_sum: 'ce qui s’additionne : points ou ranks (par défaut : points)',
  notATeamRanking: '« {value} » ne se classe pas : club, league ou federation.',
  notASum: '« {value} » ne s’additionne pas : points ou ranks.',
  teamRankingHeader: ['place', 'club', 'points', 'places', 'joueurs', 'comptent'],
  outside: { expelled: 'exclu', underHalf: 'moins de la moitié des parties' },
  lotsDrawn: 'Place {rank}, tirage au sort à partir de « {seed} » : {players}',
  refusedPlayOffs: {
    repeatedPlayer: 'Un départage joué nomme deux fois quelqu’un et n’est pas appliqué : {players}',
    unknownPlayer:
      'Un départage joué nomme quelqu’un qui n’est pas classé et n’est pas appliqué : {players}',
    differentPoints: 'Un départage joué entre scores différents n’est pas appliqué : {players}',
    notAdjacent:
      'Un départage joué n’est pas appliqué, d’autres étant placés entre ses joueurs : {players}',
  },
  notAStandingsRound:
    'Il n’y a pas de classement après la ronde {round} : écrivez une ronde de 0 à {recorded}.',
  about_presets: 'ordres de départages par leur nom : les recommandés et les vôtres',
  about_presetsList: 'lister tous les préréglages',
  option_presetsOfSystem: 'seulement ceux qui conviennent à un système d’appariement',
  option_presetsOfTeams: 'avec --system : pour des équipes',
  about_presetsSave: 'garder un ordre de départages sous un nom',
  about_presetsRemove: 'oublier un de vos préréglages',
  about_presetsImport: 'reprendre les préréglages d’un fichier',
  about_presetsExport: 'écrire vos préréglages dans un fichier',
  argument_presetsFile: 'le fichier de préréglages (JSON)',
  argument_presetsOut: 'le fichier à écrire ; « - » est la sortie standard',
  argument_preset: 'le nom du préréglage',
  option_tiebreaksOfPreset: 'les départages dans l’ordre, comme "BH/C1,BH,SB"',
  presetsHeader: ['préréglage', 'départages', 'pour'],
  ownPreset: 'le vôtre',
  presetNameTaken:
    '« {name} » ne peut pas nommer un préréglage : prenez une ligne qu’aucun ordre recommandé ne porte.',
  presetSaved: '« {name} » enregistré : {list} ({file})',
  presetRemoved: '« {name} » supprimé.',
  noOwnPreset: '« {name} » n’est pas un de vos préréglages. Il y a : {known}.',
  presetsDefective:
    '{file} ne contient pas de préréglages : chaque nom demande une liste de départages. Corrigez-le.',
  notAView: '« {value} » n’est pas une vue : crosstable ou progress.',
  option_tiebreaks: 'départages dans l’ordre, comme "BH/C1,BH,SB" (par défaut : ceux du fichier)',
  option_tieBreakEdition: 'édition des départages (par défaut : en vigueur le premier jour)',
  option_asOfRound: 'après cette ronde (par défaut : la dernière enregistrée)',
  option_unrated: 'joueurs sans Elo : drop, leaveOut, scoreGroupMean, ou un Elo pour tous',
  option_why: 'le calcul de chaque valeur d’un joueur',
  option_csv: 'répondre en CSV',
  notAnUnratedRule:
    '« {value} » n’est pas une règle pour les joueurs sans Elo : drop, leaveOut, scoreGroupMean, ou un Elo.',
  editionOfPreset:
    'Le préréglage {preset} est de l’édition {edition}, et se calcule d’après elle ; --edition en demande une autre.',
  undecidedMatches: 'À égalité, départage à jouer : {matches}.',
  provisionalStandings: 'Provisoire : {games} {games|partie|partie|parties} sans résultat.',
  pairingsNotChecked:
    '{file} : tournoi par équipes. Ses points, rangs, départages et résultats sont vérifiés ; les appariements, les couleurs et les compositions ne le sont pas.',
  tieBreakDropped:
    '{descriptor} est laissé de côté : des joueurs n’ont pas d’Elo ({article}). Voir --unrated.',
  standingsHeader: ['place', 'no', 'nom', 'points'],
  standingsRefusals: {
    descriptor:
      '« {descriptor} » n’est pas un départage. Écrivez un code de C.07 comme BH/C1, ou un nom comme Buchholz.',
    notInEdition: 'Cette édition n’a pas le départage {descriptor} ({article}).',
    notInRoundRobin: '{descriptor} ne doit pas servir dans un toutes rondes ({article}).',
    teamsOnly: '{descriptor} est pour les équipes ({article}).',
    variantNotAllowed: '{descriptor} : cette variante n’existe pas ({article}).',
    notCuttable: '{descriptor} : ce départage ne se tronque pas ({article}).',
    manualValue: 'Le joueur {player} n’a pas de valeur utilisable pour {descriptor}.',
    sameNumberTwice: 'Deux joueurs ont le numéro {player}.',
    opponentNotInField:
      'Le joueur {player} a rencontré à la ronde {round} quelqu’un qui n’est pas dans le fichier.',
    unknownPlayer: 'Il n’y a pas de joueur {player}.',
  },
  about_prizes: 'répartir les prix d’un barème, exactement au centime',
  option_scheme: 'le barème des prix, un fichier JSON (par défaut : les prix du tournoi)',
  option_whatIf:
    'ce qui change si un échiquier de la dernière ronde finit autrement : 3=½-½, 3=1-0, 3=0-1',
  notAWhatIf:
    '« {value} » n’est pas un échiquier de la dernière ronde et un résultat : écrivez 3=½-½, 3=1-0 ou 3=0-1.',
  prizesHeader: ['joueur', 'liste', 'place', 'somme', 'objet'],
  tiedWithoutPrize: {
    prizesExhausted: '{list} : à égalité avec un primé et sans prix : {players}',
    belowMinimum:
      '{list} : à égalité avec un primé, mais la part serait sous le minimum : {players}',
  },
  prizeUndecided: {
    thing: '{list} : un objet ne se partage pas ; à décider entre {players}',
    minimum: '{list} : il faut décider qui est payé entre {players}',
  },
  prizeContested:
    '{player} a un prix de « {taken} » et aurait davantage de {others} ; les parts dépendent les unes des autres : l’arbitre décide.',
  noScheme: 'Le tournoi n’a pas de prix à lui : nommez un barème avec --scheme FICHIER.',
  option_whyPrize: 'pourquoi un joueur a ce prix et non un autre',
  prizeWhy: {
    largest: 'Le plus élevé ; étaient aussi possibles :',
    priority: 'Autant qu’ailleurs ; cette liste est nommée la première. Étaient aussi possibles :',
    only: 'Aucune autre liste n’avait de prix pour ce joueur.',
    contested:
      'Les parts de plusieurs listes dépendent les unes des autres : l’arbitre décide. Étaient aussi possibles :',
  },
  prizeOffer: '{list}, place {place} : {amount}',
  prizeNone: 'Pas de prix.',
  prizeWon: '{list}, place {place} : {prize}',
  prizeWorking:
    '{rule} : places {places}, {pool} pour {players} ; à la place {byPlace}, à parts égales {shared}',
  prizeRules: { place: 'à la place', shared: 'partagé', hort: 'Hort' },
  prizeTiedWith: {
    prizesExhausted: '{list} : à égalité avec {players}, et les prix étaient attribués.',
    belowMinimum: '{list} : à égalité avec {players}, mais la part serait sous le minimum.',
  },
  prizeTotals: 'fonds {fund}, attribué {awarded}, non attribué {unawarded}',
  noPrizeChanges: 'Aucun prix ne changerait.',
  argument_ref: 'un fichier (TRF, .ronde ou .papi), ou le nom d’un tournoi de la base',
  argument_in: 'un fichier (TRF, .ronde ou .papi), ou le nom d’un tournoi de la base',
  argument_out: 'le fichier à écrire, - pour la sortie standard',
  argument_name: 'le nom du tournoi',
  option_to: 'forme à écrire : trf16, trf26, ronde ou store (par défaut : selon la fin de SORTIE)',
  option_as: 'le nom dans la base',
  option_public: 'omettre dates de naissance, téléphones et adresses',
  option_force: 'écraser le fichier s’il existe',
  option_timeZone:
    'fuseau horaire des heures, comme Europe/Paris ; pour un nouveau tournoi, celui de cet ordinateur',
  option_firstDay: 'premier jour du tournoi, AAAA-MM-JJ',
  option_on: 'seulement ce qui est en vigueur un jour donné, AAAA-MM-JJ',
  option_chapter: 'un seul chapitre : swiss, tieBreaks, ratings, titles, laws, draughts',
  option_rounds: 'nombre de rondes',
  option_roundsOfNew:
    'nombre de rondes ; celles d’une coupe et d’un match de deux camps découlent des engagés',
  option_lastDay: 'dernier jour du tournoi, AAAA-MM-JJ',
  option_place: 'lieu',
  option_federation: 'code de la fédération en trois lettres',
  option_arbiter: 'l’arbitre principal',
  option_team: 'un tournoi par équipes',
  option_publicEvent: 'visible des visiteurs dès sa création, sans attendre sa publication',
  option_system: 'système d’appariement',
  option_scoring: 'points : 1-½-0, 3-1-0, 2-1-0, ou gain-nulle-perte comme 1-0.5-0',
  option_edition:
    'édition à retenir au lieu de celle en vigueur (à répéter pour plusieurs chapitres)',
  option_file: 'écrire un fichier .ronde au lieu d’utiliser la base',
  option_id: 'le nom dans la base (par défaut : tiré du nom du tournoi)',
  option_all: 'avec les entrées annulées',
  noSuchSource:
    'Il n’y a ni fichier « {ref} », ni tournoi de ce nom dans la base {store}. Vérifiez le nom ; « ronde info » liste les tournois.',
  tooLarge: 'Le fichier « {file} » dépasse {limit} Mo. Ce n’est pas un tournoi.',
  exists: 'Le fichier « {file} » existe. Choisissez un autre nom, ou ajoutez --force.',
  defective: 'Le fichier « {file} » est inutilisable en l’état. Corrigez d’abord ces lignes :',
  newerEvent:
    'L’entrée {position} contient « {type} », que cette version ne connaît pas. Mettez Ronde à jour sur cet ordinateur.',
  unfitEvent:
    'L’entrée {position} est abîmée (« {type} », à « {at} »). Prenez une autre copie du fichier.',
  unknownTarget:
    'La forme à écrire ne ressort pas de « {out} ». Terminez par .trf ou .ronde, ou précisez --to trf16, trf26, ronde ou store.',
  notADay: '« {value} » n’est pas un jour. Écrivez AAAA-MM-JJ.',
  notACount: '« {value} » n’est pas un nombre entier à partir de 1.',
  notAnEdition: '« {value} » n’est pas une édition. « ronde editions » les liste.',
  notAScoring: '« {value} » n’est pas un décompte. Écrivez gain-nulle-perte, comme 3-1-0.',
  notAChapter: '« {value} » n’est pas un chapitre.',
  notALog:
    '« {ref} » est un fichier de rapport : il n’a pas de journal. Convertissez-le d’abord en .ronde.',
  tooManyRounds:
    '{players} joueurs sont trop pour un toutes rondes : ils joueraient {rounds} rondes, et aucun tournoi n’en a plus de {most}.',
  notASwissEdition:
    '« {value} » n’est pas une édition des règles suisses. « ronde editions --chapter swiss » les liste.',
  notARound: '« {value} » n’est pas une ronde. Écrivez son numéro : 1, 2, 3 …',
  notOneEvent: '« {ref} » contient {count} tournois. Nommez un fichier qui en contient un seul.',
  notAReport:
    '« {ref} » n’est pas un fichier de rapport (TRF). Convertissez d’abord : ronde convert {ref} tournoi.trf',
  noLegalPairing:
    'Aucun appariement de la ronde {round} ne respecte les règles absolues ({article}). Ces joueurs ne peuvent pas tous être placés :',
  stuck: '  {player} {name} : peut encore jouer {allowed} ; {bye}',
  mayHaveBye: 'peut être exempt',
  mayNotHaveBye: 'ne peut pas être exempt',
  arbiterMay:
    'L’arbitre décide (C.04.3 A.9, 2026 : 1.9.3) : accorder des byes, lever une interdiction, ou apparier ces joueurs à la main.',
  pairHeader: ['échiquier', 'Blancs', 'Noirs'],
  byeLine: 'exempt : {player}',
  roundTitle: 'Ronde {round} ({edition})',
  checked: '{files} fichiers, {rounds} rondes vérifiées, {discrepancies} écarts',
  discrepancy: '{file} : ronde {round} : enregistré {recorded} ; attendu {expected} ({article})',
  bye: '{player} exempt',
  nothing: 'rien',
  unexpected: 'Ronde a échoué de façon imprévue : {reason}',
  store: {
    'store.unknownTournament':
      'Il n’y a pas de tournoi « {id} » dans la base. « ronde info » les liste.',
    'store.tournamentExists':
      'Le tournoi « {id} » existe déjà (peut-être archivé). Choisissez un autre nom.',
    'store.archivedTournament':
      'Le tournoi « {id} » est archivé. Restaurez-le avant de le changer.',
    'store.unusableId':
      'Un nouveau tournoi se nomme par 1 à 80 minuscules sans accent, chiffres et tirets, comme « open-2026 ». Choisissez un tel nom.',
    'store.aheadOfLog':
      'Le journal de « {id} » s’arrête à l’entrée {position} : une copie plus ancienne a peut-être été remise. Rechargez le tournoi.',
    'store.corruptEntry':
      'L’entrée {position} de « {id} » n’est plus telle qu’écrite : la base a été abîmée. Exportez les entrées précédentes, et reprenez la dernière bonne copie.',
    'store.repeatedKey':
      'L’entrée {position} de « {id} » porte la clé d’une entrée précédente : le fichier a été recomposé. Exportez de nouveau le tournoi.',
    'store.unreadableFile': 'Le fichier de tournoi est illisible.',
    'store.idTaken': 'L’identifiant « {id} » est pris. Prenez-en un autre.',
    'store.loginTaken': 'Un autre compte a l’identifiant « {login} ». Choisissez-en un autre.',
    'store.codeTaken': 'Un autre lien d’appareil a ce code. Refaites le lien, avec un autre code.',
    'store.unknownAccount': 'Il n’y a pas de compte « {id} ». Regardez la liste des comptes.',
    'store.accountNeeded':
      'Sans le compte « {id} », plus personne ne pourrait gérer ce serveur. Créez-en d’abord un autre.',
    'store.unknownDevice':
      'Il n’y a pas de lien d’appareil « {id} ». Regardez la liste des appareils.',
    'store.unknownOwner':
      'Le compte ou l’appareil « {id} » n’est plus là. Connectez-vous de nouveau.',
    'store.newerSchema':
      'La base est d’un schéma plus récent ({found}) que ce programme ({known}). Rien n’a été changé : mettez Ronde à jour.',
    'store.locked': 'La base {file} est tenue par un autre programme. Fermez-le, ou réessayez.',
    'store.readOnly':
      'La base {file} ne peut pas être écrite. Donnez-vous le droit d’écrire dans le fichier et son dossier.',
    'store.diskFull':
      'Le disque est plein : la base {file} ne peut pas grandir. Libérez de la place ; ce qui a été confirmé est à l’abri.',
    'store.diskFailure':
      'Le disque signale une erreur sur {file}. Copiez le dossier ailleurs tout de suite.',
    'store.cannotOpen':
      'La base {file} ne peut être ni ouverte ni créée. Vérifiez que le dossier existe et qu’il est à vous.',
    'store.corruptFile':
      'La base {file} est abîmée, ou n’en est pas une. Mettez-la de côté (sans la supprimer) et reprenez la dernière bonne copie.',
    'store.foreignFile':
      'Le fichier {file} appartient à un autre programme. Choisissez-en un autre.',
    'store.unsafeFolder':
      'La base {file} est sur un disque qui ne peut pas la garder (réseau ?). Choisissez un dossier de cet ordinateur.',
    'store.emptyBesideCopies':
      'La base {file} est vide ou absente, mais il y a des copies à côté. Rien n’a été créé. Reprenez la copie la plus récente : ronde restore "{copy}" – ou repartez de zéro, avec RONDE_ANEW=1 dans l’environnement ; les copies restent.',
    'store.serverAddress':
      'L’adresse de la base n’en est pas une de PostgreSQL. Écrivez DATABASE_URL ainsi : postgres://utilisateur:motdepasse@hôte:5432/base.',
    'store.serverUnreachable':
      'La base {server} ne répond pas. Vérifiez que PostgreSQL y tourne, ainsi que l’hôte et le port dans DATABASE_URL.',
    'store.serverUntrusted':
      'La base {server} ne peut être jointe en privé : TLS a échoué. Vérifiez le certificat, et sslmode dans DATABASE_URL.',
    'store.serverAuthentication':
      'La base {server} refuse l’utilisateur ou le mot de passe. Vérifiez-les dans DATABASE_URL, et pg_hba.conf sur le serveur.',
    'store.serverDatabaseMissing':
      'La base {server} n’existe pas. Créez-la (createdb), ou vérifiez son nom dans DATABASE_URL.',
    'store.serverTooManyConnections':
      'La base {server} n’a plus de connexion libre. Augmentez max_connections sur le serveur, ou lancez moins de programmes.',
    'store.serverNotAllowed':
      'La base {server} ne permet pas cela à cet utilisateur. Faites-en le propriétaire de la base.',
    'store.serverReadOnly':
      'La base {server} ne peut pas être écrite : c’est une réplique, ou elle est en lecture seule. Donnez l’adresse du serveur principal.',
    'store.serverDiskFull':
      'La base {server} ne peut pas grandir : le disque du serveur est plein. Libérez de la place ; ce qui a été confirmé est à l’abri.',
    'store.serverDiskFailure':
      'La base {server} n’a pu être lue ou écrite : le disque du serveur signale une erreur. Regardez tout de suite son journal.',
    'store.serverDamaged':
      'La base {server} signale des données abîmées. Cessez d’écrire, et reprenez la dernière bonne copie.',
    'store.serverBusy':
      'La base {server} est tenue par un autre programme, ou surchargée. Réessayez.',
    'store.serverTooOld': 'La base {server} est d’avant PostgreSQL 13. Mettez le serveur à jour.',
    'store.serverNotUtf8':
      'La base {server} ne garde pas ses textes en UTF-8. Créez-la avec ENCODING UTF8 TEMPLATE template0.',
    'store.serverUnsafe':
      'La base {server} est réglée de façon à perdre ce qu’elle a confirmé (fsync = off). Mettez fsync à on dans postgresql.conf.',
    'store.serverForeign':
      'La base {server} a un schéma « ronde » d’un autre programme. Donnez à Ronde une base à elle.',
    'store.connectionLost':
      'La connexion à {server} s’est rompue. Ce qui s’écrivait y est, ou non : envoyez la même demande, avec sa clé.',
  } satisfies Record<StoreError['code'], string>,
  storeEmpty:
    'Pas encore de tournoi dans {store}. Créez-en un avec « ronde new », ou importez-en un avec « ronde convert FICHIER --to store ».',
  storeIn: 'Tournois dans {store}',
  storeNoneFound: 'Aucun tournoi de {store} n’y répond.',
  storeMore:
    '{total} tournois en tout ; la suite avec « --from {from} », moins avec « --search MOTS »',
  option_search: 'de la liste : ceux dont nom, lieu ou date contiennent tous ces mots',
  option_from: 'de la liste : à partir de celui-ci, compté depuis 1',
  converted: 'Écrit : {out}',
  created: 'Créé : {id}',
  problems: '{count} problèmes',
  noProblems: 'aucun problème',
  severity: { error: 'erreur', warning: 'avertissement', note: 'remarque' },
  fields: {
    name: 'nom',
    place: 'lieu',
    dates: 'dates',
    kind: 'genre',
    system: 'système',
    players: 'joueurs',
    teams: 'équipes',
    rounds: 'rondes',
    current: 'en est à',
    editions: 'éditions',
    fideMode: 'mode FIDE',
    entries: 'entrées',
    id: 'identifiant',
    changed: 'dernier changement',
    source: 'fichier',
  },
  stages: {
    draft: 'brouillon',
    published: 'publiée',
    playing: 'en cours',
    complete: 'complète',
    closed: 'close',
  },
  kinds: { individual: 'individuel', team: 'par équipes' },
  fideMode: { on: 'actif', left: 'quitté' },
  current: 'ronde {round}, {stage}, {results} résultats sur {boards}',
  notStarted: 'pas commencé',
  inForce: 'en vigueur',
  undone: 'annulé',
  logHeader: ['entrée', 'quand', 'qui', 'quoi', 'détails'],
  editionsHeader: ['édition', 'chapitre', 'en vigueur', 'nom'],
  now: 'aujourd’hui',
};
