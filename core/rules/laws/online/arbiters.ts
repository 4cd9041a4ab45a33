import { law } from '../law-article.ts';

/** Article 10: the role of the arbiter (lines 13416-13462). */
export const ONLINE_ARBITERS = [
  law(
    '10.1',
    ['Seeing that the rules are kept', 'Faire respecter les règles'],
    ['That is the arbiter’s task.', 'C’est la tâche de l’arbitre.'],
    ['arbiter'],
  ),
  law(
    '10.2',
    ['Duties of the arbiter', 'Devoirs de l’arbitre'],
    ['Seven follow.', 'Sept suivent.'],
    ['arbiter'],
  ),
  law(
    '10.2.1',
    ['Fair play', 'Loyauté'],
    ['See that play is fair.', 'Veiller à la loyauté.'],
    ['arbiter'],
  ),
  law(
    '10.2.2',
    ['Interest of the event', 'Intérêt de l’épreuve'],
    ['Act for the good of the event.', 'Agir pour le bien de l’épreuve.'],
    ['arbiter'],
  ),
  law(
    '10.2.3',
    ['Good conditions', 'Bonnes conditions'],
    ['Keep the surroundings fit for playing.', 'Garder un cadre propre au jeu.'],
    ['arbiter'],
  ),
  law(
    '10.2.4',
    ['Nobody disturbed', 'Nul n’est gêné'],
    ['Keep disturbance from the players.', 'Éviter toute gêne aux joueurs.'],
    ['arbiter'],
  ),
  law(
    '10.2.5',
    ['Overseeing the event', 'Suivre l’épreuve'],
    ['Watch over how the event goes.', 'Suivre le déroulement.'],
    ['arbiter'],
  ),
  law(
    '10.2.6',
    ['Disabled players', 'Joueurs handicapés'],
    [
      'Take special steps for them and for who needs care.',
      'Prendre des mesures pour eux et pour qui a besoin de soins.',
    ],
    ['arbiter'],
  ),
  law(
    '10.2.7',
    ['Against cheating', 'Contre la triche'],
    ['Follow the fair-play rules for online events.', 'Suivre les règles de fair-play en ligne.'],
    ['arbiter'],
  ),
  law(
    '10.3',
    ['Watching and enforcing', 'Surveiller et appliquer'],
    [
      'Observes games, above all in time trouble, enforces decisions and penalises where needed.',
      'Observe, surtout en crise de temps, fait appliquer et sanctionne au besoin.',
    ],
    ['arbiter', 'penalty'],
  ),
  law(
    '10.3.1',
    ['Assistants', 'Assistants'],
    ['May name assistants to watch.', 'Peut nommer des assistants pour surveiller.'],
    ['arbiter'],
  ),
  law(
    '10.4',
    ['Looking at the area', 'Inspecter l’aire'],
    ['Where needed, before the game.', 'Au besoin, avant la partie.'],
    ['arbiter'],
  ),
  law(
    '10.5',
    ['More time after disturbance', 'Du temps après une gêne'],
    [
      'For one or both, where something from outside disturbed the game.',
      'Pour l’un ou les deux, si l’extérieur a gêné la partie.',
    ],
    ['arbiter', 'clock', 'discretion'],
  ),
  law(
    '10.6',
    ['Not interfering', 'Ne pas intervenir'],
    ['Steps in only where the rules say so.', 'N’intervient que si les règles le disent.'],
    ['arbiter'],
  ),
  law(
    '10.7',
    ['Others keep out', 'Les autres s’abstiennent'],
    [
      'Players of other games and spectators do not interfere; offenders may be sent out.',
      'Autres joueurs et spectateurs n’interviennent pas ; on peut les renvoyer.',
    ],
    ['spectator', 'arbiter'],
  ),
  law(
    '10.8',
    ['Phones of everybody', 'Téléphones de tous'],
    ['None in the room or beside it without leave.', 'Aucun dans la salle ou à côté sans accord.'],
    ['spectator', 'arbiter'],
  ),
  law(
    '10.9',
    ['The penalties', 'Les sanctions'],
    ['Nine, from the mildest to the gravest.', 'Neuf, de la plus légère à la plus lourde.'],
    ['arbiter', 'penalty', 'discretion'],
  ),
  law(
    '10.9.1',
    ['Warning', 'Avertissement'],
    ['The player is warned.', 'Le joueur est averti.'],
    ['arbiter', 'penalty'],
  ),
  law(
    '10.9.2',
    ['Time to the opponent', 'Temps à l’adversaire'],
    ['The opponent’s remaining time grows.', 'Le temps restant de l’adversaire croît.'],
    ['arbiter', 'penalty', 'clock'],
  ),
  law(
    '10.9.3',
    ['Time off', 'Temps retiré'],
    ['The offender’s remaining time shrinks.', 'Le temps restant du fautif décroît.'],
    ['arbiter', 'penalty', 'clock'],
  ),
  law(
    '10.9.4',
    ['Points to the opponent', 'Points à l’adversaire'],
    ['Up to the game’s maximum.', 'Jusqu’au maximum de la partie.'],
    ['arbiter', 'penalty'],
  ),
  law(
    '10.9.5',
    ['Points off', 'Points retirés'],
    [
      'The offender gets fewer points for the game.',
      'Le fautif reçoit moins de points pour la partie.',
    ],
    ['arbiter', 'penalty'],
  ),
  law(
    '10.9.6',
    ['Game lost', 'Partie perdue'],
    [
      'The offender loses; the arbiter sets the opponent’s score too.',
      'Le fautif perd ; l’arbitre fixe aussi le score adverse.',
    ],
    ['arbiter', 'penalty', 'loss'],
  ),
  law(
    '10.9.7',
    ['Fine', 'Amende'],
    ['Only one that was announced beforehand.', 'Seulement si elle fut annoncée.'],
    ['arbiter', 'penalty'],
  ),
  law(
    '10.9.8',
    ['Rounds of exclusion', 'Exclusion de rondes'],
    ['The offender misses one round or several.', 'Le fautif manque une ronde ou plusieurs.'],
    ['arbiter', 'penalty'],
  ),
  law(
    '10.9.9',
    ['Expulsion', 'Expulsion'],
    ['The offender leaves the event.', 'Le fautif quitte l’épreuve.'],
    ['arbiter', 'penalty'],
  ),
];
