import { law } from '../law-article.ts';

/** Appendices II and III: players with disabilities, online and hybrid (lines 13807-13852). */
export const ONLINE_DISABILITIES = [
  law(
    'II.1',
    ['Platforms for all', 'Plateformes pour tous'],
    [
      'Accessible to blind and disabled players, or with a trained assistant each.',
      'Accessibles aux aveugles et handicapés, ou avec un assistant formé chacun.',
    ],
    ['organiser'],
    { also: ['blind', 'aveugle', 'handicap'] },
  ),
  law(
    'II.2',
    ['Certificate five days before', 'Certificat cinq jours avant'],
    [
      'The organiser decides on it who may have an assistant; the player stands on FIDE’s list.',
      'L’organisateur décide d’après lui qui a un assistant ; le joueur est sur la liste de la FIDE.',
    ],
    ['player', 'organiser'],
  ),
  law(
    'II.3',
    ['Assistant fifteen minutes before', 'Assistant quinze minutes avant'],
    ['He joins the call and invites the player.', 'Il rejoint l’appel et y invite le joueur.'],
    ['player'],
  ),
  law(
    'II.4',
    ['Own board in view', 'Son échiquier en vue'],
    ['The assistant sees all of it.', 'L’assistant le voit en entier.'],
    ['player'],
  ),
  law(
    'II.5',
    ['The assistant plays', 'L’assistant joue'],
    [
      'He alone signs in, makes the moves said and says the opponent’s.',
      'Lui seul se connecte, joue les coups dits et dit ceux de l’adversaire.',
    ],
    ['player'],
  ),
  law(
    'II.6',
    ['Moves spelled out', 'Coups épelés'],
    [
      'Clearly heard, each in full, in English or an agreed language.',
      'Bien audibles, chacun en entier, en anglais ou langue convenue.',
    ],
    ['player'],
  ),
  law(
    'II.7',
    ['The account', 'Le compte'],
    [
      'A new one for the event, or the player’s with consent.',
      'Un neuf pour l’épreuve, ou celui du joueur avec son accord.',
    ],
    ['player'],
  ),
  law(
    'II.8',
    ['What may be asked', 'Ce qu’on peut demander'],
    [
      'Number of moves and both times, at any moment.',
      'Nombre de coups et les deux temps, à tout moment.',
    ],
    ['player'],
  ),
  law(
    'II.9',
    ['Draws, and nothing else', 'Les nulles, et rien d’autre'],
    [
      'Offering and accepting go through the assistant; other talk is forbidden.',
      'Offre et accord passent par l’assistant ; toute autre parole est interdite.',
    ],
    ['player', 'draw'],
  ),
  law(
    'II.10',
    ['Leaving', 'Sortir'],
    ['Only with the arbiter’s permission.', 'Seulement avec l’accord de l’arbitre.'],
    ['player', 'arbiter'],
  ),
  law(
    'II.11',
    ['The other rules', 'Les autres règles'],
    [
      'They hold, read with “online assistant” for “player”; the own board may be used beside, player and face in view.',
      'Elles valent, « assistant en ligne » pour « joueur » ; échiquier à côté permis, joueur et visage en vue.',
    ],
    ['player'],
  ),
  law(
    'III.1',
    ['Assistant in hybrid events', 'Assistant en hybride'],
    [
      'The local organiser should give one to blind players.',
      'L’organisateur local devrait en donner un aux aveugles.',
    ],
    ['player', 'organiser'],
    { also: ['blind', 'aveugle'] },
  ),
  law(
    'III.1.1',
    ['… plays online', '… joue en ligne'],
    ['The moves the player says.', 'Les coups que dit le joueur.'],
    ['player'],
  ),
  law(
    'III.1.2',
    ['… says the replies', '… dit les réponses'],
    ['The opponent’s moves.', 'Les coups de l’adversaire.'],
    ['player'],
  ),
  law(
    'III.1.3',
    ['… tells the times', '… dit les temps'],
    ['Only when asked.', 'Seulement sur demande.'],
    ['player', 'clock'],
  ),
  law(
    'III.1.4',
    ['… carries offers', '… transmet les offres'],
    ['Both ways.', 'Dans les deux sens.'],
    ['player', 'draw'],
  ),
  law(
    'III.1.5',
    ['… nothing else', '… rien d’autre'],
    ['No other talk is allowed.', 'Aucune autre parole n’est permise.'],
    ['player'],
  ),
  law(
    'III.1.6',
    ['… under the arbiters', '… sous les arbitres'],
    [
      'Chief, local chief and others watch them.',
      'L’arbitre principal, le local et d’autres les surveillent.',
    ],
    ['arbiter'],
  ),
  law(
    'III.2',
    ['The other rules', 'Les autres règles'],
    [
      'They hold, read with “assistant” for “player”.',
      'Elles valent, « assistant » pour « joueur ».',
    ],
    ['player'],
  ),
];
