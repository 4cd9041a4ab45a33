import { law as stated } from '../law-article.ts';

const law = (...[id, title, says, facets, more]: Parameters<typeof stated>) =>
  stated(id, title, says, facets, { ...more, editions: ['laws-2001'] });

/** Articles 10 to 14 and the appendices of July 2001 where 2014 says something else. */
export const EVENT_2001 = [
  law(
    '10.2',
    ['Quickplay finish: claiming a draw', 'KO : réclamer la nulle'],
    [
      'Below {finishMinutes} minutes and before the flag falls one may stop the clocks and claim a draw.',
      'Sous {finishMinutes} minutes et avant la chute du drapeau on peut arrêter les pendules et réclamer la nulle.',
    ],
    ['player', 'claim', 'clock', 'draw'],
    { also: ['quickplay finish', 'fin au KO', 'KO'] },
  ),
  law(
    '10.2.a',
    ['… granted', '… accordée'],
    [
      'Drawn where the opponent makes no effort to win by normal means, or could not; otherwise postponed or rejected.',
      'Nulle si l’adversaire ne cherche pas à gagner par des moyens normaux, ou ne le peut ; sinon remise ou rejetée.',
    ],
    ['arbiter', 'draw', 'discretion'],
  ),
  law(
    '10.2.b',
    ['… postponed', '… remise à plus tard'],
    [
      'The opponent may get {finishExtra} minutes; play goes on before the arbiter, who may still draw it after a flag.',
      'L’adversaire peut recevoir {finishExtra} minutes ; on joue devant l’arbitre, qui peut accorder la nulle après un drapeau.',
    ],
    ['arbiter', 'clock', 'discretion'],
  ),
  law(
    '10.2.c',
    ['… rejected', '… rejetée'],
    ['The opponent gets {finishExtra} minutes more.', 'L’adversaire reçoit {finishExtra} minutes.'],
    ['arbiter', 'clock'],
  ),
  law(
    '10.2.d',
    ['… without appeal', '… sans appel'],
    [
      'What the arbiter decides on such a claim is final.',
      'Ce que l’arbitre décide sur cette demande est définitif.',
    ],
    ['arbiter'],
    { also: ['appeal', 'appel'] },
  ),
  law(
    '10.3',
    ['Both flags in the finish', 'Deux drapeaux au KO'],
    [
      'Both down in an order nobody knows: the game is drawn.',
      'Tombés dans un ordre que nul ne connaît : partie nulle.',
    ],
    ['clock', 'draw'],
  ),
  law(
    '12.4',
    ['Leaving the venue', 'Quitter la salle'],
    [
      'Nobody leaves the venue without leave, nor the playing area when on move.',
      'Nul ne quitte la salle sans permission, ni l’aire de jeu quand il a le trait.',
    ],
    ['player', 'arbiter'],
  ),
  law(
    '12.6',
    ['Breaking 12.1 to 12.5', 'Enfreindre 12.1 à 12.5'],
    ['Leads to a penalty of 13.4.', 'Entraîne une sanction de 13.4.'],
    ['player', 'arbiter', 'penalty'],
  ),
  law(
    '12.8',
    ['Both refuse', 'Les deux refusent'],
    ['Both guilty by 12.7: lost for both.', 'Tous deux fautifs par 12.7 : perdu pour les deux.'],
    ['player', 'loss'],
  ),
  law(
    '13.2',
    ['Duties of the arbiter', 'Devoirs de l’arbitre'],
    [
      'Acts for the good of the event, keeps conditions fit and players undisturbed, watches over how it goes.',
      'Agit pour le bien de l’épreuve, veille aux conditions et au calme, en suit le déroulement.',
    ],
    ['arbiter'],
  ),
  law(
    '13.7',
    ['Spectators and other players', 'Spectateurs et autres joueurs'],
    [
      'They neither speak about a game nor interfere; the arbiter may send them out.',
      'Ils ne parlent pas d’une partie et n’y interviennent pas ; l’arbitre peut les renvoyer.',
    ],
    ['spectator', 'arbiter'],
  ),
  law(
    '14.1',
    ['Asking FIDE', 'Consulter la FIDE'],
    [
      'Federations may ask FIDE for a ruling on the Laws.',
      'Les fédérations peuvent demander à la FIDE une décision sur les Règles.',
    ],
    ['organiser'],
  ),
  law(
    'A.10',
    ['Late for resumption', 'Retard à la reprise'],
    [
      'More than {defaultTime} minutes late is lost, unless the sealed move ended the game or the event says otherwise.',
      'Plus de {defaultTime} minutes de retard font perdre, sauf coup qui finissait la partie ou avis du règlement.',
    ],
    ['player', 'loss'],
    { also: ['adjournment', 'ajournement'] },
  ),
  law(
    'A.11',
    ['Nobody at resumption', 'Personne à la reprise'],
    [
      'Who must answer the sealed move bears the time until arriving.',
      'Qui doit répondre au coup sous enveloppe perd le temps jusqu’à sa venue.',
    ],
    ['player', 'clock'],
  ),
  law(
    'B.1',
    ['What rapid chess is', 'Ce qu’est une partie rapide'],
    [
      'All moves in {rapidFrom} to {rapidTo} minutes each.',
      'Tous les coups en {rapidFrom} à {rapidTo} minutes chacun.',
    ],
    ['clock'],
    { also: ['rapid', 'rapide'] },
  ),
  law(
    'B.2',
    ['The Laws hold otherwise', 'Sinon valent les Règles'],
    [
      'Rapid games follow the Laws where this appendix says nothing else.',
      'Les parties rapides suivent les Règles, sauf ce que dit cette annexe.',
    ],
    ['arbiter'],
  ),
  law(
    'B.4',
    ['After {setUp} moves each', 'Après {setUp} coups de chacun'],
    [
      'Set-up, board and clock setting stand; a king left out of place never castles.',
      'Mise en place, échiquier et réglage restent ; un roi resté mal placé ne roque pas.',
    ],
    ['player', 'claim', 'clock'],
  ),
  law(
    'B.5.a',
    ['Touched pieces: only when asked', 'Pièces touchées : sur demande seule'],
    [
      'The arbiter rules on touched pieces by Article 4 only when a player asks.',
      'L’arbitre ne tranche des pièces touchées par l’article 4 que si un joueur le demande.',
    ],
    ['arbiter', 'claim'],
    { also: ['j’adoube', 'intervene', 'intervenir'] },
  ),
  law(
    'B.5.b',
    ['Complain before touching', 'Réclamer avant de toucher'],
    [
      'Who has touched a piece may no longer complain of irregularities or illegal moves by 7.2, 7.3 and 7.5.',
      'Qui a touché une pièce ne peut plus se plaindre d’irrégularités ou de coups illégaux par 7.2, 7.3 et 7.5.',
    ],
    ['player', 'claim'],
  ),
  law(
    'B.6',
    ['The flag: players only', 'Le drapeau : aux joueurs seuls'],
    [
      'A flag is down once a player rightly says so; the arbiter keeps silent about it.',
      'Un drapeau est tombé quand un joueur le dit à bon droit ; l’arbitre se tait.',
    ],
    ['player', 'arbiter', 'clock', 'claim'],
    { also: ['flag', 'drapeau'] },
  ),
  law(
    'B.7',
    ['Claiming on time', 'Réclamer au temps'],
    [
      'The claimant stops both clocks and tells the arbiter; the own flag must still be up.',
      'Le réclamant arrête les deux pendules et avertit l’arbitre ; son drapeau doit tenir encore.',
    ],
    ['player', 'claim', 'clock'],
  ),
  law(
    'B.8',
    ['Both flags down', 'Deux drapeaux tombés'],
    ['The game is drawn.', 'La partie est nulle.'],
    ['clock', 'draw'],
  ),
  law(
    'C.1',
    ['What blitz is', 'Ce qu’est une partie de blitz'],
    [
      'All moves in less than {rapidFrom} minutes each.',
      'Tous les coups en moins de {rapidFrom} minutes chacun.',
    ],
    ['clock'],
    { also: ['blitz'] },
  ),
  law(
    'C.2',
    ['Otherwise as in rapid', 'Sinon comme en rapide'],
    ['Appendix B holds but for what follows.', 'L’annexe B vaut, sauf ce qui suit.'],
    ['arbiter'],
  ),
  law(
    'C.3',
    ['Illegal move: a win to claim', 'Coup illégal : gain à réclamer'],
    [
      'Completed once the clock is pressed; the opponent may claim a win before moving. Afterwards it stands.',
      'Achevé une fois la pendule pressée ; l’adversaire peut réclamer le gain avant de jouer. Ensuite il reste.',
    ],
    ['player', 'claim', 'loss'],
  ),
  law(
    'C.4',
    ['Winning needs mating material', 'Gagner suppose de pouvoir mater'],
    [
      'Who claims a win must still be able to mate, if only with the opponent’s help.',
      'Qui réclame le gain doit pouvoir encore mater, fût-ce avec l’aide de l’adversaire.',
    ],
    ['player', 'claim', 'draw'],
    { also: ['bare king', 'roi nu'] },
  ),
  law(
    'E',
    ['Algebraic notation only', 'Notation algébrique seule'],
    [
      'Only the algebraic notation is admitted in FIDE events; others are no proof.',
      'Seule la notation algébrique est admise aux épreuves de la FIDE ; les autres ne prouvent rien.',
    ],
    ['player', 'arbiter'],
    { also: ['descriptive', 'notation descriptive'] },
  ),
];
