import { inBoth } from '@ronde/core/rules/in-both.ts';

/** What `ronde incident` says; holes are `{name}`. */
export interface IncidentWords {
  readonly about: string;
  readonly argument_text: string;
  readonly option_situation: string;
  readonly option_round: string;
  readonly option_board: string;
  readonly option_player: string;
  readonly option_decide: string;
  readonly option_article: string;
  readonly option_penalty: string;
  readonly option_change: string;
  readonly option_takeBack: string;
  readonly option_carryOut: string;
  readonly option_also: string;
  readonly none: string;
  readonly noPenalty: string;
  readonly textMissing: string;
  readonly oneOfTwo: string;
  readonly carryOutAlone: string;
  readonly nothingToCarryOut: string;
  readonly notCarriedOut: string;
  readonly notAPenalty: string;
  readonly header: readonly string[];
  readonly penaltyHeader: readonly string[];
  readonly takenBack: string;
  readonly notDecided: string;
}

export const INCIDENT_WORDS = inBoth<IncidentWords>(
  {
    about: 'incidents at the boards, their decisions and penalties (Laws 12.9); for arbiters alone',
    argument_text: 'what happened; with --decide the decision, with --take-back the reason',
    option_situation: 'what it was about, such as illegal, device, late (default: other)',
    option_round: 'its round',
    option_board: 'its board',
    option_player: 'whom it is about: pairing number or name',
    option_decide: 'decides the incident of that number',
    option_article: 'the article the decision rests on',
    option_penalty:
      'a penalty of 12.9: warning, timeToOpponent:120, timeFromPlayer:60, pointsToOpponent:0.5, pointsFromPlayer:0.5, loss, fine:50, exclusion:4,5, expulsion; may be repeated',
    option_change: 'changes the incident of that number to what is written now',
    option_takeBack: 'takes the incident of that number back',
    option_carryOut:
      'carries out the decision on the incident of that number: result, points, exclusion, expulsion',
    option_also: 'another event in which to look for penalties of the player; may be repeated',
    none: 'No incident is in the log.',
    noPenalty: 'No penalty in these events.',
    textMissing: 'Write in words what happened, what was decided, or why it is taken back.',
    oneOfTwo: 'Write one of --decide, --change and --take-back.',
    carryOutAlone:
      'Write --carry-out alone, without a text and without --decide, --change or --take-back.',
    nothingToCarryOut: 'The decision on incident {number} leaves nothing to carry out.',
    notCarriedOut: 'not carried out yet',
    notAPenalty:
      '“{value}” after --penalty is no penalty. Write one such as warning, timeToOpponent:120, pointsFromPlayer:0.5, fine:50 or exclusion:4,5.',
    header: ['No', 'Where', 'Player', 'What', 'Text', 'Decision'],
    penaltyHeader: ['Event', 'Round', 'Player', 'Penalty', 'Article'],
    takenBack: 'taken back',
    notDecided: 'to be decided',
  },
  {
    about:
      'incidents aux échiquiers, décisions et sanctions (Règles 12.9) ; pour les arbitres seuls',
    argument_text: 'ce qui s’est passé ; avec --decide la décision, avec --take-back le motif',
    option_situation: 'de quoi il s’agit, comme illegal, device, late (par défaut : other)',
    option_round: 'sa ronde',
    option_board: 'son échiquier',
    option_player: 'le joueur concerné : numéro ou nom',
    option_decide: 'tranche l’incident de ce numéro',
    option_article: 'l’article qui fonde la décision',
    option_penalty:
      'une sanction de 12.9 : warning, timeToOpponent:120, timeFromPlayer:60, pointsToOpponent:0.5, pointsFromPlayer:0.5, loss, fine:50, exclusion:4,5, expulsion ; peut être répétée',
    option_change: 'remplace l’incident de ce numéro par ce qui est écrit ici',
    option_takeBack: 'retire l’incident de ce numéro',
    option_carryOut:
      'applique la décision sur l’incident de ce numéro : résultat, points, exclusion, expulsion',
    option_also: 'un autre tournoi où chercher les sanctions du joueur ; peut être répété',
    none: 'Aucun incident dans le journal.',
    noPenalty: 'Aucune sanction dans ces tournois.',
    textMissing:
      'Écrivez en toutes lettres ce qui s’est passé, la décision, ou le motif du retrait.',
    carryOutAlone:
      'Écrivez --carry-out seul, sans texte et sans --decide, --change ni --take-back.',
    nothingToCarryOut: 'La décision sur l’incident {number} ne laisse rien à appliquer.',
    notCarriedOut: 'pas encore appliqué',
    oneOfTwo: 'Écrivez un seul des choix --decide, --change et --take-back.',
    notAPenalty:
      '« {value} » après --penalty n’est pas une sanction. Écrivez par exemple warning, timeToOpponent:120, pointsFromPlayer:0.5, fine:50 ou exclusion:4,5.',
    header: ['N°', 'Où', 'Joueur', 'Quoi', 'Texte', 'Décision'],
    penaltyHeader: ['Tournoi', 'Ronde', 'Joueur', 'Sanction', 'Article'],
    takenBack: 'retiré',
    notDecided: 'à trancher',
  },
);
