import { SINCE_2023, TILL_2022, law } from './law-article.ts';

export const ARTICLE_6 = [
  law(
    '6.1',
    ['The clock and its flags', 'La pendule et ses drapeaux'],
    [
      'Two displays of which only one runs; a flag shows that a player’s time is over.',
      'Deux cadrans dont un seul tourne ; un drapeau marque la fin du temps d’un joueur.',
    ],
    ['clock'],
    { also: ['zeitnot'] },
  ),
  law(
    '6.2.1',
    ['Pressing completes the move', 'Appuyer achève le coup'],
    [
      'After moving, a player stops the own clock and starts the other: then the move is completed.',
      'Après son coup, le joueur arrête sa pendule et lance l’autre : le coup est alors achevé.',
    ],
    ['player', 'clock'],
  ),
  law(
    '6.2.1.1',
    ['Completed: the game ends', 'Achevé : la partie finit'],
    [
      'A move that ends the game is complete without pressing.',
      'Un coup qui finit la partie est achevé sans appuyer.',
    ],
    ['clock'],
    { editions: TILL_2022 },
  ),
  law(
    '6.2.1.1',
    ['Completed: end or correct claim', 'Achevé : fin ou réclamation correcte'],
    [
      'A move that ends the game, or one of a correct claim by 9.2.1, is complete without pressing.',
      'Un coup qui finit la partie, ou celui d’une réclamation correcte par 9.2.1, est achevé sans appuyer.',
    ],
    ['clock'],
    { editions: SINCE_2023 },
  ),
  law(
    '6.2.1.2',
    ['Completed: the next one made', 'Achevé : le suivant est joué'],
    [
      'A forgotten press is made good when that player has made the next move.',
      'Un appui oublié est réparé quand ce joueur a joué le coup d’après.',
    ],
    ['clock'],
  ),
  law(
    '6.2.2',
    ['Always allowed to press', 'Toujours le droit d’appuyer'],
    [
      'One may press even after the opponent’s reply; the time in between is one’s own.',
      'On peut appuyer même après la réponse adverse ; le temps intermédiaire reste le sien.',
    ],
    ['player', 'clock'],
  ),
  law(
    '6.2.3',
    ['Same hand; finger off', 'Même main ; doigt levé'],
    [
      'The hand that moved presses; no finger rests on or over the button.',
      'La main qui a joué appuie ; aucun doigt ne reste sur le bouton ni au-dessus.',
    ],
    ['player', 'clock', 'penalty'],
    { also: ['other hand', 'autre main'] },
  ),
  law(
    '6.2.4',
    ['Handle the clock properly', 'Manier la pendule correctement'],
    [
      'No banging, lifting, tipping, or pressing before moving: penalties of 12.9.',
      'Ni coup, ni prise en main, ni renversement, ni appui avant de jouer : sanctions de 12.9.',
    ],
    ['player', 'clock', 'penalty', 'discretion'],
  ),
  law(
    '6.2.5',
    ['Adjust on your own time only', 'Recentrer sur son temps seul'],
    [
      'Only whose clock runs may straighten pieces.',
      'Seul celui dont la pendule tourne peut recentrer.',
    ],
    ['player', 'clock'],
    { also: ['j’adoube'] },
  ),
  law(
    '6.2.6',
    ['Assistant for the clock', 'Assistant pour la pendule'],
    [
      'Who cannot press may bring an accepted assistant; the arbiter corrects the time fairly, never for a disabled player.',
      'Qui ne peut appuyer amène un assistant accepté ; temps corrigé équitablement, jamais pour un joueur handicapé.',
    ],
    ['player', 'arbiter', 'clock', 'discretion'],
    { also: ['handicap', 'disability'] },
  ),
  law(
    '6.3.1',
    ['Moves within a time, said beforehand', 'Des coups dans un temps, annoncés'],
    [
      'A number of moves, or all, is due within a time, perhaps with more for each; fixed beforehand.',
      'Un nombre de coups, ou tous, sont dus dans un temps, éventuellement avec ajout ; fixé à l’avance.',
    ],
    ['clock', 'regulations'],
    { also: ['time control', 'cadence', 'increment'] },
  ),
  law(
    '6.3.2',
    ['Time saved; delay mode', 'Temps économisé ; mode différé'],
    [
      'Unused time goes to the next period; with delay, main time waits until the fixed seconds are gone.',
      'Le temps restant passe à la période suivante ; en différé, le temps principal attend les secondes fixes.',
    ],
    ['clock'],
    { also: ['Bronstein', 'Fischer', 'delay'] },
  ),
  law(
    '6.4',
    ['After a flag: check the moves', 'Après un drapeau : vérifier les coups'],
    [
      'As soon as a flag is down, one checks whether the required moves were made.',
      'Dès qu’un drapeau est tombé, on contrôle si les coups exigés sont faits.',
    ],
    ['arbiter', 'clock'],
    { also: ['flag fall', 'chute du drapeau'] },
  ),
  law(
    '6.5',
    ['Where the clock stands', 'Où se place la pendule'],
    [
      'The arbiter decides before the game on which side.',
      'L’arbitre choisit le côté avant la partie.',
    ],
    ['arbiter', 'clock', 'discretion'],
  ),
  law(
    '6.6',
    ['White’s clock is started', 'La pendule des Blancs démarre'],
    [
      'At the hour set for the game White’s time begins.',
      'À l’heure fixée, le temps des Blancs commence.',
    ],
    ['clock', 'arbiter'],
  ),
  law(
    '6.7.1',
    ['Default time', 'Délai de forfait'],
    [
      'Coming after the default time loses, unless the arbiter decides otherwise; where nothing is announced it is {defaultTime} minutes.',
      'Venir après le délai de forfait perd, sauf décision de l’arbitre ; sans annonce il est de {defaultTime} minute.',
    ],
    ['player', 'arbiter', 'loss', 'regulations', 'discretion'],
    { also: ['late', 'retard', 'forfait'] },
  ),
  law(
    '6.7.2',
    ['Nobody there at the start', 'Personne au début'],
    [
      'With a default time above zero White bears all the time until arriving.',
      'Avec un délai non nul, les Blancs perdent tout le temps jusqu’à leur arrivée.',
    ],
    ['clock', 'regulations', 'discretion'],
    { also: ['both absent', 'deux absents'] },
  ),
  law(
    '6.8',
    ['When a flag counts as fallen', 'Quand un drapeau compte comme tombé'],
    [
      'At the moment the arbiter sees it, or a player points it out.',
      'À l’instant où l’arbitre le voit, ou qu’un joueur le signale.',
    ],
    ['arbiter', 'player', 'clock', 'claim'],
  ),
  law(
    '6.9',
    ['Loss on time, or draw', 'Perte au temps, ou nulle'],
    [
      'Too few moves in time loses; it is a draw where the opponent could mate by no legal moves.',
      'Trop peu de coups dans le temps perd ; nulle si l’adversaire ne pourrait mater par aucun coup légal.',
    ],
    ['clock', 'loss', 'draw'],
    { also: ['flag', 'drapeau', 'bare king', 'roi nu'] },
  ),
  law(
    '6.10.1',
    ['Trust the clock; replace a faulty one', 'Croire la pendule ; remplacer la défectueuse'],
    [
      'What clocks show is right unless plainly broken; then the arbiter replaces one and sets his best estimate.',
      'L’affichage fait foi sauf panne évidente ; l’arbitre remplace alors la pendule et estime au mieux.',
    ],
    ['arbiter', 'clock', 'discretion'],
    { also: ['defect', 'panne'] },
  ),
  law(
    '6.10.2',
    ['Wrong setting found', 'Mauvais réglage constaté'],
    [
      'Found during play, clocks are stopped and the arbiter puts times and counter right by best judgement.',
      'Constaté en jeu, on arrête et l’arbitre remet temps et compteur au mieux.',
    ],
    ['arbiter', 'clock', 'discretion'],
  ),
  law(
    '6.11.1',
    ['Interrupting a game', 'Interrompre une partie'],
    [
      'Where play has to be interrupted, the arbiter halts the clocks.',
      'Si le jeu doit s’interrompre, l’arbitre immobilise les pendules.',
    ],
    ['arbiter', 'clock'],
    { also: ['fire alarm', 'alarme'] },
  ),
  law(
    '6.11.2',
    ['A player stopping the clock', 'Un joueur arrête la pendule'],
    [
      'Allowed only to get the arbiter, for example when a promotion piece is missing.',
      'Permis seulement pour appeler l’arbitre, par exemple s’il manque une pièce de promotion.',
    ],
    ['player', 'clock'],
  ),
  law(
    '6.11.3',
    ['Who restarts', 'Qui relance'],
    ['The arbiter says when play goes on.', 'L’arbitre dit quand le jeu reprend.'],
    ['arbiter', 'clock'],
  ),
  law(
    '6.11.4',
    ['Stopped without good reason', 'Arrêt sans raison valable'],
    [
      'The arbiter judges whether the stop was justified; if not, 12.9.',
      'L’arbitre juge si l’arrêt était fondé ; sinon, 12.9.',
    ],
    ['arbiter', 'clock', 'penalty', 'discretion'],
  ),
  law(
    '6.12.1',
    ['Screens and demonstration boards', 'Écrans et échiquiers muraux'],
    [
      'They may show position, moves and counts in the hall.',
      'Ils peuvent montrer position, coups et compteurs dans la salle.',
    ],
    ['organiser'],
  ),
  law(
    '6.12.2',
    ['No claim from a screen alone', 'Pas de réclamation sur l’écran seul'],
    [
      'What is displayed there is no sufficient ground for a claim.',
      'Ce qui y est affiché ne suffit pas à fonder une réclamation.',
    ],
    ['player', 'claim'],
  ),
];
