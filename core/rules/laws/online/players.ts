import { law } from '../law-article.ts';

/** Article 9: conduct of players who are watched at a distance (lines 13374-13412). */
export const ONLINE_PLAYERS = [
  law(
    '9.1',
    ['No disrepute', 'Ni discrédit'],
    [
      'Nothing that harms the name of chess, also before the camera.',
      'Rien qui nuise au renom des échecs, aussi devant la caméra.',
    ],
    ['player'],
  ),
  law(
    '9.2',
    ['Allowed equipment', 'Équipement permis'],
    [
      'One signs in with equipment that was authorised.',
      'On se connecte avec un équipement autorisé.',
    ],
    ['player'],
  ),
  law(
    '9.3',
    ['The own account', 'Son propre compte'],
    ['Each plays from an account of the own.', 'Chacun joue de son compte personnel.'],
    ['player'],
  ),
  law(
    '9.4',
    ['Dress', 'Tenue'],
    [
      'Decent before the camera, and as the event asks.',
      'Correcte devant la caméra, et selon l’épreuve.',
    ],
    ['player'],
  ),
  law(
    '9.5',
    ['Leaving the area', 'Quitter l’aire'],
    ['Only with the arbiter’s permission.', 'Seulement avec l’accord de l’arbitre.'],
    ['player', 'arbiter'],
  ),
  law(
    '9.6',
    ['No help', 'Aucune aide'],
    [
      'No devices, notes, sources, advice, or analysing on another board.',
      'Ni appareils, ni notes, ni sources, ni conseils, ni analyse sur un autre échiquier.',
    ],
    ['player'],
    { also: ['cheating', 'triche'] },
  ),
  law(
    '9.7',
    ['No headphones', 'Pas d’écouteurs'],
    ['Nothing in or on the ears during play.', 'Rien dans ou sur les oreilles pendant la partie.'],
    ['player'],
  ),
  law(
    '9.8.1',
    ['Electronic devices', 'Appareils électroniques'],
    [
      'None without permission; an event may allow one nearby as a spare connection.',
      'Aucun sans accord ; un règlement peut en admettre un à portée comme accès de secours.',
    ],
    ['player', 'regulations'],
    { also: ['phone', 'téléphone'] },
  ),
  law(
    '9.8.2',
    ['Device found: game lost', 'Appareil trouvé : partie perdue'],
    [
      'It loses, the opponent wins; an event may be milder, the chief arbiter may expel.',
      'Il fait perdre, l’autre gagne ; un règlement peut être plus doux, l’arbitre principal exclure.',
    ],
    ['player', 'loss', 'penalty'],
  ),
  law(
    '9.8.3',
    ['Searches', 'Inspections'],
    [
      'Clothes, bags, storage and ears before the camera; the body in private, same sex, unrecorded.',
      'Vêtements, sacs, rangements et oreilles à l’écran ; le corps en privé, même sexe, sans enregistrement.',
    ],
    ['player', 'arbiter'],
  ),
  law(
    '9.9',
    ['No smoking on camera', 'Ne pas fumer à l’écran'],
    ['Neither smoking nor vaping before it.', 'Ni fumer ni vapoter devant elle.'],
    ['player'],
  ),
  law(
    '9.10',
    ['No disturbing', 'Ne pas gêner'],
    [
      'Needless claims or offers, messages and noise are forbidden.',
      'Réclamations ou offres inutiles, messages et bruit sont interdits.',
    ],
    ['player'],
  ),
  law(
    '9.11',
    ['Breaking 9.1 to 9.10', 'Enfreindre 9.1 à 9.10'],
    ['Leads to a penalty of 10.9.', 'Entraîne une sanction de 10.9.'],
    ['player', 'arbiter', 'penalty'],
  ),
  law(
    '9.12',
    ['Finished players', 'Partie finie'],
    [
      'They are spectators and do as told, such as muting and switching the camera off.',
      'Ils sont spectateurs et suivent les consignes, comme couper micro et caméra.',
    ],
    ['player', 'spectator'],
  ),
  law(
    '9.13',
    ['Asking about the rules', 'Demander une règle'],
    [
      'A player may have a rule explained by the arbiter.',
      'Un joueur peut se faire expliquer une règle par l’arbitre.',
    ],
    ['player'],
  ),
  law(
    '9.14',
    ['Appeal', 'Appel'],
    [
      'Decisions and results may be appealed, unless the event says otherwise.',
      'Décisions et résultats sont susceptibles d’appel, sauf règlement.',
    ],
    ['player', 'regulations'],
  ),
  law(
    '9.15',
    ['Watching other games', 'Suivre d’autres parties'],
    [
      'Allowed for position, time and result alone, without any analysis.',
      'Permis pour position, temps et résultat seuls, sans aucune analyse.',
    ],
    ['player'],
  ),
];
