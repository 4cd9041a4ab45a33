import { inBoth } from '@ronde/core/rules/in-both.ts';
import type { ListedPaper } from '@ronde/core/documents/forms/every-paper.ts';

/** What `ronde print` alone says in one language; holes are `{name}`. */
export interface PrintWords {
  readonly about: string;
  readonly argument_paper: string;
  readonly option_list: string;
  readonly option_round: string;
  readonly option_out: string;
  readonly option_folder: string;
  readonly option_language: string;
  readonly option_paper: string;
  readonly option_size: string;
  readonly option_colour: string;
  readonly option_logo: string;
  readonly option_address: string;
  readonly option_wifi: string;
  readonly option_wifi_password: string;
  readonly option_own_result: string;
  readonly option_player: string;
  readonly option_board: string;
  readonly option_incident: string;
  readonly option_player_file: string;
  readonly notABoard: string;
  readonly notAnIncident: string;
  readonly listHeader: readonly [string, string, string];
  readonly readers: Readonly<Record<ListedPaper['readers'], string>>;
  readonly pack: string;
  readonly packAbout: string;
  readonly noEvent: string;
  readonly notAPaper: string;
  readonly notAChoice: string;
  readonly notAColour: string;
  readonly notALogo: string;
  readonly noTypesetter: string;
  readonly written: string;
}

export const PRINT_WORDS = inBoth<PrintWords>(
  {
    about: 'papers for the wall, the tables and the federation, as PDF ready to print',
    argument_paper: 'which paper, or pack for everything of a round; --list names them',
    option_list: 'list the papers there are, and who may have each',
    option_round: 'the round (default: the draft in hand, else the one that is played)',
    option_out: 'the file (default: named after the event and the paper)',
    option_folder: 'a folder to put it in, made where there is none',
    option_language: 'fr, en or both (default: the language of the command)',
    option_paper: 'a4 or letter',
    option_size: 'letters of a list: small, normal or large',
    option_colour: 'one colour for lines and heads, for example #1d4e89',
    option_logo: 'the club’s picture, PNG or JPEG',
    option_address: 'where everybody reads the event, for the poster with its code',
    option_wifi: 'name of the Wi-Fi of the hall, for the same poster',
    option_wifi_password: 'its password (none: an open network); printed, kept nowhere',
    option_own_result: 'where players with a card say their result, for the same poster',
    option_player: 'the player a paper of the event’s file concerns: number or name',
    option_board: 'the board a notice is about',
    option_incident: 'the incident a notice or an appeal is about, by its number',
    option_player_file: 'norms of other events for title-application, a file of `ronde titles`',
    notABoard: '“{value}” is no board: write its number.',
    notAnIncident: '“{value}” is no incident: write its number, as `ronde incident` lists it.',
    listHeader: ['paper', 'for', 'what it is'],
    readers: {
      everybody: 'everybody',
      helpers: 'helpers',
      staff: 'staff',
      arbiters: 'arbiters',
      chief: 'chief arbiter',
      money: 'arbiters and organiser',
    },
    pack: 'pack',
    packAbout: 'everything of a round in one file',
    noEvent:
      'Name an event and a paper: ronde print EVENT PAPER. “ronde print --list” names the papers.',
    notAPaper: '“{value}” is no paper. There are: {papers}.',
    notAChoice: '“{value}” is none of these: {choices}.',
    notAColour: '“{value}” is no colour: write it as #1d4e89.',
    notALogo: '{file} is neither a PNG nor a JPEG picture.',
    noTypesetter:
      'Papers cannot be set on this system ({reason}). Every page of the desk prints by its own printer sign.',
    written: '{out} is written: {pages} {pages|page|pages}.',
  },
  {
    about: 'les documents du mur, des tables et de la fédération, en PDF prêts à imprimer',
    argument_paper: 'quel document, ou pack pour toute une ronde ; --list les nomme',
    option_list: 'liste les documents, et qui peut avoir chacun',
    option_round: 'la ronde (par défaut : le brouillon en cours, sinon celle qui se joue)',
    option_out: 'le fichier (par défaut : au nom du tournoi et du document)',
    option_folder: 'un dossier où le mettre, créé s’il n’existe pas',
    option_language: 'fr, en ou both (par défaut : la langue de la commande)',
    option_paper: 'a4 ou letter',
    option_size: 'lettres d’une liste : small, normal ou large',
    option_colour: 'une couleur pour filets et têtes, par exemple #1d4e89',
    option_logo: 'l’image du club, PNG ou JPEG',
    option_address: 'où chacun lit le tournoi, pour l’affiche avec son code',
    option_wifi: 'nom du Wi-Fi de la salle, pour la même affiche',
    option_wifi_password: 'son mot de passe (sans : réseau ouvert) ; imprimé, gardé nulle part',
    option_own_result:
      'où les joueurs munis d’une fiche annoncent leur résultat, pour la même affiche',
    option_player: 'le joueur que concerne un document du dossier : numéro ou nom',
    option_board: 'l’échiquier d’une notification',
    option_incident: 'l’incident d’une notification ou d’un appel, par son numéro',
    option_player_file:
      'normes d’autres tournois pour title-application, un fichier de `ronde titles`',
    notABoard: '« {value} » n’est pas un échiquier : écrivez son numéro.',
    notAnIncident:
      '« {value} » n’est pas un incident : écrivez son numéro, tel que `ronde incident` le donne.',
    listHeader: ['document', 'pour', 'ce que c’est'],
    readers: {
      everybody: 'tous',
      helpers: 'assistants',
      staff: 'équipe',
      arbiters: 'arbitres',
      chief: 'arbitre principal',
      money: 'arbitres et organisateur',
    },
    pack: 'pack',
    packAbout: 'tout d’une ronde en un fichier',
    noEvent:
      'Nommez un tournoi et un document : ronde print TOURNOI DOCUMENT. « ronde print --list » nomme les documents.',
    notAPaper: '« {value} » n’est pas un document. Il y a : {papers}.',
    notAChoice: '« {value} » n’est aucun de ceux-ci : {choices}.',
    notAColour: '« {value} » n’est pas une couleur : écrivez-la comme #1d4e89.',
    notALogo: '{file} n’est ni une image PNG ni une image JPEG.',
    noTypesetter:
      'Les documents ne peuvent être composés sur ce système ({reason}). Chaque page du pupitre s’imprime par son signe d’imprimante.',
    written: '{out} est écrit : {pages} {pages|page|pages}.',
  },
);
