import type { DirectTitle } from '@ronde/core/ratings/titles/other-titles.ts';
import type { PlayerFileFault } from '@ronde/core/ratings/titles/read-player-file.ts';
import { inBoth } from '@ronde/core/rules/in-both.ts';

/** What `ronde titles` says in one language; holes are `{name}`. */
export interface TitlesWords {
  readonly about: string;
  readonly argument_file: string;
  readonly option_add: string;
  readonly option_player: string;
  readonly option_kind: string;
  readonly option_title: string;
  readonly option_submitted: string;
  readonly option_meeting: string;
  readonly option_rating: string;
  readonly option_games: string;
  readonly option_reached: string;
  readonly option_sex: string;
  readonly option_direct: string;
  readonly option_championship: string;
  readonly option_group: string;
  readonly notASex: string;
  readonly notAChampionship: string;
  readonly notAGroup: string;
  readonly championship: Readonly<Record<'yes' | 'no', string>>;
  readonly option_edition: string;
  readonly option_it2: string;
  readonly option_out: string;
  readonly nothingToApplyFor: string;
  readonly faults: Readonly<Record<PlayerFileFault['code'], string>>;
  readonly noFile: string;
  readonly needsPlayer: string;
  readonly nothingMade: string;
  readonly keptAlready: string;
  readonly added: string;
  readonly notANormTitle: string;
  readonly notATitle: string;
  readonly notANumber: string;
  readonly notADay: string;
  readonly notPrinted: string;
  readonly complete: Readonly<Record<'yes' | 'no' | 'open', string>>;
  readonly header: readonly string[];
  readonly marks: Readonly<Record<'yes' | 'no' | 'open', string>>;
  readonly unknown: string;
  readonly inTime: string;
  readonly late: string;
  readonly byRating: string;
  readonly byRatingHeader: readonly string[];
  readonly direct: Readonly<Record<DirectTitle['state'], string>>;
  readonly meanwhile: string;
}

export const TITLES_WORDS = inBoth<TitlesWords>(
  {
    about: 'norms of a player over several events: what is missing for a title',
    argument_file: 'file of the player; made by --add where there is none',
    option_add: 'take the norms made in this event into the file',
    option_player: 'the player in that event, by number or name',
    option_kind: 'what that event is, as for `ronde norms`',
    option_title: 'GM, IM, WGM or WIM; all of them when absent',
    option_submitted: 'day the application is handed in',
    option_meeting: 'day of the meeting that decides',
    option_rating: 'highest rating reached, kept in the file',
    option_games: 'rated games at that time, kept in the file',
    option_reached: 'day it was reached, kept in the file',
    option_sex: 'm or w, kept in the file: titles of women are told of women alone',
    option_direct: 'what becomes of this title, won directly in a championship',
    option_championship:
      'whether a championship brings titles directly: federations concerned, federations taking part, players and rounds, as 54,5,10,9',
    option_group:
      'with --championship, of a group played with others as one: its players, its federations and the player’s score in percent, as 6,3,50',
    notASex: '“{value}” is neither m nor w.',
    notAChampionship:
      '“{value}” does not describe a championship. Write four numbers, as 54,5,10,9: federations concerned, taking part, players, rounds.',
    notAGroup:
      '“{value}” does not describe a group. Write three numbers, as 6,3,50: players, federations, score in percent.',
    championship: {
      yes: 'The championship is large enough to bring titles directly ({article}).',
      no: 'The championship is too small to bring titles directly ({article}).',
    },
    option_it2: 'what the application (IT2) asks for: known, or whom to ask',
    option_out: 'the application (IT2) as a PDF file to print and sign',
    nothingToApplyFor:
      'The file of {player} holds no norm: there is nothing to apply for. Add one with --add, or name the title with --title.',
    option_edition: 'edition of the title regulations; the one in force today when absent',
    faults: {
      notJson: '{file} is no JSON file. Make one with --add.',
      notAPlayerFile: '{file} is no file of a player’s titles. Make one with --add.',
      unfit: '{file}: {at} does not fit. Correct it there; nothing was changed.',
    },
    noFile: '{file} does not exist. Make it with --add EVENT --player NUMBER.',
    needsPlayer: '--add needs --player: the number or name of the player in that event.',
    nothingMade: '{player} made no norm in {event}; `ronde norms --why` tells why.',
    keptAlready: '{file} holds the norms of {event} already; nothing was added.',
    added: '{norms} {norms|norm|norms} of {event} added to {file}.',
    notANormTitle: '“{value}” is no title of norms. Write GM, IM, WGM or WIM.',
    notATitle: '“{value}” is no title. Write GM, IM, FM, CM, WGM, WIM, WFM or WCM.',
    notANumber: '“{value}” cannot be {option}. Write a whole number.',
    notADay: '“{value}” is no day. Write it as 2026-03-07.',
    notPrinted: '{edition} prints nothing of applications. Choose another with --edition.',
    complete: {
      yes: '{title}: can be applied for',
      no: '{title}: not yet',
      open: '{title}: cannot be decided',
    },
    header: ['article', 'condition', 'required', 'actual', 'met'],
    marks: { yes: 'yes', no: 'no', open: '?' },
    unknown: 'not known',
    inTime: 'Handed in in time ({article}).',
    late: 'Handed in late: the fee is {percent} % higher ({article}).',
    byRating: 'Titles by rating',
    byRatingHeader: ['article', 'title', 'rating', 'games', 'met'],
    direct: {
      awarded: '{title} won directly is awarded at once ({article}).',
      conditional: '{title} won directly is conditional until {rating} is reached ({article}).',
      unknown:
        '{title} won directly: rating or games are not known ({article}). Give --rating and --games.',
    },
    meanwhile: 'Meanwhile {title} can be taken.',
  },
  {
    about: 'normes d’un joueur sur plusieurs tournois : ce qui manque pour un titre',
    argument_file: 'fichier du joueur ; créé par --add s’il n’y en a pas',
    option_add: 'prendre dans le fichier les normes réalisées dans ce tournoi',
    option_player: 'le joueur dans ce tournoi, par numéro ou nom',
    option_kind: 'ce qu’est ce tournoi, comme pour `ronde norms`',
    option_title: 'GM, IM, WGM ou WIM ; tous à défaut',
    option_submitted: 'jour du dépôt de la candidature',
    option_meeting: 'jour de la réunion qui décide',
    option_rating: 'plus haut classement atteint, gardé dans le fichier',
    option_games: 'parties classées à ce moment, gardées dans le fichier',
    option_reached: 'jour où il fut atteint, gardé dans le fichier',
    option_sex: 'm ou w, gardé dans le fichier : les titres féminins ne sont dits que de joueuses',
    option_direct: 'ce que devient ce titre, gagné directement dans un championnat',
    option_championship:
      'si un championnat donne des titres directement : fédérations concernées, fédérations présentes, joueurs et rondes, comme 54,5,10,9',
    option_group:
      'avec --championship, d’un groupe joué avec d’autres : ses joueurs, ses fédérations et le score du joueur en pour cent, comme 6,3,50',
    notASex: '« {value} » n’est ni m ni w.',
    notAChampionship:
      '« {value} » ne décrit pas un championnat. Écrivez quatre nombres, comme 54,5,10,9 : fédérations concernées, présentes, joueurs, rondes.',
    notAGroup:
      '« {value} » ne décrit pas un groupe. Écrivez trois nombres, comme 6,3,50 : joueurs, fédérations, score en pour cent.',
    championship: {
      yes: 'Le championnat est assez grand pour donner des titres directement ({article}).',
      no: 'Le championnat est trop petit pour donner des titres directement ({article}).',
    },
    option_it2: 'ce que demande la demande de titre (IT2) : connu, ou à qui le demander',
    option_out: 'la demande de titre (IT2) en PDF à imprimer et à signer',
    nothingToApplyFor:
      'Le dossier de {player} ne contient pas de norme : rien à demander. Ajoutez-en une par --add, ou nommez le titre par --title.',
    option_edition: 'édition du règlement des titres ; celle en vigueur aujourd’hui à défaut',
    faults: {
      notJson: '{file} n’est pas un fichier JSON. Créez-en un avec --add.',
      notAPlayerFile: '{file} n’est pas un fichier de titres d’un joueur. Créez-en un avec --add.',
      unfit: '{file} : {at} ne convient pas. Corrigez-le là ; rien n’a été changé.',
    },
    noFile: '{file} n’existe pas. Créez-le avec --add TOURNOI --player NUMÉRO.',
    needsPlayer: '--add demande --player : le numéro ou le nom du joueur dans ce tournoi.',
    nothingMade:
      '{player} n’a pas réalisé de norme dans {event} ; `ronde norms --why` dit pourquoi.',
    keptAlready: '{file} contient déjà les normes de {event} ; rien n’a été ajouté.',
    added: '{norms} {norms|norme|normes} de {event} dans {file}.',
    notANormTitle: '« {value} » n’est pas un titre à normes. Écrivez GM, IM, WGM ou WIM.',
    notATitle: '« {value} » n’est pas un titre. Écrivez GM, IM, FM, CM, WGM, WIM, WFM ou WCM.',
    notANumber: '« {value} » ne va pas pour {option}. Écrivez un nombre entier.',
    notADay: '« {value} » n’est pas un jour. Écrivez-le comme 2026-03-07.',
    notPrinted:
      '{edition} n’imprime rien des candidatures. Choisissez-en une autre avec --edition.',
    complete: {
      yes: '{title} : la candidature est possible',
      no: '{title} : pas encore',
      open: '{title} : ne peut être décidé',
    },
    header: ['article', 'condition', 'exigé', 'constaté', 'remplie'],
    marks: { yes: 'oui', no: 'non', open: '?' },
    unknown: 'inconnu',
    inTime: 'Déposée à temps ({article}).',
    late: 'Déposée en retard : les droits sont majorés de {percent} % ({article}).',
    byRating: 'Titres par le classement',
    byRatingHeader: ['article', 'titre', 'classement', 'parties', 'rempli'],
    direct: {
      awarded: '{title} gagné directement est attribué aussitôt ({article}).',
      conditional: '{title} gagné directement reste sous condition jusqu’à {rating} ({article}).',
      unknown:
        '{title} gagné directement : classement ou parties inconnus ({article}). Donnez --rating et --games.',
    },
    meanwhile: 'En attendant, {title} peut être pris.',
  },
);
