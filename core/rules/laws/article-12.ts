import { FROM_2017_TO_2022, SINCE_2017, SINCE_2023, law } from './law-article.ts';

export const ARTICLE_12 = [
  law(
    '12.1',
    ['Seeing that the Laws are kept', 'Faire respecter les Règles'],
    ['That is the arbiter’s task.', 'C’est la tâche de l’arbitre.'],
    ['arbiter'],
  ),
  law(
    '12.2',
    ['Duties of the arbiter', 'Devoirs de l’arbitre'],
    ['The duties follow one by one.', 'Les devoirs suivent un à un.'],
    ['arbiter'],
  ),
  law(
    '12.2.1',
    ['Fair play', 'Loyauté du jeu'],
    ['See that play is fair.', 'Veiller à la loyauté.'],
    ['arbiter'],
  ),
  law(
    '12.2.2',
    ['Interest of the event', 'Intérêt de la compétition'],
    ['Act for the good of the event.', 'Agir pour le bien de la compétition.'],
    ['arbiter'],
  ),
  law(
    '12.2.3',
    ['Good conditions', 'Bonnes conditions'],
    ['Keep the surroundings fit for playing.', 'Garder des conditions propices au jeu.'],
    ['arbiter'],
  ),
  law(
    '12.2.4',
    ['Nobody disturbed', 'Personne de dérangé'],
    ['Keep disturbance from the players.', 'Préserver les joueurs de toute gêne.'],
    ['arbiter'],
  ),
  law(
    '12.2.5',
    ['Overseeing the event', 'Superviser l’épreuve'],
    ['Watch over how the event goes.', 'Suivre la marche de l’épreuve.'],
    ['arbiter'],
  ),
  law(
    '12.2.6',
    ['Disabled players', 'Joueurs handicapés'],
    [
      'Take special steps for players with disabilities or in need of care.',
      'Prendre des mesures pour les joueurs handicapés ou ayant besoin de soins.',
    ],
    ['arbiter'],
    { also: ['handicap', 'disability'] },
  ),
  law(
    '12.2.7',
    ['Against cheating', 'Contre la triche'],
    ['Follow the anti-cheating rules.', 'Suivre les règles anti-triche.'],
    ['arbiter'],
    { editions: FROM_2017_TO_2022 },
  ),
  law(
    '12.2.7',
    ['Fair-play rules', 'Règles de fair-play'],
    ['Follow the fair-play rules.', 'Suivre les règles de fair-play.'],
    ['arbiter'],
    { editions: SINCE_2023 },
  ),
  law(
    '12.3',
    ['Watching and enforcing', 'Surveiller et faire appliquer'],
    [
      'Observes games, above all in time trouble, enforces decisions and penalises where needed.',
      'Observe les parties, surtout en crise de temps, fait appliquer et sanctionne au besoin.',
    ],
    ['arbiter', 'penalty'],
  ),
  law(
    '12.4',
    ['Assistants', 'Assistants'],
    ['May name assistants to watch games.', 'Peut nommer des assistants pour surveiller.'],
    ['arbiter'],
  ),
  law(
    '12.5',
    ['More time after disturbance', 'Temps ajouté après une gêne'],
    [
      'May give one or both players time where something from outside disturbed the game.',
      'Peut rendre du temps à l’un ou aux deux si un fait extérieur a troublé la partie.',
    ],
    ['arbiter', 'clock', 'discretion'],
    { also: ['disturbance', 'dérangement'] },
  ),
  law(
    '12.6',
    ['Not interfering', 'Ne pas s’immiscer'],
    [
      'Steps in only by the Laws; never tells move counts before a flag, nor ever a completed move or an unpressed clock.',
      'N’intervient que selon les Règles ; ne dit ni nombre de coups avant un drapeau, ni jamais coup achevé ou pendule oubliée.',
    ],
    ['arbiter'],
    { also: ['number of moves', 'nombre de coups'] },
  ),
  law(
    '12.7',
    ['Who sees an irregularity', 'Qui voit une irrégularité'],
    [
      'Others tell only the arbiter; whoever interferes may be sent out.',
      'Les autres n’avertissent que l’arbitre ; qui s’immisce peut être exclu de la salle.',
    ],
    ['spectator', 'arbiter', 'penalty'],
  ),
  law(
    '12.8',
    ['Phones of everybody', 'Téléphones de tous'],
    [
      'No phone or messaging device in the venue or beside it without leave.',
      'Ni téléphone ni appareil de communication dans la salle ou à côté sans accord.',
    ],
    ['spectator', 'player'],
    { also: ['téléphone'] },
  ),
  law(
    '12.9',
    ['The penalties', 'Les sanctions'],
    [
      'The penalties, from the mildest to the gravest.',
      'Les sanctions, de la plus légère à la plus lourde.',
    ],
    ['arbiter', 'penalty', 'discretion'],
    { also: ['sanction'] },
  ),
  law(
    '12.9.1',
    ['Warning', 'Avertissement'],
    ['The player is warned.', 'Le joueur est averti.'],
    ['arbiter', 'penalty'],
  ),
  law(
    '12.9.2',
    ['Time to the opponent', 'Temps à l’adversaire'],
    ['The opponent’s remaining time grows.', 'Le temps de l’adversaire est allongé.'],
    ['arbiter', 'penalty', 'clock'],
  ),
  law(
    '12.9.3',
    ['Time off', 'Temps retiré'],
    ['The offender’s remaining time shrinks.', 'Le temps du fautif est réduit.'],
    ['arbiter', 'penalty', 'clock'],
  ),
  law(
    '12.9.4',
    ['Points to the opponent', 'Points à l’adversaire'],
    [
      'The opponent gets more points, up to the game’s maximum.',
      'L’adversaire reçoit plus de points, dans la limite d’une partie.',
    ],
    ['arbiter', 'penalty'],
  ),
  law(
    '12.9.5',
    ['Points off', 'Points retirés'],
    [
      'The offender gets fewer points for the game.',
      'Le fautif reçoit moins de points pour la partie.',
    ],
    ['arbiter', 'penalty'],
  ),
  law(
    '12.9.6',
    ['Game lost', 'Partie perdue'],
    [
      'The offender loses; the arbiter sets the opponent’s score too.',
      'Le fautif perd ; l’arbitre fixe aussi le score d’en face.',
    ],
    ['arbiter', 'penalty', 'loss'],
  ),
  law(
    '12.9.7',
    ['Fine', 'Amende'],
    ['Only one that was announced beforehand.', 'Seulement si elle fut annoncée d’avance.'],
    ['arbiter', 'penalty', 'regulations'],
  ),
  law(
    '12.9.8',
    ['Rounds of exclusion', 'Exclusion de rondes'],
    ['The offender misses one round or several.', 'Le fautif manque une ronde ou plusieurs.'],
    ['arbiter', 'penalty'],
    { editions: SINCE_2017 },
  ),
  law(
    '12.9.9',
    ['Expulsion', 'Expulsion'],
    ['The offender leaves the event.', 'Le fautif quitte l’épreuve.'],
    ['arbiter', 'penalty'],
    { editions: SINCE_2017 },
  ),
];
