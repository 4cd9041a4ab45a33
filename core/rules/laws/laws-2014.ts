import { law as stated, ONLY_2014 } from './law-article.ts';

const law = (...[id, title, says, facets, more]: Parameters<typeof stated>) =>
  stated(id, title, says, facets, { ...more, editions: ONLY_2014 });

/** What July 2014 said otherwise than July 2017: the column “before” of BAF 144, lines 96-372. */
export const LAWS_2014_ALONE = [
  law(
    '4.1',
    ['One hand', 'Une seule main'],
    ['Each move is made with one hand alone.', 'Chaque coup se joue d’une seule main.'],
    ['player'],
    { also: ['two hands', 'deux mains'] },
  ),
  law(
    '4.2',
    ['Adjusting pieces', 'Recentrer des pièces'],
    [
      'Only who has the move may straighten pieces, having said so first.',
      'Seul le joueur au trait peut recentrer des pièces, en l’annonçant d’abord.',
    ],
    ['player'],
    { also: ['j’adoube', 'I adjust', 'adouber'] },
  ),
  law(
    '4.3.3',
    ['One of each colour touched', 'Une de chaque couleur touchée'],
    [
      'Take the enemy piece with the own one; otherwise play the first touched that can. In doubt, own came first.',
      'Prendre l’ennemie avec la sienne ; sinon jouer la première touchée possible. Dans le doute, la sienne d’abord.',
    ],
    ['player'],
  ),
  law(
    '5.2.3',
    ['Draw agreed', 'Nulle d’un commun accord'],
    [
      'The players may agree a draw at any time of the game; see 9.1.1.',
      'Les joueurs peuvent convenir de la nulle à tout moment ; voir 9.1.1.',
    ],
    ['player', 'draw'],
    { also: ['agreement', 'nulle de salon'] },
  ),
  law(
    '7.3',
    ['Colours reversed', 'Couleurs inversées'],
    [
      'The game stands and goes on, unless the arbiter decides otherwise.',
      'La partie reste valable et se poursuit, sauf avis contraire de l’arbitre.',
    ],
    ['arbiter', 'discretion'],
  ),
  law(
    '7.5.1',
    ['Illegal move completed', 'Coup illégal achevé'],
    [
      'Go back to just before it, or to the last sure position; touched pieces bind.',
      'On revient juste avant, ou à la dernière position sûre ; pièce touchée vaut.',
    ],
    ['player', 'arbiter', 'penalty'],
    { also: ['king en prise', 'roi en prise'] },
  ),
  law(
    '9.1.1',
    ['Draw restrictions', 'Restrictions de nulle'],
    [
      'An event may forbid agreeing draws, altogether or before some move, without the arbiter’s consent.',
      'Un règlement peut interdire de convenir la nulle, toujours ou avant un coup, sauf accord de l’arbitre.',
    ],
    ['regulations', 'draw'],
    { also: ['Sofia rule', 'règle des 30 coups'] },
  ),
  law(
    '9.6.1',
    ['Position {repAuto} times in a row', 'Position {repAuto} fois de suite'],
    [
      'The same position has come {repAuto} times, one after the other.',
      'La même position est venue {repAuto} fois, l’une après l’autre.',
    ],
    ['automatic', 'draw', 'arbiter'],
    { also: ['fivefold', 'cinq fois'] },
  ),
  law(
    '9.6.2',
    ['{quietAuto} moves each in a row', '{quietAuto} coups de suite de chacun'],
    [
      'Each has made {quietAuto} moves in a row without capture or pawn move; mate by the last goes first.',
      'Chacun a fait {quietAuto} coups de suite sans prise ni pion ; un mat au dernier l’emporte.',
    ],
    ['automatic', 'draw', 'arbiter'],
    { also: ['seventy-five', 'soixante-quinze'] },
  ),
  law(
    '9.7',
    ['Dead position', 'Position morte'],
    [
      'Drawn at once where no legal moves of either side could lead to mate.',
      'Nulle aussitôt si aucuns coups légaux d’aucun camp ne mènent au mat.',
    ],
    ['automatic', 'draw'],
    { also: ['insufficient material', 'matériel insuffisant'] },
  ),
  law(
    '11.3.2.1',
    ['Electronic devices', 'Appareils électroniques'],
    [
      'None at all in the venue without permission, not even in a bag.',
      'Aucun dans la salle sans accord, même au fond d’un sac.',
    ],
    ['player'],
    { also: ['phone', 'téléphone', 'portable'] },
  ),
  law(
    '11.3.4',
    ['Smoking', 'Fumer'],
    ['Smoking only where the arbiter says.', 'Fumer seulement là où l’arbitre le permet.'],
    ['player'],
  ),
  law(
    '12.9.8',
    ['Expulsion', 'Expulsion'],
    ['The offender leaves the event.', 'Le fautif quitte l’épreuve.'],
    ['arbiter', 'penalty'],
  ),
  law(
    'A.2',
    ['No duty to record', 'Pas d’obligation de noter'],
    ['Players need not record.', 'Les joueurs n’ont pas à noter.'],
    ['player'],
  ),
  law(
    'A.4.3',
    ['Claiming on time', 'Réclamer au temps'],
    [
      'The claimant stops both clocks, tells the arbiter and must have time left; a draw where he could never mate.',
      'Le réclamant arrête les deux pendules, avertit l’arbitre et doit garder du temps ; nulle sans mat possible.',
    ],
    ['player', 'claim', 'clock', 'draw'],
    { also: ['flag', 'drapeau'] },
  ),
  law(
    'B.4',
    ['Otherwise as in rapid', 'Sinon comme en rapide'],
    ['Without that supervision A.4 holds.', 'Sans cette surveillance vaut A.4.'],
    ['arbiter'],
    { also: ['unsupervised'] },
  ),
  law(
    'C.8',
    ['Writing a move', 'Écrire un coup'],
    [
      'Letter, then arrival square, without a hyphen between them.',
      'Lettre puis case d’arrivée, sans trait d’union entre elles.',
    ],
    ['player'],
    { also: ['notation'] },
  ),
  law(
    'D.2.6',
    ['A clock for the blind', 'Une pendule pour aveugles'],
    [
      'A clock made for blind players is to be accepted; three features follow.',
      'Une pendule faite pour les aveugles est à accepter ; trois traits suivent.',
    ],
    ['clock', 'arbiter'],
    { also: ['blind', 'aveugle'] },
  ),
  law(
    'D.2.6.a',
    ['… hands and dots to feel', '… aiguilles et points à toucher'],
    [
      'Strong hands; one raised dot every 5 minutes, two every 15.',
      'Aiguilles solides ; un point en relief toutes les 5 minutes, deux toutes les 15.',
    ],
    ['clock'],
  ),
  law(
    'D.2.6.b',
    ['… a flag to feel', '… un drapeau à toucher'],
    [
      'A flag easily felt, leaving the hand within reach in the last five minutes.',
      'Un drapeau facile à sentir, laissant l’aiguille accessible dans les cinq dernières minutes.',
    ],
    ['clock'],
  ),
  law(
    'D.2.6.c',
    ['… moves said aloud, if wanted', '… les coups dits, au choix'],
    [
      'It may have a voice that tells the number of moves.',
      'Elle peut avoir une voix qui dit le nombre de coups.',
    ],
    ['clock'],
  ),
  law(
    'D.2.11',
    ['The sighted player’s assistant', 'L’assistant du voyant'],
    [
      'Without one, the sighted player may have an assistant for moving and announcing.',
      'À défaut, le voyant peut avoir un assistant qui joue et annonce.',
    ],
    ['player', 'arbiter'],
    { also: ['blind', 'aveugle'] },
  ),
  law(
    'III.2',
    ['Said beforehand, yes or no', 'Dit d’avance, oui ou non'],
    [
      'Before the event it is announced whether these rules hold in it.',
      'Avant l’épreuve on annonce si ces règles y valent.',
    ],
    ['regulations'],
    { also: ['quickplay finish', 'KO'] },
  ),
];
