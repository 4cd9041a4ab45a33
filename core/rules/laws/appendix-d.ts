import { SINCE_2017, law } from './law-article.ts';

const BLIND = { also: ['blind', 'aveugle', 'handicap', 'disability'] };

export const APPENDIX_D = [
  law(
    'D.1',
    ['Two boards', 'Deux échiquiers'],
    [
      'Organiser and arbiter may adapt these rules; against a blind player either side may ask for a second, special board.',
      'Organisateur et arbitre peuvent adapter ces règles ; face à un aveugle, chacun peut demander un second échiquier spécial.',
    ],
    ['organiser', 'arbiter', 'discretion'],
    BLIND,
  ),
  law(
    'D.1.1',
    ['… its size', '… sa taille'],
    ['At least 20 cm each way.', 'Au moins 20 cm de côté.'],
    [],
    BLIND,
  ),
  law(
    'D.1.2',
    ['… dark squares raised', '… cases noires en relief'],
    ['Dark squares stand a little higher.', 'Les cases noires dépassent un peu.'],
    [],
    BLIND,
  ),
  law(
    'D.1.3',
    ['… a hole in each square', '… un trou par case'],
    ['Every square has a hole for a peg.', 'Chaque case a un trou pour une tige.'],
    [],
    BLIND,
  ),
  law(
    'D.1.4',
    ['… its pieces', '… ses pièces'],
    ['Two things are asked of the pieces.', 'Deux choses sont demandées aux pièces.'],
    [],
    BLIND,
  ),
  law(
    'D.1.4.1',
    ['… with a peg', '… avec une tige'],
    ['Each has a peg that fits the hole.', 'Chacune a une tige qui entre dans le trou.'],
    [],
    BLIND,
  ),
  law(
    'D.1.4.2',
    ['… Staunton, black ones marked', '… Staunton, les noires marquées'],
    [
      'Of Staunton design, the black ones marked.',
      'De modèle Staunton, les noires portant une marque.',
    ],
    [],
    BLIND,
  ),
  law(
    'D.2',
    ['How play goes', 'Comment on joue'],
    ['Eleven points on the play itself.', 'Onze points sur le jeu lui-même.'],
    [],
    BLIND,
  ),
  law(
    'D.2.1',
    ['Announcing moves', 'Annoncer les coups'],
    [
      'Moves are said aloud, repeated and played; German names of letters, figures and pieces avoid mistakes.',
      'Les coups sont dits, répétés et joués ; des noms allemands de lettres, chiffres et pièces évitent l’erreur.',
    ],
    ['player'],
    { also: ['blind', 'aveugle', 'Anna Bella Cesar', 'announcement'] },
  ),
  law(
    'D.2.2',
    ['Touched: out of the hole', 'Touchée : sortie du trou'],
    [
      'On the special board a piece is touched when its peg leaves the hole.',
      'Sur l’échiquier spécial, une pièce est touchée quand sa tige quitte le trou.',
    ],
    ['player'],
    BLIND,
  ),
  law(
    'D.2.3',
    ['When a move is made', 'Quand un coup est joué'],
    ['Three things together make the move.', 'Trois choses ensemble font le coup.'],
    ['player'],
    BLIND,
  ),
  law(
    'D.2.3.1',
    ['… taken piece off', '… pièce prise retirée'],
    [
      'A piece that is taken is off the mover’s board.',
      'La pièce prise a quitté l’échiquier de celui qui joue.',
    ],
    [],
    BLIND,
  ),
  law(
    'D.2.3.2',
    ['… piece in its hole', '… pièce dans son trou'],
    ['The piece stands in its new hole.', 'La pièce est dans son nouveau trou.'],
    [],
    BLIND,
  ),
  law(
    'D.2.3.3',
    ['… move announced', '… coup annoncé'],
    ['The move has been said.', 'Le coup a été dit.'],
    [],
    BLIND,
  ),
  law(
    'D.2.4',
    ['Only then the clock', 'La pendule ensuite seulement'],
    [
      'The opponent’s clock is started only after all that.',
      'La pendule adverse n’est lancée qu’après tout cela.',
    ],
    ['clock'],
    BLIND,
  ),
  law(
    'D.2.5',
    ['The sighted player', 'Le joueur voyant'],
    [
      'For the sighted player touching and making moves follow the usual rules.',
      'Pour le joueur voyant, toucher et jouer suivent les règles habituelles.',
    ],
    ['player'],
    BLIND,
  ),
  law(
    'D.2.6.1',
    ['A talking clock', 'Une pendule parlante'],
    [
      'A clock made for blind players is to be accepted if it tells times and moves.',
      'Une pendule faite pour les aveugles est à accepter si elle dit temps et coups.',
    ],
    ['clock', 'arbiter'],
    { ...BLIND, editions: SINCE_2017 },
  ),
  law(
    'D.2.6.2',
    ['Or a clock with hands', 'Ou une pendule à aiguilles'],
    [
      'An analogue clock will do if it has two features.',
      'Une pendule à aiguilles convient si elle a deux traits.',
    ],
    ['clock'],
    { ...BLIND, editions: SINCE_2017 },
  ),
  law(
    'D.2.6.2.1',
    ['… hands and dots to feel', '… aiguilles et points à toucher'],
    [
      'Strong hands; one raised dot every 5 minutes, two every 15.',
      'Aiguilles solides ; un point en relief toutes les 5 minutes, deux toutes les 15.',
    ],
    ['clock'],
    { ...BLIND, editions: SINCE_2017 },
  ),
  law(
    'D.2.6.2.2',
    ['… a flag to feel', '… un drapeau à toucher'],
    [
      'A flag easily felt, leaving the hand within reach in the last five minutes.',
      'Un drapeau facile à sentir, laissant l’aiguille accessible dans les cinq dernières minutes.',
    ],
    ['clock'],
    { ...BLIND, editions: SINCE_2017 },
  ),
  law(
    'D.2.7',
    ['Recording', 'La notation'],
    ['In Braille, by hand or on a recorder.', 'En braille, à la main ou sur un enregistreur.'],
    ['player'],
    BLIND,
  ),
  law(
    'D.2.8',
    ['Slip of the tongue', 'Lapsus'],
    [
      'A wrong announcement is put right at once, before the clock is pressed.',
      'Une annonce erronée se corrige aussitôt, avant d’appuyer.',
    ],
    ['player'],
    BLIND,
  ),
  law(
    'D.2.9',
    ['The boards differ', 'Les échiquiers diffèrent'],
    [
      'Both records agree: who wrote the right move but played another corrects his board. Otherwise back to where they agree, clocks adjusted.',
      'Notations concordantes : qui nota juste mais joua autrement corrige son échiquier. Sinon retour au dernier accord, pendules ajustées.',
    ],
    ['arbiter'],
    BLIND,
  ),
  law(
    'D.2.10',
    ['An assistant', 'Un assistant'],
    [
      'The blind player may have one, for some or all of six tasks.',
      'Le joueur aveugle peut en avoir un, pour tout ou partie de six tâches.',
    ],
    ['player'],
    BLIND,
  ),
  law(
    'D.2.10.1',
    ['… making moves', '… jouer les coups'],
    [
      'Plays each side’s moves on the other board.',
      'Joue les coups de chacun sur l’autre échiquier.',
    ],
    [],
    BLIND,
  ),
  law(
    'D.2.10.2',
    ['… announcing', '… annoncer'],
    ['Says the moves of both.', 'Dit les coups des deux.'],
    [],
    BLIND,
  ),
  law(
    'D.2.10.3',
    ['… recording, pressing', '… noter, appuyer'],
    [
      'Keeps the record and starts the opponent’s clock.',
      'Tient la notation et lance la pendule adverse.',
    ],
    ['clock'],
    BLIND,
  ),
  law(
    'D.2.10.4',
    ['… telling on request', '… renseigner sur demande'],
    [
      'Tells moves made and times, only when asked.',
      'Dit les coups faits et les temps, seulement si on le lui demande.',
    ],
    ['clock'],
    BLIND,
  ),
  law(
    'D.2.10.5',
    ['… claiming', '… réclamer'],
    [
      'Claims on time, and reports a piece touched by the sighted player.',
      'Réclame au temps, et signale une pièce touchée par le voyant.',
    ],
    ['claim'],
    BLIND,
  ),
  law(
    'D.2.10.6',
    ['… at an adjournment', '… à l’ajournement'],
    ['Sees to its formalities.', 'En règle les formalités.'],
    [],
    BLIND,
  ),
  law(
    'D.2.11',
    ['The sighted player’s assistant', 'L’assistant du voyant'],
    [
      'Without one, the sighted player may have an assistant; blind against hearing-impaired one is compulsory.',
      'À défaut, le voyant peut avoir un assistant ; aveugle contre malentendant, il en faut un.',
    ],
    ['player', 'arbiter'],
    { also: ['blind', 'deaf', 'aveugle', 'sourd'], editions: SINCE_2017 },
  ),
];
