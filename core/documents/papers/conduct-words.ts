import { inBoth } from '../../rules/in-both.ts';

/** One rule of conduct as the poster says it: a word or two, then what is asked. */
interface ConductRule {
  readonly head: string;
  readonly text: string;
}

export const CONDUCT_RULES = [
  'onTime',
  'atOnce',
  'greeting',
  'silence',
  'devices',
  'leaving',
  'touched',
  'oneHand',
  'illegal',
  'recording',
  'draws',
  'help',
  'signing',
  'finished',
  'smoking',
  'dress',
] as const;
export type ConductRuleName = (typeof CONDUCT_RULES)[number];

/** Holes are figures of the event's edition of the Laws, or of its own regulations. */
export const CONDUCT_WORDS = inBoth<{
  readonly title: string;
  readonly ours: string;
  readonly source: string;
  readonly rules: Readonly<Record<ConductRuleName, ConductRule>>;
}>(
  {
    title: 'At the board',
    ours: 'custom of the house',
    source: 'In our own words, by: {edition}. The arbiter explains any rule to whoever asks.',
    rules: {
      onTime: {
        head: 'Be on time',
        text: '{minutes} {minutes|minute|minutes} after the start of the round, an empty chair has lost its game.',
      },
      atOnce: {
        head: 'Be on time',
        text: 'An empty chair when the round starts has lost its game.',
      },
      greeting: { head: 'Shake hands', text: 'Greet your opponent before the game and after it.' },
      silence: {
        head: 'Silence',
        text: 'Not a word in the hall, not a sound at the board: nothing that takes the opponent’s mind off the game.',
      },
      devices: {
        head: 'No telephone',
        text: 'Nor a smart watch, nor anything electronic, not even switched off. Found on you, it costs the game.',
      },
      leaving: {
        head: 'Stay here',
        text: 'On move, do not leave the playing area; at any time, do not leave the venue without asking the arbiter.',
      },
      touched: {
        head: 'Touched is played',
        text: 'To set a piece straight, say so first, and only when it is your move.',
      },
      oneHand: {
        head: 'One hand',
        text: 'Move with one hand, and press the clock with the same.',
      },
      illegal: {
        head: 'Illegal move',
        text: 'It brings the opponent {time}; illegal move no. {loses} by the same player loses the game.',
      },
      recording: {
        head: 'Write it down',
        text: 'Every move, one after the other. Below {below} minutes you need not, unless each move adds {increment} seconds.',
      },
      draws: {
        head: 'A draw',
        text: 'Offer it once, after your move and before pressing the clock. A position {repetitions} times, or {quiet} quiet moves by each: call the arbiter.',
      },
      help: {
        head: 'Something is wrong?',
        text: 'Stop the clocks, raise your hand, and let the arbiter come.',
      },
      signing: {
        head: 'Sign',
        text: 'Both players sign both scoresheets with the result, and hand it in.',
      },
      finished: {
        head: 'Game over',
        text: 'Set up the pieces and leave the board: from now on you are a spectator, and spectators say nothing about games.',
      },
      smoking: {
        head: 'Smoking',
        text: 'Electronic cigarettes too: only in the places the arbiter has named.',
      },
      dress: { head: 'Dress', text: 'Come as one comes to a competition: clean and decent.' },
    },
  },
  {
    title: 'À l’échiquier',
    ours: 'usage de la maison',
    source: 'Avec nos mots, d’après : {edition}. L’arbitre explique toute règle à qui la demande.',
    rules: {
      onTime: {
        head: 'À l’heure',
        text: '{minutes} {minutes|minute|minutes} après le début de la ronde, une chaise vide a perdu sa partie.',
      },
      atOnce: {
        head: 'À l’heure',
        text: 'Une chaise vide au début de la ronde a perdu sa partie.',
      },
      greeting: {
        head: 'Se serrer la main',
        text: 'On salue son adversaire avant la partie, et après.',
      },
      silence: {
        head: 'Silence',
        text: 'Pas un mot dans la salle, pas un bruit à l’échiquier : rien qui détourne l’adversaire de sa partie.',
      },
      devices: {
        head: 'Pas de téléphone',
        text: 'Ni montre connectée ni rien d’électronique, même éteint. Trouvé sur vous, il coûte la partie.',
      },
      leaving: {
        head: 'Rester là',
        text: 'Au trait, on ne sort pas de l’aire de jeu ; à aucun moment du lieu du tournoi sans demander à l’arbitre.',
      },
      touched: {
        head: 'Pièce touchée, pièce jouée',
        text: 'Pour en recentrer une, on le dit d’abord, et seulement quand on a le trait.',
      },
      oneHand: {
        head: 'Une seule main',
        text: 'La même joue le coup et appuie sur la pendule.',
      },
      illegal: {
        head: 'Coup illégal',
        text: 'Il donne {time} à l’adversaire ; le coup illégal n° {loses} du même joueur lui fait perdre la partie.',
      },
      recording: {
        head: 'Noter',
        text: 'Chaque coup, l’un après l’autre. Sous {below} minutes ce n’est plus demandé, sauf si chaque coup ajoute {increment} secondes.',
      },
      draws: {
        head: 'La nulle',
        text: 'Elle se propose une fois, son coup joué et avant la pendule. Une position vue {repetitions} fois, ou {quiet} coups calmes de chacun : appelez l’arbitre.',
      },
      help: {
        head: 'Un problème ?',
        text: 'On arrête les pendules, on lève la main, et l’arbitre vient.',
      },
      signing: {
        head: 'Signer',
        text: 'Les deux joueurs signent les deux feuilles avec le résultat, et le rapportent.',
      },
      finished: {
        head: 'Partie finie',
        text: 'On remet les pièces et on quitte l’échiquier : on est désormais spectateur, et un spectateur ne dit rien des parties.',
      },
      smoking: {
        head: 'Fumer',
        text: 'Cigarettes électroniques comprises : uniquement aux endroits indiqués par l’arbitre.',
      },
      dress: {
        head: 'Tenue',
        text: 'On vient comme à une compétition : propre et correct.',
      },
    },
  },
);
