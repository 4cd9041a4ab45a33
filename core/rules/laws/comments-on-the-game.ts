import { comment as on } from './comment.ts';

/** Comments on Articles 1 to 7 (Livre de l’Arbitre, L.1168-1657). */
export const COMMENTS_ON_THE_GAME = [
  on(
    '1.5',
    'The arbiter declares this draw without being asked. Knight against knight is none: a mate exists.',
    'L’arbitre déclare cette nulle de lui-même. Cavalier contre cavalier n’en est pas une : un mat existe.',
  ),
  on(
    '3.7.5.1',
    'A rook upside down is a rook; played along a diagonal it is illegal. A piece the arbiter fetched need not be taken.',
    'Une tour à l’envers est une tour ; jouée en diagonale, c’est illégal. La pièce apportée par l’arbitre n’oblige à rien.',
  ),
  on(
    '3.10.3',
    'Standard: always step in. Rapid and blitz: only after an illegal move the arbiter saw; else as the appendix says, or on a claim.',
    'Cadence lente : toujours intervenir. Rapide et blitz : seulement après un coup illégal vu ; sinon selon l’annexe, ou sur réclamation.',
  ),
  on(
    '4.2.1',
    'Only for pieces out of place. With the opponent away from the board, tell the arbiter first.',
    'Seulement pour des pièces mal placées. Si l’adversaire n’est pas là, prévenir d’abord l’arbitre.',
  ),
  on(
    '4.2.2',
    '“I meant the other piece” is no accident: the touched one is played.',
    '« Je voulais l’autre pièce » n’est pas un accident : la pièce touchée se joue.',
  ),
  on(
    '4.4.2',
    'The rook moves if it can; otherwise the king does.',
    'La tour joue si elle peut ; sinon c’est le roi.',
  ),
  on(
    '4.4.3',
    'Castling is a king move: another one is due, and without any the player is free, the rook included.',
    'Le roque est un coup de roi : il en faut un autre, et à défaut le joueur est libre, tour comprise.',
  ),
  on(
    '5.1.2',
    'Stopping the clock, a king laid down or a hand held out may be misread: ask what was meant, and see that both sheets agree.',
    'Pendule arrêtée, roi couché ou main tendue prêtent à confusion : demander l’intention, et voir que les deux feuilles concordent.',
  ),
  on(
    '6.2.1',
    'When a press is forgotten the opponent may wait, tell the player, or simply move. The arbiter says nothing.',
    'Si l’appui est oublié, l’adversaire peut attendre, le dire au joueur, ou jouer. L’arbitre se tait.',
  ),
  on(
    '6.2.2',
    'Back from a walk, a player may move twice by mistake: find out whether the opponent had moved, then correct time and counter.',
    'De retour, un joueur peut rejouer par erreur : voir si l’adversaire avait joué, puis corriger temps et compteur.',
  ),
  on(
    '6.2.3',
    'The other hand on the clock is penalised by 12.9 and is no illegal move. Nobody blocks the clock while pieces are put back.',
    'L’autre main sur la pendule relève de 12.9, sans coup illégal. Nul ne bloque la pendule pendant qu’on remet des pièces.',
  ),
  on(
    '6.2.4',
    'A press without a move is the exception: it is an illegal move.',
    'L’appui sans coup fait exception : c’est un coup illégal.',
  ),
  on(
    '6.2.6',
    'The player finds the assistant and presents him in good time. Ten minutes less are customary, never for a disabled player.',
    'Le joueur trouve l’assistant et le présente à temps. Dix minutes de moins sont d’usage, jamais pour un joueur handicapé.',
  ),
  on(
    '6.4',
    'With both at 0.00 an electronic clock marks the first flag: there is always a winner. Mechanical clocks: Guidelines III.',
    'Si les deux marquent 0.00, la pendule électronique signale le premier drapeau : il y a toujours un vainqueur. Mécaniques : Directives III.',
  ),
  on(
    '6.5',
    'For a disability turn the board, not the clock. In team matches players often press the neighbour’s clock.',
    'Pour un handicap, tourner l’échiquier et non la pendule. Par équipes, on appuie souvent sur celle du voisin.',
  ),
  on(
    '6.6',
    'Few boards: arbiters start the clocks. Many: announce and check. With a move counter that adds time, arbiters rather than players.',
    'Peu d’échiquiers : les arbitres lancent. Beaucoup : annoncer et vérifier. Si le compteur ajoute du temps, plutôt les arbitres.',
  ),
  on(
    '6.7.1',
    'The round begins when the arbiter says so: planned 15:00, announced 15:15, thirty minutes allowed, lost at 15:45.',
    'La ronde débute à l’annonce : prévue à 15 h, annoncée à 15 h 15, trente minutes de délai, perdu à 15 h 45.',
  ),
  on(
    '6.8',
    'A flag counts from when it is noticed: a result reached in between stands.',
    'Un drapeau compte dès qu’on le constate : un résultat atteint entre-temps reste.',
  ),
  on(
    '6.9',
    'Look at the position before declaring a loss. Drawn too: forced moves to mate or stalemate, though not forced by a touched piece.',
    'Regarder la position avant de déclarer la perte. Nulle aussi : coups forcés menant au mat ou au pat, sauf par pièce touchée.',
  ),
  on(
    '6.10.1',
    'Note times and moves about every half hour: a replacement clock can then be set. List a faulty clock.',
    'Noter temps et coups toutes les demi-heures environ : on peut alors régler une autre pendule. Répertorier la pendule défectueuse.',
  ),
  on(
    '6.10.2',
    'Copy everything the clock shows before touching it.',
    'Relever tout ce que montre la pendule avant d’y toucher.',
  ),
  on(
    '6.11.4',
    'Good reasons: an irregularity, a disturbance, illness. The toilet is one only for a disabled or ill player.',
    'Bonnes raisons : irrégularité, gêne, maladie. Les toilettes n’en sont une que pour un joueur handicapé ou malade.',
  ),
  on(
    '6.12.2',
    'Screens may err. The counter may confirm fifty or seventy-five moves once the arbiter knows from where it counts.',
    'Les écrans peuvent se tromper. Le compteur peut confirmer 50 ou 75 coups si l’arbitre sait d’où il compte.',
  ),
  on(
    '7.2.1',
    'Only while the game lasts; afterwards its result stands. A blocked broadcast may be the first sign.',
    'Seulement pendant la partie ; ensuite le résultat reste. Une retransmission bloquée peut en être le signe.',
  ),
  on(
    '7.3',
    'Whatever the position. A game that ended normally in fewer moves keeps its result.',
    'Quelle que soit la position. Une partie finie normalement en moins de coups garde son résultat.',
  ),
  on(
    '7.4.3',
    'Nobody starts the opponent’s clock for it: stop both. Add time to one or take it from the other; a loss only if meant or repeated.',
    'On ne lance pas la pendule adverse : arrêter les deux. Ajouter du temps à l’un ou en ôter à l’autre ; perte si voulu ou répété.',
  ),
  on(
    '7.5.1',
    'Until the clock is pressed the move may be corrected, under Article 4. After signing or a clear end nothing is corrected.',
    'Avant l’appui, le coup se corrige, selon l’article 4. Après signature ou fin nette, rien n’est corrigé.',
  ),
  on(
    '7.5.3',
    'Restarting the opponent’s clock instead of stopping it may be an accident, penalised more lightly: the arbiter decides.',
    'Relancer la pendule adverse au lieu d’arrêter peut être un accident, moins sanctionné : l’arbitre décide.',
  ),
  on(
    '7.5.4',
    'Not where the move ended the game before the press.',
    'Pas si le coup a fini la partie avant l’appui.',
  ),
  on(
    '7.5.5',
    'All kinds count together; two faults in a single move count once. Taking the king is one.',
    'Toutes les sortes se cumulent ; deux fautes dans un même coup comptent une fois. Prendre le roi en est une.',
  ),
  on(
    '7.6',
    'Better let the players look for the position, with the arbiter watching.',
    'Mieux vaut que les joueurs cherchent la position, sous le regard de l’arbitre.',
  ),
];
