import { law } from '../law-article.ts';

/** Articles 16 and 17: venues of hybrid events and conduct in them (lines 13534-13601). */
export const HYBRID_VENUES = [
  law(
    '16.1',
    ['Venues', 'Salles'],
    [
      'The chief organiser names them; a local one runs each.',
      'L’organisateur en chef les désigne ; un local tient chacune.',
    ],
    ['organiser'],
  ),
  law(
    '16.2',
    ['A fit venue', 'Une salle convenable'],
    [
      'Rooms for play, rest and the like; only players and arbiters enter the playing area.',
      'Des lieux de jeu, de repos et autres ; seuls joueurs et arbitres entrent dans l’aire.',
    ],
    ['organiser'],
  ),
  law(
    '16.3',
    ['Cameras', 'Caméras'],
    ['Each venue is watched by video.', 'Chaque salle est sous vidéo.'],
    ['organiser'],
  ),
  law(
    '16.4',
    ['Fair play', 'Fair-play'],
    [
      'FIDE’s measures hold in each venue; no phones without leave.',
      'Les mesures de la FIDE valent dans chaque salle ; pas de téléphone sans accord.',
    ],
    ['organiser', 'arbiter'],
  ),
  law(
    '16.5',
    ['The connection is the organiser’s', 'La connexion est à l’organisateur'],
    [
      'The local organiser provides it; players do not answer for it, unless the event says so.',
      'L’organisateur local la fournit ; les joueurs n’en répondent pas, sauf règlement.',
    ],
    ['organiser', 'regulations'],
  ),
  law(
    '16.6',
    ['Devices are the organiser’s', 'Les appareils aussi'],
    [
      'Provided in the venue, unless the event says otherwise.',
      'Fournis dans la salle, sauf règlement.',
    ],
    ['organiser', 'regulations'],
  ),
  law(
    '16.7',
    ['Nothing else on the device', 'Rien d’autre sur l’appareil'],
    [
      'The board and what it needs; video only if the event asks.',
      'L’échiquier et ce qu’il lui faut ; vidéo si le règlement la demande.',
    ],
    ['player', 'regulations'],
  ),
  law(
    '16.8',
    ['Two arbiters a venue', 'Deux arbitres par salle'],
    [
      'At least a local chief arbiter and a local technical one.',
      'Au moins un arbitre en chef local et un arbitre technique local.',
    ],
    ['organiser', 'arbiter'],
  ),
  law(
    '16.9',
    ['More arbiters', 'Davantage d’arbitres'],
    [
      'As many as kind, size and weight of the event ask.',
      'Autant que le veulent sorte, taille et importance de l’épreuve.',
    ],
    ['organiser', 'arbiter'],
  ),
  law(
    '16.10',
    ['If illegal moves are possible', 'Si l’illégal est possible'],
    [
      'Then the regulations say how such moves are dealt with.',
      'Le règlement dit alors comment on traite ces coups.',
    ],
    ['regulations'],
  ),
  law(
    '16.11',
    ['Default time', 'Délai de forfait'],
    [
      'Announced beforehand, {defaultTime} minutes otherwise; where nobody is there White bears the time.',
      'Annoncé d’avance, sinon {defaultTime} minute ; si nul n’est là les Blancs perdent le temps.',
    ],
    ['regulations', 'clock', 'loss'],
  ),
  law(
    '16.12',
    ['Offers are recorded', 'Les offres sont notées'],
    [
      'The platform marks a draw offer beside the move.',
      'La plateforme marque l’offre à côté du coup.',
    ],
    ['draw'],
  ),
  law(
    '17.1',
    ['No disrepute', 'Ni discrédit'],
    ['Nothing that harms the name of chess.', 'Rien qui nuise au renom des échecs.'],
    ['player'],
  ),
  law(
    '17.2',
    ['No device of one’s own', 'Pas son propre appareil'],
    ['Unless the event allows it.', 'Sauf si le règlement le permet.'],
    ['player', 'regulations'],
  ),
  law(
    '17.3',
    ['Devices and searches', 'Appareils et inspections'],
    [
      'A forbidden device loses; searches are private, same sex; an event may be milder, the chief may expel.',
      'Un appareil interdit fait perdre ; inspection privée, même sexe ; règlement plus doux, exclusion possible.',
    ],
    ['player', 'loss', 'penalty'],
  ),
  law(
    '17.4',
    ['In a bag', 'Dans un sac'],
    [
      'An event may allow one fully off, where the local chief arbiter says.',
      'Un règlement peut en admettre un bien éteint, là où le veut l’arbitre en chef local.',
    ],
    ['player', 'regulations'],
  ),
  law(
    '17.5',
    ['No help', 'Aucune aide'],
    ['No notes, sources or advice.', 'Ni notes, ni sources, ni conseils.'],
    ['player'],
  ),
  law(
    '17.6',
    ['No disturbing', 'Ne pas gêner'],
    [
      'Needless claims or offers, messages and noise are forbidden.',
      'Réclamations ou offres inutiles, messages et bruit sont interdits.',
    ],
    ['player'],
  ),
  law(
    '17.7',
    ['Leaving', 'Sortir'],
    [
      'Area and venue only with the arbiter’s permission.',
      'De l’aire ou de la salle, seulement avec l’accord de l’arbitre.',
    ],
    ['player', 'arbiter'],
  ),
  law(
    '17.8',
    ['Dress', 'Tenue'],
    ['As the event asks.', 'Selon l’épreuve.'],
    ['player', 'regulations'],
  ),
  law(
    '17.9',
    ['Breaking 17.1 to 17.8', 'Enfreindre 17.1 à 17.8'],
    ['Leads to a penalty of 18.4.', 'Entraîne une sanction de 18.4.'],
    ['player', 'arbiter', 'penalty'],
  ),
  law(
    '17.10',
    ['Asking about the rules', 'Demander une règle'],
    [
      'A player may have a rule explained by the arbiter.',
      'Un joueur peut se faire expliquer une règle par l’arbitre.',
    ],
    ['player'],
  ),
  law(
    '17.11',
    ['Appeal', 'Appel'],
    [
      'Decisions and results may be appealed, unless the event says otherwise.',
      'Décisions et résultats sont susceptibles d’appel, sauf règlement.',
    ],
    ['player', 'regulations'],
  ),
];
