import { SINCE_2017, SINCE_2018, TILL_2017, law, type Catalogued } from './law-article.ts';

const FINISH = { also: ['quickplay finish', 'fin au KO', 'KO'] };

/** The two cases of III.3, which lost a level of their numbers in 2018. */
const bothFlags = (before: string, last: string, editions: readonly Catalogued[]) => [
  law(
    before,
    ['… before the last period', '… avant la dernière période'],
    ['The game goes on.', 'La partie continue.'],
    ['clock'],
    { editions },
  ),
  law(
    last,
    ['… in the last period', '… dans la dernière période'],
    ['The game is drawn.', 'La partie est nulle.'],
    ['clock', 'draw'],
    { editions },
  ),
];

export const GUIDELINES_3 = [
  law(
    'III.1',
    ['What a quickplay finish is', 'Ce qu’est une fin au KO'],
    [
      'The phase in which all moves left are due within a fixed time.',
      'La phase où tous les coups restants sont dus dans un temps fixe.',
    ],
    ['clock'],
    FINISH,
  ),
  law(
    'III.2.1',
    ['Only if announced', 'Seulement si annoncée'],
    [
      'Holds for an event only where its use was made known beforehand.',
      'Ne vaut pour une épreuve que si son emploi fut annoncé d’avance.',
    ],
    ['regulations'],
    { ...FINISH, editions: SINCE_2017 },
  ),
  law(
    'III.2.2',
    ['Without increment, and not in blitz', 'Sans incrément, et pas en blitz'],
    [
      'For standard and rapid games without increment alone.',
      'Pour les seules parties lentes et rapides sans incrément.',
    ],
    ['clock'],
    FINISH,
  ),
  law(
    'III.3',
    ['Both flags down, order unknown', 'Deux drapeaux tombés, ordre inconnu'],
    ['Two cases, by the period.', 'Deux cas, selon la période.'],
    ['clock', 'arbiter'],
    { also: ['two flags', 'deux drapeaux'] },
  ),
  ...bothFlags('III.3.1', 'III.3.2', SINCE_2018),
  ...bothFlags('III.3.1.1', 'III.3.1.2', TILL_2017),
  law(
    'III.4',
    ['Asking for an increment', 'Demander un incrément'],
    [
      'Below {finishMinutes} minutes one may ask for {finishSeconds} seconds a move for both; it is a draw offer. Granted: {finishExtra} minutes to the opponent.',
      'Sous {finishMinutes} minutes on peut demander {finishSeconds} secondes par coup pour les deux ; c’est une offre de nulle. Accordé : {finishExtra} minutes à l’adversaire.',
    ],
    ['player', 'arbiter', 'claim', 'clock', 'discretion'],
    FINISH,
  ),
  law(
    'III.5',
    ['Claiming the draw', 'Réclamer la nulle'],
    [
      'Where III.4 does not hold, below {finishMinutes} minutes and before the flag one may claim a draw; the arbiter decides or waits.',
      'Si III.4 ne joue pas, sous {finishMinutes} minutes et avant le drapeau, on peut réclamer la nulle ; l’arbitre tranche ou attend.',
    ],
    ['player', 'arbiter', 'claim', 'clock', 'discretion'],
    FINISH,
  ),
  law(
    'III.5.1',
    ['… granted', '… accordée'],
    [
      'Drawn where normal means cannot win for the opponent, or no attempt is made.',
      'Nulle si l’adversaire ne peut gagner par des moyens normaux, ou n’essaie pas.',
    ],
    ['arbiter', 'draw', 'discretion'],
    { also: ['normal means', 'moyens normaux'] },
  ),
  law(
    'III.5.2',
    ['… postponed', '… remise à plus tard'],
    [
      'The opponent may get {finishExtra} minutes; play goes on under the arbiter’s eyes, who decides later, even after a flag.',
      'L’adversaire peut recevoir {finishExtra} minutes ; on joue sous les yeux de l’arbitre, qui tranche plus tard, même après un drapeau.',
    ],
    ['arbiter', 'clock', 'discretion'],
  ),
  law(
    'III.5.3',
    ['… refused', '… rejetée'],
    [
      'The opponent gets {finishExtra} minutes more.',
      'L’adversaire reçoit {finishExtra} minutes de plus.',
    ],
    ['arbiter', 'penalty', 'clock'],
  ),
  law(
    'III.6',
    ['Without an arbiter', 'Sans arbitre'],
    [
      'How claims are made where nobody supervises.',
      'Comment réclamer là où personne ne surveille.',
    ],
    ['player'],
  ),
  law(
    'III.6.1',
    ['… the claim ends the game', '… la réclamation finit la partie'],
    [
      'Below {finishMinutes} minutes and before the flag one may claim; play ends there, on one of two grounds.',
      'Sous {finishMinutes} minutes et avant le drapeau on peut réclamer ; le jeu s’arrête, pour l’un de deux motifs.',
    ],
    ['player', 'claim', 'draw'],
  ),
  law(
    'III.6.1.1',
    ['… no win by normal means', '… pas de gain normal possible'],
    [
      'The final position is written down and confirmed by the opponent.',
      'La position finale est notée et confirmée par l’adversaire.',
    ],
    ['player', 'claim'],
  ),
  law(
    'III.6.1.2',
    ['… no attempt to win', '… aucun essai de gagner'],
    [
      'The final position is written down with a scoresheet kept up to date.',
      'La position finale est notée avec une feuille de partie à jour.',
    ],
    ['player', 'claim'],
  ),
  law(
    'III.6.2',
    ['… sent to an arbiter', '… transmise à un arbitre'],
    ['The claim goes to the arbiter named for it.', 'La réclamation va à l’arbitre désigné.'],
    ['arbiter'],
  ),
];
