import { FROM_2017_TO_2022, SINCE_2017, SINCE_2023, TILL_2017, law } from './law-article.ts';

export const ARTICLE_11 = [
  law(
    '11.1',
    ['Good name of the game', 'La bonne réputation du jeu'],
    [
      'Players do nothing that harms the reputation of chess.',
      'Les joueurs ne font rien qui nuise à la réputation des échecs.',
    ],
    ['player', 'discretion'],
    { also: ['disrepute', 'discrédit'] },
  ),
  law(
    '11.2.1',
    ['Playing venue', 'Salle de jeu'],
    [
      'Playing area, rest and refreshment rooms, toilets, smokers’ corner and other places the arbiter names.',
      'Zone de jeu, salles de repos et de buvette, toilettes, coin fumeurs et autres lieux nommés par l’arbitre.',
    ],
    ['arbiter'],
  ),
  law(
    '11.2.2',
    ['Playing area', 'Zone de jeu'],
    ['Where the games themselves take place.', 'Là où se jouent les parties elles-mêmes.'],
  ),
  law(
    '11.2.3',
    ['Only with permission', 'Seulement avec permission'],
    [
      'Three things that need the arbiter’s leave.',
      'Trois choses qui demandent l’accord de l’arbitre.',
    ],
    ['player', 'arbiter'],
  ),
  law(
    '11.2.3.1',
    ['Leaving the venue', 'Quitter la salle'],
    ['No player leaves the venue without leave.', 'Aucun joueur ne quitte la salle sans accord.'],
    ['player', 'arbiter'],
    { also: ['leaving', 'sortie'] },
  ),
  law(
    '11.2.3.2',
    ['Leaving the area on move', 'Quitter la zone au trait'],
    [
      'Who has the move does not leave the area without leave.',
      'Le joueur au trait ne quitte pas la zone sans accord.',
    ],
    ['player', 'arbiter'],
    { also: ['toilet', 'toilettes'] },
  ),
  law(
    '11.2.3.3',
    ['Others entering the area', 'Entrée d’autres personnes'],
    [
      'Who is neither player nor arbiter enters only with leave.',
      'Qui n’est ni joueur ni arbitre n’entre qu’avec accord.',
    ],
    ['spectator', 'arbiter'],
  ),
  law(
    '11.2.4',
    ['Reporting when not on move', 'Se signaler sans avoir le trait'],
    [
      'An event may require players not on move to report before leaving the area.',
      'Un règlement peut exiger des joueurs sans le trait de se signaler avant de sortir.',
    ],
    ['player', 'regulations'],
    { editions: SINCE_2017 },
  ),
  law(
    '11.3.1',
    ['No help from anywhere', 'Aucune aide extérieure'],
    [
      'No notes, sources, advice, or analysing on another board during play.',
      'Ni notes, ni sources, ni conseils, ni analyse sur un autre échiquier pendant la partie.',
    ],
    ['player', 'penalty'],
    { also: ['cheating', 'triche'] },
  ),
  law(
    '11.3.2',
    ['Electronic devices', 'Appareils électroniques'],
    [
      'No device the arbiter has not allowed: banned in the venue, or in a bag and fully off where the event permits.',
      'Aucun appareil non autorisé : interdit dans la salle, ou au sac et bien éteint si le règlement l’admet.',
    ],
    ['player', 'regulations'],
    { also: ['phone', 'téléphone', 'portable'], editions: SINCE_2023 },
  ),
  law(
    '11.3.2.1',
    ['Electronic devices', 'Appareils électroniques'],
    [
      'None in the venue without permission; an event may allow them in a bag, fully off and placed as told.',
      'Aucun dans la salle sans accord ; un règlement peut les admettre au sac, bien éteints et rangés comme prescrit.',
    ],
    ['player', 'regulations'],
    { also: ['phone', 'téléphone', 'portable'], editions: FROM_2017_TO_2022 },
  ),
  law(
    '11.3.2.1',
    ['Devices: the ban', 'Appareils : l’interdiction'],
    [
      'None in the venue without the arbiter’s permission.',
      'Aucun dans la salle sans accord de l’arbitre.',
    ],
    ['player'],
    { also: ['phone', 'téléphone', 'portable'], editions: SINCE_2023 },
  ),
  law(
    '11.3.2.2',
    ['Device found: game lost', 'Appareil trouvé : partie perdue'],
    [
      'Carrying one loses and the opponent wins, whatever he could mate with; an event may set something milder.',
      'En porter un fait perdre et l’adversaire gagne, quoi qu’il lui reste ; un règlement peut prévoir moins.',
    ],
    ['player', 'arbiter', 'loss', 'regulations'],
    { also: ['ringing', 'sonnerie'], editions: ['laws-2018'] },
  ),
  law(
    '11.3.2.2',
    ['Device brought: game lost', 'Appareil apporté : partie perdue'],
    [
      'Bringing one into the venue loses and the opponent wins, whatever he could mate with; an event may set something milder.',
      'En apporter un dans la salle fait perdre et l’adversaire gagne, quoi qu’il lui reste ; un règlement peut prévoir moins.',
    ],
    ['player', 'arbiter', 'loss', 'regulations'],
    { also: ['ringing', 'sonnerie'], editions: TILL_2017 },
  ),
  law(
    '11.3.2.2',
    ['Devices: in the bag', 'Appareils : au sac'],
    [
      'An event may allow them in a bag, fully off and placed as told; nobody uses that bag without leave.',
      'Un règlement peut les admettre au sac, bien éteints et rangés ; nul n’utilise ce sac sans accord.',
    ],
    ['player', 'regulations'],
    { editions: SINCE_2023 },
  ),
  law(
    '11.3.2.3',
    ['Device on the person: lost', 'Appareil sur soi : perdu'],
    [
      'Carrying one loses and the opponent wins; an event may set something milder.',
      'En porter un fait perdre et l’adversaire gagne ; un règlement peut prévoir moins.',
    ],
    ['player', 'arbiter', 'loss', 'regulations'],
    { also: ['ringing', 'sonnerie'], editions: SINCE_2023 },
  ),
  law(
    '11.3.3',
    ['Searches', 'Contrôles'],
    [
      'The arbiter may have clothes, bags or body checked in private, by somebody of the same sex; refusing: 12.9.',
      'L’arbitre peut faire vérifier vêtements, sacs ou corps à l’écart, par quelqu’un du même sexe ; refus : 12.9.',
    ],
    ['arbiter', 'player', 'penalty'],
    { also: ['search', 'fouille'] },
  ),
  law(
    '11.3.4',
    ['Smoking', 'Fumer'],
    [
      'Smoking, e-cigarettes included, only where the arbiter says.',
      'Fumer ou vapoter, seulement là où l’arbitre le permet.',
    ],
    ['player'],
    { also: ['e-cigarette', 'vapoter'], editions: SINCE_2017 },
  ),
  law(
    '11.4',
    ['Finished players are spectators', 'Partie finie : spectateur'],
    ['Who has finished has the rights of a spectator.', 'Qui a fini a les droits d’un spectateur.'],
    ['player', 'spectator'],
  ),
  law(
    '11.5',
    ['No disturbing', 'Ne pas déranger'],
    [
      'Distracting the opponent in any way is forbidden: needless claims or offers, or noise.',
      'Distraire l’adversaire de quelque façon est interdit : réclamations ou offres abusives, bruit.',
    ],
    ['player', 'penalty', 'discretion'],
    { also: ['noise', 'bruit', 'gêne'] },
  ),
  law(
    '11.6',
    ['Breaking 11.1 to 11.5', 'Enfreindre 11.1 à 11.5'],
    ['Leads to a penalty of 12.9.', 'Entraîne une sanction de 12.9.'],
    ['arbiter', 'penalty', 'discretion'],
  ),
  law(
    '11.7',
    ['Persistent refusal', 'Refus persistant'],
    [
      'Who keeps refusing the Laws loses; the arbiter sets the opponent’s score.',
      'Qui persiste à refuser les Règles perd ; l’arbitre fixe le score de l’adversaire.',
    ],
    ['player', 'arbiter', 'loss', 'discretion'],
    { also: ['refusal', 'obstiné'] },
  ),
  law(
    '11.8',
    ['Both refuse', 'Les deux refusent'],
    ['Both guilty by 11.7: lost for both.', 'Tous deux fautifs par 11.7 : perdu pour les deux.'],
    ['arbiter', 'loss'],
    { also: ['0-0'] },
  ),
  law(
    '11.9',
    ['Asking about the Laws', 'Demander une règle'],
    [
      'A player may ask the arbiter to explain a rule.',
      'Un joueur peut demander à l’arbitre d’expliquer une règle.',
    ],
    ['player', 'arbiter'],
  ),
  law(
    '11.10',
    ['Appeal', 'Appel'],
    [
      'Any decision may be appealed, signed sheet or not, unless the event says otherwise.',
      'Toute décision peut être portée en appel, feuille signée ou non, sauf règlement contraire.',
    ],
    ['player', 'regulations'],
    { also: ['appeal', 'jury'] },
  ),
  law(
    '11.11',
    ['Helping to reconstruct', 'Aider à reconstituer'],
    [
      'Both help the arbiter whenever a game is rebuilt, draw claims included.',
      'Les deux aident l’arbitre quand une partie est refaite, réclamations de nulle comprises.',
    ],
    ['player', 'arbiter'],
    { editions: SINCE_2017 },
  ),
  law(
    '11.12',
    ['Players check the claims', 'Les joueurs vérifient les réclamations'],
    [
      'Checking repetitions and counts is the players’ task, under the arbiter’s eyes.',
      'Vérifier répétitions et comptes revient aux joueurs, sous les yeux de l’arbitre.',
    ],
    ['player', 'arbiter', 'claim'],
    { editions: SINCE_2017 },
  ),
];
