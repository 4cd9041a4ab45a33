import { inBoth } from '@ronde/core/rules/in-both.ts';

/** What `ronde norms` alone says in one language; holes are `{name}`. */
export interface NormsWords {
  readonly about: string;
  readonly option_edition: string;
  readonly option_whatIf: string;
  readonly option_why: string;
  readonly option_kind: string;
  readonly option_host: string;
  readonly option_flag: string;
  readonly option_chiefArbiter: string;
  readonly option_registered: string;
  readonly option_registrationAgreed: string;
  readonly option_it1: string;
  readonly noCertificate: string;
  readonly notAnEdition: string;
  readonly notAWhatIf: string;
  readonly notPaired: string;
  readonly notAKind: string;
  readonly notAFederation: string;
  readonly notAFlag: string;
  readonly notAnArbiterTitle: string;
  readonly notADay: string;
  readonly notChess: string;
  readonly by: string;
  readonly whyHeading: string;
  readonly nobody: string;
  readonly header: readonly string[];
  readonly eventTitle: string;
  readonly foresightTitle: string;
  readonly foresightHeader: readonly string[];
}

export const NORMS_WORDS = inBoth<NormsWords>(
  {
    about: 'norms for titles: made or not, condition by condition, and what is still needed',
    option_edition: 'edition of the title regulations, for example titles-2024',
    option_whatIf:
      'what if each player’s game of a round ended so: R9=1, R9=½ or R9=0; several with commas',
    option_why: 'every condition for one player, by number or name',
    option_kind:
      'what the event is: national-final, national-teams, zonal, team-championship or world-cup',
    option_host: 'federation of the event, three letters',
    option_flag:
      'the federation that counts for a player shown as FID: 12=BLR; several with commas',
    option_chiefArbiter: 'title of the chief arbiter: IA, FA or none',
    option_registered: 'day the event was registered with FIDE',
    option_registrationAgreed:
      'the chair of FIDE’s Qualification Commission agreed to a later registration',
    option_it1: 'what the certificate (IT1) of a player asks for: known, or whom to ask',
    noCertificate:
      '{player} has made no norm: there is nothing to certify. ronde norms --why says what is missing.',
    notAnEdition:
      '“{value}” is no edition of the title regulations. `ronde editions --chapter titles` lists them.',
    notAWhatIf: '“{value}” is no result of a round. Write R9=1, R9=½ or R9=0.',
    notPaired: 'Round {round} is not paired yet: there is no game whose result could be supposed.',
    notAKind:
      '“{value}” is no such event. Write national-final, national-teams, zonal, team-championship or world-cup.',
    notAFederation: '“{value}” is no federation. Write its three letters, for example FRA.',
    notAFlag:
      '“{value}” names no player and federation. Write the number and three letters, as 12=BLR.',
    notAnArbiterTitle: '“{value}” is no title of an arbiter. Write IA, FA or none.',
    notADay: '“{value}” is no day. Write it as 2026-03-07.',
    notChess: 'Norms are those of chess; this event plays another game.',
    by: 'By {edition}: {name}.',
    whyHeading: '{player}, {norm}: {verdict}',
    nobody: 'Nobody has made a norm, and nobody can any more.',
    header: [
      'no.',
      'player',
      'norm',
      'verdict',
      'games',
      'points',
      'average',
      'performance',
      'left out',
    ],
    eventTitle: 'The event:',
    foresightTitle: 'Still to be had:',
    foresightHeader: ['no.', 'player', 'norm', 'what it needs'],
  },
  {
    about: 'normes de titres : réalisées ou non, condition par condition, et ce qu’il faut encore',
    option_edition: 'édition du règlement des titres, par exemple titles-2024',
    option_whatIf:
      'et si la partie d’une ronde finissait ainsi pour chacun : R9=1, R9=½ ou R9=0 ; plusieurs avec des virgules',
    option_why: 'toutes les conditions pour un joueur, par numéro ou nom',
    option_kind:
      'ce qu’est le tournoi : national-final, national-teams, zonal, team-championship ou world-cup',
    option_host: 'fédération du tournoi, trois lettres',
    option_flag:
      'la fédération qui compte pour un joueur affiché FID : 12=BLR ; plusieurs avec des virgules',
    option_chiefArbiter: 'titre de l’arbitre principal : IA, FA ou none',
    option_registered: 'jour de l’enregistrement du tournoi auprès de la FIDE',
    option_registrationAgreed:
      'le président de la commission de qualification de la FIDE a accepté un enregistrement plus tardif',
    option_it1: 'ce que demande le certificat (IT1) d’un joueur : connu, ou à qui le demander',
    noCertificate:
      '{player} n’a pas réalisé de norme : rien à certifier. ronde norms --why dit ce qui manque.',
    notAnEdition:
      '« {value} » n’est pas une édition du règlement des titres. `ronde editions --chapter titles` les liste.',
    notAWhatIf: '« {value} » n’est pas un résultat de ronde. Écrivez R9=1, R9=½ ou R9=0.',
    notPaired:
      'La ronde {round} n’est pas encore appariée : il n’y a pas de partie dont supposer le résultat.',
    notAKind:
      '« {value} » n’est pas un tel tournoi. Écrivez national-final, national-teams, zonal, team-championship ou world-cup.',
    notAFederation:
      '« {value} » n’est pas une fédération. Écrivez ses trois lettres, par exemple FRA.',
    notAFlag:
      '« {value} » ne nomme pas un joueur et une fédération. Écrivez le numéro et trois lettres, comme 12=BLR.',
    notAnArbiterTitle: '« {value} » n’est pas un titre d’arbitre. Écrivez IA, FA ou none.',
    notADay: '« {value} » n’est pas un jour. Écrivez-le comme 2026-03-07.',
    notChess: 'Les normes sont celles des échecs ; ce tournoi se joue à un autre jeu.',
    by: 'Selon {edition} : {name}.',
    whyHeading: '{player}, {norm} : {verdict}',
    nobody: 'Personne n’a réalisé de norme, et personne ne le peut plus.',
    header: [
      'n°',
      'joueur',
      'norme',
      'verdict',
      'parties',
      'points',
      'moyenne',
      'performance',
      'laissées',
    ],
    eventTitle: 'Le tournoi :',
    foresightTitle: 'Encore possible :',
    foresightHeader: ['n°', 'joueur', 'norme', 'ce qu’il faut'],
  },
);
