import { comment as on } from './comment.ts';
import { SINCE_2023, type Catalogued } from './law-article.ts';

const ONLY_2017: readonly Catalogued[] = ['laws-2017'];
const ONLY_2018: readonly Catalogued[] = ['laws-2018'];

/** Comments on Articles 8 to 12 and the appendices (Livre de l’Arbitre, L.1661-2059; 2017: BAF 144, line 1389). */
export const COMMENTS_ON_THE_EVENT = [
  on(
    '8.1.2',
    'Not even an only reply is written ahead; claims and adjournments are the exceptions.',
    'Même une réponse unique ne se note pas d’avance ; sauf réclamation ou ajournement.',
  ),
  on(
    '8.2',
    'For the arbiter, not for the opponent. A pen may lie on the sheet as long as the last move is seen.',
    'Pour l’arbitre, non pour l’adversaire. Un stylo peut s’y trouver si le dernier coup reste visible.',
  ),
  on(
    '8.5.1',
    'Never tell how many moves remain, even when enough were made. Whoever dawdles over the sheet to think is warned.',
    'Ne jamais dire combien de coups il reste, même s’ils suffisent. Qui traîne sur sa feuille pour réfléchir est averti.',
  ),
  on(
    '8.5.2',
    'The clock runs on. If the opponent keeps the sheet back, insist.',
    'La pendule tourne. Si l’adversaire garde sa feuille, insister.',
  ),
  on(
    '8.5.3',
    'With the clock stopped, and away from the other games.',
    'Pendule arrêtée, et à l’écart des autres parties.',
  ),
  on(
    '8.7',
    'Lets the chief arbiter correct a wrong result, or another arbiter’s decision, even after signatures.',
    'Permet à l’arbitre principal de corriger un résultat faux, ou la décision d’un autre, même après signature.',
  ),
  on(
    '9.1.1',
    'Claims by repetition and by moves hold all the same, but are then always verified.',
    'Les réclamations par répétition ou par coups valent malgré tout, mais se vérifient alors toujours.',
  ),
  on(
    '9.1.2.1',
    'Offered in another order it is valid, perhaps with a penalty. A condition is void, the offer is not.',
    'Faite dans un autre ordre elle vaut, peut-être avec sanction. Une condition est nulle, l’offre ne l’est pas.',
  ),
  on(
    '9.1.2.2',
    'Several marks (=) on the sheet prove offers that distract.',
    'Plusieurs (=) sur la feuille prouvent des offres gênantes.',
  ),
  on(
    '9.1.2.3',
    'The opponent may accept without a check, except where the event forbids draws before some move.',
    'L’adversaire peut accepter sans vérification, sauf si l’épreuve interdit la nulle avant un coup.',
  ),
  on(
    '9.4',
    'The right returns with the next move, not for what is past.',
    'Le droit revient au coup suivant, sans effet rétroactif.',
  ),
  on(
    '9.5.3',
    'It is no illegal move. If the announced move is one, another is played with the same piece.',
    'Ce n’est pas un coup illégal. Si le coup annoncé l’est, on en joue un autre avec la même pièce.',
  ),
  on(
    '9.6.1',
    'The five need not follow each other. The arbiter stops the game.',
    'Les cinq n’ont pas à se suivre. L’arbitre arrête la partie.',
  ),
  on(
    '11.2.4',
    'This concerns the player not on the move, and only where the regulations say so.',
    'Cela vise le joueur qui n’a pas le trait, et seulement si le règlement le dit.',
  ),
  on(
    '11.3.2.2',
    'On or off makes no difference, nor whether the opponent could mate. Before he has come it is a forfeit, unrated.',
    'Allumé ou éteint, et que l’adversaire puisse mater ou non. Avant son arrivée, c’est un forfait, non classé.',
    ONLY_2018,
  ),
  on(
    '11.3.2.3',
    'On or off makes no difference, nor whether the opponent could mate. Before he has come it is a forfeit, unrated.',
    'Allumé ou éteint, et que l’adversaire puisse mater ou non. Avant son arrivée, c’est un forfait, non classé.',
    SINCE_2023,
  ),
  on(
    '11.4',
    'They leave the playing area; a few minutes at other boards are fine if nobody is disturbed.',
    'Ils quittent la zone de jeu ; quelques minutes aux autres échiquiers sont admises sans gêne.',
  ),
  on(
    '11.5',
    'Claims and offers that are right may disturb too, if they come too often.',
    'Même fondées, des réclamations ou offres trop fréquentes peuvent gêner.',
  ),
  on(
    '11.7',
    'Three or four warnings are a good reason. Announce first that this article comes next.',
    'Trois ou quatre avertissements suffisent. Annoncer d’abord que cet article suivra.',
  ),
  on(
    '11.9',
    '“May I castle?” Explain the rule, and answer neither yes nor no.',
    '« Puis-je roquer ? » Expliquer la règle, sans répondre ni oui ni non.',
  ),
  on(
    '11.10',
    'Tell the player of the appeal; meanwhile the game goes on, and a refusal loses on time.',
    'Signaler l’appel au joueur ; la partie continue entre-temps, et qui refuse perd au temps.',
  ),
  on(
    '11.12',
    'The players rebuild the game, the arbiter watches; a refusal falls under 12.9.',
    'Les joueurs reconstituent, l’arbitre surveille ; un refus relève de 12.9.',
  ),
  on('12.1', 'Step in at once, without a claim.', 'Intervenir aussitôt, sans réclamation.'),
  on(
    '12.7',
    'A spectator who sees a flag tells the arbiter quietly.',
    'Un spectateur qui voit un drapeau le dit discrètement à l’arbitre.',
  ),
  on(
    '12.9.8',
    'For instance a player who comes drunk but keeps quiet.',
    'Par exemple un joueur ivre mais calme.',
  ),
  on(
    '12.9.9',
    'The organiser may have to agree.',
    'L’accord de l’organisateur peut être nécessaire.',
  ),
  on(
    'A.2',
    'Writing may stop at any time. Without a sheet a claim may rest on an electronic board or on what the arbiter saw.',
    'On peut cesser de noter à tout moment. Sans feuille, un échiquier électronique ou l’arbitre témoin peut suffire.',
  ),
  on(
    'A.3.2',
    'The clock runs on meanwhile. The regime holds in every round, never in a final alone.',
    'La pendule tourne pendant ce temps. Le régime vaut à chaque ronde, jamais en finale seule.',
    ONLY_2018,
  ),
  on(
    'A.4.2',
    'The first illegal move no longer loses, the second does, as in standard play.',
    'Le premier coup illégal ne perd plus, le deuxième oui, comme en cadence lente.',
    ONLY_2018,
  ),
  on(
    'A.4.3',
    'If the own flag falls before the arbiter has ruled, because the clock was not stopped: draw.',
    'Si son propre drapeau tombe avant la décision, faute d’avoir arrêté la pendule : nulle.',
    ONLY_2017,
  ),
  on(
    'A.4.3',
    'Both at 0.00: the flag sign on the clock says who loses.',
    'Les deux à 0.00 : le signe du drapeau sur la pendule dit qui perd.',
    ONLY_2018,
  ),
  on(
    'A.4.4',
    'If one king is safe after that move, play goes on; a king then left in check is an illegal move.',
    'Si ce coup tire un roi d’échec, on continue ; un roi laissé alors en échec est un coup illégal.',
    ONLY_2018,
  ),
  on(
    'A.5.3',
    'Both at 0.00: the flag sign on the clock says who loses.',
    'Les deux à 0.00 : le signe du drapeau sur la pendule dit qui perd.',
    SINCE_2023,
  ),
  on(
    'A.5.4',
    'If one king is safe after that move, play goes on; a king then left in check is an illegal move.',
    'Si ce coup tire un roi d’échec, on continue ; un roi laissé alors en échec est un coup illégal.',
    SINCE_2023,
  ),
  on(
    'B.3.2',
    'The clock runs on meanwhile. The regime holds in every round, never in a final alone.',
    'La pendule tourne pendant ce temps. Le régime vaut à chaque ronde, jamais en finale seule.',
    ONLY_2018,
  ),
];
